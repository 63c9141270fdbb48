export { inputErrors, type InputErrorCode } from './errors.ts';
export { emptyKeys, type ProfileAddress, type ProfileInput, type ProfileInputs, type ProfileKeys, type RefusedInput } from './keys.ts';
export { readPastedText } from './pasted-text.ts';
export { readTableRow, readTableRows, type TableColumns, type TableRowResult } from './table.ts';
