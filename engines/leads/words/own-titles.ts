/** Roles that are titles whatever their words mean alone, and titles that a text calls titles. */
import { find, phrase, type Line } from './line.ts';
import { choice, type Reading } from './meaning.ts';

/** Roles that the vocabulary reads as a rank, and people who search mean as a job. */
export const ownTitles = phrase(
  String.raw`(?:chiefs? of staffs?|(?:ober|alt|erste[rn]? )?burgermeister(?:innen|in)?|mayors?|alcald(?:es?|esas?)|concejal(?:es|as?)?|sindac(?:o|a|i)(?= d| in |$| ,)|maires?(?= (?:de|d|en|dans|des|du)|$| ,)|prefeit[oa]s?|vereador(?:es|as?)?|burgemeesters?|wethouders?|city councill?ors?|prokurist(?:en|in|innen)?|einzelprokurist(?:en|in|innen)?|(?:area|branch|regional|country|district|territory|category|campaign) managers?|bedrijfsleiders?|vestigingsmanagers?|(?:responsables?|directeurs?|directrices?) d agences?(?! (?:immo|de |d |web|digital|commun|publi|voyage|interim|event|even))|company secretar(?:y|ies)|(?:(?:ux|user|market|design|clinical|medical|research|ai|ml) )?researchers?|(?:interim|travel|digital|lnd|fpna|mna|snop|learning and development|learning|health and safety|occupational health|environmental health and safety) (?:managers?|officers?|directors?|analysts?|advisors?|consultants?|leads?)|heads? of (?:lnd|fpna|mna|snop|learning and development|learning)|(?:responsabil[ei]|direttor[ei]|direttric[ei]|cap[oi]) (?:di |della )?(?:filiale|reparto|area|punto vendita)|gerentes? de (?:filial|loja|agencia|sucursal|oficina|tienda)|(?:attorneys?|lawyers?) at law|trabajador(?:es|as?)? sociale?s?|travailleu(?:r|se)s? socia(?:l|ux|les?)|chefs? d agence(?! (?:immo|de |d |web|digital|commun|publi))|directeurs? de site|directrices? de site|ingegner[ei]|[a-z]{4,}beauftragte[nr]?|stadtrat(?:e|in)?|studiendekane?|poliere?|pmos?|c[bdglpsvx]os?|chief (?:digital|growth|strategy|innovation|sustainability|medical|scientific|risk|transformation|nursing|actuarial|underwriting|investment|audit|procurement|supply chain|restructuring) officers?)(?! (?:of )?(?:sales|marketing|it|hr|finance))`,
);

const titleContains = phrase(
  String.raw`(?:(?:with|whose) )?(?:the )?(?:job ?)?(?:titles?|titel|titre|cargo|titulo|titolo|functietitel|jobtitel|stellenbezeichnung)(?: (?:contains?|containing|includes?|including|is|with|enthalt|contient|contiene|contenga|contem|bevat))?(?: the)?(?: words?)? (?:: |= |["“„«] )?(?<word>[a-z][a-z ]*?)(?: ["”“»]|(?= ,)|$)`,
);

/** "Whose title contains growth": up to three words, known or not. */
export function readTitleThatContains(line: Line, at: number): Reading | null {
  const found = find(line, at, titleContains);
  const words = found?.groups['word']?.split(' ') ?? [];
  if (!found || words.length === 0 || words.length > 3) return null;
  const isMarked = /["“„«:=]|contain|inclu|enthalt|contien|contem|bevat/.test(line.text.slice(line.offsets[at], line.offsets[found.end]));
  return isMarked ? { end: found.end, meanings: choice('title', words.join(' ')), kind: 'people' } : null;
}

/** Words of titles that the vocabulary lacks, each with a word that means the same. */
export const aliases: Readonly<Record<string, string>> = {
  verantwoordelijke: 'manager',
  verantwoordelijken: 'manager',
  exec: 'executive',
  ppl: 'people',
  execs: 'executives',
};
