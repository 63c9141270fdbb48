/** The text that a cell means: without what programs add to it, and nothing where it says that there is nothing. */

/** In any column: what people and programs write for "nothing", in the languages of the headers, and the errors of spreadsheets. */
const nothing = new RegExp(
  `^[([<{]?(?:${[
    String.raw`n\.?\/?a\.?|#n\/a|none|null|nil|nan|nat|undefined|\\n|blank|empty|(?:value )?missing|unknown|unspecified|undisclosed|tb[ad]|to be (?:determined|confirmed|announced)`,
    String.raw`#(?:ref|value|name|div\/0|null|num|error|spill|calc)[!?]`,
    String.raw`(?:data )?not (?:available|applicable|provided|specified|given|found|disclosed|known|listed|set|stated)`,
    String.raw`no (?:data|info(?:rmation)?|web ?site|site|(?:tele)?phone(?: number)?|tel(?:[ _]number)?|e-?mail(?: address)?|address|linkedin|url|name|value|record|title|company)(?: (?:found|available|listed|provided|given|yet))?`,
    String.raw`k\. ?a\.|keine angaben?|ohne (?:angaben?|namen?)|unbekannt|nicht (?:bekannt|verfügbar|vorhanden|angegeben)|entfällt`,
    String.raw`non (?:renseignée?|disponible|communiquée?|précisée?|spécifiée?|connue?)|inconnue?|sans (?:nom|e-?mail|t[ée]l[ée]phone)`,
    String.raw`s\/?d|n\/?d|s\/?o|no (?:disponible|especificad[oa]|informad[oa]|consta|aplica|tiene)|sin (?:datos?|información|especificar|nombre|e-?mail|correo|tel[eé]fono)|desconocid[oa]`,
    String.raw`não (?:informad[oa]|disponível|especificad[oa]|consta|se aplica|tem)|sem (?:dados|informação|nome|e-?mail|telefone)|desconhecid[oa]`,
    String.raw`nvt|n\.v\.t\.|onbekend|niet (?:bekend|beschikbaar|opgegeven|van toepassing)`,
    String.raw`non (?:disponibile|specificat[oa]|indicat[oa]|pervenut[oa])|sconosciut[oa]|senza (?:nome|e-?mail|telefono)`,
    String.raw`brak(?: danych)?|nie podano|ej angivet|saknas|okänd|ikke oplyst|ukendt|ukjent|ei (?:tiedossa|saatavilla)|neuvedeno|není k dispozici`,
    String.raw`не указан[оаы]?|нет(?: данных)?|неизвестно|не вказано|немає`,
    '(?:担当者?)?未確認|未定|名前なし|なし|無し|不明|未記入|未設定|暂无|无|未知|不详|無|없음|미상',
  ].join('|')})[)\\]>}]?$|^[-–—―_.?*\\s]+$`,
  'iu',
);
/** "Verkkosivuja ei löydy", "Адрес не указан": which field has nothing. "Upgrade to reveal": a list that is shown only to those who pay. */
const nothingOf =
  /^.{1,30} (?:not (?:found|available|provided)|ei löydy|не указан[оаы]?|не найден[оаы]?|nicht gefunden|no encontrad[oa]|non trouvée?|não encontrad[oa])$|^(?:upgrade|unlock|sign ?(?:up|in)|subscribe|log ?in|click)\b.{0,20} to (?:reveal|unlock|view|see|access|show|get)\b/iu;

const longestNothing = 48;

/** Whether a cell says that there is nothing. Such a cell says nothing about its column either. */
export const isPlaceholder = (cell: string): boolean =>
  cell.length <= longestNothing && ((!cell.includes('@') && nothing.test(cell)) || (cell.includes(' ') && nothingOf.test(cell)));

/** "Null", "Nan" and "Na" are names of people; programs write "null", "NaN" and "NA". */
export const isNameOfNobody = (cell: string): boolean => isPlaceholder(cell) && !/^(?:Null|Nan|Na|Nil)$/.test(cell);

/** The characters that HTML writes as references and that occur in names (HTML 5, 13.5). */
const references: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
  '#039': "'",
  '#x27': "'",
};

/** "M&amp;M, s.r.o.": references that a program copied from a page. */
const withoutReferences = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|apos|nbsp|#0?39|#x27);/gi, (whole, name: string) => references[name.toLowerCase()] ?? whole);

/** The letters before U+0300 have no combining marks, so a text without others is composed (Unicode, UAX 15, quick check). That is most cells of most files. */
const mayNeedComposing = /[\u0300-\uffff]/;

/** Zero-width spaces and marks of direction, which pages and chats put into text that is copied from them. */
const unseen = /[\u200b\u200e\u200f\u2060\ufeff]/g;

/** @returns null where the cell is empty or says that there is nothing */
export function textOfCell(cell: string, isNothing: (text: string) => boolean = isPlaceholder): string | null {
  const composed = (mayNeedComposing.test(cell) ? cell.normalize('NFC').replaceAll(unseen, '') : cell).trim();
  // Our exports (`escapeFormulas`) and others put an apostrophe before a formula so that spreadsheets don't execute it; ours also do so after semicolons.
  const opened = composed.startsWith("'") ? composed.replace(/^'\s*(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/, '') : composed;
  const plain = opened.includes(";'") ? opened.replaceAll(/;'(?=\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g, ';') : opened;
  const text = plain.includes('&') ? withoutReferences(plain).trim() : plain;
  return text === '' || isNothing(text) ? null : text;
}

/**
 * Replaces matches up to the last end. A later beginning is never closed, and looking for its end from each one would take time that grows with the square of
 * the length.
 * @param end what closes every match of the pattern
 */
function replaceClosed(text: string, end: RegExp, pattern: RegExp, by: string): string {
  let until = 0;
  for (const found of text.matchAll(end)) until = found.index + found[0].length;
  return text.slice(0, until).replaceAll(pattern, by) + text.slice(until);
}

/** A longer text without the tags of HTML: "<strong>Jouw agency</strong>". */
export function plainTextOf(text: string): string | null {
  if (!/<\/?[a-z][^>]*>/i.test(text.slice(0, text.lastIndexOf('>') + 1))) return text;
  const withoutCode = replaceClosed(text, /<\/(?:style|script)>/gi, /<(?:style|script)\b[\s\S]*?<\/(?:style|script)>/gi, ' ');
  const withLines = replaceClosed(withoutCode, />/g, /<\/?(?:p|div|br|li|ul|ol|h[1-6]|tr|table)\b[^>]*>/gi, '\n');
  const plain = replaceClosed(withLines, />/g, /<\/?[a-z][^>]*>/gi, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();
  return plain === '' ? null : plain;
}
