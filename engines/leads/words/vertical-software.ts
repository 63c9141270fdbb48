/** Software for an industry, in two words side by side: "healthcare SaaS", "real estate software", "HR platforms". It is an industry of its own. */
import type { IndustryId } from '@leadlight/vocabulary/industries';
import { foldedBetween, type Line } from './line.ts';
import { choice } from './meaning.ts';
import type { Part } from './state.ts';

/** By sector or industry; a sector is found for its industries, too. */
const verticals: Readonly<Record<string, IndustryId>> = {
  healthcare: 'healthcare.digital-health',
  education: 'education.edtech',
  'real-estate': 'real-estate.proptech',
  'financial-services': 'financial-services.fintech',
  agriculture: 'agriculture.agtech',
  'public-sector': 'public-sector.govtech',
  retail: 'retail.retail-tech',
  'food-and-drink': 'food-and-drink.food-tech',
  'media.advertising': 'software.marketing-software',
  'professional-services.staffing': 'software.hr-software',
};
const departments: Readonly<Record<string, IndustryId>> = {
  hr: 'software.hr-software',
  marketing: 'software.marketing-software',
  sales: 'software.marketing-software',
};

const softwareWords =
  /^(?:software|saas|tech|technology|apps?|platforms?|ai|ki|ia)(?: (?:companies|company|firms?|businesses|vendors?|providers?|makers?|houses?))?$|^software(?:anbieter|hersteller|unternehmen|bedrijf|bedrijven)$/;

/** Joins an industry or a department with the word for software right behind it, as long as nothing is between. */
export function verticalSoftware(line: Line, parts: readonly Part[]): Part[] {
  const read: Part[] = [];
  for (const part of parts) {
    const before = read.at(-1);
    const vertical = before && isSoftware(line, part) && before.to === part.from ? verticalOf(before) : null;
    if (before && vertical && before.exclude === part.exclude)
      read[read.length - 1] = { ...part, from: before.from, meanings: choice('industry', vertical), impliedKind: null };
    else read.push(part);
  }
  return read;
}

const isSoftware = (line: Line, part: Part): boolean =>
  part.kind === 'filter' &&
  part.meanings.every(({ field }) => field === 'industry') &&
  softwareWords.test(foldedBetween(line, part.from, part.to));

function verticalOf({ kind, meanings, title }: Part): IndustryId | null {
  const [meaning] = meanings;
  if (kind !== 'filter' || meanings.length !== 1 || title !== undefined || !meaning || !('value' in meaning)) return null;
  const value = String(meaning.value);
  if (meaning.field === 'department') return departments[value] ?? null;
  if (meaning.field !== 'industry' || Object.values(verticals).includes(value)) return null;
  return verticals[value] ?? verticals[value.split('.')[0] ?? ''] ?? null;
}
