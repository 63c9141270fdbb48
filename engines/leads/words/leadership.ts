/** "Women in leadership", "Frauen in Führungspositionen": people by a level that no title names. */
import { find, phrase, type Line } from './line.ts';
import { choice, type Reading } from './meaning.ts';

/** Directors and above, from the highest: our reading of "leadership", which the chips show. */
export const leadingLevels: readonly string[] = ['owner', 'founder', 'c_suite', 'partner', 'vp', 'head', 'director'];

const positions = phrase(
  String.raw`(?:senior |executive )?leadership (?:roles?|positions?|jobs?)|fuhrungs ?(?:position(?:en)?|rollen?|funktion(?:en)?)|leitende[nr]? (?:position(?:en)?|funktion(?:en)?)|postes? (?:de direction|a responsabilites?|de leadership)|(?:puestos?|cargos?|posiciones) (?:directiv[oa]s|de liderazgo|de direccion)|(?:posizion[ei]|ruol[oi]) (?:dirigenzial[ei]|di leadership)|(?:cargos?|posicoes) de (?:lideranca|direcao|chefia)|leidinggevende (?:functies?|rollen|posities?)`,
);
const leadership = phrase(String.raw`leadership`);
/** Behind "in leadership"; another word says that it is a subject: "in leadership coaching". */
const goesOn: ReadonlySet<string> = new Set('at in of from with and or who based within across near bei aus mit chez for'.split(' '));

export function leadershipAt(line: Line, at: number): Reading | null {
  const found = find(line, at, positions) ?? (line.tokens[at - 1]?.folded === 'in' ? find(line, at, leadership) : null);
  if (!found) return null;
  const next = line.tokens[found.end];
  if (found.end === at + 1 && line.tokens[at]?.folded === 'leadership' && next?.kind === 'word' && !goesOn.has(next.folded)) return null;
  return { end: found.end, meanings: choice('seniority', ...leadingLevels), kind: 'people' };
}
