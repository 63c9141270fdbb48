/** The text of a statement without the values in it. Statements have parameters, whose values are not part of the text; a few have literals. */

/** Long enough to recognize a statement; the longest have 20,000 characters. */
const mostCharacters = 1_000;
/** Literals of PostgreSQL (documentation, 4.1.2): 'it''s', E'it\'s', $tag$it's$tag$, and numbers. Parameters such as $1 stay. */
const literal = /\be'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$|(?<![\w$.])\d+(?:\.\d+)?\b/gi;

export function textWithoutValues(text: string): string {
  return text.replaceAll(literal, '?').replaceAll(/\s+/g, ' ').trim().slice(0, mostCharacters);
}

/** The first word, by which spans of queries are named: "select", "begin". */
export function operationOf(text: string): string {
  return (/[a-z]+/i.exec(text)?.[0] ?? 'query').toLowerCase();
}
