/** Splits streams of text into records: CSV rows (RFC 4180), lines, values inside a large JSON document. Each in constant memory. */
import { itemOf, type RecordResult, type Register, type RegisterItem, type RegisterReader } from './register.ts';

/** Longer records are refused, and reading continues on the next line. A row of GLEIF has 338 columns and some 5 kB. */
const longestRow = 1_000_000;
/** Wikidata's largest entities have several megabytes. */
const longestLine = 32_000_000;
/** What comes before the first value of a document names its columns. */
const longestBefore = 2_000;

/** How a refusal begins that is about the whole file. */
export const otherFile = ({ name }: Register): string => `This file is not ${name}`;

/** A row by the names of its columns, trimmed; "" for columns that the file lacks. */
export type Row = (column: string) => string;

/**
 * @param columns without which the file is of another kind
 * @param after records that are passed over without reading them
 */
export function csvReader(register: Register, columns: readonly string[], read: (row: Row) => RecordResult, after: number): RegisterReader {
  let passed = 0;
  let header: ReadonlyMap<string, number> | null = null;
  let isWrong = false;
  const tokens = new CsvTokens();
  const take = (rows: readonly CsvRow[]): RegisterItem[] =>
    rows.flatMap(({ line, cells, fault }): RegisterItem[] => {
      if (isWrong || (cells.length === 1 && cells[0] === '')) return [];
      if (header === null && fault !== null) {
        isWrong = true;
        return [itemOf(line, { refused: `${otherFile(register)}: its first line is broken.` })];
      }
      if (header === null) {
        header = new Map(cells.map((name, index) => [name.trim().toLowerCase(), index]));
        const known = header;
        const missing = columns.filter((name) => !known.has(name.toLowerCase()));
        isWrong = missing.length > 0;
        return isWrong ? [itemOf(line, { refused: `${otherFile(register)}: column ${missing[0] ?? ''} is missing.` })] : [];
      }
      if (passed < after) {
        passed += 1;
        return [];
      }
      if (fault !== null) return [itemOf(line, { refused: fault })];
      const known = header;
      if (cells.length > known.size) return [itemOf(line, { refused: `${cells.length} cells, but ${known.size} columns` })];
      return [
        itemOf(
          line,
          read((column) => cells[known.get(column.toLowerCase()) ?? -1]?.trim() ?? ''),
        ),
      ];
    });
  return { register, push: (chunk) => take(tokens.push(chunk)), end: () => take(tokens.end()) };
}

interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
  readonly fault: string | null;
}

/** States: at the start of a cell, in a plain cell, in quotes, after a quote in quotes, skipping to the end of the line. */
type CsvState = 'start' | 'plain' | 'quoted' | 'quote' | 'skipping';

class CsvTokens {
  #state: CsvState = 'start';
  #cells: string[] = [];
  #cell = '';
  #length = 0;
  #line = 1;
  #rowLine = 1;
  #isFirst = true;
  #endedByReturn = false;

  push(chunk: string): CsvRow[] {
    const rows: CsvRow[] = [];
    let text = chunk;
    if (this.#isFirst && text !== '') {
      this.#isFirst = false;
      text = text.replace(/^\uFEFF/, '');
    }
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      // Runs of plain characters are copied at once.
      if (code !== 34 && code !== 44 && code !== 10 && code !== 13) {
        if (this.#state === 'start') this.#state = 'plain';
        // A quote ends the cell; what follows it belongs to a malformed cell.
        if (this.#state === 'quote') this.#fail(rows, 'text after a closing quotation mark');
        this.#endedByReturn = false;
        continue;
      }
      this.#take(text.slice(from, at), rows);
      from = at + 1;
      this.#special(code, rows);
    }
    this.#take(text.slice(from), rows);
    return rows;
  }

  end(): CsvRow[] {
    const rows: CsvRow[] = [];
    if (this.#state === 'quoted') rows.push({ line: this.#rowLine, cells: [], fault: 'a quotation mark is not closed' });
    else if (this.#state !== 'skipping' && (this.#cells.length > 0 || this.#cell !== '')) this.#endRow(rows);
    this.#reset();
    return rows;
  }

  #special(code: number, rows: CsvRow[]): void {
    if (code === 10 || code === 13) {
      const isSecond = code === 10 && this.#endedByReturn;
      this.#endedByReturn = code === 13;
      if (isSecond) {
        // The second character of CR LF; inside quotes it belongs to the text.
        if (this.#state === 'quoted') this.#cell += '\n';
        return;
      }
      this.#line += 1;
      if (this.#state === 'quoted') this.#cell += code === 13 ? '' : '\n';
      else if (this.#state === 'skipping') this.#reset();
      else this.#endRow(rows);
      return;
    }
    this.#endedByReturn = false;
    if (this.#state === 'skipping') return;
    if (code === 44) {
      if (this.#state === 'quoted') this.#cell += ',';
      else this.#endCell();
      return;
    }
    switch (this.#state) {
      case 'start':
        this.#state = 'quoted';
        return;
      case 'quoted':
        this.#state = 'quote';
        return;
      case 'quote':
        this.#cell += '"';
        this.#state = 'quoted';
        return;
      case 'plain':
        // Registers write quotation marks inside plain cells: 12" PIPES LTD.
        this.#cell += '"';
    }
  }

  #take(text: string, rows: CsvRow[]): void {
    if (this.#state === 'skipping' || text === '') return;
    this.#cell += text;
    this.#length += text.length + 1;
    if (this.#length > longestRow) this.#fail(rows, `longer than ${longestRow} characters`);
  }

  #endCell(): void {
    this.#cells.push(this.#cell);
    this.#cell = '';
    this.#length += 1;
    this.#state = 'start';
  }

  #endRow(rows: CsvRow[]): void {
    this.#endCell();
    rows.push({ line: this.#rowLine, cells: this.#cells, fault: null });
    this.#reset();
  }

  #fail(rows: CsvRow[], fault: string): void {
    rows.push({ line: this.#rowLine, cells: [], fault });
    this.#reset();
    this.#state = 'skipping';
  }

  #reset(): void {
    this.#cells = [];
    this.#cell = '';
    this.#length = 0;
    this.#state = 'start';
    this.#rowLine = this.#line;
  }
}

/**
 * One record per line; lines with only a bracket of a list are none.
 * @param after records that are passed over without reading them
 */
export function lineReader(register: Register, read: (line: string) => RecordResult, after: number): RegisterReader {
  let passed = 0;
  const isPassed = (): boolean => {
    passed += 1;
    return passed <= after;
  };
  let rest = '';
  let line = 0;
  let isSkipping = false;
  const take = (text: string): RegisterItem[] => {
    line += 1;
    const plain = (line === 1 ? text.replace(/^\uFEFF/, '') : text).replace(/\r$/, '');
    return /^\s*[[\]]?,?\s*$/.test(plain) || isPassed() ? [] : [itemOf(line, read(plain))];
  };
  const push = (chunk: string): RegisterItem[] => {
    const items: RegisterItem[] = [];
    let from = 0;
    for (let at = chunk.indexOf('\n'); at !== -1; at = chunk.indexOf('\n', from)) {
      if (isSkipping) {
        isSkipping = false;
        line += 1;
        if (!isPassed()) items.push(itemOf(line, { refused: `longer than ${longestLine} characters` }));
      } else items.push(...take(rest + chunk.slice(from, at)));
      rest = '';
      from = at + 1;
    }
    if (!isSkipping) rest += chunk.slice(from);
    if (rest.length > longestLine) {
      rest = '';
      isSkipping = true;
    }
    return items;
  };
  return { register, push, end: () => (rest !== '' || isSkipping ? push('\n') : []) };
}

/**
 * Values inside one JSON document: the objects and lists that open `depth` levels deep, in order. What comes before the first is kept,
 * because it may name the columns.
 * @param after records that are passed over without reading them
 */
export function jsonReader(
  register: Register,
  depth: number,
  read: (value: unknown, before: string) => RecordResult,
  after: number,
): RegisterReader {
  let passed = 0;
  let level = 0;
  let line = 1;
  let valueLine = 1;
  let value = '';
  let before = '';
  let isText = false;
  let isEscaped = false;
  let isBroken = false;
  let hasBegun = false;
  let hasRecords = false;
  const push = (chunk: string): RegisterItem[] => {
    const items: RegisterItem[] = [];
    let from = 0;
    for (let at = 0; at < chunk.length && !isBroken; at += 1) {
      const character = chunk[at] ?? '';
      if (character === '\n') line += 1;
      if (isText) {
        if (isEscaped) isEscaped = false;
        else if (character === '\\') isEscaped = true;
        else if (character === '"') isText = false;
        continue;
      }
      if (character === '"') isText = true;
      else if (character === '{' || character === '[') {
        level += 1;
        if (level === depth) {
          if (!hasBegun) before = (before + chunk.slice(0, at)).slice(0, longestBefore);
          hasBegun = true;
          from = at;
          valueLine = line;
        }
      } else if (character === '}' || character === ']') {
        if (level === depth) {
          passed += 1;
          if (passed > after) items.push(itemOf(valueLine, readValue(value + chunk.slice(from, at + 1))));
          hasRecords = true;
          value = '';
          from = at + 1;
        }
        level -= 1;
      }
      if (level < 0) isBroken = true;
    }
    if (level >= depth) value += chunk.slice(from);
    else if (!hasBegun) before = (before + chunk).slice(0, longestBefore);
    if (value.length > longestRow) {
      items.push(itemOf(valueLine, { refused: `longer than ${longestRow} characters` }));
      isBroken = true;
      value = '';
    }
    return items;
  };
  const readValue = (text: string): RecordResult => {
    try {
      return read(JSON.parse(text) as unknown, before);
    } catch {
      return { refused: 'not JSON' };
    }
  };
  const end = (): RegisterItem[] =>
    isBroken || level !== 0 || isText || !hasRecords
      ? [itemOf(line, { refused: hasRecords ? 'The document ends before its last record does.' : `${otherFile(register)}.` })]
      : [];
  return { register, push, end };
}
