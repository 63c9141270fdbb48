export {
  companyFields,
  personFields,
  sourceKinds,
  type CompanyField,
  type Evidence,
  type Fact,
  type FactValue,
  type PackedEvidence,
  type PackedFact,
  type PackedFacts,
  type PersonField,
  type SourceKind,
} from './facts.ts';
export type { LeadCompany, LeadPerson } from './leads.ts';
