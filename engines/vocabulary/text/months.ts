/** Names of months and their abbreviations in the seven languages. */

/** January first; folded. */
const monthNames = [
  'january|januar|janner|janvier|enero|janeiro|januari|gennaio|jan|janv|ene|gen',
  'february|februar|feber|fevrier|febrero|fevereiro|februari|febbraio|feb|fev|fevr',
  'march|marz|maerz|mars|marzo|marco|maart|mar|mrz|mrt',
  'april|avril|abril|aprile|apr|avr|abr',
  'may|mai|mayo|maio|mei|maggio|mag',
  'june|juni|juin|junio|junho|giugno|jun|giu',
  'july|juli|juillet|julio|julho|luglio|jul|juil|lug',
  'august|aout|agosto|augustus|aug|ago',
  'september|septembre|septiembre|setembro|settembre|sep|sept|set',
  'october|oktober|octobre|octubre|outubro|ottobre|oct|okt|out|ott',
  'november|novembre|noviembre|novembro|nov',
  'december|dezember|decembre|diciembre|dezembro|dicembre|dec|dez|dic',
];

const months: ReadonlyMap<string, number> = new Map(
  monthNames.flatMap((names, index) => names.split('|').map((name) => [name, index + 1] as const)),
);

/** The number of a month, 1 to 12: "mars" → 3, "oct" → 10; null for other words. @param folded as `foldText` gives it */
export const monthNamed = (folded: string): number | null => months.get(folded) ?? null;
