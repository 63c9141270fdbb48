export { businessNamed, namesOfBusinesses } from './businesses.ts';
export { industries, industryOf, isIndustryId, type Industry, type IndustryId } from './industries.ts';
export { industryOfNaics, industryOfSic } from './industry-codes.ts';
export { industrySystemOf, type IndustrySystem } from './industry-systems.ts';
export { industryNamed, industryOfGics, industryOfTags, namesOfIndustries, parseIndustry } from './parse-industry.ts';
