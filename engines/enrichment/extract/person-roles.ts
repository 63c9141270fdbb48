/** Lines that a page's markup calls a role: `<p class="team-role">Growth Gardener</p>`. Their text is a title, even one that no list has. */
import { personNameIn } from './person-names.ts';
import type { Line, Scope } from './scope.ts';

/** Words for a position that site builders and authors use as class names, alone or at the end: "role", "member__position", "staff-job-title". */
const roleClass =
  /(?:^|\s)(?:[\w-]*[-_])?(?:role|position|job-?title|designation|funktion|fonction|poste|cargo|puesto|ruolo|rolle|beruf|functie|stanowisko|profession|occupation)(?=\s|$)/;

/** Placeholders of templates for a title. */
const placeholder =
  /^(?:designation|(?:job |your )?title|position|role|occupation|profession|job position|funktion|poste|cargo|puesto|ruolo|functie|lorem|this is some|placeholder|tbd|n\/a)\W*$|lorem ipsum/i;

/** The most words of a title: more are a paragraph. */
const mostWords = 10;
const longest = 80;

/** Whether the element of the line, or of an inline element around all of its text, has a class that says role. */
export const hasRoleClass = ({ page }: Scope, { block, text }: Line): boolean =>
  roleClass.test(page.containers[block.container]?.hint ?? '') ||
  block.marks.some(({ hint, start, end }) => roleClass.test(hint) && block.text.slice(start, end).trim() === text);

/** @returns the text if it can be a title; null for placeholders, numbers, addresses and sentences */
export function roleIn(scope: Scope, line: Line): { title: string; isSure: boolean } | null {
  const title = line.text.trim().replace(/[\s,;:|·–—-]+$/, '');
  return hasRoleClass(scope, line) && canBeTitle(title) ? { title, isSure: true } : null;
}

/** "Position", "Funktion" and the like, as labels before a title. */
const titleLabel =
  /^(?:job title|title|position|role|function|funktion|rolle|position im verein|amt|fonction|poste|qualit[ée]|cargo|puesto|funci[óo]n|ruolo|carica|qualifica|functie|rol|fun[çc][ãa]o|stanowisko|funkcja|befattning|stilling)\s*:\s*/i;

/** "Funktion: Jungfischer-Obmann": a label says that the text is a title, even one that no list has. @returns null without such a label */
export function labeledTitle(text: string): { title: string; isSure: boolean } | null {
  const title = text.replace(titleLabel, '').trim();
  return title.length < text.trim().length && canBeTitle(title) && personNameIn(title) === null ? { title, isSure: true } : null;
}

const canBeTitle = (title: string): boolean =>
  title.length > 1 &&
  title.length <= longest &&
  title.split(' ').length <= mostWords &&
  /^\p{L}/u.test(title) &&
  !/[@!?]|\d{3}|https?:|\p{L}{3}\.\s/u.test(title) &&
  !placeholder.test(title);

/** "Ana Silva <small class="role">Growth Gardener</small>": a name and an inline element whose class says role, in one line. */
export function nameBesideRole({ block, text }: Line): { name: string; title: string } | null {
  const at = block.text.indexOf(text);
  for (const { hint, start, end } of block.marks) {
    if (hint === '' || start < at || end > at + text.length || !roleClass.test(hint)) continue;
    const title = block.text
      .slice(start, end)
      .trim()
      .replace(/^[\s(,;:|·–—-]+|[\s),;:|·–—-]+$/g, '');
    const rest = `${text.slice(0, start - at)} ${text.slice(end - at)}`.trim().replace(/^[\s(,;:|·–—-]+|[\s(,;:|·–—-]+$/g, '');
    const name = rest === '' || !canBeTitle(title) ? null : personNameIn(rest);
    if (name !== null) return { name, title };
  }
  return null;
}
