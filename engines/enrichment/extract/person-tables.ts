/** Tables of people with columns for names and titles: "First name | Last name | Position", and rows of names above rows of titles. */
import { foldText } from '@leadlight/vocabulary/text';
import type { PersonCandidate } from './people.ts';
import { personNameIn, titleIn } from './person-names.ts';
import { evidenceAt, type Line, type Scope } from './scope.ts';

interface Cell {
  readonly text: string;
  readonly line: Line;
}

/** Read on each page. */
const mostRows = 500;

const labels = {
  given: /^(?:first ?names?|given names?|vornamen?|prenoms?|nombres?|nome|voornaam|imie|jmeno|fornavn|fornamn|etunimi)$/,
  family:
    /^(?:last ?names?|family names?|surnames?|nachnamen?|familiennamen?|noms?|noms? de famille|apellidos?|cognome|sobrenome|apelido|achternaam|nazwisko|prijmeni|efternavn|etternavn|efternamn|sukunimi)$/,
  title:
    /^(?:(?:job ?)?titles?|positions?|roles?|functions?|funktion(?:en)?|aufgabe|position im unternehmen|fonctions?|postes?|cargos?|puesto|funcion|funzione|ruolo|carica|funcao|functie|stanowisko|funkce|pozice|stilling|tittel|titel|befattning|roll|rolle|tehtava|nimike)$/,
};

/** @returns people of tables whose columns are named, or whose rows alternate */
export function fromTables(scope: Scope): PersonCandidate[] {
  const found: PersonCandidate[] = [];
  let columns: { given: number; family: number; title: number } | null = null;
  let table = -1;
  let above: readonly Cell[] = [];
  for (const { parent, cells } of rowsOf(scope)) {
    const { containers } = scope.page;
    const own = containers[parent]?.tag === 'table' ? parent : (containers[parent]?.parent ?? -1);
    if (own !== table) [columns, above, table] = [null, [], own];
    const words = cells.map(({ text }) => foldText(text));
    const at = (pattern: RegExp): number => words.findIndex((word) => pattern.test(word));
    const named = { given: at(labels.given), family: at(labels.family), title: at(labels.title) };
    if (named.given >= 0 && named.family >= 0 && named.title >= 0) columns = named;
    else if (columns) {
      const [given, family, title] = [cells[columns.given], cells[columns.family], cells[columns.title]];
      if (given && family && title) found.push(...personOf(scope, `${given.text} ${family.text}`, title, given.line));
    } else if (cells.length > 1 && cells.length === above.length && above.every(({ text }) => personNameIn(text) !== null)) {
      if (cells.every(({ text }) => titleIn(text)?.isSure === true))
        for (const [index, cell] of cells.entries())
          found.push(...personOf(scope, above[index]?.text ?? '', cell, above[index]?.line ?? cell.line));
    }
    above = cells;
  }
  return found;
}

function personOf(scope: Scope, written: string, { text, line }: Cell, first: Line): PersonCandidate[] {
  const name = personNameIn(written);
  const title = titleIn(text);
  if (name === null || title === null) return [];
  return [
    {
      value: { name, title: title.title, email: null, linkedin: null },
      evidence: evidenceAt(scope, 'columns of a table', first.start, line.start + line.text.length - first.start),
      weight: 1,
    },
  ];
}

/** Rows whose cells have one line each; others lay out a page. */
function rowsOf(scope: Scope): { readonly parent: number; readonly cells: readonly Cell[] }[] {
  const { containers } = scope.page;
  const rows = new Map<number, Cell[] | null>();
  for (const [index, { tag, parent, first, end }] of containers.entries()) {
    if (tag === 'tr') {
      if (rows.size >= mostRows) break;
      rows.set(index, []);
    }
    const cells = tag === 'td' || tag === 'th' ? rows.get(parent) : undefined;
    if (cells === undefined || cells === null) continue;
    const [line, more] = end - first === 1 ? (scope.linesOfBlock.get(first) ?? []) : [];
    if (!line || more || line.text.length > 80 || scope.others.has(first)) rows.set(parent, null);
    else cells.push({ text: line.text, line });
  }
  return [...rows].flatMap(([index, cells]) =>
    cells === null || cells.length === 0 ? [] : [{ parent: containers[index]?.parent ?? -1, cells }],
  );
}
