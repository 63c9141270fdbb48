/** The country of each office on a page with several: the one that the office's heading names, or the one of its phone numbers. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Whereabouts } from './address-cities.ts';
import { streetLikeness } from './address-words.ts';
import { countryIn } from './places.ts';
import { remembered } from './remembered.ts';
import type { Line, Scope } from './scope.ts';

/** A longer section isn't one office. */
const mostLines = 12;
const longestHeading = 60;

/** @returns for lines of sections that name their country, where they are; only where that differs from the site's */
export function officesOf(scope: Scope, where: Whereabouts): ReadonlyMap<Line, Whereabouts> {
  const found = new Map<Line, Whereabouts>();
  if (scope.kind === 'news' || scope.kind === 'customers' || scope.kind === 'shop' || scope.kind === 'privacy') return found;
  let section: Line[] = [];
  const close = (): void => {
    const [head, ...rest] = section;
    if (head && rest.length > 0 && section.length <= mostLines) {
      const country = countryOfHeading(head.text) ?? countryOfPhones(rest);
      if (country !== null && country !== where.country && hasStreet(rest)) for (const line of rest) found.set(line, { country });
    }
    section = [];
  };
  for (const line of scope.lines) {
    if (isHeading(line)) close();
    if (section.length <= mostLines) section.push(line);
  }
  close();
  return found;
}

/** A section without a street has no address. */
const hasStreet = (lines: readonly Line[]): boolean => lines.some(({ text }) => text.length < 100 && streetLikeness(text) > 0);

/** A heading, a bold line, or a term of a list. */
function isHeading({ block, text }: Line): boolean {
  if (text.length > longestHeading || !block.text.startsWith(text)) return false;
  return (
    block.level > 0 ||
    block.tag === 'dt' ||
    block.marks.some(({ tag, start, end }) => /^(?:b|strong)$/.test(tag) && start === 0 && end >= text.length - 1)
  );
}

/** "Germany", "United Kingdom (Head Office)", "Singapore Office", "Office in Ghana", "Paris, France". */
const countryOfHeading = remembered((text): string | null => {
  if (text.length > longestHeading || /\d/.test(text) || text.split(' ').length > 6) return null;
  const plain = text
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(
      /(?<!\p{L})(?:head ?(?:office|quarters)|headquarters?|hq|(?:regional |sales |branch )?offices?|branch|b(?:ü|u)ro|niederlassung|standort|filiale|sede|bureau|agence|oficina|vestiging|kantoor|oddział|in|of|our|the|de|en|w)(?!\p{L})/giu,
      ' ',
    )
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s,:–-]+|[\s,:–-]+$/g, '');
  const last = plain.split(/\s*[,–|-]\s+/).at(-1) ?? '';
  return last.length < 3 ? null : (countryIn(last) ?? countryIn(plain));
});

/** Numbers with a country code, if they are all of one country. */
function countryOfPhones(lines: readonly Line[]): string | null {
  const countries = new Set(
    lines.flatMap(({ text }) =>
      text.length < 120 && text.includes('+')
        ? (text.match(/\+\d[\d\s()./-]{7,20}\d/g) ?? [])
            .slice(0, 4)
            .flatMap((each) => parsePhoneNumberFromString(each.replaceAll('(0)', ''))?.country ?? [])
        : [],
    ),
  );
  const [only] = countries;
  return countries.size === 1 ? (only ?? null) : null;
}
