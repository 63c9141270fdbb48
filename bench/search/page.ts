/** The page of figures: a section for each number of leads, so that a run replaces its own and no other's. */

const heading = '# What search measures';
const about = `Each section is written by a whole run of its number of leads; a run that is cut off writes nothing.`;

/**
 * @param before the page as it is; empty where there is none
 * @param section begins with its title as the document's (#)
 * @returns the page with this section in place of the one of the same title, the others as they were
 */
export function withSection(before: string, section: string): string {
  const own = section.replace(/^# /, '## ').trimEnd();
  const [title = ''] = own.split('\n');
  const known = before.split(/^(?=## )/m).filter((each) => each.startsWith('## '));
  const others = known.map((each) => each.trimEnd()).filter((each) => each.split('\n')[0] !== title);
  const size = (each: string): number => Number(/^## ([\d,]+)/.exec(each)?.[1]?.replaceAll(',', '') ?? 0);
  return `${[heading, about, ...[...others, own].toSorted((a, b) => size(a) - size(b))].join('\n\n')}\n`;
}
