export { dateOrderOf, parseDate, type DateOrder } from './dates.ts';
export { fileEncodings, legacyEncodings, type FileEncoding, type LegacyEncoding } from './encodings.ts';
export { importErrors, maxCellLength, maxColumns, type ImportErrorCode, type RowError } from './errors.ts';
export { importTargets, isKnownHeader, targetOfHeader, vendorOf, vendors, type ImportTarget, type Vendor } from './headers.ts';
export { delimiters, detectDelimiter, detectLayout, isBlank, splitRows, type Delimiter, type Layout } from './layout.ts';
export { checkMapping, guessMapping, type ColumnGuess, type GuessedMapping, type Mapping } from './mapping.ts';
export { type ImportedKind, type KindReason } from './lead-kind.ts';
export { companyRowKey, headerOfRecords, readRow, rowOfRecord, type RowResult, type RowSource } from './rows.ts';
export { ownersOf, type Owners, type RowWork } from './work.ts';
