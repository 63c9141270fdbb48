/** The reader of a register, chosen by the register and the first characters of the file. */
import { companiesHouseReader } from './companies-house.ts';
import { gleifParentsReader, gleifReader } from './gleif.ts';
import { peopleDataLabsReader } from './people-data-labs.ts';
import type { RegisterId, RegisterReader } from './register.ts';
import { formDReader, secTickersReader } from './sec.ts';
import { sireneReader, sireneSitesReader } from './sirene.ts';
import { wikidataReader } from './wikidata.ts';

/** Registers that come as text. */
export type TextRegisterId = Exclude<RegisterId, 'overture'>;

/**
 * @param top the beginning of the file, at least some hundred characters
 * @param after records that are passed over without reading them: those that an earlier run of the same file has read
 */
export function registerReader(id: TextRegisterId, top: string, after: number): RegisterReader {
  const isObject = /^\uFEFF?\s*[[{]/.test(top);
  switch (id) {
    case 'gleif':
      return gleifReader(after);
    case 'gleif-parents':
      return gleifParentsReader(after);
    case 'sec-tickers':
      return secTickersReader(/^\uFEFF?\s*\{\s*"(?:fields|data)"/.test(top) ? 'exchanges' : 'tickers', after);
    case 'sec-form-d':
      return formDReader(after);
    case 'companies-house':
      return companiesHouseReader(after);
    case 'sirene':
      return sireneReader(after);
    case 'sirene-sites':
      return sireneSitesReader(after);
    case 'people-data-labs':
      return peopleDataLabsReader(isObject ? 'json' : 'csv', after);
    case 'wikidata':
      return wikidataReader(after);
  }
}

/** Lines above the first record: the header of CSV. */
export function headerLinesOf(id: RegisterId, top: string): 0 | 1 {
  if (id === 'overture' || id === 'sec-tickers' || id === 'sec-form-d' || id === 'wikidata') return 0;
  return id === 'people-data-labs' && /^\uFEFF?\s*[[{]/.test(top) ? 0 : 1;
}
