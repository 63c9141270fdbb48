/** The street among the parts of an address. */
import { isBuilding, isCapitalizedPlace, isFlat } from './address-buildings.ts';
import type { Segment } from './address-segments.ts';
import { isPostBox, isPublicBuilding, isUnnumbered, isZone, streetLikeness, unitWords } from './address-words.ts';

export interface Street {
  readonly text: string;
  readonly likeness: 1 | 2;
  readonly segments: readonly Segment[];
}

/**
 * The street nearest before the city, with units between them.
 * @param isCertain the city leaves no doubt, so that a street needs no number: "Riverside Business Park, Mill Lane"
 */
export function streetOf(before: readonly Segment[], isCertain = false): Street | null {
  const segments = joinNumbers(before);
  const nearest = Math.max(0, segments.length - 5);
  let best = -1;
  let likeness: 0 | 1 | 2 = 0;
  for (let at = segments.length - 1; at >= nearest; at--) {
    const text = segments[at]?.text ?? '';
    const isUnit = unitWords.test(text) && !isPostBox(text);
    const here = text.startsWith('#') && isUnit ? 0 : streetLikeness(text);
    if (here > likeness && !(isUnit && here === 1)) {
      best = at;
      likeness = here;
      // A box is written below the street.
      if (here === 2 && !isPostBox(text)) break;
      if (here === 2 && at > 0) {
        const street = streetAbove(segments, at);
        if (street !== null) best = street;
        break;
      }
    }
    // What lies between the street and the city is short.
    if (text.length > 60 && here === 0) break;
  }
  if (best === -1 && isCertain) {
    best = withoutNumber(segments, nearest);
    if (best === -1) best = ofBuilding(segments, nearest);
    likeness = 1;
  }
  if (best === -1 || likeness === 0) return null;
  const first = firstOf(segments, best, isCertain);
  const used = segments.slice(first);
  const text = used
    .map((segment, index) =>
      index === best - first ? trimmedStreet(/\d/.test(segment.text) ? segment.text : tailOf(segment.text)) : segment.text,
    )
    .join(', ');
  return { text: text.replaceAll(/\s+/g, ' ').replace(/^[\s,:–-]+|[\s,:–-]+$/g, ''), likeness, segments: used };
}

/** "… Principal Office: Oakfield House Binley Business Park" without what is before it. */
const tailOf = (text: string): string => text.replace(/^.*(?::|\.|\b(?:at|is))\s(?=\p{Lu})/u, '');

function withoutNumber(segments: readonly Segment[], nearest: number): number {
  for (let at = segments.length - 1; at >= nearest; at--) {
    const text = tailOf(segments[at]?.text ?? '');
    if (isUnnumbered(text) || isZone(text) || isPublicBuilding(text)) return at;
    if (text.length > 60) break;
  }
  return -1;
}

const isUnit = (text: string): boolean => unitWords.test(text) || isFlat(text);

/** "4th Floor, Tower B, DLF Cyber City, Phase III": some addresses have no street, only a unit and a building. */
function ofBuilding(segments: readonly Segment[], nearest: number): number {
  for (let at = segments.length - 1; at >= nearest; at--) {
    const text = segments[at]?.text ?? '';
    const isNumbered = segments.slice(nearest, at + 1).some((segment) => /\d/.test(segment.text));
    if (isNumbered && /\p{L}{3}/u.test(text) && (isUnit(text) || isBuilding(text))) return at;
    if (!isCapitalizedPlace(text)) break;
  }
  return -1;
}

/** The street in the segment right above a post box. */
function streetAbove(segments: readonly Segment[], box: number): number | null {
  const text = segments[box - 1]?.text ?? '';
  return !isPostBox(text) && (streetLikeness(text) === 2 || isUnnumbered(text)) ? box - 1 : null;
}

/** Units and buildings written before the street. */
function firstOf(segments: readonly Segment[], best: number, isCertain: boolean): number {
  let first = best;
  for (let at = best - 1; at >= Math.max(0, best - 4); at--) {
    const text = segments[at]?.text ?? '';
    if (text.length >= 40 || (streetLikeness(text) === 2 && !isBuilding(text))) break;
    const isAbove = segments[at]?.line !== segments[best]?.line;
    // In a line of its own, a building may also be the company: "Harbor House".
    const isPlace = isBuilding(text) && (!isAbove || /\d/.test(text) || at > 0);
    // "4th Floor, Delta Corner, Waiyaki Way": what stands between a unit and the street is the building.
    const above = segments[at - 1];
    const isBetween = above?.line === segments[best]?.line && isCapitalizedPlace(text) && text.length < 30 && isUnit(above?.text ?? '');
    if (isUnit(text) || isZone(text) || isPlace || isBetween || (isCertain && isUnnumbered(text))) first = at;
    else break;
  }
  return first;
}

/** "Acme S.r.l. Strada Cardio 22" */
const company =
  /^.{2,50}\s(?:GmbH|AG|KG|Ltd\.?|Limited|Inc\.?|LLC|S\.?[Rr]\.?[Ll]\.?|S\.?[Pp]\.?A\.?|B\.?V\.?|Lda\.?|LTDA|Ltda\.?|SARL|SAS|S\.L\.|s\.r\.o\.|[Ss]p\. z o\.o\.)\s+(?=\p{Lu}|\d)/u;

/** Without a label or the sentence before the house number. */
function trimmedStreet(text: string): string {
  const plain = text
    .replace(company, '')
    // "Acme, Inc. 400 Oak Avenue": the comma is the company's.
    .replace(/^(?:Inc|LLC|L\.L\.C|Ltd|Corp|Co|P\.?C|P\.?A|LLP|S\.?L|S\.?A)\.?\s+(?=\d)/, '')
    .replace(/^[^:]{2,30}(?<!\b(?:no|nr))\s*:\s*(?=\S)/i, '')
    .trim();
  const words = plain.split(/\s+/);
  if (words.length <= 7) return plain;
  const [, tail] = /(?:^|\s)((?:\d{1,6}[\w-]*)\s+(?:[NSEW]\.?\s+)?\p{Lu}.*)$/u.exec(plain) ?? [];
  return tail !== undefined && streetLikeness(tail) === 2 ? tail : plain;
}

const houseNumber = /^(?:n(?:r|o|º|°|\.)*\s*\.?\s*)?\d{1,5}\s?[a-z]?(?:\s?[-–/]\s?(?:\d{1,4}[a-z]?|[a-z]))?(?:\s(?:bis|ter))?$/i;

/** "425 | avenue Mathers" and "Via della Canaletta | 22C" are one. */
function joinNumbers(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (let at = 0; at < segments.length; at++) {
    const segment = segments[at];
    if (!segment) continue;
    const next = segments[at + 1];
    const last = joined.at(-1);
    if (houseNumber.test(segment.text)) {
      if (
        next &&
        !/\d/.test(next.text) &&
        streetLikeness(`${segment.text} ${next.text}`) === 2 &&
        !(last && streetLikeness(`${last.text} ${segment.text}`) === 2 && !/\d/.test(last.text))
      ) {
        joined.push({ text: `${segment.text}, ${next.text}`, line: segment.line });
        at++;
        continue;
      }
      if (last && !/\d/.test(last.text) && streetLikeness(`${last.text}, ${segment.text}`) > 0) {
        joined[joined.length - 1] = { text: `${last.text}, ${segment.text}`, line: last.line };
        continue;
      }
      if (last && !/\d/.test(last.text) && streetLikeness(`${last.text} ${segment.text}`) > 0) {
        joined[joined.length - 1] = { text: `${last.text}, ${segment.text}`, line: last.line };
        continue;
      }
    }
    joined.push(segment);
  }
  return joined;
}
