/** Addresses as pages write them: without a scheme, percent-encoded, in upper case, escaped in JSON, inside another address. */

export interface WebAddress {
  /** Lower case, without port and final dot. */
  readonly host: string;
  /** Decoded, without empty ones. */
  readonly segments: readonly string[];
  /** Decoded, names in lower case; the first of several values. */
  readonly query: ReadonlyMap<string, string>;
}

/** Longer addresses are not addresses of boards. */
const longestAddress = 4_000;

/** @returns null for text that is not a web address */
export function readWebAddress(text: string): WebAddress | null {
  if (text.length > longestAddress) return null;
  const plain = unescapeMarkup(text.trim());
  const found =
    /^(?:(?:https?:)?\/\/(?:[^/?#@\s]*@)?)?([a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+)\.?(?::\d*)?([/\\][^?#]*)?(\?[^#]*)?(#.*)?$/i.exec(
      plain,
    );
  if (!found) return null;
  const [, host = '', path = '', search = ''] = found;
  const segments = path
    .split(/[/\\]/)
    .map((segment) => decode(segment).trim())
    .filter((segment) => segment !== '' && segment !== '.');
  return { host: host.toLowerCase(), segments, query: queryOf(search) };
}

function queryOf(search: string): Map<string, string> {
  const query = new Map<string, string>();
  for (const pair of search.replace(/^\?+/, '').split(/&amp;|[&;]/)) {
    const at = pair.indexOf('=');
    const name = decode(at === -1 ? pair : pair.slice(0, at)).toLowerCase();
    if (name !== '' && !query.has(name)) query.set(name, at === -1 ? '' : decode(pair.slice(at + 1).replaceAll('+', ' ')).trim());
  }
  return query;
}

/** Decodes twice-encoded text too ("A1%2520Garage"); keeps an invalid percent sign as written. */
function decode(text: string): string {
  let plain = text;
  for (let round = 0; round < 2 && /%[\da-f]{2}/i.test(plain); round += 1) {
    try {
      plain = decodeURIComponent(plain);
    } catch {
      break;
    }
  }
  return plain.toWellFormed().normalize('NFC');
}

/** Undoes what JSON, JavaScript and HTML do to addresses: `https:\/\/`, `\u002F`, `\x2f`, `&amp;`, `&#x2F;`. */
export function unescapeMarkup(text: string): string {
  return text
    .replaceAll(/\\{1,4}u00([0-7][\da-f])|\\{1,4}x([0-7][\da-f])/gi, (_, long?: string, short?: string) =>
      String.fromCharCode(Number.parseInt(long ?? short ?? '20', 16)),
    )
    .replaceAll(/\\{1,4}\//g, '/')
    .replaceAll(/&(?:amp|#38|#x26);/gi, '&')
    .replaceAll(/&(?:#47|#x2f|sol);/gi, '/')
    .replaceAll(/&(?:quot|#34|#x22);/gi, '"');
}
