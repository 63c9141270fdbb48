/**
 * Calls every route of a workspace that returns leads, for a person whose details are masked, and looks for the details in bodies, headers and files.
 */
import { routes } from '@leadlight/contract';
import { listMerges, queuePairs } from '@leadlight/db/merges';
import { newModelId, saveWorkspaceModel } from '@leadlight/db/models';
import { createProviderConnection, newConnectionId } from '@leadlight/db/providers';
import { inWorkspace } from '@leadlight/db/platform';
import { addProposals } from '@leadlight/db/profiles';
import { readerFields } from '@leadlight/writing';
import { expect, test } from 'vitest';
import { makeCompany, makePerson } from '../testing/leads.ts';
import { testServer } from '../testing/test-server.ts';
import { readingAs, webWorld } from '../testing/web-world.ts';
import { revealRuns } from '../reveals/reveal-run.ts';
import { workOnRun } from '../testing/work-on-run.ts';

const about = 'We mask everything that can be masked, in every material and size, since long ago. '.repeat(10);
const web = await webWorld({
  'maskers.test/': `<html><head><title>Maskers</title></head><body><a href="/team">Team</a><h1>Maskers</h1><p>${about}</p><p>Call +49 30 5550000</p></body></html>`,
  'maskers.test/team': `<html><head><title>Team</title></head><body><h1>Team</h1><ul><li><h3>Zoe Masked</h3><p>CFO</p></li><li><h3>Max Muster</h3><p>CEO</p></li></ul><p>${about}</p></body></html>`,
});
const server = await testServer(readingAs, undefined, undefined, { web });
const { db } = server.services;
const ana = await server.user('Ana');

const secrets = ['zoe.secret', 'zoe.private', '7654321', '1112223'];
const company = await makeCompany(db, null, { name: 'Maskers', domain: 'maskers.test' });
const person = await makePerson(
  db,
  null,
  {
    name: 'Zoe Masked',
    title: 'CFO',
    companyName: 'Maskers',
    linkedin: 'https://www.linkedin.com/in/zoe-m',
    email: 'zoe.secret@maskers.test',
    personalEmail: 'zoe.private@home.example',
    phone: '+49 30 7654321',
    mobilePhone: '+49 170 1112223',
    'extra.Second email': 'zoe.secret@other.example',
    'extra.Notes': 'Ring 030 765 43 21 before noon',
  },
  { companyId: company, snippet: 'Zoe Masked, CFO, zoe.secret@maskers.test, +49 170 1112223' },
);
const pasted = { kind: 'addresses', addresses: ['pasted@maskers.test'] };
const domains = { kind: 'domains', domains: ['maskers.test'] };
const ownEndpoint = {
  name: 'Own',
  about: 'person',
  method: 'GET',
  urlTemplate: 'https://api.own.example/{email}',
  headers: {},
  bodyTemplate: null,
  mapping: { name: '/name' },
  priceMicros: 0,
};
const connectionId = newConnectionId();
await inWorkspace(db, ana.workspaceId, (tx) =>
  createProviderConnection(
    tx,
    {
      id: connectionId,
      provider: 'hunter',
      name: 'Hunter',
      endpoint: null,
      sealedKey: server.services.providers.keys.seal('{"key":"k-1234567890"}', { workspaceId: ana.workspaceId, connectionId }),
      keyHint: '7890',
      creditPriceMicros: 10_000,
      createdBy: null,
      test: { outcome: 'found', message: null },
    },
    10,
    new Date(),
  ),
);
const model = {
  api: 'openai-compatible',
  baseUrl: 'https://api.own.example/v1',
  model: 'm',
  key: null,
  inputPriceMicros: 0,
  outputPriceMicros: 0,
} as const;
await inWorkspace(db, ana.workspaceId, (tx) =>
  saveWorkspaceModel(
    tx,
    {
      id: newModelId(),
      own: { ...model, sealedKey: null, keyHint: '' },
      monthCeilingMicros: 0,
      createdBy: null,
      test: { outcome: 'answered', message: null },
    },
    new Date(),
  ),
);
const selection = { kind: 'ids', ids: [person] };
const post = (path: string, body: object) => ana.browser.post(`${ana.home}${path}`, body);
const idOf = async (path: string, body: object): Promise<string> => (await post(path, body)).body.id;
const list = await idOf('/lists', { kind: 'people', name: 'Masked' });
/** Every placeholder about the reader. */
const emailSteps = [{ subject: 'Hi {{firstName|there}}', body: readerFields.map((field) => `{{${field}|}}`).join(' '), afterDays: 0 }];
// About the masked address: what the person has must not be shown beside it.
const evidence = { source: 'provider', locator: 'Hunter', row: null, snippet: null, fetchedAt: 1_780_000_000, hash: null } as const;
await inWorkspace(db, ana.workspaceId, (tx) =>
  addProposals(
    tx,
    ['email', 'phone', 'title'].map((field) => ({
      personId: Number(person),
      field,
      sourceKey: 'provider:Hunter',
      valueKey: '0'.repeat(64),
      value: 'found',
      evidence,
      runId: connectionId,
      runRow: 1,
      status: 'open' as const,
    })),
    server.services.now(),
  ),
);
const [proposal] = (await ana.browser.get(`${ana.home}/proposals`)).body.items;
const ids: Record<string, string> = {
  workspaceId: ana.workspaceId,
  connectionId,
  personId: person,
  companyId: company,
  field: 'name',
  leadId: person,
  listId: list,
  bulkChangeId: await idOf('/leads/changes', { kind: 'people', selection, change: { kind: 'add_to_list', listId: list } }),
  noteId: await idOf(`/leads/${person}/notes`, { body: 'A note' }),
  exportId: await idOf('/exports', { kind: 'people', selection, withEvidence: true }),
  revealRunId: await idOf('/reveals', { selection, ceiling: 0 }),
  templateId: await idOf('/email-templates', { name: 'T', language: 'en', steps: emailSteps }),
  likenessId: await idOf('/likenesses', { kind: 'people', name: 'L', examples: { kind: 'leads', ids: [person] } }),
  savedSearchId: await idOf('/saved-searches', { kind: 'people', name: 'S', query: { filters: {} } }),
};
const question = { text: 'Who works there?', kind: 'text' };
const questions = { kind: 'column', columnId: await idOf(`/lists/${list}/questions`, { question }), ids: [person] };
const providerField = { connectionId, about: 'person', pointer: '/employment/role' };
const providerFields = { kind: 'column', columnId: await idOf(`/lists/${list}/provider-columns`, providerField), ids: [person] };
for (const name of ['Kim One', 'Kim Two', 'Lee One', 'Lee Two']) await post('/people', { name });
const { mergeId, kims, lees } = await inWorkspace(db, ana.workspaceId, async (tx) => {
  const own = await tx.query<{ id: number }>('select id from people where workspace_id = current_workspace() order by id');
  const found = own.rows.map(({ id }) => id);
  const [firstTwo, lastTwo] = [found.slice(0, 2), found.slice(2, 4)];
  const pairs = [lastTwo, firstTwo].map(([keepId = 0, goneId = 0]) => ({ kind: 'people' as const, keepId, goneId, reason: 'same_name' }));
  for (const pair of pairs) await queuePairs(tx, [pair], null, new Date());
  return {
    mergeId: (await listMerges(tx, { state: 'open' }, { limit: 1 }))[0]?.id ?? '',
    kims: firstTwo.map(String),
    lees: lastTwo.map(String),
  };
});
const first = async (path: string): Promise<string> => (await ana.browser.get(`${ana.home}${path}`)).body.items[0].id;
await post('/suppressions', { text: 'elsewhere.example' });
const imported = await ana.browser.upload(`${ana.home}/imports?fileName=x.csv`, Buffer.from('Name,Email\nBo Ek,bo@else.example\n'));
Object.assign(ids, {
  runId: await idOf('/reveals', { selection, ceiling: 0 }),
  mergeId,
  columnId: await idOf(`/lists/${list}/columns`, { field: 'email' }),
  providerFieldRunId: await idOf('/provider-field-runs', { source: providerFields, ceiling: 0, providerCeilingMicros: 0 }),
  questionRunId: await idOf('/question-runs', { source: questions, modelCeilingMicros: 0 }),
  groupId: kims[0],
  decisionId: await idOf(`/merge-groups/${lees[0]}/decision`, { apart: lees }),
  suppressionId: await first('/suppressions'),
  importId: imported.body.id,
  memberId: await first('/members'),
  invitationId: await idOf('/invitations', { email: 'invited@else.example' }),
  apiKeyId: (await post('/api-keys', { name: 'First', scopes: ['credits:read'] })).body.apiKey?.id ?? (await first('/api-keys')),
  verificationRunId: await idOf('/verification-runs', { source: pasted, ceiling: 0 }),
  verificationId: await idOf('/verifications', { address: 'no address' }),
  findId: await idOf('/finds', { name: 'Ana Silva', domain: 'nowhere.example' }),
  enrichmentId: await idOf('/enrichments', { companyId: company }),
  profileRunId: await idOf('/profile-runs', { source: { kind: 'people', selection }, ceiling: 0 }),
  row: '1',
  proposalId: proposal.id,
  enrichmentRunId: await idOf('/enrichment-runs', { source: { kind: 'employers', selection }, ceiling: 0 }),
});
// The request for it waits 20 seconds at most; on a busy machine, the thread that reads websites may start later.
await server.services.readings.wait(ids['enrichmentId'] ?? '', 600_000);
const { people } = (await ana.browser.get(`${ana.home}/companies/${company}/details`)).body;
ids['detailId'] = people[0].id;
await workOnRun(server.services, revealRuns, { workspaceId: ana.workspaceId, runId: ids['revealRunId'] ?? '' });

/** Request bodies for which routes return as much as possible. */
const bodies: Record<string, object> = {
  readSearchWords: { text: 'people named Zoe at maskers.test' },
  suggestSearchWords: { text: 'people named Zoe at maskers.test' },
  searchPeople: {
    filters: { keyword: { include: ['Zoe'] } },
    facets: ['industry', 'verdict', 'hasPhone', 'source', 'revealed', 'own', 'list', 'country', 'tag', 'stage', 'owner'],
  },
  searchCompanies: { filters: { keyword: { include: ['Maskers'] } } },
  changeLeads: { kind: 'people', selection, change: { kind: 'set_stage', stage: 'won' } },
  deleteLeads: { kind: 'people', selection },
  forecastReveal: { selection },
  startRevealRun: { selection, ceiling: 0 },
  createExport: { kind: 'people', selection, preset: 'leadlight', withEvidence: true },
  createLeadNote: { body: 'x' },
  updateLeadNote: { body: 'y' },
  createList: { kind: 'people', name: 'Another' },
  updateList: { name: 'Other' },
  addListColumn: { field: 'title' },
  addQuestionColumn: { question: { text: 'What do they make?', kind: 'text' } },
  forecastQuestionRun: { source: questions },
  startQuestionRun: { source: questions, modelCeilingMicros: 0 },
  addProviderColumn: { ...providerField, pointer: '/employment/seniority' },
  forecastProviderFieldRun: { source: providerFields },
  startProviderFieldRun: { source: providerFields, ceiling: 0, providerCeilingMicros: 0 },
  updateListColumn: { isAutomatic: false },
  readListCells: { ids: [person] },
  createEmailTemplate: { name: 'x', language: 'en', steps: emailSteps },
  updateEmailTemplate: { name: 'z' },
  previewEmails: { personIds: [person], language: 'en', steps: emailSteps },
  draftEmail: { personId: person, goal: 'meeting', tone: 'formal', length: 'short', language: 'en' },
  updateEmailSender: { senderName: 'Ana' },
  rankLikeLeads: { kind: 'people', examples: { kind: 'search', filters: {} } },
  createLikeness: { kind: 'people', name: 'x', examples: { kind: 'leads', ids: [person] } },
  updateLikeness: { name: 'z' },
  judgeLikeLead: { leadId: person, judgment: 'good' },
  createSavedSearch: { kind: 'people', name: 'x', query: { filters: {} } },
  updateSavedSearch: { name: 'z' },
  updateCompany: { employees: 12 },
  decideMerge: { decision: 'apart' },
  decideProposals: { decision: 'keep', proposals: { kind: 'all' } },
  decideMergeGroup: { apart: kims },
  createPerson: { name: 'Walked' },
  createCompany: { name: 'Walked' },
  updateMember: { role: 'owner' },
  createInvitation: { email: 'walked@else.example' },
  createApiKey: { name: 'Walked', scopes: ['credits:read'] },
  connectProvider: { provider: 'hunter', key: 'k-1234567890' },
  connectEndpoint: { endpoint: ownEndpoint, key: 'k', sample: {} },
  testEndpoint: { endpoint: ownEndpoint, key: 'k', sample: { email: 'zoe@else.example' } },
  updateProvider: { mayStay: true },
  orderProviders: { connectionIds: [] },
  startCheckout: { plan: 'starter' },
  buyTopUp: { credits: 1_000 },
  updateMonthCeilings: { all: null },
  changePlan: { plan: 'basic' },
  connectModel: { ...model, monthCeilingMicros: 0 },
  chooseOperatorModel: { monthCeilingMicros: 0 },
  updateModel: { monthCeilingMicros: 0 },
  addSuppressions: { text: 'walked.example' },
  removeSuppressions: { ids: ['00000000-0000-7000-8000-000000000000'] },
  verifyAddress: { address: 'no address' },
  reportBounces: { text: 'nobody@else.example' },
  findEmail: { name: 'Ana Silva', domain: 'nowhere.example' },
  enrichCompany: { domain: 'maskers.test', fresh: true },
  forecastEnrichmentRun: { source: domains },
  startEnrichmentRun: { source: domains, ceiling: 0 },
  forecastProfileRun: { source: { kind: 'people', selection } },
  startProfileRun: { source: { kind: 'people', selection }, ceiling: 0 },
  rejectCompanyDetail: { isRejected: false },
  rejectCompanyFact: { field: 'phone', value: '+49305550000' },
  previewSitePeople: { detailIds: people.map(({ id }: { id: string }) => id) },
  addSitePeople: { detailIds: people.map(({ id }: { id: string }) => id) },
  forecastVerificationRun: { source: pasted },
  startVerificationRun: { source: pasted, ceiling: 0 },
};
/** Routes that pay, change the caller, or delete what other routes need. */
const notWalked = new Set([
  'revealPerson',
  'leaveWorkspace',
  'requestDeletion',
  'cancelDeletion',
  'removeModel',
  'deleteList',
  'removeListColumn',
  'deleteLeadNote',
  'deleteSavedSearch',
  'deleteEmailTemplate',
  'deleteLikeness',
]);
const walked = routes.filter(({ name, access }) => access.kind === 'workspace' && !notWalked.has(name));
// The edit creates the workspace's copy, and the deletion removes it.
const last = ['updatePerson', 'deleteLeads'];
const inOrder = walked.toSorted((a, b) => last.indexOf(a.name) - last.indexOf(b.name));

/** Routes that can't succeed here, with the reason. */
const refused: Record<string, string> = {
  startTrial: 'The trial was used when the workspace was created.',
  removeMember: 'The only owner stays.',
  connectProvider: 'No provider can be reached.',
  connectEndpoint: 'No endpoint can be reached.',
  connectModel: 'No model can be reached.',
  startCheckout: 'Plans are paid by invoice here, and so for the next ones.',
  buyTopUp: 'As above.',
  changePlan: 'As above.',
  cancelSubscription: 'As above.',
  resumeSubscription: 'As above.',
  openBillingPortal: 'As above.',
  chooseOperatorModel: 'The installation has none.',
  forecastQuestionRun: 'The list is empty: the change that added the person was undone.',
  startQuestionRun: 'The list is empty, as for the forecast.',
  addProviderColumn: 'The provider was disconnected.',
  forecastProviderFieldRun: 'The list is empty, as for the question.',
  startProviderFieldRun: 'The list is empty, as for the question.',
  retryRun: 'The run was canceled, which is final.',
  draftEmail: 'No language model is connected.',
  cancelBulkChange: 'A change of one lead ends at once.',
};
const queries: Record<string, string> = {
  listSuggestions: '?kind=people&field=title&text=cf',
  searchDomain: '?domain=maskers.test',
  fetchEmails: `?listId=${list}`,
  createImport: '?fileName=y.csv',
  uploadVerificationFile: '?fileName=y.csv',
  readEnrichmentRunDomains: '?fileName=y.csv',
};
/** Files instead of JSON. */
const uploads: Record<string, string> = {
  createImport: 'Name,Email\nXu Yi,xu@else.example\n',
  uploadVerificationFile: 'Email\nxu@else.example\n',
  readEnrichmentRunDomains: 'Website\nelse.io\n',
};

interface Walk {
  readonly exposed: string[];
  /** Routes that did not answer with 2xx, so that nothing was looked at. */
  readonly failed: string[];
}

async function walk(body: Record<string, object>): Promise<Walk> {
  const exposed: string[] = [];
  const failed: string[] = [];
  for (const route of inOrder) {
    const path = route.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => ids[name] ?? '00000000-0000-7000-8000-000000000000');
    const at = path + (queries[route.name] ?? '');
    const file = uploads[route.name];
    const { status, text, headers } = await (file === undefined
      ? ana.browser.send(route.method.toUpperCase(), at, route.method === 'get' ? undefined : (body[route.name] ?? {}))
      : ana.browser.upload(at, Buffer.from(file)));
    const all = `${text}\n${JSON.stringify([...headers])}`.toLowerCase();
    if (status < 200 || status > 299) failed.push(route.name);
    for (const secret of secrets)
      if (all.includes(secret) || all.replaceAll(/[^\d]/g, '').includes(secret)) exposed.push(`${route.name} ${secret}`);
    if (status === 200 && text.includes('Zoe Masked')) seen.add(route.name);
  }
  return { exposed, failed };
}
/** Changes of the first walk can't all be repeated, but everything can be read again. */
const readsIn = (names: readonly string[]): string[] =>
  names.filter((name) => routes.some((route) => route.name === name && route.method === 'get'));
const seen = new Set<string>();

test('a proposal about a masked address shows only what was found', () => {
  expect(proposal).toMatchObject({ field: 'email', current: null, found: { text: 'found' } });
});

test('no response of any route contains a masked detail', async () => {
  const { exposed, failed } = await walk({ ...bodies, updatePerson: { title: 'CEO' } });
  expect(exposed).toEqual([]);
  expect(failed.toSorted(), 'add what the route needs to `ids` or `bodies`').toEqual(Object.keys(refused).toSorted());
  // Proves that the person is in the responses.
  expect([...seen]).toEqual(
    expect.arrayContaining(['searchPeople', 'readPerson', 'listCompanyPeople', 'searchDomain', 'fetchExport', 'updatePerson']),
  );
});

test('nor when the workspace has its own copy of the masked record', async () => {
  const { body } = await ana.browser.patch(`${ana.home}/people/${person}`, { title: 'CEO' });
  expect(body.isOwn).toBe(true);
  const { exposed, failed } = await walk(bodies);
  expect(exposed).toEqual([]);
  expect(readsIn(failed)).toEqual([]);
});

test('once revealed, the responses contain the details, so the check works', async () => {
  await ana.browser.post(`${ana.home}/people/${person}/reveal`);
  const { exposed, failed } = await walk(bodies);
  expect(readsIn(failed)).toEqual([]);
  expect(exposed).toEqual(
    expect.arrayContaining(['readPerson zoe.secret', 'readPerson 1112223', 'searchPeople zoe.secret', 'searchDomain zoe.secret']),
  );
});
