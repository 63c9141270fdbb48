export {
  companyStatuses,
  companyStatusNames,
  companyStatusWords,
  isCompanyStatus,
  parseCompanyStatus,
  type CompanyStatus,
} from './company-statuses.ts';
export { companySizeNames, companySizeOf, companySizes, isCompanySize, parseCompanySize, type CompanySize } from './company-sizes.ts';
export { departmentNames, departments, isDepartment, type Department } from './departments.ts';
export { emailVerdictNames, emailVerdicts, isEmailVerdict, verdictStaleAfterDays, type EmailVerdict } from './email-verdicts.ts';
export { mailProviderNames } from './mail-providers.ts';
export { isSeniority, seniorities, seniorityNames, type Seniority } from './seniority.ts';
export { parseStage, stageNames, stages, type Stage } from './stages.ts';
