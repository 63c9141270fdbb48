/** Roles with several functions: "Leiter Finanzen und Controlling", "directors of sales and procurement", "quality and safety managers". */
import type { Department } from '@leadlight/vocabulary/values';
import { functionAt, titleFunctionAt } from './function-words.ts';
import { find, foldedBetween, phrase, typedBetween, wordsFrom, type Line } from './line.ts';
import { industryAt } from './industry-at.ts';
import { choice, type Reading } from './meaning.ts';
import { narrowFunctionAt } from './narrow-roles.ts';
import { readChiefOfAreas, readQualifiedRole } from './qualified-roles.ts';
import { singularTitle } from './singular-titles.ts';
import { readTitle, titleWordsOf } from './title-memory.ts';
import { singularsOf } from '@leadlight/vocabulary/text';

interface NamedFunction {
  readonly from: number;
  readonly end: number;
  /** Null for one that isn't a department. */
  readonly department: Department | null;
}

const linking = phrase(
  String.raw`(?:(?:of|for|fur|der|die|des|im|in der|im bereich|de la|de l|de los|de las|de|d|du|des|di|da|do|dos|dell|della|delle|del|van|voor)(?: the| la| l)?)`,
);
const joint = phrase(String.raw`(?:and|und|et|y|e|en|/|or|oder|ou|o)(?: (?:of|for|de la|de l|de|d|du|des|della|dell|del|di|da|do|the))?`);
/** Owners and chiefs have no function of this kind: in "founders in sales and marketing", these are industries. */
const topLevels: ReadonlySet<string> = new Set(['owner', 'founder', 'c_suite', 'partner', 'senior', 'entry', 'intern']);
/** The most functions that one role has. */
const mostFunctions = 4;

function namedFunctionAt(line: Line, at: number): NamedFunction | null {
  const found = functionAt(line, at);
  const title = titleFunctionAt(line, at) ?? narrowFunctionAt(line, at);
  if (found && (title === null || found.end >= title)) return { from: at, end: found.end, department: found.department };
  return title === null ? null : { from: at, end: title, department: null };
}

/** @returns the token after a rank without a function, such as "heads" or "Leiter" */
// "Head of HR, marketing managers": the next one has a rank of its own.
function rankEnd(line: Line, at: number): number | null {
  for (let length = Math.min(wordsFrom(line, at, 3), 3); length > 0; length -= 1) {
    const folded = foldedBetween(line, at, at + length);
    const isRank = [folded, ...singularsOf(folded)].some((form) => {
      const words = titleWordsOf(form);
      return words.length > 0 && words.every((word) => word.kind === 'rank' && !topLevels.has(word.seniority) && word.department === null);
    });
    if (isRank) return at + length;
  }
  return null;
}

export function readCoordinatedRole(line: Line, at: number): Reading | null {
  return readQualifiedRole(line, at) ?? readChiefOfAreas(line, at) ?? behindRank(line, at) ?? beforeRank(line, at);
}

/** "Heads of marketing and communications" */
function behindRank(line: Line, at: number): Reading | null {
  const rank = rankEnd(line, at);
  if (rank === null) return null;
  const first = namedFunctionAt(line, find(line, rank, linking)?.end ?? rank);
  if (!first) return null;
  const functions = [first];
  for (let end = first.end; functions.length < mostFunctions;) {
    const comma = line.tokens[end]?.folded === ',' ? end + 1 : null;
    const joined = find(line, comma ?? end, joint)?.end ?? comma;
    const next = joined === null ? null : namedFunctionAt(line, joined);
    // "Head of HR, marketing managers": the next one has a rank of its own.
    // "Head of HR, marketing managers": the next one has its own rank. "Head of marketing and digital agencies": the next one is an industry.
    if (
      !next ||
      rankEnd(line, next.end) !== null ||
      (industryAt(line, next.from)?.end ?? 0) > next.end ||
      (joined === comma && functions.length === 1 && !isList(line, next.end))
    )
      break;
    functions.push(next);
    end = next.end;
  }
  const last = functions.at(-1);
  // "Administración y finanzas" is one function of two words.
  if (!last || (functions.length === 1 && !hasJoint(line, first))) return null;
  const role = foldedBetween(line, at, rank);
  const titles = functions.map(
    ({ from, end }) => singularTitle(line, at, rank) + linkingText(line, rank, first.from) + typedBetween(line, from, end),
  );
  return readingOf(line, { at, end: last.end }, functions, role, titles);
}

const hasJoint = (line: Line, { from, end }: NamedFunction): boolean =>
  line.tokens.slice(from, end).some((_, step) => step > 0 && find(line, from + step, joint) !== null);
const isList = (line: Line, at: number): boolean => find(line, at, joint) !== null;
const linkingText = (line: Line, from: number, to: number): string => (to > from ? ` ${typedBetween(line, from, to)} ` : ' ');

/** "Quality and safety managers" */
function beforeRank(line: Line, at: number): Reading | null {
  const first = namedFunctionAt(line, at);
  const joined = first && find(line, first.end, joint);
  const second = joined && namedFunctionAt(line, joined.end);
  const rank = second && rankEnd(line, second.end);
  if (!first || !second || rank === null || rank === undefined) return null;
  const role = foldedBetween(line, second.end, rank);
  const titles = [first, second].map(({ from, end }) => `${typedBetween(line, from, end)} ${singularTitle(line, second.end, rank)}`);
  return readingOf(line, { at, end: rank }, [first, second], role, titles);
}

/**
 * A lead has to match every filter: so either all functions become departments, or all roles become titles. A function that is part of a department
 * named next to it adds nothing: "marketing and communications".
 */
function readingOf(
  line: Line,
  { at, end }: { at: number; end: number },
  functions: readonly NamedFunction[],
  role: string,
  titles: readonly string[],
): Reading {
  const departments = new Set(functions.flatMap(({ department }) => (department === null ? [] : [department])));
  const isCovered = ({ from, end: until, department }: NamedFunction): boolean => {
    const wider = department ?? readTitle(`${role} ${foldedBetween(line, from, until)}`).department;
    return wider !== null && departments.has(wider);
  };
  const { seniorities } = readTitle(singularsOf(role).find((form) => readTitle(form).seniorities.length > 0) ?? role);
  const title = typedBetween(line, at, end);
  return functions.every(isCovered) && seniorities.length > 0
    ? { end, meanings: [...choice('seniority', ...seniorities), ...choice('department', ...departments)], kind: 'people', title }
    : { end, meanings: choice('title', ...titles), kind: 'people' };
}
