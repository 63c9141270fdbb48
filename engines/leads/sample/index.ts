export { randomFrom, zipf, type Random } from './random.ts';
export { generateSample, sampleCompanyCount, type SampleCompany, type SampleOptions, type SamplePerson } from './sample.ts';
