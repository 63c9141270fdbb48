/** Whether companies still exist: "closed companies", "insolvente Bauunternehmen", "entreprises rachetées". Folded, in the seven languages. */
import type { CompanyStatus } from '@leadlight/vocabulary/values';
import { find, phrase, type Line } from './line.ts';
import { choice, type Reading } from './meaning.ts';

const table: readonly (readonly [CompanyStatus, string])[] = [
  [
    'acquired',
    String.raw`(?:(?:that |which )?(?:were |was |got |have been |has been |been )?(?:acquired|taken over|bought out)|ubernommene[nr]?|aufgekaufte[nr]?|(?:die )?(?:ubernommen|aufgekauft) wurden|rachetee?s?|absorbee?s?|acquises|adquirid[oa]s?|absorbid[oa]s?|acquisit[aei]|rilevat[ae]|overgenomen|opgekochte?)`,
  ],
  [
    'inactive',
    String.raw`(?:inactive|dormant|insolvent|bankrupt|in (?:administration|liquidation|receivership|insolvency|bankruptcy)|gone bankrupt|went bankrupt|insolvente[nr]?|pleite gegangene[nr]?|bankrotte[nr]?|zahlungsunfahige[nr]?|inaktive[nr]?|in insolvenz|in abwicklung|en (?:liquidation|redressement)(?: judiciaire)?|en faillite|insolvables|inactives|inactifs|en (?:liquidacion|concurso(?: de acreedores)?|quiebra)|insolventes|inactiv[oa]s|in (?:liquidazione|fallimento)|fallit[ei]|inattiv[ei]|insolvent[ei]|em (?:liquidacao|falencia|recuperacao judicial)|falid[oa]s|inativ[oa]s|que faliram|(?:die )?(?:failliet gegaan zijn|failliet zijn gegaan|failliet zijn|failliet gingen|gefailleerd(?: zijn)?|pleite gegangen sind|insolvenz angemeldet haben)|(?:qui )?(?:ont fait faillite|ont depose le bilan)|(?:che )?(?:sono fallit[ei])|(?:que )?(?:han quebrado|quebraron)|failliete?|gefailleerde?|in (?:liquidatie|faillissement|surseance)|inactieve)`,
  ],
  [
    'closed',
    String.raw`(?:(?:that |which )?(?:have |has |are |were |was )?(?:closed(?: down)?|shut down|dissolved|defunct|out of business|gone out of business|ceased trading|struck off)|geschlossen(?:e[nr]?)?|aufgeloste[nr]?|geloschte[nr]?|nicht mehr existierende[nr]?|fermee?s|dissoutes?|radiees?|qui ont ferme|cerrad[oa]s|disuelt[oa]s|extint[oa]s|que (?:han cerrado|cerraron)|chius[ei]|cessat[ei]|cancellat[ei]|(?:(?:que )?(?:hayan|han|tenham|che abbiano|che hanno) )?(?:encerrad[oa]s|fechad[oa]s|baixad[oa]s|(?:cerrado|encerrado|fechado|chiuso)(?! (?:una?|la|el|a|uma?|il) ))|que (?:fecharam|encerraram)|gesloten|opgeheven|ontbonden|(?:die )?(?:dichtgemaakt|geschlossen haben|zugemacht haben))`,
  ],
  [
    'active',
    String.raw`(?:still (?:active|operating|in business)|noch aktive[nr]?|toujours actives|todavia activas|ancora attive|ainda ativas|nog actieve)`,
  ],
];
const phrases = table.map(([status, source]) => [status, phrase(source)] as const);

/** "Closed deals" and "closed on Sundays" are about something else. */
const otherNoun = phrase(String.raw`(?:won|lost|deals?|sales|opportunit(?:y|ies)|on|beta|source)`);

/** "At public biotech companies": not those that the state runs. */
const publicWord = phrase(String.raw`(?:public|publicly listed|publicly held)`);
const ofState = phrase(
  String.raw`(?:schools?|hospitals?|universit(?:y|ies)|librar(?:y|ies)|sector|relations|transport(?:ation)?|transit|administrations?|authorit(?:y|ies)|institutions?|services?|health|healthcare|housing|utilit(?:y|ies)|broadcasters?|affairs|safety|works|pools?|notar(?:y|ies)|bodies|agenc(?:y|ies)|limited|speakers?|clinics?|museums?|media)`,
);

/** @param isIndustry whether an industry's name begins at a token */
export function readStatus(line: Line, at: number, isIndustry: (at: number) => boolean = () => false): Reading | null {
  const listed = find(line, at, publicWord);
  if (listed && !find(line, listed.end, ofState) && isIndustry(listed.end))
    return { end: listed.end, meanings: choice('companyStatus', 'public'), kind: 'companies' };
  for (const [status, pattern] of phrases) {
    const found = find(line, at, pattern);
    if (found && !find(line, found.end, otherNoun)) return { end: found.end, meanings: choice('companyStatus', status), kind: 'companies' };
  }
  return null;
}
