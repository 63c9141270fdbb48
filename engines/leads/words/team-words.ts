/** Words for people behind a function: "sales team", "marketing contacts". */
import { find, phrase, type Line } from './line.ts';
import type { Reading } from './meaning.ts';

export const teamAfter = phrase(
  String.raw`(?:people|persons|teams?|departments?|staff|contacts|professionals|employees|folks|ppl|guys|leads|leaders|leadership|reps?|roles?|abteilungen?|mitarbeiter(?:innen)?|leuten?|ansprechpartner|kontakte|teams|equipes?|equipos?|personen|profis|functions?)`,
);

/** "Sales team" is sales; of "sales leaders", everyone means other levels. */
export function withTeam(line: Line, end: number, meanings: Reading['meanings']): Reading {
  const team = find(line, end, teamAfter)?.end ?? end;
  const isLevel = team === end + 1 && line.tokens[end]?.folded.startsWith('leader') === true;
  return { end: team, meanings, kind: 'people', ...(isLevel ? { unfilterable: { from: end, end: team } } : {}) };
}
