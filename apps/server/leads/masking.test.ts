/**
 * Calls every route of a workspace that returns leads, for a person whose details are masked, and looks for the details in bodies, headers and files.
 */
import { routes } from '@leadlight/contract';
import { expect, test } from 'vitest';
import { makeCompany, makePerson } from '../testing/leads.ts';
import { testServer } from '../testing/test-server.ts';
import { revealRuns } from '../reveals/reveal-run.ts';
import { workAtRun } from '../runs/run-worker.ts';

const server = await testServer();
const { db } = server.services;
const ana = await server.user('Ana');

const secrets = ['zoe.secret', 'zoe.private', '7654321', '1112223'];
const company = await makeCompany(db, null, { name: 'Maskers', domain: 'maskers.example' });
const person = await makePerson(
  db,
  null,
  {
    name: 'Zoe Masked',
    title: 'CFO',
    companyName: 'Maskers',
    linkedin: 'https://www.linkedin.com/in/zoe-m',
    email: 'zoe.secret@maskers.example',
    personalEmail: 'zoe.private@home.example',
    phone: '+49 30 7654321',
    mobilePhone: '+49 170 1112223',
    'extra.Second email': 'zoe.secret@other.example',
    'extra.Notes': 'Ring 030 765 43 21 before noon',
  },
  { companyId: company, snippet: 'Zoe Masked, CFO, zoe.secret@maskers.example, +49 170 1112223' },
);
const selection = { kind: 'ids', ids: [person] };
const post = (path: string, body: object) => ana.browser.post(`${ana.home}${path}`, body);
const idOf = async (path: string, body: object): Promise<string> => (await post(path, body)).body.id;
const list = await idOf('/lists', { kind: 'people', name: 'Masked' });
const ids: Record<string, string> = {
  workspaceId: ana.workspaceId,
  personId: person,
  companyId: company,
  leadId: person,
  listId: list,
  bulkChangeId: await idOf('/leads/changes', { kind: 'people', selection, change: { kind: 'add_to_list', listId: list } }),
  noteId: await idOf(`/leads/${person}/notes`, { body: 'A note' }),
  exportId: await idOf('/exports', { kind: 'people', selection, withEvidence: true }),
  revealRunId: await idOf('/reveals', { selection, ceiling: 0 }),
  savedSearchId: await idOf('/saved-searches', { kind: 'people', name: 'S', query: { filters: {} } }),
  suppressionId: '00000000-0000-7000-8000-000000000000',
};
await workAtRun(server.services, revealRuns, { workspaceId: ana.workspaceId, runId: ids['revealRunId'] ?? '' });

/** Request bodies for which routes return as much as possible. */
const bodies: Record<string, object> = {
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
  createSavedSearch: { kind: 'people', name: 'x', query: { filters: {} } },
  updateSavedSearch: { name: 'z' },
  updateCompany: { employees: 12 },
};
/** Routes that pay, change the caller, or delete what other routes need. */
const notWalked = new Set([
  'revealPerson',
  'leaveWorkspace',
  'requestDeletion',
  'cancelDeletion',
  'deleteList',
  'deleteLeadNote',
  'deleteSavedSearch',
]);
const walked = routes.filter(({ name, access }) => access.kind === 'workspace' && !notWalked.has(name));
// The edit creates the workspace's copy, and the deletion removes it.
const last = ['updatePerson', 'deleteLeads'];
const inOrder = walked.toSorted((a, b) => last.indexOf(a.name) - last.indexOf(b.name));

async function walk(body: Record<string, object>): Promise<string[]> {
  const exposed: string[] = [];
  for (const route of inOrder) {
    const path = route.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => ids[name] ?? '00000000-0000-7000-8000-000000000000');
    const query = route.name === 'listSuggestions' ? '?kind=people&field=title&text=cf' : '';
    const { status, text, headers } = await ana.browser.send(
      route.method.toUpperCase(),
      path + query,
      route.method === 'get' ? undefined : (body[route.name] ?? {}),
    );
    const all = `${text}\n${JSON.stringify([...headers])}`.toLowerCase();
    for (const secret of secrets)
      if (all.includes(secret) || all.replaceAll(/[^\d]/g, '').includes(secret)) exposed.push(`${route.name} ${secret}`);
    if (status === 200 && text.includes('Zoe Masked')) seen.add(route.name);
  }
  return exposed;
}
const seen = new Set<string>();

test('no response of any route contains a masked detail', async () => {
  expect(await walk({ ...bodies, updatePerson: { title: 'CEO' } })).toEqual([]);
  // Proves that the person is in the responses.
  expect([...seen]).toEqual(expect.arrayContaining(['searchPeople', 'readPerson', 'listCompanyPeople', 'fetchExport', 'updatePerson']));
});

test('nor when the workspace has its own copy of the masked record', async () => {
  const { body } = await ana.browser.patch(`${ana.home}/people/${person}`, { title: 'CEO' });
  expect(body.isOwn).toBe(true);
  expect(await walk(bodies)).toEqual([]);
});

test('once revealed, the responses contain the details, so the check works', async () => {
  await ana.browser.post(`${ana.home}/people/${person}/reveal`);
  const exposed = await walk(bodies);
  expect(exposed).toEqual(expect.arrayContaining(['readPerson zoe.secret', 'readPerson 1112223', 'searchPeople zoe.secret']));
});
