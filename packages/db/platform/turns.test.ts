/** Limits on how many of something a workspace can have hold while many transactions create one at the same time. */
import { expect, test } from 'vitest';
import { createApiKey } from '../accounts/index.ts';
import { createEmailTemplate } from '../email-templates/index.ts';
import { createList } from '../leads/index.ts';
import { createLikeness } from '../likenesses/index.ts';
import { createListColumn } from '../list-columns/index.ts';
import { createSavedSearch } from '../search/index.ts';
import { newWorkspace, testDatabase } from '../testing/index.ts';
import { inWorkspace, type Refusal, type WorkspaceTx } from './index.ts';

const { db } = await testDatabase();
const now = new Date();
const most = 3;
const asker = '01900000-0000-7000-8000-000000000001';

const listOf = (name: string) => ({ kind: 'people' as const, name, isShared: true, createdBy: asker });
const column = {
  field: 'email',
  asksProviders: false,
  condition: null,
  isAutomatic: false,
  monthCeiling: 0,
  monthProviderCeilingMicros: 0,
  question: null,
  providerField: null,
  changedBy: { kind: 'user', id: asker },
  overwrite: 'only_empty',
  olderThanDays: 180,
} as const;
const fields = ['email', 'title', 'phone', 'city', 'country', 'linkedin', 'department', 'seniority'];

/** What creates one, by what is limited. `on` is a list of the workspace. */
const kinds: Readonly<Record<string, (tx: WorkspaceTx, n: number, on: string) => Promise<unknown>>> = {
  'API keys': (tx, n) =>
    createApiKey(tx, { name: 'Key', scopes: [], hint: 'll_', digest: Buffer.from(`key ${n}`), createdBy: asker }, most, now),
  lists: (tx, n) => createList(tx, listOf(`List ${n}`), most, now),
  'saved searches': (tx) =>
    createSavedSearch(tx, { kind: 'people', name: 'Search', query: { filters: {} }, isShared: true, createdBy: asker }, most, now),
  'email templates': (tx) => createEmailTemplate(tx, { name: 'Email', language: 'en', steps: [], createdBy: asker }, most, now),
  likenesses: (tx) =>
    createLikeness(tx, { kind: 'people', name: 'Alike', choices: [], createdBy: asker, examples: [], good: [], bad: [] }, most, now),
  'columns of a list': (tx, n, listId) => createListColumn(tx, { ...column, listId, field: fields[n] ?? '' }, most, now),
};

test.each(Object.entries(kinds))('%s are not more than the limit after many are created at once', async (_what, create) => {
  const workspaceId = await newWorkspace(db, now);
  const on = await inWorkspace(db, workspaceId, (tx) => createList(tx, listOf('Theirs'), most, now));
  const made = await Promise.allSettled(fields.map((_field, n) => inWorkspace(db, workspaceId, (tx) => create(tx, n, on))));
  const refused = made.flatMap((each) => (each.status === 'rejected' ? [(each.reason as Refusal).code] : []));
  expect(refused).toEqual(refused.map(() => 'limit_reached'));
  // One list is there already.
  expect(fields.length - refused.length).toBe(create === kinds['lists'] ? most - 1 : most);
});
