/** A column whose values are numbered. */
import type { StringTable } from './string-table.ts';

export type Codes = Uint8Array | Uint16Array | Uint32Array;

export interface Coded {
  readonly codes: Codes;
  readonly values: StringTable;
}
