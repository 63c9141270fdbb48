/** Roles that somebody holds for another or for a time ("deputy heads of marketing", "interim CFOs"), and chiefs of several areas. */
import { functionAt } from './function-words.ts';
import { industryAt } from './industry-at.ts';
import { find, foldedBetween, phrase, typedBetween, type Line } from './line.ts';
import { choice, type Reading } from './meaning.ts';
import { readRole } from './role-words.ts';
import { inside, singularTitle } from './singular-titles.ts';
import { readTitle } from './title-memory.ts';
import { companyNouns } from './words-of-sentences.ts';

/** In seven languages, what stands before a role that somebody holds for another or for a time. Folded. */
const qualifier = phrase(
  String.raw`deputy|interim|acting|fractional|stellvertretende[nmrs]?|kommissarische[nmrs]?|(?:vorubergehend|interimistisch)e[nmrs]?|plaatsvervangende?|(?:tijdelijke|ad interim)(?= )|waarnemende?|adjunct(?= (?:direct|hoofd))|(?<linked>(?:adjoint|assistant)(?:e|es|s)?) (?:au|du|a la|de la|a l|de l)`,
);

/** The same behind the role, as Romance languages have it, and "ad interim". Folded. */
const behindRole = phrase(
  String.raw`(?<plural>interin[oa]s?|interimaires?)|ad interim|a i|par interim|en funciones|em (?:exercicio|funcoes)|facent[ei] funzion[ei]|pro tempore`,
);

/** "CEOs interinos", "CFO ad interim": the same behind the role. */
function readRoleForATime(line: Line, at: number): Reading | null {
  const role = readRole(line, at);
  if (!role) return null;
  // "CFO ad": the vocabulary of titles knows "ad" as a part of some.
  const end = line.tokens[role.end - 1]?.folded === 'ad' ? role.end - 1 : role.end;
  const found = find(line, end, behindRole);
  if (!found || end === at) return null;
  const typed = typedBetween(line, end, found.end);
  const title = `${singularTitle(line, at, end)} ${found.groups['plural'] === undefined ? typed : typed.replace(/s$/i, '')}`;
  return { end: found.end, meanings: choice('title', title), kind: 'people', title };
}

/** "Subdirectores": one level below the director, in one word. Folded. */
const below = phrase(
  String.raw`(?:sub|vice)(?:director|diretor)(?:es|as?)?|vicediret{1,2}or[ei]|sous directeurs?|sous directrices?|subgerentes?`,
);

/** "Subdirectores de ventas", in the singular. */
function readRoleBelow(line: Line, at: number): Reading | null {
  const role = find(line, at, below) === null ? null : readRole(line, at);
  if (!role) return null;
  const title = singularTitle(line, at, role.end);
  return { end: role.end, meanings: choice('title', title), kind: 'people', title };
}

/**
 * "Deputy heads of marketing", "interim CFOs": the level and the function would find the people who hold the role itself, so these are titles.
 *
 * @returns null where no such role begins at this token
 */
export function readQualifiedRole(line: Line, at: number): Reading | null {
  const found = find(line, at, qualifier);
  const role = found && readRole(line, found.end);
  if (!found || !role) return readRoleBelow(line, at) ?? readRoleForATime(line, at);
  const end = departmentBehind(line, role.end) ?? beforeIndustry(line, found.end, role.end);
  const isLinked = found.groups['linked'] !== undefined;
  const named = isLinked ? typedBetween(line, found.end, end) : singularTitle(line, found.end, end);
  const before = isLinked
    ? typedBetween(line, at, found.end).replace(/^(?<word>\p{L}+?)s(?= )/u, '$<word>')
    : agreeing(typedBetween(line, at, found.end), named);
  const title = `${before} ${named}`;
  return { end, meanings: choice('title', title), kind: 'people', title };
}

/**
 * "Acting heads of HR": the department, not the industry of recruiters. In "interim CFOs in marketing agencies" and "deputy heads of IT companies", the
 * words say the kind of company.
 *
 * @returns the end of the department behind a preposition; null if there is none
 */
function departmentBehind(line: Line, end: number): number | null {
  const found = inside.has(line.tokens[end]?.folded ?? '') ? functionAt(line, end + 1) : null;
  if (!found || companyNouns.has(line.tokens[found.end]?.folded ?? '') || industryAt(line, found.end) !== null) return null;
  return (industryAt(line, end + 1)?.end ?? 0) > found.end ? null : found.end;
}

/** "Deputy directors of primary schools": the kind of company behind the preposition isn't part of the title. */
function beforeIndustry(line: Line, from: number, to: number): number {
  for (let at = from + 1; at < to; at += 1)
    if (inside.has(line.tokens[at]?.folded ?? '') && industryAt(line, at + 1) !== null && functionAt(line, at + 1) === null) return at;
  return to;
}

/** The German adjective in the singular, as titles have it: "stellvertretender Leiter", "stellvertretende Leiterin", "stellvertretende Leitung". */
const agreeing = (adjective: string, noun: string): string =>
  adjective.replace(
    /(?<=^(?:stellvertretend|kommissarisch|vorübergehend|interimistisch))e[nmrs]?$/iu,
    /^\p{L}+(?:in|ung|ion)(?= |$)/u.test(noun) ? 'e' : 'er',
  );

const chiefOfAreas = phrase(String.raw`chief (?:[a-z]+ ){1,3}(?:and )(?:[a-z]+ ){1,2}officers?`);

/**
 * "Chief people and culture officers": the areas are joined by "and", and it is one chief.
 *
 * @returns the level and the department; the title where the vocabulary of titles has no department for the areas; null where no such chief begins here
 */
export function readChiefOfAreas(line: Line, at: number): Reading | null {
  const found = find(line, at, chiefOfAreas);
  if (!found) return null;
  const { seniorities, department } = readTitle(foldedBetween(line, at, found.end).replace(/officers$/, 'officer'));
  if (seniorities[0] !== 'c_suite') return null;
  // Without the vocabulary's singular: "people and culture" are no plurals.
  const title = line.tokens
    .slice(at, found.end)
    .map(({ text }) => text)
    .join(' ')
    .replace(/(?<=officer)s$/i, '');
  const meanings = department === null ? choice('title', title) : [...choice('seniority', 'c_suite'), ...choice('department', department)];
  return { end: found.end, meanings, kind: 'people', title };
}
