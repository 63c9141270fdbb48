import type { Import, ImportPreview } from '../api/contract.ts';
import { importRun } from '../runs/import-run.ts';
import { wordCount } from '../words/numbers.ts';

const vendorNames: Record<string, string> = {
  linkedin: 'LinkedIn connections',
  hubspot: 'HubSpot export',
  salesforce: 'Salesforce export',
  pipedrive: 'Pipedrive export',
  apollo: 'Apollo export',
  yc: 'Y Combinator directory',
  'yc-directory': 'Y Combinator directory',
  sp500: 'S&P 500 list',
};
export const wordVendor = (vendor: string): string => vendorNames[vendor] ?? vendor.charAt(0).toUpperCase() + vendor.slice(1);

export const formatNames: Record<ImportPreview['format'], string> = {
  csv: 'Delimited text',
  xlsx: 'Excel workbook',
  json: 'JSON',
  vcf: 'vCard or LDIF',
  xls: 'Table (.xls)',
  ods: 'OpenDocument spreadsheet',
};

export const delimiterNames: Record<NonNullable<ImportPreview['delimiter']>, string> = {
  ',': 'Comma',
  ';': 'Semicolon',
  '\t': 'Tab',
  '|': 'Vertical bar',
};
export const encodingNames: Record<NonNullable<ImportPreview['encoding']>, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
  'windows-1250': 'Windows-1250 (Central European)',
  'windows-1251': 'Windows-1251 (Cyrillic)',
  'windows-1253': 'Windows-1253 (Greek)',
  'windows-1254': 'Windows-1254 (Turkish)',
  macintosh: 'Mac Roman',
  shift_jis: 'Shift_JIS (Japanese)',
  gb18030: 'GB 18030 (simplified Chinese)',
  big5: 'Big5 (traditional Chinese)',
  'euc-kr': 'EUC-KR (Korean)',
};

/** The result of an import, in one line. */
export function wordResult(file: Import): string {
  if (importRun(file).undo === 'done') return 'Undone';
  const { peopleCreated, companiesCreated, matched, refused } = file.progress;
  const parts = [
    peopleCreated > 0 && wordCount(peopleCreated, 'new person', 'new people'),
    companiesCreated > 0 && wordCount(companiesCreated, 'new company', 'new companies'),
    matched > 0 && wordCount(matched, 'known', 'known'),
    refused > 0 && `${refused.toLocaleString('en')} refused`,
  ].filter(Boolean);
  return parts.join(', ') || 'Nothing new';
}
