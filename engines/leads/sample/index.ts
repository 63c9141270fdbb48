export { randomFrom, zipf, type Random } from './random.ts';
export { generateSample, sampleCompanyCount } from './sample.ts';
export type { SampleCompany, SampleOptions, SamplePerson } from './sample-leads.ts';
