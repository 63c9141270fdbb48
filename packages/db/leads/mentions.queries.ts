/**
 * Where a person is mentioned in texts: refused rows of files, answers of servers and providers, quotes of pages, records before a change. Found with
 * the indexes of migration 49, which row-level security can't use; see migration 48 for the role that can.
 */
import { asErasure, type WorkspaceTx } from '../platform/index.ts';
import type { ErasedKey } from './erased-keys.queries.ts';

/** SQL of the indexed texts of each table. The expressions of the indexes are the same. */
const digests: Readonly<Record<string, string>> = {
  bulk_change_items: `app.person_digests(array[before #>> '{lead,email}', before #>> '{lead,personal_email}', before #>> '{lead,linkedin}', 'pool/' || (before #>> '{lead,pool_id}')])`,
  company_details: 'app.person_digests(array[value::text, evidence::text], true)',
  enrichment_run_rows: 'app.person_digests(array[given])',
  finds: 'app.person_digests(array[address, found::text])',
  import_invalid_values: 'app.person_digests(array[value])',
  import_refusals: 'app.person_digests(cells)',
  import_work: 'app.person_digests(note_bodies)',
  merges: 'app.person_digests(array[before::text])',
  model_calls: 'app.person_digests(array[message], true)',
  profile_run_rows: 'app.person_digests(array[given, keys::text, steps::text])',
  provider_answers: 'app.person_digests(array[question_key, outcome::text])',
  provider_calls: 'app.person_digests(array[subject, idempotency_key, message, accepted_email])',
  provider_field_values: 'app.person_digests(array[value::text, reason], true)',
  question_answers: 'app.person_digests(array[answer::text, quote, reason], true)',
  verification_run_rows: 'app.person_digests(array[given, ask_key, address])',
  verifications: 'app.person_digests(array[verdict::text, evidence::text])',
};
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
}

/** Rows of this workspace that may mention the person; which do, the caller finds by comparing the text. */
export async function readMentions(tx: WorkspaceTx, { keys, names, poolIds }: Mentioned): Promise<Mentions> {
  const texts = [...keys.map(({ value }) => value), ...poolIds.map((id) => `pool/${id}`)];
  return asErasure(tx, async (inside) => {
    const { rows: known } = await inside.query<{ keys: string[]; names: string[] }>(
      `select app.person_digests($1::text[]) || array(select hashtextextended(lower(key), 0) from unnest($1::text[]) as key) as keys,
         array(select unnest(app.person_digests(array[name], true)) from unnest($2::text[]) as name) as names`,
      [texts, names],
    );
    const digestsOf = [known[0]?.keys ?? [], [...(known[0]?.keys ?? []), ...(known[0]?.names ?? [])]];
    const found = new Map<string, string[]>();
    const search = Object.entries(digests).map(
      ([table, sql]) =>
        `select '${table}' as table, ctid::text as place from app.${table}
         where workspace_id = current_workspace() and ${only[table] ?? 'true'} and ${sql} && ${sql.endsWith('true)') ? '$2' : '$1'}::bigint[]`,
    );
    const { rows } = await inside.query<{ table: string; place: string }>(search.join('\nunion all '), digestsOf);
    for (const { table, place } of rows) found.set(table, [...(found.get(table) ?? []), place]);
    return found;
  });
}
