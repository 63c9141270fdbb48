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
  const formOf = (name: Line, title: Line | undefined): string | null =>
    title?.index === name.index + 1 && title.block !== name.block
      ? `${name.block.tag} ${hintOf(scope, name)} ${title.block.tag} ${hintOf(scope, title)}`
      : null;
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
