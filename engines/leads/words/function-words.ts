/** Functions by name, in the seven languages: what a query calls a department. Folded; more precise words than titles use. */
import type { Department } from '@leadlight/vocabulary/values';
import { oncePerToken, find, phrase, type Line } from './line.ts';

const table: readonly (readonly [Department, string])[] = [
  [
    'engineering',
    String.raw`engineering|software engineering|software development|rd|r and d|research and development|forschung und entwicklung|recherche et developpement|investigacion y desarrollo|ricerca e sviluppo|pesquisa e desenvolvimento|onderzoek en ontwikkeling|technik|tech teams?|technical teams?|entwicklung|softwareentwicklung|ingenierie|ingenieria|ingegneria|engenharia|desarrollo|sviluppo|desenvolvimento|ontwikkeling`,
  ],
  ['product', String.raw`product|product management|produktmanagement|produit|producto|prodotto|produto`],
  ['design', String.raw`design|ux|ui|ux design|gestaltung|diseno`],
  ['data', String.raw`data|data science|analytics|data analytics|daten|donnees|datos|dati|dados`],
  [
    'it',
    String.raw`it|ti|informatik|informatique|informatica|ict|edv|it abteilung(?:en)?|systemes d information|sistemas de informacion|sistemi informativi|tecnologias? d[ae] informac(?:ao|ion)|tecnologias de la informacion|informatietechnologie`,
  ],
  [
    'sales',
    String.raw`sales|business development|vertriebsabteilung(?:en)?|verkaufsabteilung(?:en)?|vertrieb|verkauf|ventes?|ventas|comercial|commercial|commerciale|vendite|vendas|verkoop`,
  ],
  ['marketing', String.raw`marketing|growth marketing|marketing ?abteilung(?:en)?`],
  [
    'customer_success',
    String.raw`customer success|customer experience|cx|exito del cliente|succes client|sucesso do cliente|successo del cliente|klantsucces|kundenerfolg|kundenbetreuung`,
  ],
  [
    'support',
    String.raw`support|customer support|customer service|kundenservice|kundendienst|service client|support client|atencion al cliente|assistenza clienti|servizio clienti|supporto (?:clienti|tecnico)|customer care|atendimento ao cliente|suporte(?: ao cliente| tecnico)?|soporte(?: al cliente| tecnico)?|support technique|technischer support|technical support|technische ondersteuning|klantenservice`,
  ],
  ['operations', String.raw`operations|ops|operaciones|operazioni|operacoes`],
  [
    'finance',
    String.raw`finance|accounting|finanzen|finanzabteilung(?:en)?|buchhaltung|finances|comptabilite|finanzas|contabilidad|finanza|contabilita|financas|contabilidade|financien|boekhouding|finanzwesen|rechnungswesen|administration and finance|finance and administration|administratie en financien|administrati(?:f|fs|ve|ves) et financi(?:er|ers|ere|eres)|administratiefs? et financiers?|administracion y finanzas|administrativ[oa]s? y financier[oa]s?|amministrazione e finanza|amministrativ[oaie] e finanziari[oaie]|administrativ[oa]s? e financeir[oa]s?|administracao e financas`,
  ],
  [
    'hr',
    String.raw`hr|human resources|people operations|people ops|ppl ops|personal|personalwesen|personalabteilung(?:en)?|rh|ressources humaines|recursos humanos|rrhh|risorse umane|personeelszaken|personeel|human resource|people and (?:culture|talent)|personal und organisation|capital humano|talento humano|gestion humana|gente e gestao|gestao de pessoas`,
  ],
  ['legal', String.raw`legal|compliance|recht|rechtsabteilung(?:en)?|juridique|legales|juridico|legale|juridisch|juridische zaken`],
  ['executive', String.raw`management boards?|vorstand`],
];
/** What all the people of a department are called. */
const people: readonly (readonly [Department, string])[] = [
  [
    'sales',
    String.raw`sales ?people|sales ?persons?|sales ?folks|sales ?reps?|sales ?representatives?|sales ?guys|biz ?devs?|vertriebler(?:innen)?|vertriebsleuten?|vertriebsmitarbeiter(?:innen)?(?: im (?:aussendienst|innendienst))?|verkaufer(?:innen)?|aussendienstler|vertriebs(?:innen|aussen)dienst|aussendienst|innendienst(?! vertrieb)|buitendienst(?:medewerkers?)?|binnendienst(?:medewerkers?)?|commerciaux|commerciales|vendeurs|comerciales|vendedores|vendedoras|venditori|venditrici|commerciali|verkopers`,
  ],
  ['marketing', String.raw`marketers?|marketeers?|marketing ?leuten?|marketingmensen|marketers|marketing ?profis`],
  ['hr', String.raw`hr ?leuten?|hr ?mensen|personaler(?:n|innen)?`],
  ['it', String.raw`it ers|it ?leuten?|it ?ler|itler|informaticiens|informatici|it ?mensen|it ?mitarbeiter(?:innen)?`],
  ['engineering', String.raw`devs`],
];
const peoplePhrases = people.map(([department, source]) => [department, phrase(source)] as const);

function peopleAtAnew(line: Line, at: number): { readonly department: Department; readonly end: number } | null {
  for (const [department, pattern] of peoplePhrases) {
    const found = find(line, at, pattern);
    if (found) return { department, end: found.end };
  }
  return null;
}

const phrases = table.map(([department, source]) => [department, phrase(source)] as const);

function functionAtAnew(line: Line, at: number): { readonly department: Department; readonly end: number } | null {
  let best: { department: Department; end: number } | null = null;
  for (const [department, pattern] of phrases) {
    const found = find(line, at, pattern);
    if (found && (best === null || found.end > best.end)) best = { department, end: found.end };
  }
  return best;
}

const purchasing = phrase(
  String.raw`procurement leads?|procurement|it sicherheit|it security|information security|informationssicherheit|purchasing leads?|purchasing|sourcing|einkauf|beschaffung|achats|compras|acquisti|inkoop|supply chain|logistics|logistik|logistique|logistica|logistiek|production|produktion|produzione|produccion|producao|productie|growth|lnd|learning and development|fpna|mna|mergers and acquisitions|snop|talent acquisition|talent|recruiting|recruitment|recrutement|reclutamiento|recrutamento|selezione|controlling|partnerships|communications?|kommunikation|comunicacion|comunicazione|comunicacao|communicatie|public relations|pr|seo|payroll|quality|qualite|calidad|qualita|qualidade|kwaliteit|qualitatssicherung|maintenance|einkaufsabteilung(?:en)?|inkoopafdeling(?:en)?|instandhaltung|mantenimiento|manutenzione|manutencao|r d|treasury|accounts payable|accounts receivable|credit control|debitorenbuchhaltung|kreditorenbuchhaltung|procurement teams?|nachhaltigkeit|sustainability|rse|csr|esg|durabilite|sostenibilidad|sostenibilita|sustentabilidade|duurzaamheid|digitalisierung|digitalisation|digitalizacion|digitalizzazione|digitalizacao|digitalisering|datenschutz|arbeitssicherheit|hse|ehs|qhse`,
);

/** A function that no department is named after, which is searched as a title. @returns the token after its name */
export const titleFunctionAt = (line: Line, at: number): number | null => find(line, at, purchasing)?.end ?? null;

/** @returns the department whose people are called so, and the token after the word */
export const peopleAt = oncePerToken(peopleAtAnew);

/** @returns the department that this function is, and the token after its name */
export const functionAt = oncePerToken(functionAtAnew);
