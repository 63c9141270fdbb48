export {
  addMemberFact,
  addFacts,
  maxSnippetLength,
  mergeFacts,
  removeSource,
  restoreRetracted,
  retract,
  undoChoice,
  undoMerge,
  type Merge,
} from './changing.ts';
export { bestFact, currentFact, currentFacts, factsThatCount, isSameValue } from './current-value.ts';
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
export { compareRegisterKeys, registerKey, registerKeysOf, registerLocator, registerOfLocator } from './registers.ts';
export { factsOf, fieldsOf, noFacts, packFacts, unpackFacts } from './packing.ts';
export { companyOf, companyOfFacts, personOf, personOfFacts, type EmailCheck } from './views.ts';
