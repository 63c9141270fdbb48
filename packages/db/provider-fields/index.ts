/** Imports: platform, runs. */
export {
  type ProviderFieldRow,
  type ProviderFieldRun,
  type ProviderFieldSubject,
  createProviderFieldRun,
  countPendingProviderFieldRows,
  findProviderFieldRow,
  postponeProviderFieldRow,
  putBackProviderFieldRows,
  readNextProviderFieldTry,
  readPendingProviderFields,
  readProviderFieldRows,
  readProviderFieldRun,
  setAsideProviderFieldRow,
  settleProviderFieldRow,
} from './provider-field-runs.queries.ts';
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
