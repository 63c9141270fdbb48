/**
 * Where a person is mentioned in texts: refused rows of files, answers of servers and providers, quotes of pages, records before a change. Found with
 * the indexes of migration 49, which row-level security can't use; see migration 48 for the role that can.
 */
import { asErasure, type WorkspaceTx } from '../platform/index.ts';
import type { ErasedKey } from './erased-keys.queries.ts';

interface Texts {
  /** SQL of an array of texts. */
  readonly texts: string;
  /** Whether people are also mentioned by name. */
  readonly withNames?: true;
}

/** The indexed texts of each table. {@link digestsOf} makes of them the expressions of the indexes. */
const indexed: Readonly<Record<string, Texts>> = {
  bulk_change_items: {
    texts: `array[before #>> '{lead,email}', before #>> '{lead,personal_email}', before #>> '{lead,linkedin}', 'pool/' || (before #>> '{lead,pool_id}')]`,
  },
  company_details: { texts: 'array[value::text, evidence::text]', withNames: true },
  enrichment_run_rows: { texts: 'array[given]' },
  finds: { texts: 'array[address, found::text]' },
  import_invalid_values: { texts: 'array[value]' },
  import_refusals: { texts: 'cells' },
  import_work: { texts: 'note_bodies' },
  merges: { texts: 'array[before::text]' },
  model_calls: { texts: 'array[message]', withNames: true },
  profile_run_rows: { texts: 'array[given, keys::text, steps::text]' },
  proposals: { texts: 'array[value::text, evidence::text]', withNames: true },
  provider_answers: { texts: 'array[question_key, outcome::text]' },
  provider_calls: { texts: 'array[subject, idempotency_key, message, accepted_email]' },
  provider_field_values: { texts: 'array[value::text, reason]', withNames: true },
  question_answers: { texts: 'array[answer::text, quote, reason]', withNames: true },
  verification_run_rows: { texts: 'array[given, ask_key, address]' },
  verifications: { texts: 'array[verdict::text, evidence::text]' },
};
const digestsOf = ({ texts, withNames }: Texts): string => `app.person_digests(${texts}${withNames ? ', true' : ''})`;
/** Of these only some rows are indexed. */
const only: Readonly<Record<string, string>> = {
  merges: 'before is not null',
  model_calls: 'message is not null',
  enrichment_run_rows: `strpos(given, '@') > 0`,
};

/** Places of rows (ctid) by table. They are valid in this transaction, for rows that it doesn't change meanwhile. */
export type Mentions = ReadonlyMap<string, readonly string[]>;

export interface Mentioned {
  readonly keys: readonly ErasedKey[];
  /** Of two words or more, in lower case; looked for in what pages, models and people wrote about companies. */
  readonly names: readonly string[];
  /** Ids of the person's records in the pool. */
  readonly poolIds: readonly string[];
  /** Also reads all texts of the workspace, and finds keys beside signs that the index takes for a part of them, such as typographic quotes. */
  readonly isThorough?: boolean;
}

/**
 * Regular expression of PostgreSQL for a key that is not a part of a longer one: `ana@acme.com` is neither in `mariana@acme.com` nor in
 * `ana@acme.com.br`, and `in/ana` not in `in/ana-maria`. In JSON and in URLs, a sign before it may be written as several.
 */
export function patternOf({ kind, value }: ErasedKey): string {
  const escaped = value.toLowerCase().replaceAll(/[^\p{L}\p{N}@/]/gu, String.raw`\$&`);
  const before = String.raw`(?:(?<=%[0-9a-f]{2}|\\[nrtbf])|(?<![[:alnum:]])(?<![[:alnum:]][._+-]))`;
  return `${before}${escaped}(?![[:alnum:]])(?![${kind === 'address' ? '.' : '_%'}-][[:alnum:]])`;
}

/** Not behind one backslash or three: the letter of an escape, as in `\nora@acme.com`, a line break before `ora@acme.com`, isn't the key's first. */
const notInEscape = String.raw`(?<![^\\](?:\\\\)*\\)`;

/** The same as {@link patternOf}, for the text of JSON. */
export const patternInJson = (key: ErasedKey): string => notInEscape + patternOf(key);

/** The same as {@link patternOf} for texts that are not JSON, as a regular expression of JavaScript. */
export function wholeKey({ kind, value }: ErasedKey): RegExp {
  const before = String.raw`(?:(?<=%[0-9a-f]{2})|(?<![\p{L}\p{N}])(?<![\p{L}\p{N}][._+\-]))`;
  const behind = kind === 'address' ? String.raw`[.\-]` : String.raw`[_%\-]`;
  const escaped = value.replaceAll(/[^\p{L}\p{N}@/]/gu, (sign) => String.raw`\u{${sign.codePointAt(0)?.toString(16)}}`);
  return new RegExp(String.raw`${before}${escaped}(?![\p{L}\p{N}])(?!${behind}[\p{L}\p{N}])`, 'iu');
}

/**
 * SQL: whether a text has one of the keys.
 * @param text SQL @param keys @param patterns parameters: the keys in lower case, and their patterns
 */
export const mentions = (text: string, keys: string, patterns: string): string =>
  `exists (select from unnest(${keys}::text[], ${patterns}::text[]) as k (key, pattern)
     where position(key in lower(${text})) > 0 and lower(${text}) ~ pattern)`;

/** Rows of this workspace that may mention the person; which do, the caller finds by comparing the text. */
export async function readMentions(tx: WorkspaceTx, { keys, names, poolIds, isThorough = false }: Mentioned): Promise<Mentions> {
  const texts = [...keys.map(({ value }) => value), ...poolIds.map((id) => `pool/${id}`)];
  return asErasure(tx, async (inside) => {
    const { rows: known } = await inside.query<{ keys: string[]; names: string[] }>(
      `select app.person_digests($1::text[]) || array(select hashtextextended(lower(key), 0) from unnest($1::text[]) as key) as keys,
         array(select unnest(app.person_digests(array[name], true)) from unnest($2::text[]) as name) as names`,
      [texts, names],
    );
    const lookedFor = [known[0]?.keys ?? [], [...(known[0]?.keys ?? []), ...(known[0]?.names ?? [])]];
    const whole = isThorough ? [keys.map(({ value }) => value.toLowerCase()), keys.map(patternOf)] : [];
    const search = Object.entries(indexed).map(([table, of]) => {
      const found = `${only[table] ?? 'true'} and ${digestsOf(of)} && ${of.withNames ? '$2' : '$1'}::bigint[]`;
      const read = `exists (select from unnest(${of.texts}) as one where ${mentions('one', '$3', '$4')})`;
      return `select '${table}' as table, ctid::text as place from app.${table}
         where workspace_id = current_workspace() and ${isThorough ? `((${found}) or ${read})` : found}`;
    });
    const { rows } = await inside.query<{ table: string; place: string }>(search.join('\nunion all '), [...lookedFor, ...whole]);
    const places = new Map<string, string[]>();
    for (const { table, place } of rows) places.set(table, [...(places.get(table) ?? []), place]);
    return places;
  });
}
