/** The document of figures: one section per number of leads, so that a run replaces only its own section. */

const heading = '# Search measurements';
const about = `A complete run writes the section for its number of leads; an interrupted run writes nothing.`;

/**
 * @param before the current document; empty if there is none
 * @param section starts with its title as a document title (#)
 * @returns the document with this section instead of the one with the same title, and the other sections unchanged
 */
export function withSection(before: string, section: string): string {
  const own = section.replace(/^# /, '## ').trimEnd();
  const [title = ''] = own.split('\n');
  const known = before.split(/^(?=## )/m).filter((each) => each.startsWith('## '));
  const others = known.map((each) => each.trimEnd()).filter((each) => each.split('\n')[0] !== title);
  const size = (each: string): number => Number(/^## ([\d,]+)/.exec(each)?.[1]?.replaceAll(',', '') ?? 0);
  return `${[heading, about, ...[...others, own].toSorted((a, b) => size(a) - size(b))].join('\n\n')}\n`;
}
