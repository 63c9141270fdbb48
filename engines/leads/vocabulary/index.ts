export { companySizeNames, companySizeOf, companySizes, isCompanySize, parseCompanySize, type CompanySize } from './company-sizes.ts';
export { departmentNames, departments, isDepartment, type Department } from './departments.ts';
export { emailVerdictNames, emailVerdicts, isEmailVerdict, verdictStaleAfterDays, type EmailVerdict } from './email-verdicts.ts';
export { industries, industryOf, isIndustryId, type Industry, type IndustryId } from './industries/industries.ts';
export { industryOfNaics, industryOfSic } from './industries/industry-codes.ts';
export { industryOfGics, industryOfTags, parseIndustry } from './industries/parse-industry.ts';
export {
  citiesIn,
  cityIdOf,
  cityOf,
  countries,
  countryOf,
  regionOf,
  regionsOf,
  type City,
  type Country,
  type Region,
} from './places/gazetteer.ts';
export { unknownPlace, parseCountry, parsePlace, type PlaceResult } from './places/parse-place.ts';
export type { CityId, CountryCode, Place, RegionId } from './places/places.ts';
export { isSeniority, seniorities, seniorityNames, type Seniority } from './seniority.ts';
