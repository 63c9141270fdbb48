/** What describes a model, without the SDK, which takes a while to load. */
export { modelApis, type ModelApi } from './model.ts';
export { readModelUrl } from './model-url.ts';
