/** Tables of people with columns for names and titles: "First name | Last name | Position", "Name | Title", and rows of names above rows of titles. */
import { foldText } from '@leadlight/vocabulary/text';
import type { PersonCandidate } from './person-candidate.ts';
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
  /** Both names in one column. */
  whole:
    /^(?:(?:full ?)?names?(?: and (?:surname|credentials))?|staff(?: member)?|employee|member|person|contact(?: person)?|ansprechpartner(?:in)?|mitarbeiter(?:in)?|vor- und (?:nach|zu)name|nom(?: et prenom)?|nom complet|interlocuteur|nombre(?: y apellidos?)?|nombre completo|responsable|nominativo|nome e cognome|nome completo|colaborador(?:a)?|naam|medewerker|contactpersoon|imie i nazwisko|jmeno(?: a prijmeni)?|navn|namn|nimi)$/,
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
    const words = cells.map((cell) => foldText(cell?.text ?? ''));
    const at = (pattern: RegExp): number => words.findIndex((word) => pattern.test(word));
    const [given, family, whole, title] = [at(labels.given), at(labels.family), at(labels.whole), at(labels.title)];
    if (given >= 0 && family >= 0 && title >= 0) columns = { given, family, title };
    else if (whole >= 0 && title >= 0) columns = { given: whole, family: whole, title };
    else if (columns) found.push(...personOf(scope, cells[columns.given], cells[columns.family], cells[columns.title]));
    const filled = cells.flatMap((cell) => cell ?? []);
    // A mascot or a title that no list has may be among them.
    if (!columns && filled.length > 1 && filled.length === above.length && isMost(above, ({ text }) => personNameIn(text) !== null)) {
      if (isMost(filled, ({ text }) => titleIn(text)?.isSure === true))
        for (const [index, cell] of filled.entries()) found.push(...personOf(scope, above[index], above[index], cell));
    }
    above = filled;
  }
  return found;
}

/** All but one, and at least two. */
const isMost = (cells: readonly Cell[], is: (cell: Cell) => boolean): boolean => cells.filter(is).length >= Math.max(2, cells.length - 1);

/** @param family the cell of the given name where both are in one, there also "Silva, Ana" */
function personOf(scope: Scope, given: Cell | undefined, family: Cell | undefined, title: Cell | undefined): PersonCandidate[] {
  if (!given || !family || !title) return [];
  const name = personNameIn(given === family ? inOrder(given.text) : `${given.text} ${family.text}`);
  // A column that says it has titles may also have ones that no list knows, but no numbers and no sentences.
  const named = titleIn(title.text)?.title ?? (/^\p{Lu}[\p{L}\p{M}&/,.’' ()-]{2,60}$/u.test(title.text) ? title.text : null);
  if (name === null || named === null || personNameIn(named) !== null) return [];
  return [
    {
      value: { name, title: named, email: null, linkedin: null },
      evidence: evidenceAt(scope, 'columns of a table', given.line.start, title.line.start + title.text.length - given.line.start),
      weight: 1,
    },
  ];
}

/** "Silva, Ana" in a column of names; what follows the comma may also be a credential: "Ana Silva, CPA". */
function inOrder(text: string): string {
  const [, family = '', given = ''] = /^([^,]{2,30}),\s*([^,]{2,30})$/.exec(text) ?? [];
  return given === '' || personNameIn(text) !== null ? text : `${given} ${family}`;
}

/** Rows whose cells have one line each or none; others lay out a page. */
function rowsOf(scope: Scope): { readonly parent: number; readonly cells: readonly (Cell | undefined)[] }[] {
  const { containers } = scope.page;
  const rows = new Map<number, (Cell | undefined)[] | null>();
  for (const [index, { tag, parent, first, end }] of containers.entries()) {
    if (tag === 'tr') {
      if (rows.size >= mostRows) break;
      rows.set(index, []);
    }
    const cells = tag === 'td' || tag === 'th' ? rows.get(parent) : undefined;
    if (cells === undefined || cells === null) continue;
    const [line, more] = end - first === 1 ? (scope.linesOfBlock.get(first) ?? []) : [];
    if (end === first) cells.push(undefined);
    else if (!line || more || line.text.length > 80 || scope.others.has(first)) rows.set(parent, null);
    else cells.push({ text: line.text, line });
  }
  return [...rows].flatMap(([index, cells]) =>
    cells === null || cells.every((cell) => cell === undefined) ? [] : [{ parent: containers[index]?.parent ?? -1, cells }],
  );
}
