/** Numbers in words, where something is counted: "fifty employees", "between ten and fifty people", "two hundred staff". Folded, in seven languages. */
import type { Token } from './token.ts';

const amounts: ReadonlyMap<string, number> = new Map(
  (
    [
      [1, 'one'],
      [2, 'two zwei deux dos due dois duas twee'],
      [3, 'three drei trois tres tre drie'],
      [4, 'four vier quatre cuatro quattro quatro'],
      [5, 'five funf cinq cinco cinque vijf'],
      [6, 'six sechs seis sei zes'],
      [7, 'seven sieben sept siete sette sete zeven'],
      [8, 'eight acht huit ocho otto oito'],
      [9, 'nine neun neuf nueve nove negen'],
      [10, 'ten zehn dix diez dieci dez tien'],
      [12, 'twelve zwolf douze doce dodici doze twaalf'],
      [15, 'fifteen funfzehn quinze quince quindici vijftien'],
      [20, 'twenty zwanzig vingt veinte venti vinte twintig'],
      [25, 'funfundzwanzig veinticinco venticinque vijfentwintig'],
      [30, 'thirty dreissig trente treinta trenta trinta dertig'],
      [40, 'forty vierzig quarante cuarenta quaranta quarenta veertig'],
      [50, 'fifty funfzig cinquante cincuenta cinquanta cinquenta vijftig'],
      [60, 'sixty sechzig soixante sesenta sessanta sessenta zestig'],
      [70, 'seventy siebzig setenta settanta zeventig'],
      [80, 'eighty achtzig ochenta ottanta oitenta tachtig'],
      [90, 'ninety neunzig noventa novanta negentig'],
      [100, 'hundred hundert einhundert cent cien ciento cento cem honderd'],
      [200, 'zweihundert doscientos doscientas duecento duzentos duzentas tweehonderd'],
      [300, 'dreihundert trescientos trescientas trecento trezentos trezentas driehonderd'],
      [500, 'funfhundert quinientos quinientas cinquecento quinhentos quinhentas vijfhonderd'],
      [1000, 'thousand tausend eintausend mille mil mila duizend'],
      [2000, 'zweitausend duemila tweeduizend'],
      [5000, 'funftausend cinquemila vijfduizend'],
    ] as const
  ).flatMap(([amount, words]) => words.split(' ').map((word) => [word, amount] as const)),
);
/** "Two hundred", "cinq cents", "diez mil", "ten thousand" */
const multipliers: ReadonlyMap<string, number> = new Map([
  ...'hundred hundert cent cents honderd'.split(' ').map((word) => [word, 100] as const),
  ...'thousand tausend mille mil mila duizend'.split(' ').map((word) => [word, 1000] as const),
]);

const counted = new Set(
  'to agents employees people staff person persons ppl fte ftes mitarbeiter mitarbeitern mitarbeitende mitarbeitenden beschaftigte beschaftigten angestellte angestellten leute leuten personen ma salaries personnes employes collaborateurs empleados personas trabajadores colaboradores dipendenti persone addetti funcionarios pessoas trabalhadores medewerkers mensen werknemers location locations office offices branch branches store stores standort standorte standorten filiale filialen sede sedes sedi vestiging vestigingen magasins tiendas negozi lojas open offene offenen vacancies openings jobs vacatures vacantes vagas months month weeks days monate monaten wochen tage tagen mois semaines jours meses semanas dias mesi settimane giorni maanden weken dagen years jahre jahren ans anos anni jaar'.split(
    ' ',
  ),
);
const joints = new Set('to and bis und a et y e en tot or oder'.split(' '));

/** Nouns that also begin a search for people: "two people from marketing". They are a size only after a word that compares or says what a company has. */
const personNouns = new Set('people person persons leute leuten personen personnes personas persone pessoas mensen ppl agents'.split(' '));
const leadsToSize = new Set(
  'with has have having of than to and between under over least most mit hat haben als von bis unter uber mindestens hochstens avec ont de plus moins con tienen que entre hasta di hanno tra fino com tem ate met hebben van dan tussen tot'.split(
    ' ',
  ),
);

interface ReadNumber {
  readonly value: number;
  /** Index of the token after the number. */
  readonly end: number;
  /** 100 or 1000 if the last word multiplies, otherwise 1. */
  readonly factor: number;
}

const amountOf = (token: Token | undefined): number | undefined => (token?.kind === 'word' ? amounts.get(token.folded) : undefined);

/** One word or a number in digits, and the multipliers after it: "fifty", "two hundred", "5 thousand", "quatre-vingts". */
function simpleNumber(tokens: readonly Token[], at: number): ReadNumber | null {
  const token = tokens[at];
  const first = token?.kind === 'number' ? token.value : amountOf(token);
  if (first === undefined) return null;
  const isScore = token?.folded === 'quatre' && /^vingts?$/.test(tokens[at + 1]?.folded ?? '');
  let [value, end, factor] = isScore ? [80, at + 2, 1] : [first, at + 1, 1];
  for (;;) {
    const next = tokens[end];
    const by = next?.kind === 'word' ? multipliers.get(next.folded) : undefined;
    // "Cent mille" is a hundred thousand; "mille cent" is a sum.
    if (by === undefined || by <= (factor === 1 && value >= 100 && value % 100 === 0 ? 100 : factor) || value >= 1000)
      return { value, end, factor };
    [value, end, factor] = [value * by, end + 1, by];
  }
}

/** What a number must be below to be added to this one: 100 for 200, 10 for 30; French also counts on from 60 and 80. */
function placeBelow(value: number): number {
  if (value % 1000 === 0) return 1000;
  if (value % 100 === 0) return 100;
  if (value % 100 === 60 || value % 100 === 80) return 20;
  return value % 10 === 0 && value % 100 >= 20 ? 10 : 0;
}
/** "Two hundred and fifty", "treinta y cinco", "cento e vinte", "trente et un" */
const additions = new Set('and und et y e en'.split(' '));

/** @returns the number that begins at this token; null if it is not a word for a number */
function numberAt(tokens: readonly Token[], at: number): ReadNumber | null {
  const first = simpleNumber(tokens, at);
  // "50 and 60": only words are added up.
  if (first === null || (tokens[at]?.kind === 'number' && first.factor === 1)) return first;
  let sum: ReadNumber = first;
  for (;;) {
    const joint = additions.has(tokens[sum.end]?.folded ?? '') ? 1 : 0;
    const next = amountOf(tokens[sum.end + joint]) === undefined ? null : simpleNumber(tokens, sum.end + joint);
    if (next === null || next.value >= placeBelow(sum.value)) return sum;
    sum = { value: sum.value + next.value, end: next.end, factor: 1 };
  }
}

/** The tokens with each number in words as one number, if it counts something or is the lower end of a range that does. */
export function withNumbersInWords(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some((token) => amountOf(token) !== undefined)) return tokens;
  const isCounted = (from: number, index: number): boolean => {
    const noun = tokens[index]?.folded ?? '';
    return counted.has(noun) && (!personNouns.has(noun) || leadsToSize.has(tokens[from - 1]?.folded ?? ''));
  };
  const read: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] as Token;
    const number = numberAt(tokens, at);
    if (number === null || (token.kind === 'number' && number.end === at + 1)) {
      read.push(token);
      at += 1;
      continue;
    }
    const upper = joints.has(tokens[number.end]?.folded ?? '') ? numberAt(tokens, number.end + 1) : null;
    const isRead = isCounted(at, number.end) || (upper !== null && isCounted(number.end + 1, upper.end));
    const last = tokens[number.end - 1] as Token;
    // Words of a number that isn't read stay together: the end of "one hundred twenty" is not twenty.
    if (!isRead) read.push(...tokens.slice(at, number.end));
    else {
      const value = number.value * sharedFactor(number, upper);
      const text = tokens
        .slice(at, number.end)
        .map((each) => each.text)
        .join(' ');
      read.push({ ...token, kind: 'number', text, folded: String(value), value, end: last.end });
    }
    at = number.end;
  }
  return read;
}

/** "Two to three hundred" begins at two hundred, "fifty to two hundred" at fifty. */
const sharedFactor = (low: ReadNumber, high: ReadNumber | null): number =>
  high !== null && low.factor === 1 && low.value < high.value / high.factor ? high.factor : 1;
