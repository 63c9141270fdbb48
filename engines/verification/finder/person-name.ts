/** The names of a person whose address is looked for, and the country of a domain. */
import { readName, type NameParts } from '@leadlight/vocabulary/identity';
import { splitWithoutSpace } from '@leadlight/vocabulary/scripts';

export type PersonName = NameParts;

/**
 * Splits "Dr. Ana García Márquez, MBA", "Berg, Jan van den" or "田中 太郎" into its parts.
 * @param domain where the person works; its country helps to tell which part is the surname
 * @returns null when there are no two parts
 */
export function splitName(full: string, domain = ''): PersonName | null {
  const country = countryOf(domain);
  return readName(full, country, (text) => splitWithoutSpace(text, country));
}

const countryDomains = new Set(
  `ad ae al am ar at au az ba be bg bh bo br by ca ch cl cn co cr cu cy cz de dk do dz ec ee eg es fi fr ge gr gt hk hn hr hu id ie il in iq ir is it jo jp ke kr kw kz lb li lt
  lu lv ma md me mk mo mt mx my ng ni nl no nz om pa pe ph pk pl ps pt py qa ro rs ru sa se sg si sk su sv th tn tr tw ua uk us uy uz ve vn za`.split(
    /\s+/,
  ),
);

/** The country of a domain by its ending ("uk"), or ''; endings that are used everywhere, such as .io, have none. */
export function countryOf(domain: string): string {
  const ending = domain.slice(domain.lastIndexOf('.') + 1).toLowerCase();
  return countryDomains.has(ending) && ending !== 'me' ? ending : '';
}
