/** Addresses in Japan, Korea and China, from the largest part to the smallest. */
import type { Whereabouts } from './address-cities.ts';
import { longestLine } from './address-segments.ts';
import { type AddressCandidate, weightOf } from './address-candidate.ts';
import { evidenceAt, type Line, type Scope } from './scope.ts';

/** "〒100-0005 東京都千代田区丸の内2-4-1": code, prefecture, city or ward, the rest (Japan Post's order). */
const japanese =
  /〒?\s?(\d{3}-\d{4})\s{0,3}(東京都|北海道|(?:京都|大阪)府|\p{Script=Han}{2,3}県)([^\s\d０-９,、]{1,8}?[市区町村])([^\s|、,（(]{1,40}(?:[ \u3000](?!TEL|電話|Tel|FAX)[^\s|、,（(]{1,30}(?:ビル\S{0,6}|号室?|階|[FＦ]|\d{1,4}))?)/u;

function japaneseAddress(scope: Scope, line: Line, where: Whereabouts): AddressCandidate | null {
  const [below] = scope.lines.slice(line.index + 1, line.index + 2);
  const isCodeOnly = /^〒?\s?\d{3}-\d{4}$/.test(line.text) && below !== undefined && below.text.length < longestLine;
  const last = isCodeOnly ? below : line;
  const [, postalCode, region, city, rest] = japanese.exec(isCodeOnly ? `${line.text} ${below.text}` : line.text.slice(0, 2_000)) ?? [];
  if (postalCode === undefined || region === undefined || city === undefined || rest === undefined) return null;
  if (where.country !== null && where.country !== 'JP' && !line.text.includes('〒')) return null;
  return {
    value: { street: rest, postalCode, city, region, country: 'JP' },
    evidence: evidenceAt(scope, 'postal code', line.start, last.start + last.text.length - line.start),
    weight: weightOf(scope, line, 1),
    line: last.index,
    start: line.start,
  };
}

/** "서울특별시 강남구 테헤란로 152, 12층 (06236)": province or city, district, road and number (Road Name Address Act). */
const korean =
  /(?:\(?(\d{5})\)?\s)?((?:서울|부산|대구|인천|광주|대전|울산|세종)(?:특별시|광역시|특별자치시|시)?|(?:경기|강원|충청[남북]|충[남북]|전라[남북]|전[남북]|경상[남북]|경[남북]|제주)(?:특별자치)?도?)\s(\S{1,8}[시군구])\s((?:\S{1,8}[구군읍면]\s)?\S{1,20}(?:로|길)\s?\d{1,4}(?:-\d{1,4})?(?:번길\s?\d{1,4})?(?:,?\s[^()|,]{1,30}(?:층|호|동|빌딩|타워))?)(?:[^()\d]{0,20}\((\d{5})\))?/u;
/** "上海市浦东新区张江路123号": province, city, district, road and number. */
const chinese =
  /((?:\p{Script=Han}{2,3}省)?)(\p{Script=Han}{2,4}市)((?:\p{Script=Han}{1,5}[区區县縣])?\p{Script=Han}{1,14}(?:路|街|大道|巷)\d{1,5}[号號](?:[^\s,，;；|]{0,20})?)/u;

/** @returns the address in a line with the scripts of these countries; null for others */
export function eastAsianAddress(scope: Scope, line: Line, where: Whereabouts): AddressCandidate | null {
  if (!/[\u1100-\uffff]|\d{3}-\d{4}/.test(line.text) || !/[\p{Script=Han}\p{Script=Hangul}]|\d{3}-\d{4}/u.test(line.text)) return null;
  const japan = japaneseAddress(scope, line, where);
  if (japan) return japan;
  const text = line.text.slice(0, 2_000);
  const [, before, region, city, street, after] = korean.exec(text) ?? [];
  if (city !== undefined && street !== undefined)
    return candidateOf(scope, line, { street, postalCode: before ?? after ?? null, city, region: region ?? null, country: 'KR' });
  const [, province = '', town, road] = chinese.exec(text) ?? [];
  if (town === undefined || road === undefined || where.country === 'JP') return null;
  const country = where.country === 'TW' ? 'TW' : 'CN';
  return candidateOf(scope, line, { street: road, postalCode: null, city: town, region: province === '' ? null : province, country });
}

function candidateOf(scope: Scope, line: Line, value: AddressCandidate['value']): AddressCandidate {
  return {
    value,
    evidence: evidenceAt(scope, 'address from the largest part', line.start, line.text.length),
    weight: weightOf(scope, line, 1),
    line: line.index,
    start: line.start,
  };
}
