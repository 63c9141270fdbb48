/** The encodings in which delimited files are read: the only list, which the importer, the API and stored runs use. Names of the Encoding Standard (https://encoding.spec.whatwg.org). */

/**
 * Older than UTF-8. Excel saves CSV in the code page of its computer: Western, Central European, Cyrillic, Greek, Turkish, Japanese, simplified and
 * traditional Chinese, Korean. Excel for Mac saved it in Mac Roman, which the standard calls `macintosh`.
 */
export const legacyEncodings = [
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'shift_jis',
  'gb18030',
  'big5',
  'euc-kr',
  'macintosh',
] as const;
export type LegacyEncoding = (typeof legacyEncodings)[number];

export const fileEncodings = ['utf-8', 'utf-16le', 'utf-16be', ...legacyEncodings] as const;
export type FileEncoding = (typeof fileEncodings)[number];
