/** What was found on the home page, shown while the other pages are read. Which values become facts depends on the whole site. */
import type { CompanySite } from '@leadlight/enrichment';
import { valuesOf } from './website-facts.ts';

const counted = (count: number, one: string, many: string): string[] => (count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]);

/** @param site read from the home page alone @returns a sentence; null if nothing was found */
export function wordFirstFacts({ facts, technologies }: CompanySite): string | null {
  const [name] = valuesOf(facts.brandName);
  const found = technologies.kind === 'found' ? technologies.technologies.length : 0;
  const parts = [
    ...(name ? [name.value] : []),
    ...counted(valuesOf(facts.emails).length, 'email', 'emails'),
    ...counted(valuesOf(facts.phones).length, 'phone number', 'phone numbers'),
    ...counted(valuesOf(facts.addresses).length, 'address', 'addresses'),
    ...counted(valuesOf(facts.people).length, 'person', 'people'),
    ...counted(found, 'technology', 'technologies'),
  ];
  return parts.length === 0 ? null : `Found on the home page: ${parts.join(', ')}.`;
}
