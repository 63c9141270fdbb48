/**
 * Adjectives that narrow a profession and agree with it in the Romance languages: "ingenieros industriales", "avvocati tributaristi", "agents immobiliers". In the
 * plural, they have other endings in each language.
 */
import { find, phrase, type Line } from './line.ts';

/** What professions are specialized in, in the Romance languages among the seven, in all genders and numbers. Folded. */
const specialties = [
  // Branches of law and taxes, by the ending that makes a specialist of each.
  String.raw`(?!acqu)[a-z]{4,}ist(?:as?|i|es?)`,
  // Branches of engineering.
  String.raw`(?:mecanic|meccanic|electric|elettric|eletric|electronic|elettronic|eletronic|quimic|chimic|informatic|aeronautic|agronom|biomedic|telematic|electromecanic|eletromecanic|geologic|metalurgic|petroquimic|energetic|meccatronic|mecatronic)(?:[oae]s?|i|he|hes)`,
  String.raw`(?:industri|civi|ambient|medioambient|nav|estructur|struttur|gestion|territori|forest|florest|aerospazi|aeroespaci|aerospati|edi|agrico)(?:al|ale|ales|ali|aux|ais|l|le|li|les|is|l[ae]s)`,
  // Branches of medicine and of the social professions.
  String.raw`(?:clinic|tecnic|sanitari|universitari|hospitalari|academic|deportiv|desportiv|sportiv|juridic|giuridic|tributari|inmobiliari|imobiliari|administrativ|amministrativ|educativ|financier|financeir|finanziari|grafic|intern|extern|estern|public|privat|creativ|criativ|academic|farmaceutic|pedagogic|scientific|cientific)(?:[oae]s?|i|he)`,
  String.raw`(?:gener|soci|labor|fisc|pen|comerci|commerci|region|agroaliment|notari|leg|intellectu|municip|multicultur|cultur|patrimoni)(?:al|ale|ales|ali|aux|ais)`,
  String.raw`(?:immobili|financi|libera|libera|hospitali|judicia|salarie)(?:er|ers|ere|eres|l|le|les|ux|re|ri|ires?)`,
  String.raw`universitaires?|immobiliar[ei]|contabil(?:e|i)|mecanicien(?:ne)?s?|(?:industri|commerci|institutionn)el(?:le)?s?|(?:techni|juridi|informati|artisti|scientifi|pedagogi|numeri|energeti|electroni|electri|chimi)ques?|(?:mediatic|medic)(?:al|aux|ale|ales|ali|o|i)`,
].join('|');
const specialty = phrase(`(?:${specialties})`);

/** @returns the token after the adjectives that narrow the profession before this token; at most two, in lower case */
export function specialtyEnd(line: Line, at: number): number {
  let end = at;
  while (end - at < 2 && line.tokens[end]?.isCapital === false && find(line, end, specialty)?.end === end + 1) end += 1;
  return end;
}

/** Whether the word, folded, can only be an adjective behind a profession, although the words of titles know it as a field. */
export const isSpecialty = (folded: string): boolean => whole.test(folded);
const whole = new RegExp(`^(?:${specialties})$`);

/** The language of a plural head by its ending, as far as adjectives differ. "Agents" and "ingénieurs" are French, "agentes" isn't. */
const italianHead = /(?:[^aeiou]i|[tsrn]ai|[cg]he|ai|ei)$/u;
const frenchHead =
  /(?:eurs|euses|rices|[iè]ers|[iè]ères|[^n]ants|ents|ats|ets|iens|iennes|istes|ystes|logues|peutes|cins|efs|effes|[éÉ]e?s|aires|nomes|sses|phes|ectes|ssiers)$/u;

const frenchEndings: readonly (readonly [RegExp, string])[] = [
  [/aux$/u, 'al'],
  [/s$/u, ''],
];
const italianEndings: readonly (readonly [RegExp, string])[] = [
  [/immobiliari$/u, 'immobiliare'],
  [/(?<=[aoi]l|il|bil|ar)i$/u, 'e'],
  [/(?<=ist)[ie]$/u, 'a'],
  [/(?<=[ae]nt|or|es)i$/u, 'e'],
  [/iche$/u, 'ica'],
  [/i$/u, 'o'],
];
const italianArii = /(?<=\p{L}{3}(?:t|z|n))ari$/u;
const iberianEndings: readonly (readonly [RegExp, string])[] = [
  [/ões$/u, 'ão'],
  [/ais$/u, 'al'],
  [/eis$/u, 'el'],
  [/(?<=[vtd])is$/u, 'il'],
  [/ces$/u, 'z'],
  [/(?<=[aeiouáéíóú][lrnd])es$/u, ''],
  [/s$/u, ''],
];

/**
 * A plural adjective behind a plural head, in the singular.
 * @param head the head as typed, in the plural
 */
export function singularSpecialty(word: string, head: string): string {
  const lower = head.toLowerCase();
  if (italianHead.test(lower) && italianArii.test(word)) return word.replace(italianArii, 'ario');
  const endings = italianHead.test(lower) ? italianEndings : frenchHead.test(lower) ? frenchEndings : iberianEndings;
  for (const [ending, replacement] of endings) if (ending.test(word)) return word.replace(ending, replacement);
  return word;
}
