/** Imports: platform, runs. */
export {
  type ProviderFieldLookup,
  type ProviderFieldRow,
  type ProviderFieldRun,
  createProviderFieldRun,
  countPendingProviderFieldRows,
  findProviderFieldRow,
  listProviderFieldLookups,
  postponeProviderFieldRow,
  putBackProviderFieldRows,
  readNextProviderFieldTry,
  readProviderFieldLabels,
  readPendingProviderFields,
  readProviderFieldRows,
  readProviderFieldRun,
  setAsideProviderFieldRow,
  settleProviderFieldRow,
} from './provider-field-runs.queries.ts';
export type { ProviderFieldSubject } from './provider-field-values.queries.ts';
export {
  type FieldOfProvider,
  type ProviderFieldOutcome,
  type ProviderFieldValue,
  type StoredFieldValue,
  findProviderFieldValue,
  readProviderFieldValues,
  removeDueProviderFieldValues,
  saveProviderFieldValue,
} from './provider-field-values.queries.ts';
