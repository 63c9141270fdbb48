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
      [100, 'hundred hundert einhundert cent cien cento cem honderd'],
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

/** @returns the number that begins at this token and the token after it; null if it is not a word for a number */
function numberAt(tokens: readonly Token[], at: number): { readonly value: number; readonly end: number } | null {
  const token = tokens[at];
  if (token?.kind === 'number') return { value: token.value, end: at + 1 };
  const first = token?.kind === 'word' ? amounts.get(token.folded) : undefined;
  if (first === undefined) return null;
  const next = tokens[at + 1];
  const factor = first < 100 && next?.kind === 'word' ? multipliers.get(next.folded) : undefined;
  if (factor !== undefined) return { value: first * factor, end: at + 2 };
  // "Twenty-five", "trente-cinq"
  const unit = first >= 20 && first < 100 && next?.joint === '-' ? amounts.get(next.folded) : undefined;
  return unit !== undefined && unit < 10 ? { value: first + unit, end: at + 2 } : { value: first, end: at + 1 };
}

/** The tokens with each number in words as one number, if it counts something or is the lower end of a range that does. */
export function withNumbersInWords(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ kind, folded }) => kind === 'word' && amounts.has(folded))) return tokens;
  const isCounted = (index: number): boolean => counted.has(tokens[index]?.folded ?? '');
  const read: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] as Token;
    const number = token.kind === 'word' ? numberAt(tokens, at) : null;
    const upper = number && joints.has(tokens[number.end]?.folded ?? '') ? numberAt(tokens, number.end + 1) : null;
    if (number && (isCounted(number.end) || (upper !== null && isCounted(upper.end)))) {
      const last = tokens[number.end - 1] as Token;
      const text = number.end === at + 1 ? token.text : `${token.text} ${last.text}`;
      read.push({ ...token, kind: 'number', text, folded: String(number.value), value: number.value, end: last.end });
      at = number.end;
    } else {
      read.push(token);
      at += 1;
    }
  }
  return read;
}
