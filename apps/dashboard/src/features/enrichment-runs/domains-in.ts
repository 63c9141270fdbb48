/** The limit for domains in one run in the contract. */
export const mostDomains = 10_000;

/** A domain, a URL or an email address; letters of any script, because domains have them. */
const domainLike = /^(?:https?:\/\/|mailto:)?(?:[^\s@/]+@)?(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}\.?(?::\d+)?(?:[/?#].*)?$/iu;

/**
 * The domains in a pasted text, in order and with duplicates, which the forecast counts. One in each line, or in a column: the first cell that
 * looks like a domain counts. A line without one is included as it is, so that the forecast counts it as invalid; the first line of a table is left out if
 * it has none, because it names the columns.
 */
export function domainsIn(text: string): string[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/[\r\n]+/)
    .map(cellsOf)
    .filter((cells) => cells.length > 0);
  const isTable = lines.length > 1 && lines.some((cells) => cells.length > 1);
  return lines.flatMap((cells, index) => {
    const likely = cells.filter((cell) => domainLike.test(cell));
    // "acme.com, globex.com" is a list, "Acme; acme.com; 120" a row.
    if (likely.length > 1 && likely.length === cells.length) return likely.map(short);
    const [first] = likely;
    if (first !== undefined) return [short(first)];
    const isHeader = index === 0 && (isTable || /^(domain|website|url|company|homepage)s?$/i.test(cells[0] ?? ''));
    return isHeader ? [] : [short(cells[0] ?? '')];
  });
}

/** The longest that the contract accepts. */
const short = (text: string): string => text.slice(0, 1_000);

/** The cells of a line: separated by commas, semicolons or tabs, with or without quotes. */
function cellsOf(line: string): string[] {
  return Array.from(line.matchAll(/\s*(?:"((?:[^"]|"")*)"|([^,;\t]*))\s*(?:[,;\t]|$)/g), ([, quoted, plain]) =>
    (quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"')).trim(),
  ).filter((cell) => cell !== '');
}
