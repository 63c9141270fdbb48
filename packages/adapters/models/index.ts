/** Language models that the operator or a workspace connected. Off until one of them does. */
export { createModelClient, mostModelAttempts, type ModelClient, type ModelClientOptions } from './model-client.ts';
export {
  modelApis,
  modelFailureCodes,
  type AnswerForm,
  type ModelAnswer,
  type ModelApi,
  type ModelFailure,
  type ModelFailureCode,
  type ModelRequest,
  type ModelSettings,
  type ModelUsage,
} from './model.ts';
export { readModelUrl, type ModelUrlFault } from './model-url.ts';
