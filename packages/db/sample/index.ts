/** Imports: leads, platform, runs. */
export { type SampleLoad, copySample, loadSample, removeSample, wasSampleLoaded } from './sample.queries.ts';
