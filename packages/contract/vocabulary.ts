/** Names and order of lead vocabularies, for display. Without zod, so that the browser doesn't load it; the rules are in @leadlight/leads. */
export { leadSorts, sourceKinds, type Facet, type LeadKind, type LeadSort, type SourceKind } from '@leadlight/leads';
export {
  companySizeNames,
  companySizes,
  companyStatuses,
  companyStatusNames,
  departmentNames,
  departments,
  emailVerdictNames,
  mailProviderNames,
  emailVerdicts,
  seniorities,
  seniorityNames,
  verdictStaleAfterDays,
  type CompanySize,
  type CompanyStatus,
  type Department,
  type EmailVerdict,
  type Seniority,
} from '@leadlight/vocabulary';
