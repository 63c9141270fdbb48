/**
 * Labels in front of values, as descriptions of ideal customers, saved searches and forms have them: "Location: Berlin; Tools: React, Node.js". A label
 * says what kind of value follows and is not a value itself: the Portuguese "cargo: CTO" is not freight. Folded, in seven languages.
 */
import { find, phrase, type Line } from './line.ts';

/** What follows a label: 'other' for values that the ordinary rules read, 'unfilterable' for what no filter has. */
export type Labeled = 'place' | 'industry' | 'technology' | 'size' | 'other' | 'unfilterable';

const places = String.raw`(?:target )?(?:locations?|geos?|geograph(?:y|ies)|regions?|countr(?:y|ies)|cit(?:y|ies)|states?|territor(?:y|ies)|areas?|markets?|hqs?|headquarters|based in|where|orte?|standorte?|land|lander|stadte?|gebiete?|bundesland|bundeslander|regionen|markte?|sitz|lieux?|zones?|pays|villes?|localisations?|secteur geographique|departements?|geographie|ubicacion(?:es)?|pais(?:es)?|ciudad(?:es)?|zonas?|region(?:es)?|lugar(?:es)?|provincias?|estados?|localizacion|geografia|luog(?:o|hi)|sed[ei]|paes[ei]|citta|zone|regione|regioni|provinci[ae]|localita|loca(?:l|is)|localizac(?:ao|oes)|cidades?|regi(?:ao|oes)|uf|locaties?|landen|stad|steden|regios?|plaats(?:en)?|vestigingsplaats)`;
const technologies = String.raw`(?:technolog(?:y|ies|ie|ien|ieen)|tech|(?:(?:tech|software) ?)?stack|tools?|uses|crm|tecnologias?|tecnologi[ae]|outils?|herramientas|ferramentas|strumenti|stack technique)`;
const sizes = String.raw`(?:company |team )?(?:sizes?|headcount|employees|staff|fte|unternehmensgrosse|firmengrosse|grosse|mitarbeiter(?:zahl)?|tailles?|taille (?:d |de l )?entreprise|effectifs?|salaries|tamanos?|tamano (?:de )?(?:la )?empresa|plantilla|empleados|dimension[ei]|dipendenti|addetti|organico|tamanhos?|portes?|funcionarios|colaboradores|grootte|omvang|bedrijfsgrootte|medewerkers)`;
const roles = String.raw`(?:primary|secondary)|(?:target |key |main |buyer |primary |secondary )?(?:personas?|roles?|positions?|functions?|departments?|seniority|levels?|buyers?|contacts?|people|positionen|funktion(?:en)?|rollen?|ansprechpartner|abteilung(?:en)?|jobtitel|postes?|fonctions?|intitules?|services?|puestos?|rol(?:es)?|funcion(?:es)?|ruol[oi]|posizion[ei]|funzion[ei]|figur[ae]|mansion[ei]|cargos?|func(?:ao|oes)|posic(?:ao|oes)|papel|functies?|afdeling(?:en)?)|(?:target[_ ]|key )?(?:job )?titles?`;
const industries = String.raw`(?:target )?(?:industr(?:y|ies|ie|ien|ia|ias)|sectors?|verticals?|niches?|company types?|business types?|branchen?|sektor(?:en)?|nischen?|secteurs?|secteurs? d activite|activites?|marches?|sector(?:es)?|rubros?|giros?|nichos?|actividad(?:es)?|settor[ei]|ambit[oi]|nicchi[ae]|mercat[oi]|setor(?:es)?|segmentos?|ramos?|area de atuacao|sectoren|companies)`;
const searches = String.raw`(?:saved |my )?(?:search(?:es)?|filters?|quer(?:y|ies)|lists?)|icps?|(?:ideal |target |our )?(?:customers?|customer profile|clients?|accounts|audience|prospects?|leads?)|ideal customer profile|target|looking for|campaigns?|segments?|gesucht|suche|zielkunden?|zielgruppen?|wunschkunden?|kunden?|kampagne|liste|client(?:s|e|es)? (?:ideal|ideaux|cibles?|ideales|ideale|ideais|tipo)|cibles?|recherche|campagne|profil|busqueda|buscamos|publico (?:objetivo|alvo)|objetivo|campana|ricerca|cerco|campagna|pesquisa|busca|perfil(?: ideal)?|campanha|doelgroep(?:en)?|doelklant(?:en)?|ideale klant(?:en)?|zoekopdracht|gezocht|lijst`;
const unfilterables = String.raw`(?:annual |company )?(?:revenues?|arr|mrr|turnover|funding(?: stage)?|funding rounds?|growth stage|stage|budget|pain ?points?|pains?|signals?|triggers?|intent|languages?|umsatz|jahresumsatz|finanzierung|schmerzpunkte?|sprachen?|chiffre d affaires|ca|financement|douleurs?|langues?|facturacion|ingresos|financiacion|dolor(?:es)?|idiomas?|fatturato|ricavi|finanziament[oi]|lingu[ae]|faturamento|receita|dores|omzet|financiering|pijnpunten|talen)`;

const marked = (names: string): RegExp => phrase(String.raw`(?:${names}) (?::|=)(?: -)?`);
const tables: readonly (readonly [RegExp, Labeled])[] = [
  [marked(technologies), 'technology'],
  [marked(sizes), 'size'],
  [marked(places), 'place'],
  [marked(roles), 'other'],
  [marked(industries), 'industry'],
  [marked(searches), 'other'],
  [marked(unfilterables), 'unfilterable'],
];

export interface Label {
  readonly kind: Labeled;
  /** The token after the colon. */
  readonly end: number;
}

/** Words of the longest label. */
const longestLabel = 5;
/** Most words have no colon after them and don't need the tables. */
const hasColonBehind = (line: Line, at: number): boolean =>
  line.tokens.slice(at + 1, at + 1 + longestLabel).some(({ text }) => text === ':' || text === '=');

/** @returns the label that begins at this token, with its colon; null if there is none */
export function labelAt(line: Line, at: number): Label | null {
  if (line.tokens[at]?.kind !== 'word' || !hasColonBehind(line, at)) return null;
  for (const [pattern, kind] of tables) {
    const found = find(line, at, pattern);
    if (found) return { kind, end: found.end };
  }
  return null;
}

/** Marks between a labeled value and the next one. */
export const endsLabeled = (mark: string | undefined): boolean => mark === ';' || mark === '.' || mark === '|' || mark === ')';

/** The token after a labeled value that no filter has: up to the next mark or label. "Revenue: $5M-$50M". */
export function endOfLabeled(line: Line, from: number): number {
  let end = from;
  while (end < line.tokens.length && !endsLabeled(line.tokens[end]?.text) && (end === from || labelAt(line, end) === null)) end += 1;
  // "Funding: Series A, location: Berlin"
  while (end > from && end < line.tokens.length && line.tokens[end - 1]?.kind === 'mark' && line.tokens[end - 1]?.text === ',') end -= 1;
  return end;
}
