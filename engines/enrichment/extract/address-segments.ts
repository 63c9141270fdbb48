/** Lines around a place in an address, divided at commas and dashes. */
import { remembered } from './remembered.ts';
import type { Line, Scope } from './scope.ts';

export interface Segment {
  readonly text: string;
  readonly line: Line;
}

/** Lines before a postal code that may belong to its address. */
const linesBefore = 6;
export const longestLine = 160;

const separators = /\s*[,;|•·●▪]\s*|\s\*\s|\s+[-–—]\s+|\s{2,}/;

/** Names of parts of an address in a form or table: "City", "Plaats:", "Zip: 37064". */
const partLabel =
  /^(?:street(?: address)?|address|city|town|state|country|zip(?: code)?|post(?:al)? ?code|plz|cep|c\.?p\.?|ort|stra(?:ß|ss)e|stadt|land|anschrift|adresse|adres|adresa|postcode|plaats|ville|code postal|pays|ciudad|direcci[óo]n|provincia|endere[çc]o|cidade|estado|indirizzo|citt[àa]|cap|ulica|kod pocztowy|miasto|miejscowo[śs][ćc]|c[óo]digo postal)\s*(?::\s*|$)/i;
/** "Acme Ltd. Registered in England 0123456. Registered office: 12 Hope Street": as British and Irish companies must write it. */
const office =
  /^.*\b(?:registered|head|principal|trading|main|corporate|regd\.?) (?:office|address|place of business)(?:\s(?:is(?: at)?|at|&(?: \p{L}+)?))?\s*[:–-]?\s+(?=\S*\d|[^,]*\d)/iu;
/** "We are located at 455 Larkspur Dr." */
const located =
  /^.*(?<!\p{L})(?:(?:located|situated|based|headquartered|visit us|find us|offices?) (?:at|in)|si[èe]ge (?:social )?(?:est )?(?:situ[ée]|sis|fix[ée]|se trouve)(?: (?:au|à|à l['’]adresse))?|(?:si trova|è|con sede|domicilio|ubicad[oa]|situad[oa]|sede legale|sediada?) (?:social )?(?:en|in|em|na|a))\s+(?=\d|\p{Lu})/iu;

/** "(503) 223-4410 info@acme.com 12 Mill Lane": footers that have the phone, email and street in one line. */
const reachedBefore = /^.*(?:[\w-]@[\w.-]+\.\p{L}{2,}|(?:\(\d{3}\)\s?|\d{3}[-.])\d{3}[-.]\d{4})\s+(?=\d{1,5}\s\p{Lu})/u;

/** A city of at most three words before a word for a street, its name and a number. */
const streetBehindCity =
  /^(\p{Lu}\p{L}+(?:[ '’-]\p{L}+){0,2}) (?=(?:Via|Viale|Piazza|Corso|Largo|Calle|Avenida|Rua|Rue)\s\p{Lu}[\p{L} .'’]{2,30}\s\d)/u;

export const segmentsOf = (text: string, line: Line): Segment[] => partsOf(text).map((part) => ({ text: part, line }));

const partsOf = remembered((text): readonly string[] => {
  // "Carrera 11 # 82 - 76": Colombia writes the distance to the corner after a dash.
  const joined = text.includes('#') ? text.replace(/(#\s?\d{1,3}\p{L}?)\s+[-–]\s+(?=\d)/u, '$1-') : text;
  return joined
    .split(separators)
    .map((part) =>
      part
        .replace(reachedBefore, '')
        .replace(partLabel, '')
        .replace(/[\s.](?:CEP|C\.P\.)\s*:?$/, '')
        .replace(located, '')
        .replace(office, '')
        .trim(),
    )
    .filter((part) => part !== '');
});

export function segmentsBefore(scope: Scope, line: Line, offset: number, lastLine: number, from: number): Segment[] {
  // "Bergstraße 12 in 01069 Dresden"
  const own = segmentsOf(
    line.text
      .slice(from, offset)
      .slice(-longestLine)
      .replace(/\s(?:in|à|te|en|em|a)\s$/, ' '),
    line,
  );
  if (from > 0) return own;
  const found: Segment[][] = [own];
  for (let at = line.index - 1; at > lastLine && at >= line.index - linesBefore; at--) {
    const above = scope.lines[at];
    if (!above || above.text.length > longestLine || above.block.landmark !== line.block.landmark || scope.others.has(above.block.index))
      break;
    found.unshift(segmentsOf(above.text, above));
    if (above.block.level > 0) break;
  }
  return found.flat();
}

export function segmentsAfter(scope: Scope, line: Line, offset: number): Segment[] {
  const own = segmentsOf(
    line.text
      .slice(offset, offset + 200)
      .replace(/^[\s,.)–—-]+/, '')
      // "20148 Milano Via Monreale 14": the street follows the city without a comma.
      .replace(streetBehindCity, '$1, '),
    line,
  );
  const found = [...own];
  for (let at = line.index + 1; at <= line.index + 2 && found.length < 4; at++) {
    const below = scope.lines[at];
    // The next heading starts another section, such as the next office's city.
    if (!below || below.text.length > 80 || (below.block.level > 0 && below.block !== line.block)) break;
    found.push(...segmentsOf(below.text, below));
  }
  return found;
}
