/** Titles as they are typed, in the singular: "account executives" is "account executive", "ingénieurs commerciaux" is "ingénieur commercial". */
import { foldText } from '@leadlight/vocabulary/text';
import { isSpecialty, singularSpecialty } from './agreeing-words.ts';
import { titleWordsOf } from './title-memory.ts';
import { typedBetween, type Line } from './line.ts';

/** Inside a role, between its words; anything else ends it. */
export const inside = new Set(
  'of for de d du des der die das den von vom van di do da dos das del della dell delle dei degli la le les los las l the fur voor para per im in'.split(
    ' ',
  ),
);

/** As typed, in the singular: "account executives" is "account executive". */
export function singularTitle(line: Line, from: number, to: number): string {
  const typed = typedBetween(line, from, to)
    .replace(/^(?<chief>chief)s?(?<of> of staff)s?$/i, '$<chief>$<of>')
    .split(' ');
  const connector = typed.findIndex((word, index) => index > 0 && (inside.has(word.toLowerCase()) || elided.test(word)));
  const first = line.tokens[from]?.folded ?? '';
  // In the Romance languages, the head comes first, followed by the adjectives that agree with it: "directeurs des ventes", "ingénieurs commerciaux".
  // "Pharmaciens titulaires": where both words are plurals, neither is English.
  const areBothPlural =
    typed.length === 2 &&
    typed.every((word) => /[^s]s$/.test(word)) &&
    typed.every((word) => !isField(word)) &&
    isHead(singularOf(typed[0] ?? ''));
  // "Avvocati penalisti": a plural occupation comes first only in Romance languages.
  const isPluralHead = /(?:[^s]s|[aei]|en)$/.test(first) && isOccupation(typed[0] ?? '') && singularOf(typed[0] ?? '') !== typed[0];
  // "Agents immobiliers": the adjective behind a plural says that its language is a Romance one.
  const head = typed[0] ?? '';
  const isPlural = singularOf(head) !== head;
  const isAgreed = isPlural && isSpecialty(foldText(typed[1] ?? ''));
  const isHeadFirst = typed.length > 1 && (connector > 0 || areBothPlural || isPluralHead || isAgreed || headsFirst.test(first));
  const last = isHeadFirst ? (connector > 0 ? connector - 1 : 0) : typed.length - 1;
  return typed
    .map((word, index) => {
      const whole = writtenOut(word, line);
      if (whole !== null) return whole;
      if (isHeadFirst && index > 0 && isPlural && (index <= last || connector < 0) && isSpecialty(foldText(word)))
        return singularSpecialty(word, head);
      if (isHeadFirst && index <= last) return index === 0 ? singularOf(word) : adjectiveOf(word);
      if (isHeadFirst && connector < 0) return adjectiveOf(word);
      return index === last ? singularOf(word) : word;
    })
    .join(' ');
}

/** Abbreviations of heads, folded: they are written out, because titles of people are. */
const abbreviations: Readonly<Record<string, string>> = {
  mgr: 'manager',
  mgrs: 'manager',
  mngr: 'manager',
  mngrs: 'manager',
  asst: 'assistant',
  assts: 'assistant',
  coord: 'coordinator',
  coords: 'coordinator',
  engr: 'engineer',
  engrs: 'engineer',
};
/** Words that Italian has and French, Spanish and Portuguese have not. */
const italian =
  / (?:di|della|dei|delle|nel|nella|aziende|azienda|dip|dipendenti|acquisti|vendite|qualita|produzione|amministrazione|personale|sicurezza|ufficio|risorse) /;

/** "Procurement mgr", "resp. acquisti" */
function writtenOut(word: string, line: Line): string | null {
  const folded = word.toLowerCase().replace(/\.$/, '');
  if (folded === 'resp') return italian.test(` ${line.text} `) ? 'responsabile' : 'responsable';
  return Object.hasOwn(abbreviations, folded) ? (abbreviations[folded] ?? null) : null;
}

/** "Chargés d'affaires" */
const elided = /^(?:d|l|dell|all)['’]/iu;

const isOccupation = (word: string): boolean =>
  [word, singularOf(word)].some((form) => {
    const words = titleWordsOf(form);
    return words.length > 0 && words.every(({ kind }) => kind === 'occupation');
  });
const isHead = (word: string): boolean => titleWordsOf(word).some(({ kind }) => kind === 'rank' || kind === 'occupation');

/** Plural heads that stand before what they head, folded. */
const headsFirst =
  /^(?:directeur|directrice|direttore|direttrice|diretora?|jef[ea]|gerente|coordinador|coordenador|stagiaires|asesores|assessores|supervisores|encargad[oa]s|profesores|professores|dirigenti|attaches|medecins|resp|responsables?|responsaveis|responsavel|responsabili|director[ae]s?|diretor[ae]?s|directeurs|directrices|direttori|direttrici|chefs|jef[ae]s|capi|charge[e]?s|gerentes|agent[ei]s?|agenti|addett[ie]|ingenieurs|ingenieros|ingenieras|engenheiras|abogad[oa]s|advogad[oa]s|ingegneri|engenheiros|tecnic[oi]s?|techniciens|technicien|assistentes|assistantes|assistenti|asistentes|analistas|analisti|analystes|developpeurs|developpeuses|desarrolladores|sviluppatori|desenvolvedores|operadores|operateurs|operatori|administradores|administrateurs|amministratori|conseillers|conseilleres|consultants|consultores|consulenti|delegues|controleurs|controleuses|hoofden|leiter(?:innen)?|pharmaciens|auxiliares|secretaires|coordinadores|coordonnateurs|coordinatori|coordenadores|vendedores|vendeurs|commerciaux|comerciales|trabajador[ea]s|travailleu[rs]e?s|specialisti|especialistas|coordinatoren|inspecteurs|adviseurs|medewerkers|beleidsmedewerkers|beleidsadviseurs|teamleiders|projectleiders|consulenten)$/;

/** Adjectives in -aux, -iques, -ales …; a noun ("achats", "acquisti") stays as it is. */
function adjectiveOf(word: string): string {
  if (
    isField(word) &&
    !/(?:iques|ciaux|ciales|ciais|ciali|ieros|ieras|ieri|ivos|ivas|icos|icas|ici|aires|eros|eiros|ivi|ari|iers|scales|viles)$/u.test(word)
  )
    return word;
  for (const [ending, replacement] of adjectives) if (ending.test(word)) return word.replace(ending, replacement);
  return word;
}

/** The first ending that fits counts. */
const adjectives: readonly (readonly [RegExp, string])[] = [
  [/(?<=ci|ti|mi|on|ri|ni|tr)aux$/u, 'al'],
  [/(?<=[iu]qu|air)es$/u, 'e'],
  [/(?<=ci|ti|mi|on|ri|ni|tr)ales$/u, 'al'],
  [/(?<=ci|ti|mi|on|ri|ni|tr)ais$/u, 'al'],
  [/(?<=ci|ti|mi|on|ri|ni|tr)ali$/u, 'ale'],
  [/(?<=[iv])eros$/u, 'ero'],
  [/(?<=[ií]c)os$/u, 'o'],
  [/(?<=[ií]c)as$/u, 'a'],
  [/(?<=n)ici$/u, 'ico'],
  [/(?<=civ)is$/u, 'il'],
  [/(?<=civ)ili$/u, 'ile'],
  [/(?<=ist|ant|iqu)es$/u, 'e'],
  [/(?<=iv[oa])s$/u, ''],
  [/(?<=iv)i$/u, 'o'],
  [/(?<=\p{L}{2})ari$/u, 'ario'],
  [/(?<=eir)os$/u, 'o'],
  [/(?<=[ai]l)es$/u, ''],
  [/(?<=[ai]bl)es$/u, 'e'],
  [/(?<=[ae]nt|i[ev]|al)s$/u, ''],
  [/(?<=\p{L}{3}(?:tu|ur|sc))os$/u, 'o'],
  [/(?<=\p{L}{2})isti$/u, 'ista'],
  [/(?<=\p{L}{2})stici$/u, 'stico'],
  [/(?<=\p{L}{2}i?ari)os$/u, 'o'],
  [/(?<=\p{L}{2}ist)[ae]s$/u, 'a'],
  [/(?<=[aáeiouíó]ri)os$/u, 'o'],
  [/(?<=[nrdtgl])os$/u, 'o'],
  [/(?<=[aeiou][rl])es$/u, ''],
  [/(?<=[éirulet])s$/u, ''],
];

/** "Sales" and "operations" are not plurals. */
const isField = (word: string): boolean => titleWordsOf(word).some(({ kind }) => kind === 'field');

const singulars: readonly (readonly [RegExp, string])[] = [
  [/^Ärzte$/u, 'Arzt'],
  [/kräfte$/u, 'kraft'],
  [/schwestern$/u, 'schwester'],
  [/(?<=[Aa]uxilia)res$/u, 'r'],
  [/^(?<first>[Pp])romotori$/u, '$<first>romotore'],
  [/^Köche$/u, 'Koch'],
  [/(?<=[Aa]ktuar|dekan)e$/u, ''],
  [/(?<=^\p{Lu}\p{L}{2,}log)en$/u, 'e'],
  [/(?<=^\p{Ll}{3,})logen$/u, 'loog'],
  [/(?<=dec)anen$/u, 'aan'],
  [/(?<=(?:redakteur|ingenieur))en$/u, ''],
  [/(?<=[Cc]oncejal)es$/u, ''],
  [/(?<=(?:secretare|directri|ambtenare|verpleegste|assistente)ss)es$/u, 'e'],
  [/(?<=ch|sh|ss|x)es$/u, ''],
  [/(?<=\p{L}{2})etti$/u, 'etto'],
  [/(?<=geom)etri$/u, 'etra'],
  [/(?<=\p{L}{3}(?:n|t|z|r))ari$/u, 'ario'],
  [/(?<=[Pp]er)iti$/u, 'ito'],
  [/(?<=iatr)i$/u, 'a'],
  [/(?<=[dts]|vis)ori$/u, 'ore'],
  [/(?<=\p{Lu}\p{L}{4,}leitung)en$/u, ''],
  [/(?<=not)ai$/u, 'aio'],
  [/(?<=gn)eri$/u, 'ere'],
  [/(?<=\p{L}{3})arie$/u, 'aria'],
  [/(?<=\p{L}{2})anti$/u, 'ante'],
  [/(?<=\p{L}{3})euren$/u, 'eur'],
  [/(?<=\p{L}{3})issen$/u, 'is'],
  [/(?<=\p{L}{3}i)tecten$/u, 'tect'],
  [/(?<=\p{L}{3}[st])oren$/u, 'or'],
  [/(?<=[Nn])otare$/u, 'otar'],
  [/(?<=kundige|overste)n$/u, ''],
  [/^(?<first>[Cc])api$/u, '$<first>apo'],
  [/^(?<first>[Hh])oofden$/u, '$<first>oofd'],
  [/(?<=\p{L}{2})genti$/u, 'gente'],
  [/(?<=\p{L}{3})bili$/u, 'bile'],
  [/(?<=\p{L}{3})ici$/u, 'ico'],
  [/(?<=\p{L}{2})enti$/u, 'ente'],
  [/(?<=\p{L}{3})[àa]veis$/u, 'ável'],
  [/(?<=\p{L}{2})áveis$/u, 'ável'],
  [/(?<=\p{L}{2})aten$/u, 'aat'],
  [/(?<=\p{L}{2}[nr])aren$/u, 'aar'],
  [/(?<=[a-zäöü])innen$/u, 'in'],
  [/(?<=\p{L}{2})ies$/u, 'y'],
  [/(?<=[td])ori$/u, 'ore'],
  [/(?<=\p{L}{2})ati$/u, 'ato'],
  [/artsen$/u, 'arts'],
  [/(?<=\p{L}{2}(?<!acqu))isti$/u, 'ista'],
  [/(?<=\p{L}{2})ieri$/u, 'iere'],
  [/(?<=\p{L}{2}[bcdfglmnprstvz])ores$/u, 'or'],
  [/(?<=\p{L}{2})(?<=ist|ent|ant|ekt|log|peut)en$/u, ''],
  [/(?<=\p{L}{2})eure$/u, 'eur'],
  [/(?<=wirt|notar|iziar|[Pp]olier)e$/u, ''],
  [/wälte$/u, 'walt'],
  [/(?<=\p{L}{2})ärzte$/u, 'arzt'],
  [/(?<=\p{L}{2}(?:[^sui\s]))s$/u, ''],
];

function singularOf(given: string): string {
  // "Einkäufer:innen", "directeurs·rices"
  const word = given.replace(/[*:_]in(?:nen)?$|·.*$/u, '');
  if (/^[A-Z]{2,5}s$/.test(word)) return word.slice(0, -1);
  // Functions that have no singular.
  if (/^(?:sales|operations|communications|logistics|analytics|economics|relations|resources|affairs|ventas|vendas|compras)$/i.test(word))
    return word;
  // "Experts-comptables", "chirurgiens-dentistes"
  if (/^\p{L}{4,}s-\p{L}*(?:istes|ables|oints|eils|aires)$/iu.test(word)) return word.replaceAll(/s(?=-|$)/g, '');
  if (
    /(?:manager|leiter|berater|entwickler|äufer|makler|lehrer|prüfer|ändler|techniker|meister|arbeiter|inhaber|gründer|führer|controller|designer|planer|trainer|recruiter)n$/iu.test(
      word,
    )
  )
    return word.slice(0, -1);
  if (word.length < 4 || (titleWordsOf(word).length === 0 && !headsFirst.test(word.toLowerCase()))) return word;
  for (const [ending, replacement] of singulars) if (ending.test(word)) return word.replace(ending, replacement);
  return word;
}
