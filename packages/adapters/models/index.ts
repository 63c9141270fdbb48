/** Language models that the operator or a workspace connected. Off until one of them does. */
export { createModelClient, mostModelAttempts, type ModelClient } from './model-client.ts';
export { type AnswerForm, type ModelAnswer, type ModelFailure, type ModelRequest, type ModelSettings } from './model.ts';
