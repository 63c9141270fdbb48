/** Legal forms before the name or joined to it: Japan, Korea, China, Indonesia, Russia, Ukraine and France. */

const beforeIt =
  '株式会社|有限会社|合同会社|合資会社|合名会社|一般社団法人|一般財団法人|公益社団法人|公益財団法人|医療法人(?:社団)?|学校法人|社会福祉法人|税理士法人|弁護士法人|주식회사|유한회사|\\(주\\)|㈜';
/** Letters of a name in these scripts, with Latin ones between them. */
const letters = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々ー・&A-Za-z0-9Ａ-Ｚａ-ｚ０-９]`;

/** Each with the name as its first group. */
const patterns: readonly RegExp[] = [
  new RegExp(String.raw`(?:${beforeIt})[ \u3000]?(${letters}{2,30})`, 'gu'),
  new RegExp(String.raw`(${letters}{2,25})[ \u3000]?(?:株式会社|有限会社|合同会社|주식회사|\(주\)|㈜)(?!${letters})`, 'gu'),
  /([\p{Script=Han}（）()]{3,30}?)(?:股份有限公司|有限责任公司|有限責任公司|有限公司)/gu,
  /(?<![\p{L}\d.])PT\.?\s(\p{Lu}[\p{L}\d&-]*(?:\s(?:\p{Lu}[\p{L}\d&-]*|dan|&)){1,5}(?:\s(?:Tbk|\(Persero\))\.?)?)/gu,
  // "la SARL Atelier Sorel"; in "Sorel SARL Lyon" the form comes after the name.
  /(?=[EGS][.ACEMNPU])(?<![\p{L}\d.]|\p{Lu}[\p{L}\d&'’.-]{0,30}\s)(?:S\.?A\.?R\.?L\.?|S\.?A\.?S\.?U?\.?|E\.?U\.?R\.?L\.?|SELARL|SELAS|SCEA|EARL|GAEC|SCI|SCM|SCP|SNC)\s((?:[dl]['’])?\p{Lu}[\p{L}\d&'’-]*(?:\s(?:(?:[dl]['’])?\p{Lu}[\p{L}\d&'’-]*|&|et|de|du|des|la|le)){0,6}(?<!\s(?:&|et|de|du|des|la|le)))(?![\p{L}\d])/gu,
  /(?<![\p{L}\d])(?:ООО|ОАО|ЗАО|ПАО|АО|ТОВ|ПрАТ|ПАТ|ФОП)\s?[«"“„]([^»"”“]{2,60})[»"”“]/gu,
];

export interface PrefixedCompany {
  /** As written, with the legal form. */
  readonly name: string;
  readonly start: number;
}

/** Every company whose form is written before its name or without a space. Linear; never throws. */
export function prefixedCompaniesIn(text: string): PrefixedCompany[] {
  if (!/[社人회주㈜司]|PT|[ОТПЗ]|S\.?A\.?[RS]|E\.?U\.?R\.?L|SELA|SCEA |EARL |GAEC |SC[IMP] |SNC /.test(text)) return [];
  return patterns.flatMap((pattern) => Array.from(text.matchAll(pattern), (match) => ({ name: match[0].trim(), start: match.index })));
}

/** "株式会社田中精機" → "田中精機", "PT Lumina Nusantara" → "Lumina Nusantara"; null if the text as a whole isn't such a name. */
export function withoutPrefix(name: string): string | null {
  for (const pattern of patterns) {
    const [match] = Array.from(name.trim().matchAll(pattern));
    if (match?.[0].length === name.trim().length && match[1] !== undefined) return match[1].replace(/\s(?:Tbk|\(Persero\))\.?$/, '').trim();
  }
  return null;
}

/** Whether a name is written in a script that domains are seldom written in. */
export const isInOtherScript = (name: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Thai}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Greek}]{2}/u.test(
    name,
  );
