/** Rows that aren't leads: totals below a list, titles above its groups, what programs and people write under it, and headers that a merged file repeats. Like blank rows, they are neither imported nor refused. */
import { foldText } from '@leadlight/vocabulary/text';
import { isHeaderRow } from './other-tables.ts';

/** Words for sums, in seven languages and their neighbors; folded. */
const sums = new Set(
  'total|totals|grand total|grand totals|sub total|subtotal|subtotals|sum|count|average|summe|gesamt|gesamtsumme|insgesamt|zwischensumme|anzahl|somme|total general|sous total|moyenne|suma|suma total|total geral|soma|totaal|totalen|subtotaal|totale|totali|somma|totale generale|razem|summa|totalt|i alt|celkem|合計|総計|小計'.split(
    '|',
  ),
);
/** What begins a line under a list that says where it is from, or who may use it. */
const note =
  /^(?:©|\(c\)\s|copyright\b|all rights reserved|confidential\b|(?:source|sources|quelle|quellen|fuente|fonte|bron|źródło|källa|stand|note|notes|hinweis|remarque|nota|disclaimer|legend|legende)\s*:|generated (?:by|on|at|from)\b|exported (?:by|on|from)\b|erstellt (?:am|von)\b|report (?:generated|created)\b|page \d+ of \d+|seite \d+ von \d+|financial amounts in\b|grand totals?\b|end of (?:list|report|file)\b|\*{1,3}\s)/i;

/** What a title above a group of rows calls them, alone ("CLIENTS") or at the end of a German word ("Fördermitglieder"); folded. No lead is called so. */
const groups = new RegExp(
  `^(?:${[
    'clients|customers|members|sponsors|exhibitors|speakers|suppliers|vendors|contacts|companies|payments|attendees|participants|donors',
    'sponsoren|aussteller|referenten|ansprechpartner|teilnehmer|zahlungen|firmen|unternehmen|[a-z]*(?:mitglieder|kunden|lieferanten|kontakte)',
    'membres|adherents|fournisseurs|exposants|intervenants|participants|entreprises|clientes|proveedores|socios|expositores|patrocinadores|empresas|miembros',
    'fornecedores|clienti|fornitori|soci|espositori|aziende|leden|klanten|leveranciers|sprekers|deelnemers|bedrijven|medlemmar|medlemmer|kunder|leverantorer',
  ].join('|')})$`,
);

/** In a row with nothing else: "CLIENTS", "Gold sponsors:". A company may be called Gold Partners, but not with a colon. */
const isGroupTitle = (cell: string): boolean => /\p{L}\s*:$/u.test(cell) || groups.test(foldText(cell));

/**
 * @param cells of a row below the header
 * @param header the file's; in a file of one or two columns, a line of text may be a row
 * @returns whether the row is blank, a total, a note, the title of a group, the header again, or that of another table
 */
export function isNoteRow(cells: readonly string[], header: readonly string[]): boolean {
  const width = header.length;
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const [first, ...others] = filled;
  if (first === undefined) return true;
  if (width < 2) return false;
  // Lists that were put together may have other names in some columns.
  const isHeader = first === header[cells.findIndex((cell) => cell.trim() !== '')];
  const repeated = !isHeader ? 0 : cells.filter((cell, column) => cell.trim() !== '' && cell.trim() === header[column]).length;
  if ((repeated >= 2 && repeated >= filled.length / 2) || isHeaderRow(cells)) return true;
  if (width >= 3 && others.length === 0 && (note.test(first) || isGroupTitle(first))) return true;
  // "Summe;;;4.200,00 €", "Total: 12", "Grand Totals (12 records)", "Totaal;10 deelnemers"
  return filled.length < width && others.every(isAmount) && (others.length > 0 || /\d/.test(first)) && isSum(first);
}

/** In linear time, also for a cell with thousands of spaces: the pattern that reads words and spaces together takes seconds for it. */
function isSum(cell: string): boolean {
  const end = cell.search(/[\d:(]/);
  if (end >= 0 && !/^(?:[:(].*|\d[\d.,' ]*)$/u.test(cell.slice(end))) return false;
  return sums.has(foldText(end < 0 ? cell : cell.slice(0, end)));
}

/** No number with its unit is longer. */
const longestAmount = 80;

/** A number with at most a unit: "4.200,00 €", "12 records", "100 %". */
const isAmount = (cell: string): boolean =>
  (cell.length <= longestAmount && /^[-+(]?\s*[\p{Sc}A-Z]{0,3}\s*\d[\d\s.,'’]*\)?\s*(?:%|[\p{Sc}\p{L}]{1,14})?$/u.test(cell)) ||
  foldText(cell) === '';

/** Units of measurement, currencies and data types that a line under the headers contains; folded. Currencies are also recognized by the form of their code. */
const units = new Set(
  [
    // Types of SQL, JSON Schema, Excel and surveys.
    'string|strings|str|text|txt|varchar|nvarchar|char|character|number|numeric|num|integer|int|int4|int8|int32|int64|bigint|smallint|float|double|decimal|real|bool|boolean|date|datetime|timestamp|time|uuid|json|jsonb|enum|array|list|object|email|url|uri|phone|id|yes/no|y/n|true/false|free text|picklist|dropdown|lookup|currency|percent|percentage|n|c|d|a',
    // Measures.
    'pcs|pc|units|unit|count|persons|people|employees|fte|ftes|headcount|years|year|yyyy|months|days|hours|h|kg|g|t|km|m|m2|sqm|ha|l|kw|mw|kwh|mwh|usd|eur|gbp|chf|jpy|k|mio|mn|bn|m eur|m usd|k eur|k usd|mio eur|mio. eur|tsd eur|tsd. eur|teur|keur|meur|kusd|musd|in %|in eur|in usd|dd.mm.yyyy|dd/mm/yyyy|mm/dd/yyyy|yyyy-mm-dd',
    'zahl|ganzzahl|datum|anzahl|stuck|stk|jahr|jahre|personen|mitarbeiter|nombre|texte|entier|annee|texto|numero|fecha|entero|ano|data|testo|numero intero|anno|tekst|getal|jaar|aantal',
  ].flatMap((line) => line.split('|')),
);

/**
 * Whether the row directly under the headers says what the columns contain: "text | EUR | n". Every cell that isn't empty must be a unit or a data type, at
 * least two, because a lead can be named Long or Real.
 * @param cells of that row
 */
export function isUnitRow(cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return filled.length >= 2 && filled.every(isUnit);
}

function isUnit(cell: string): boolean {
  // "varchar(255)", "[EUR]", "(in %)"
  const text = cell.replace(/\(\d+(?:,\s*\d+)?\)$/, '').replace(/^[([]\s*(.*?)\s*[)\]]$/, '$1');
  if (/^[-–—%‰#]$|^(?:[TkMm]|Mio\.?|Tsd\.?|in)?\s?\p{Sc}$|^\p{Sc}\s?(?:[kKmM]|mn|bn)?$/u.test(text)) return true;
  return units.has(text.toLowerCase()) || units.has(foldText(text));
}
