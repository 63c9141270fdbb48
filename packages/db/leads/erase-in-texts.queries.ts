/**
 * An erased person's addresses and profiles in what is about others: texts that members wrote, and values of other leads, such as the manager's address in a
 * column that no field has. A key is one person's, unlike a name, so it can be removed without asking anyone.
 */
import { companyOf, packFacts, unpackFacts, type PackedFacts } from '@leadlight/leads';
import type { WorkspaceTx } from '../platform/index.ts';
import type { ErasedKey } from './erased-keys.queries.ts';
import { emailCheckOf, personWith } from './lead-columns.ts';
import type { LeadWriter } from './lead-writer.ts';
import { mentions, patternInJson, patternOf, wholeKey } from './mentions.queries.ts';
import { readCompaniesToWrite } from './stored-companies.queries.ts';
import { readPeopleToWrite } from './stored-people.queries.ts';

/** What stays in a text in the place of a key. */
const erasedWord = '[erased]';

/** `longest` is what the table's check allows, in characters: the word may be longer than a key. */
const texts: readonly (readonly [table: string, column: string, type: 'text' | 'jsonb', longest?: number])[] = [
  ['lead_notes', 'body', 'text', 5000],
  ['lists', 'name', 'text', 100],
  ['saved_searches', 'name', 'text', 100],
  ['saved_searches', 'query', 'jsonb'],
  ['likenesses', 'name', 'text', 100],
  ['email_templates', 'name', 'text', 100],
  ['email_templates', 'steps', 'jsonb'],
  ['email_senders', 'fields', 'jsonb'],
  ['list_columns', 'condition', 'jsonb'],
  ['question_runs', 'question', 'jsonb'],
  ['suppressions', 'reason', 'text'],
  ['bulk_changes', 'change', 'jsonb'],
  ['bulk_change_items', 'before', 'jsonb'],
];

/**
 * Replaces the keys in members' own texts by {@link erasedWord}, and removes tags that contain one.
 * @returns the changed rows, by table
 */
export async function eraseInOwnTexts(writer: LeadWriter, keys: readonly ErasedKey[]): Promise<Map<string, number>> {
  const { tx } = writer;
  const words = keys.map(({ value }) => value.toLowerCase());
  const patterns = keys.map(patternOf);
  const counts = new Map<string, number>();
  const add = (table: string, count: number | null): void => void counts.set(table, (counts.get(table) ?? 0) + (count ?? 0));
  for (const [table, column, type, longest] of texts) {
    const of = type === 'jsonb' ? keys.map(patternInJson) : patterns;
    // A key contains no quote and no backslash, so that JSON stays JSON.
    const replaced = keys.reduce((text, _key, index) => `regexp_replace(${text}, $${index + 3}, '${erasedWord}', 'gi')`, `${column}::text`);
    const { rowCount } = await tx.query(
      `update ${table} set ${column} = ${longest ? `left(${replaced}, ${longest})` : `(${replaced})::${type}`}
       where workspace_id = current_workspace() and ${column} is not null and ${mentions(`${column}::text`, '$1', '$2')}`,
      [words, of, ...of],
    );
    add(table, rowCount);
  }
  add('list_columns', await eraseInQuestions(tx, keys));
  const { rows } = await tx.query<{ id: number }>(
    `update lead_states set tags = array(select tag from unnest(tags) with ordinality as of_lead (tag, place) where not ${mentions('tag', '$1', '$2')} order by place)
     where workspace_id = current_workspace() and exists (select from unnest(tags) as tag where ${mentions('tag', '$1', '$2')})
     returning lead_id::float8 as id`,
    [words, patterns],
  );
  writer.outbox.add(
    'states',
    rows.map(({ id }) => id),
  );
  add('lead_states', rows.length);
  return counts;
}

/**
 * Replaces the keys in the questions of columns. Two questions of a list that differ only in keys would become equal, which a list can't have
 * (`list_columns_question_once`), so the second one gets the word with a number.
 * @returns the changed columns
 */
async function eraseInQuestions(tx: WorkspaceTx, keys: readonly ErasedKey[]): Promise<number> {
  const patterns = keys.map(patternInJson);
  const { rows } = await tx.query<{ id: string }>(
    `select id from list_columns where workspace_id = current_workspace() and question is not null and ${mentions('question::text', '$1', '$2')} order by id for update`,
    [keys.map(({ value }) => value.toLowerCase()), patterns],
  );
  const replaced = keys.reduce((text, _key, index) => `regexp_replace(${text}, $${index + 3}, $2, 'gi')`, 'question::text');
  for (const { id } of rows)
    for (let number = 1, isChanged = false; !isChanged; number += 1) {
      const { rowCount } = await tx.query(
        `update list_columns c set question = (${replaced})::jsonb where workspace_id = current_workspace() and id = $1 and not exists (
           select from list_columns o where o.workspace_id = c.workspace_id and o.list_id = c.list_id and o.id <> c.id and o.question = (${replaced.replace('question::text', 'c.question::text')})::jsonb)`,
        [id, number === 1 ? erasedWord : erasedWord.replace(']', ` ${number}]`), ...patterns],
      );
      isChanged = rowCount === 1;
    }
  return rows.length;
}

/**
 * Removes the values of other leads that contain a key. Reads all leads of the workspace.
 * @returns the changed leads, by table
 */
export async function eraseInOtherLeads(writer: LeadWriter, keys: readonly ErasedKey[]): Promise<Map<string, number>> {
  const { tx } = writer;
  const seconds = Math.floor(writer.now.getTime() / 1000);
  const people = (await readPeopleToWrite(tx, await findMentioning(tx, 'people', keys))).flatMap((person) => {
    const facts = withoutKeys(person.facts, keys);
    return facts === null ? [] : [{ ...person, facts, lead: personWith(facts, seconds, [emailCheckOf(person)]) }];
  });
  const companies = (await readCompaniesToWrite(tx, await findMentioning(tx, 'companies', keys))).flatMap((company) => {
    const facts = withoutKeys(company.facts, keys);
    return facts === null ? [] : [{ ...company, facts, lead: companyOf(facts, seconds) }];
  });
  await writer.update('people', people);
  await writer.update('companies', companies);
  return new Map([
    ['people', people.length],
    ['companies', companies.length],
  ]);
}

async function findMentioning(tx: WorkspaceTx, table: 'people' | 'companies', keys: readonly ErasedKey[]): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>(
    `select id::float8 as id from ${table} t where workspace_id = current_workspace() and ${mentions('t.facts::text', '$1', '$2')} order by id for update`,
    [keys.map(({ value }) => value.toLowerCase()), keys.map(patternOf)],
  );
  return rows.map(({ id }) => id);
}

/** @returns null if nothing would be left, or nothing contains a key: then the record itself is the person's, or its mention is in its source */
function withoutKeys(packed: PackedFacts, keys: readonly ErasedKey[]): PackedFacts | null {
  const patterns = keys.map(wholeKey);
  const facts = unpackFacts(packed);
  const left = facts.filter((fact) => !textsIn(fact).some((text) => patterns.some((pattern) => pattern.test(text))));
  return left.length === 0 || left.length === facts.length ? null : packFacts(left);
}

/** All texts of a fact: its value, its names, and its evidence. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
