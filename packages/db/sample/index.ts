/** Imports: leads, platform. */
export { type SampleLoad, copySample, loadSample, removeSample, wasSampleLoaded } from './sample.queries.ts';
