/** Titles that no list knows, told by their place: a page with cards writes them all in the same element below the name. */
import { personNameIn } from './person-names.ts';
import { isAboutStaff } from './person-praise.ts';
import { isKnownPlace } from './places.ts';
import type { Line, Scope } from './scope.ts';

interface Choice {
  readonly spot: { readonly line: Line; readonly title: string | null };
  readonly after: { readonly isSure: boolean; readonly line: Line } | null;
  readonly before: { readonly isSure: boolean; readonly line: Line } | null;
}

/** Known titles in the same place that make an unknown one believable. */
const leastSure = 2;

/** @returns for lines with a name, the line right below it that stands where the other cards have their titles */
export function likeSiblings(scope: Scope, choices: readonly Choice[]): ReadonlyMap<Line, Line> {
  const found = new Map<Line, Line>();
  if (!isAboutStaff(scope)) return found;
  const formOf = (name: Line, title: Line | undefined): string | null => {
    if (title?.index !== name.index + 1) return null;
    if (title.block !== name.block) return `${name.block.tag} ${hintOf(scope, name)} ${title.block.tag} ${hintOf(scope, title)}`;
    // "Ana Silva <br> Patronage": a paragraph of a name and one more line.
    return name.block.text.split('\n').length === 2 ? `${name.block.tag} ${hintOf(scope, name)} in two lines` : null;
  };
  const forms = new Map<string, number>();
  for (const { spot, after } of choices) {
    const form = after?.isSure === true ? formOf(spot.line, after.line) : null;
    if (form !== null) forms.set(form, (forms.get(form) ?? 0) + 1);
  }
  const unknown = choices.filter(({ spot, after, before }) => spot.title === null && after === null && before === null);
  for (const { spot } of unknown) {
    const below = scope.lines[spot.line.index + 1];
    const form = formOf(spot.line, below);
    const sure = form === null ? 0 : (forms.get(form) ?? 0);
    // Where most lines are unknown, they are something else: places, sayings.
    if (below && sure >= leastSure && sure >= unknown.length && isLikeTitle(below.text)) found.set(spot.line, below);
  }
  return found;
}

/** "Ana Silva – Head of School", "Tom Berg – Spanish": all lines of a list have one form, so a text behind a name is a title even if no list of titles has it. */
const inLine = /^(.{4,60}?)(\s[–—-]\s|\s?\|\s|,\s|:\s)(.{4,45})$/u;

/** @param titled lines with a name and a title that is known. @returns names and titles of lines of the same form, where most are known */
export function likeLines(scope: Scope, titled: ReadonlySet<Line>): { line: Line; name: string; title: string }[] {
  if ((scope.kind !== 'team' && scope.kind !== 'about') || titled.size < leastSure) return [];
  const forms = new Map<string, { sure: number; unknown: { line: Line; name: string; title: string }[] }>();
  for (const line of scope.lines) {
    const [, left = '', mark = '', title = ''] = line.text.length > 110 ? [] : (inLine.exec(line.text) ?? []);
    const isCandidate = /^\p{Lu}.*\s\p{Lu}/u.test(left) && line.block.landmark !== 'nav' && !scope.others.has(line.block.index);
    const name = isCandidate ? personNameIn(left) : null;
    if (name === null) continue;
    const key = `${line.block.tag} ${hintOf(scope, line)} ${mark.trim()}`;
    const form = forms.get(key) ?? { sure: 0, unknown: [] };
    if (titled.has(line)) form.sure += 1;
    else if (isLikeTitle(title)) form.unknown.push({ line, name, title });
    forms.set(key, form);
  }
  return [...forms.values()].flatMap(({ sure, unknown }) => (sure >= leastSure && sure > unknown.length ? unknown : []));
}

const hintOf = ({ page }: Scope, { block }: Line): string => page.containers[block.container]?.hint ?? '';

/** A few words without numbers and marks of sentences, and neither a name nor a place. */
const isLikeTitle = (text: string): boolean =>
  text.length >= 4 &&
  text.length <= 45 &&
  text.split(' ').length <= 5 &&
  /^\p{L}[\p{L}\p{M}'’&/(), -]+$/u.test(text) &&
  !/^(?:read|learn|view|more|see|contact|call|email|follow|mehr|weiter|lire|voir|leer|ver|leggi|lees|linkedin|twitter|facebook|download|book|profile?)(?!\p{L})/iu.test(
    text,
  ) &&
  personNameIn(text) === null &&
  !isKnownPlace(text);
