/** Erasing a person from every workspace and from the pool, by the operator. Only a digest stays, so that no import adds the person again. */
import { addressKey } from '@leadlight/vocabulary';
import type { WorkspaceTx } from '../platform/index.ts';
import { eraseAttachedData } from './attached-data.queries.ts';
import { eraseInOtherLeads, eraseInOwnTexts } from './erase-in-texts.queries.ts';
import type { ErasedKey } from './erased-keys.queries.ts';
import { writeLeads } from './lead-writer.ts';
import { mentions as mentionsIn, patternInJson, patternOf, readMentions } from './mentions.queries.ts';
import { addToSearchOutbox } from './search-outbox.queries.ts';

/** All keys of the person in this workspace (or the pool), found from the known ones. */
export async function keysOfPerson(tx: WorkspaceTx, keys: readonly ErasedKey[]): Promise<ErasedKey[]> {
  const { rows } = await tx.query<{ email: string | null; personalEmail: string | null; linkedin: string | null }>(
    `select email, personal_email as "personalEmail", linkedin from people where workspace_id = current_workspace() and id = any(array(${carriers}))`,
    carriedBy(keys),
  );
  return rows.flatMap(({ email, personalEmail, linkedin }) => [
    ...[email, personalEmail].flatMap((value): ErasedKey[] => (value === null ? [] : [{ kind: 'address', value: value.toLowerCase() }])),
    ...(linkedin === null ? [] : [{ kind: 'linkedin' as const, value: linkedin }]),
  ]);
}

/** SQL of the ids of people with one of the keys. Each lookup has its own index; row-level security would use none for lower(email). Addresses are stored in lower case. */
const carriers = ['email = any($1)', 'personal_email = any($1)', 'linkedin = any($2)']
  .map((condition) => `select id from people where workspace_id = current_workspace() and ${condition}`)
  .join(' union ');
const carriedBy = (keys: readonly ErasedKey[]): [string[], string[]] => [
  keys.flatMap(({ kind, value }) => (kind === 'address' ? [value.toLowerCase()] : [])),
  keys.flatMap(({ kind, value }) => (kind === 'linkedin' ? [value] : [])),
];

/** Rows deleted or anonymized, by table. */
export type ErasureCounts = Readonly<Record<string, number>>;

export interface Erased {
  /** Ids of the deleted records. */
  readonly ids: readonly string[];
  /** Of the deleted records, if they have two words or more; in lower case. */
  readonly names: readonly string[];
  readonly counts: ErasureCounts;
}

/**
 * Long because it is one list.
 * Deletes the person from this workspace (or the pool), with all attached data. Only ids of leads stay, in the ledger and in reveals.
 * @param tx on a connection of the database's owner (asErasure)
 * @param poolIds pool records of this person; a workspace's copy of one of them is the person, whatever its values
 * @param isThorough reads all texts of the workspace instead of those that the indexes find; only then, texts that members wrote and values of other leads
 */
export async function erasePerson(
  tx: WorkspaceTx,
  keys: readonly ErasedKey[],
  poolIds: readonly string[],
  now: Date,
  { isThorough = false }: { readonly isThorough?: boolean } = {},
): Promise<Erased> {
  const [addresses, profiles] = carriedBy(keys);
  // Settling a verdict takes this lock before it looks for digests, so that nothing is written after an erasure.
  await tx.query('select 1 from credit_accounts for update');
  const counts: Record<string, number> = {};
  const count = async (table: string, sql: string, values: unknown[]): Promise<void> => {
    counts[table] = (counts[table] ?? 0) + ((await tx.query(sql, values)).rowCount ?? 0);
  };
  const found = await tx.query<{ id: string; name: string | null }>(
    `select id, lower(name) as name from people where workspace_id = current_workspace()
       and id = any(array(${carriers} union select id from people where workspace_id = current_workspace() and pool_id = any($3::bigint[])))
     order by id for update`,
    [addresses, profiles, poolIds],
  );
  const ids = found.rows.map(({ id }) => id);
  const needles = needlesOf(keys);
  const ofKeys = await readMentions(tx, { keys, poolIds, names: [], isThorough });
  const named = await tx.query<{ name: string; companyId: string }>(
    `select lower(value ->> 'name') as name, company_id as "companyId" from company_details
     where workspace_id = current_workspace() and ctid = any($2::tid[]) and kind = 'person' and ${contains('value::text')}`,
    [needles, ofKeys.get('company_details') ?? []],
  );
  // A single word of a person's name may be anything; on a company's website it is the person.
  const full = found.rows.flatMap(({ name }) => (name !== null && name.includes(' ') ? [name] : []));
  const ofSites = named.rows.map(({ name }) => name);
  const names = [...full, ...ofSites];
  const mentions = names.length === 0 ? ofKeys : await readMentions(tx, { keys, poolIds, names, isThorough });
  const at = (table: string): readonly string[] => mentions.get(table) ?? [];
  // Attached data refers to the workspace's own record or, if there is none, to the pool record.
  const known = [...ids, ...poolIds].map(Number);
  await writeLeads(tx, now, async (writer) => {
    counts['people'] = await writer.deleteRows('people', ids.map(Number));
    for (const [table, rows] of await eraseAttachedData(writer, known)) counts[table] = (counts[table] ?? 0) + rows;
  });
  // A deletion stores the whole record for its undo.
  await count(
    'bulk_change_items',
    `delete from bulk_change_items where workspace_id = current_workspace() and ctid = any($4::tid[])
       and (lower(before -> 'lead' ->> 'email') = any($1) or lower(before -> 'lead' ->> 'personal_email') = any($1)
       or before -> 'lead' ->> 'linkedin' = any($2) or (before -> 'lead' ->> 'pool_id')::bigint = any($3))`,
    [addresses, profiles, poolIds, at('bulk_change_items')],
  );
  await count(
    'run_failed_rows',
    `delete from run_failed_rows where workspace_id = current_workspace() and (${contains('subject')} or ${contains('ref::text')})`,
    [needles],
  );
  // Cells of a list that was uploaded to be verified, which its columns show as examples. Those of its other columns are of the same rows.
  await count(
    'verification_files',
    `update verification_files set layout = jsonb_set(layout, '{columns}', (select jsonb_agg(column_of || '{"samples": []}'
         || case when ${contains("coalesce(column_of ->> 'header', '')")} then '{"header": null}'::jsonb else '{}' end order by place)
       from jsonb_array_elements(layout -> 'columns') with ordinality as of_file (column_of, place)))
     where workspace_id = current_workspace() and ${contains('layout::text')}`,
    [needles],
  );
  // The suppression stays, as a hash instead of the address.
  await count(
    'suppressions',
    `update suppressions s set kind = 'hash', value = encode(sha256(convert_to(value, 'UTF8')), 'hex')
     where workspace_id = current_workspace() and kind = 'address' and value = any($1) and not exists (
       select from suppressions o where o.workspace_id = s.workspace_id and o.kind = 'hash' and o.value = encode(sha256(convert_to(s.value, 'UTF8')), 'hex'))`,
    [addresses],
  );
  await count(
    'suppressions',
    `delete from suppressions where workspace_id = current_workspace() and kind = 'address' and value = any($1)`,
    [addresses],
  );
  // Responses that are stored for a day for repeated requests may contain the person's data.
  await count('idempotency_keys', `delete from idempotency_keys where workspace_id = current_workspace() and ${contains('body::text')}`, [
    needles,
  ]);
  const asKeys = addresses.map((address) => addressKey(address));
  await count('verifications', 'delete from verifications where workspace_id = current_workspace() and address_key = any($1)', [asKeys]);
  await count('bounces', 'delete from bounces where workspace_id = current_workspace() and address_key = any($1)', [asKeys]);
  // A name of one word is looked for only on the same company's pages.
  const { rows: sameSite } = await tx.query<{ place: string }>(
    'select ctid::text as place from company_details where workspace_id = current_workspace() and company_id = any($1::bigint[])',
    [named.rows.flatMap(({ name, companyId }) => (name.includes(' ') ? [] : [companyId]))],
  );
  // The other tables: in the rows that the index found, whatever contains a key.
  const erase = async (table: string, texts: readonly string[], words = needles): Promise<void> =>
    count(
      table,
      `delete from ${table} where workspace_id = current_workspace() and ctid = any($2::tid[])
         and (${texts.map((text) => contains(`coalesce(${text}, '')`)).join(' or ')})`,
      [words, at(table)],
    );
  // A find is the person's if one of its addresses is.
  await erase('finds', ['address', 'found::text']);
  await count(
    'run_failed_rows',
    `delete from run_failed_rows f using verification_run_rows v where f.workspace_id = current_workspace() and v.workspace_id = f.workspace_id
       and v.ctid = any($2::tid[]) and v.run_id = f.run_id and v.row = f.row and (v.ask_key = any($1) or v.address = any($1))`,
    [asKeys, at('verification_run_rows')],
  );
  await count(
    'verification_run_rows',
    `delete from verification_run_rows where workspace_id = current_workspace() and ctid = any($3::tid[])
       and (ask_key = any($2) or address = any($2) or ${contains('given')})`,
    [needles, asKeys, at('verification_run_rows')],
  );
  // Verdicts of other addresses may contain this one: as a suggestion, or in a server's reply.
  await erase('verifications', ['verdict::text', 'evidence::text']);
  // So may the steps of checks under way, which continue without them. There are few of these, and they have an index of their own.
  await count(
    'verifications',
    `update verifications set steps = null where workspace_id = current_workspace() ${isThorough ? '' : "and status = 'checking'"} and steps is not null
       and ${mentionsIn('steps::text', '$1', '$2')}`,
    [needles, keys.map(patternOf)],
  );
  // People and addresses on companies' websites. Other details lose the quotes that mention them, also by name.
  const words = [...needles, ...ofSites];
  await erase('company_details', ['value::text']);
  await count(
    'company_details',
    `update company_details set evidence = (
       select coalesce(jsonb_agg(quote || '{"before": "", "after": ""}'), '[]') from jsonb_array_elements(evidence) as quote
       where not ${contains(`quote ->> 'snippet'`)})
     where workspace_id = current_workspace() and ctid = any($2::tid[]) and ${contains('evidence::text')}`,
    [words, [...at('company_details'), ...sameSite.map(({ place }) => place)]],
  );
  // Answers about companies whose quotes mention the person, and what hosts of models wrote about them.
  await erase('question_answers', ['answer::text', 'quote', 'reason'], [...words, ...full]);
  await erase('provider_field_values', ['value::text', 'reason'], [...words, ...full]);
  await erase('proposals', ['value::text', 'evidence::text'], [...words, ...full]);
  await count(
    'model_calls',
    `update model_calls set message = null where workspace_id = current_workspace() and ctid = any($2::tid[]) and ${contains("coalesce(message, '')")}`,
    [[...words, ...full], at('model_calls')],
  );
  await count(
    'enrichment_run_rows',
    `update enrichment_run_rows set given = coalesce(domain, '')
     where workspace_id = current_workspace() and ctid = any($2::tid[]) and ${contains('given')}`,
    [needles, at('enrichment_run_rows')],
  );
  await erase('profile_run_rows', ['given', 'keys::text', 'steps::text']);
  // Answers of providers; in the ledger of calls, the person whom a call was about.
  await erase('provider_answers', ['question_key', 'outcome::text']);
  await count(
    'provider_calls',
    `update provider_calls set subject = '', message = null, idempotency_key = 'erased:' || id, run_row = null, accepted_email = null
     where workspace_id = current_workspace() and ctid = any($3::tid[]) and (${contains('subject')} or ${contains('idempotency_key')}
       or ${contains("coalesce(message, '')")} or accepted_email = any($2) or ${contains("coalesce(accepted_email, '')")})`,
    [needles, asKeys, at('provider_calls')],
  );
  // Refused rows of files, and snapshots of records before they were merged.
  await erase('import_refusals', ['cells::text']);
  await erase('import_invalid_values', ['value']);
  await erase('import_work', ['note_bodies::text']);
  await erase('merges', ['before::text']);
  const addAll = (more: ReadonlyMap<string, number>): void => {
    for (const [table, rows] of more) counts[table] = (counts[table] ?? 0) + rows;
  };
  // No index finds these.
  if (isThorough)
    await writeLeads(tx, now, async (writer) => {
      addAll(await eraseInOwnTexts(writer, keys));
      addAll(await eraseInOtherLeads(writer, keys));
    });
  if (counts['suppressions']) await addToSearchOutbox(tx, [{ kind: 'suppressions' }]);
  return { ids, names: full, counts };
}

/** @param words SQL of a text; $1 is the array of keys */
const contains = (words: string): string =>
  `exists (select from unnest($1::text[]) as needle where position(needle in lower(${words})) > 0)`;

const needlesOf = (keys: readonly ErasedKey[]): string[] => keys.map(({ value }) => value.toLowerCase());

/**
 * Searches every row of this workspace, in every table, for any of the keys, whole: other people's keys may contain them.
 * @returns the number of rows found, by table; empty when the erasure is complete
 */
export async function findTraces(tx: WorkspaceTx, keys: readonly ErasedKey[]): Promise<ErasureCounts> {
  const tables = await tx.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace_id'
     where n.nspname = 'app' and c.relkind in ('r', 'p') and not c.relispartition and has_table_privilege(c.oid, 'select') order by 1`,
  );
  const found: Record<string, number> = {};
  for (const { name } of tables.rows) {
    const { rows } = await tx.query<{ count: number }>(
      `select count(*)::int as count from "${name}" t where workspace_id = current_workspace()
         and ${mentionsIn('t::text', '$1', '$2')} and exists (select from jsonb_each(to_jsonb(t)) as of_row (name, value)
           where case jsonb_typeof(value) when 'string' then ${mentionsIn("value #>> '{}'", '$1', '$2')} else ${mentionsIn('value::text', '$1', '$3')} end)`,
      [needlesOf(keys), keys.map(patternOf), keys.map(patternInJson)],
    );
    if (rows[0]?.count) found[name] = rows[0].count;
  }
  return found;
}
