/** Lines with the name of a person, alone or with a title in the same line. */
import { foldText } from '@leadlight/vocabulary/text';
import { domainFit } from './domain-fit.ts';
import { isElsewhere } from './person-employers.ts';
import {
  nameAndTitleIn,
  nameInLines,
  nameLabel,
  nameBeforeAddress,
  officeAndNameIn,
  peopleInRow,
  startOfTitle,
  titleAndName,
  twoNamesIn,
  uncapitalized,
  withoutReach,
} from './person-lines.ts';
import { personNameIn, titleIn } from './person-names.ts';
import { isAboutStaff } from './person-praise.ts';
import { ofOurs, statedIn, personToAsk } from './person-sentences.ts';
import { isLinked } from './person-links.ts';
import { hasRoleClass, nameBesideRole } from './person-roles.ts';
import { likeLines } from './person-siblings.ts';
import { isKnownPlace } from './places.ts';
import type { Line, Scope } from './scope.ts';

export interface Spot {
  readonly line: Line;
  readonly name: string;
  /** In the same line as the name. */
  readonly title: string | null;
  /** The title is stated in running text. */
  readonly isStated?: boolean;
}

const severalCapitals = /\p{Lu}.*?[^\p{L}]\p{Lu}/u;

/** Names that stand alone in a line, at the start of one before a title, or after a title and a colon. */
export function spotsOf(scope: Scope): Spot[] {
  const found = knownSpots(scope);
  const lines = new Set(found.map(({ line }) => line));
  const more = likeLines(scope, new Set(found.flatMap(({ line, title, isStated }) => (title === null || isStated ? [] : line))));
  const added = more.filter(({ line }) => !lines.has(line));
  return added.length === 0 ? found : [...found, ...added].toSorted((a, b) => a.line.index - b.line.index);
}

function knownSpots(scope: Scope): Spot[] {
  const alts = scope.page.images.slice(0, 500).map(({ alt }) => foldText(alt));
  let headed: Line['block'] | null = null;
  return scope.lines.flatMap((line): Spot[] => {
    const { block } = line;
    // The second line of a heading whose lines are one name.
    if (block === headed) return [];
    const text = line.text.replace(nameLabel, '');
    if (block.landmark === 'nav' || scope.others.has(block.index) || text.length > 400) return [];
    if (hasRoleClass(scope, line) && block.text.length < 60) return [];
    // A name has two words with capital letters, in one line or in two.
    if (!severalCapitals.test(text) && block.text.length === line.text.length) return [];
    const several = isAboutStaff(scope) || text.length <= 160 ? peopleInRow(text) : [];
    if (several.length > 1) return several.map((each) => ({ line, ...each }));
    if (text.length > 160) return inSentence(line, scope);
    const beside = block.marks.length > 0 ? nameBesideRole(line) : null;
    if (beside !== null && !isCompany(beside.name, scope)) return [{ line, ...beside }];
    const isFirst = block.text.startsWith(text);
    const mark = isFirst ? block.marks.find(({ start, end }) => start === 0 && end < text.length) : undefined;
    const parts = mark ? [text.slice(0, mark.end), text.slice(mark.end)] : [];
    // "<b>President</b> Ana Silva"
    const marked = mark && titleIn(parts[0] ?? '')?.isSure === true ? personNameIn(withoutReach(parts[1] ?? '')) : null;
    if (marked !== null) return [{ line, name: marked, title: titleIn(parts[0] ?? '')?.title ?? null }];
    const joined = nameAndTitleIn(text) ?? (isAboutStaff(scope) ? officeAndNameIn(text, block.level > 0) : null);
    if (joined && !isCompany(joined.name, scope) && !isElsewhere(joined.title, scope)) return [{ line, ...joined }];
    if (joined) return [];
    const ofLines = nameInLines(line, scope.lines[line.index + block.text.split('\n').length], alts);
    if (ofLines !== null) headed = block;
    const whole = ofLines ?? personNameIn(text) ?? withPartner(text, scope) ?? (isAboutStaff(scope) ? nameBeforeAddress(text) : null);
    if (whole !== null) return [{ line, name: whole, title: null }];
    const two = isAboutStaff(scope) && block.level > 0 ? twoNamesIn(text) : [];
    if (two.length > 0) return two.map((name) => ({ line, name, title: null }));
    // "Meet" and the name in elements of their own.
    const behind = mark && /^(?:meet|about|über|hi, i['’]?m)$/i.test((parts[0] ?? '').trim()) ? personNameIn(parts[1] ?? '') : null;
    if (behind !== null) return [{ line, name: behind, title: null }];
    for (const [name = '', title = ''] of [parts, ...splits(text)]) {
      // A degree stands before the title: "Ana Silva, CPA – Controller".
      const [, degree] = /^(\p{Lu}{2,5})\s+[–—|-]\s/u.exec(title) ?? [];
      if (degree !== undefined && personNameIn(`${name}, ${degree}`) !== null) continue;
      const person = personNameIn(name);
      const role =
        person === null
          ? null
          : (titleIn(title.replace(/^\s*(?:is|ist|est|es|è|é)\s+(?:the|our|der|die|le|la|el|il|a|an)?\s*/i, '')) ??
            startOfTitle(title) ??
            (isAboutStaff(scope) ? uncapitalized(title) : null));
      if (
        person !== null &&
        role !== null &&
        (role.isSure || (isAboutStaff(scope) && !/^[,–—|-]?\s*\p{Ll}/u.test(title))) &&
        !areNames(title) &&
        !namesAnother(title) &&
        !isCompany(person, scope) &&
        !isElsewhere(title, scope)
      )
        return [{ line, name: person, title: role.title }];
    }
    const ofTeam = isAboutStaff(scope) ? titleAndName(text) : null;
    if (ofTeam !== null) return [{ line, ...ofTeam }];
    // "Owner: Ana Silva"
    const [, label = '', named = ''] = /^([^:–—|]{3,60}?)\s*(?::|\s[–—|-]\s|\|)\s*(.{4,140})$/.exec(text) ?? [];
    const person = personNameIn(withoutReach(named.replace(/\s*(?:\(.*|\s[–—|-]\s.*)$/, '')));
    const role = person === null || isNameWithMore(label) ? null : titleIn(label);
    // "Sales: Ana Silva"
    // "Dog Breed Guide: Chesapeake Bay Retriever": the headline of an article, with a link to it.
    const isHeadline = !isAboutStaff(scope) && isLinked(scope, line);
    if (person !== null && role !== null && !isHeadline && (role.isSure || scope.kind === 'team' || scope.kind === 'contact'))
      return [{ line, name: person, title: role.title }];
    return inSentence(line, scope);
  });
}

/** "Wilma van den Berg - Smit": Dutch people may write their partner's name before their own, with a spaced hyphen between them. */
function withPartner(text: string, { page }: Scope): string | null {
  if (page.languages[0]?.startsWith('nl') !== true || text.length > 70) return null;
  const [, before = '', own = ''] = /^(.{5,40}?)\s[–-]\s((?:van |de |der |den |te[rn] ){0,2}\p{Lu}\p{Ll}{2,20})$/u.exec(text) ?? [];
  return own !== '' && titleIn(own) === null && !isKnownPlace(own) ? personNameIn(`${before}-${own}`) : null;
}

/** "Ana Silva, CEO", "Ana Silva – CEO", "Ana Silva (CEO)", "Dr. Ana Silva, PhD, CEO". */
function* splits(text: string): Generator<[string, string]> {
  for (const match of text.matchAll(/\s*,\s*|\s+[–—|-]\s*|[–—|-]\s+|\s*[–—|]\s*|\s+\/\s+|\s*:\s+|\s*\((?=[^)]{2,60}\)$)/g)) {
    if (match.index > 60) return;
    yield [text.slice(0, match.index), text.slice(match.index + match[0].length)];
  }
}

/** "Chair; Tom Berg, Treasurer; Springfield", "Chair | Tom Berg (Treasurer)": another person begins after a mark, so the text is not the title of one person. */
const namesAnother = (text: string): boolean => {
  const parts = text.split(/\s*[;|]\s+/);
  return parts.length > 1 && parts.some(isNameWithMore);
};
const isNameWithMore = (text: string): boolean => /[,(]/.test(text) && personNameIn(text.replace(/\s*[,(].*$/, '')) !== null;

/** "Tom Berg, Mia Wagner": the other people of a picture, although a Wagner is also one who makes carts. */
const areNames = (text: string): boolean => text.includes(',') && text.split(/,\s+/).every((part) => personNameIn(part) !== null);

/** Running text: "Ana Silva is the founder and CEO of Acme." */
function inSentence(line: Line, scope: Scope): Spot[] {
  const read =
    statedIn(line.text, scope.kind === 'person') ??
    (isAboutStaff(scope) || scope.kind === 'home' ? (ofOurs(line.text) ?? personToAsk(line.text)) : null);
  return read !== null && !isElsewhere(read.context, scope) ? [{ line, name: read.name, title: read.title, isStated: true }] : [];
}

/** The site's own name has the form of a person's. */
export const isCompany = (name: string, scope: Scope): boolean =>
  domainFit(name, scope.domain) >= 2 && foldText(scope.page.title ?? '').includes(foldText(name));
