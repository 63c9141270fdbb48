/** Companies that are only named to say how others relate to them: "subsidiaries of Siemens", "Zulieferer von VW". No filter knows relations. */
import { find, phrase, type Line } from './line.ts';
import { knownCompanyOfOneWord, knownCompanyOfWords } from './company-words.ts';
import type { Reading } from './meaning.ts';

const related = phrase(
  [
    String.raw`(?:subsidiar(?:y|ies)|affiliates?|suppliers?|vendors?|parent(?: compan(?:y|ies))?|dealers?|distributors?|resellers?|spin ?offs?|spinoffs?|portfolio companies|investors?|shareholders?|licensees?) (?:of|to|for|in)(?: the)?`,
    String.raw`(?:tochter(?:firmen|gesellschaft(?:en)?|unternehmen|betriebe)?|zulieferer[n]?|lieferanten|handler[n]?|vertriebspartner[n]?|mutterkonzerne?|beteiligungen|ausgrundungen) (?:von|der|des|vom|fur)`,
    String.raw`(?:filiales?|fournisseurs?|sous traitants?|distributeurs?|revendeurs?|maisons? meres?|actionnaires?) (?:de l|de la|de|d|du|chez)`,
    String.raw`(?:filial(?:es)?|proveedor(?:es)?|distribuidor(?:es)?|subsidiarias?|accionistas|participadas) (?:de|del|de la)`,
    String.raw`(?:filial[ei]|fornitor[ei]|distributor[ei]|controllat[ae]|consociat[ae]|partecipat[ae]) (?:di|del|della|dell)`,
    String.raw`(?:filia(?:l|is)|fornecedor(?:es)?|subsidiarias?|distribuidor(?:es)?|participadas) (?:de|do|da)`,
    String.raw`(?:dochter(?:bedrij(?:f|ven)|ondernemingen|maatschappijen)?|toeleveranciers?|leveranciers?|distributeurs?) (?:van|aan)`,
  ].join('|'),
);
const longestName = 3;

const relatedBehind = phrase(
  String.raw`(?:dealers?|dealerships?|suppliers?|customers?|clients?|distributors?|franchisees?|competitors?|subsidiar(?:y|ies)|handler[n]?|zulieferer[n]?|kunden|lieferanten|vertragshandler[n]?|niederlassungen|tochter(?:firmen|gesellschaften)?|leveranciers|klanten|dochters)`,
);

/** "VW-Händler", "BMW dealers" */
function readRelated(line: Line, at: number): Reading | null {
  const token = line.tokens[at];
  if (token?.kind !== 'word' || !token.isCapital) return null;
  const end =
    knownCompanyOfWords(line, at) ?? (knownCompanyOfOneWord(line, at) !== null || /^\p{Lu}{2,4}$/u.test(token.text) ? at + 1 : null);
  const found = end === null ? null : find(line, end, relatedBehind);
  return found && (knownCompanyOfOneWord(line, at) !== null || !notNames.has(token.text))
    ? { end: found.end, meanings: [], isUnfilterable: true }
    : null;
}
/** Capital letters that name a kind of business. */
const notNames: ReadonlySet<string> = new Set([
  'IT',
  'HR',
  'AI',
  'KI',
  'EDV',
  'LKW',
  'PKW',
  'KFZ',
  'US',
  'UK',
  'EU',
  'B2B',
  'SAP',
  'AWS',
  'TV',
  'EV',
  'PV',
  'USA',
  'DIY',
  'SHK',
]);

/** @param isName whether the token may be a company's name, rather than a place or a kind of company */
export function readRelation(line: Line, at: number, isName: (at: number) => boolean): Reading | null {
  const found = find(line, at, related);
  if (!found) return readRelated(line, at);
  let end = found.end;
  while (
    end < line.tokens.length &&
    end - found.end < longestName &&
    line.tokens[end]?.isCapital &&
    line.tokens[end]?.kind === 'word' &&
    (end > found.end || isName(end))
  )
    end += 1;
  return end === found.end ? null : { end, meanings: [], isUnfilterable: true };
}
