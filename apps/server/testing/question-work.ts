/** Questions about companies on a list, asked in tests over HTTP and worked on in this process. */
import { expect } from 'vitest';
import { questionKind } from '../question-runs/question-run.ts';
import { askQuestions } from '../question-runs/question-slice.ts';
import { runSlice } from '../runs/run-slice.ts';
import { makeCompany } from './leads.ts';
import type { TestServer, TestUser } from './test-server.ts';
import { alone } from './work-on-run.ts';

/** A question that a column asks. */
export const hospitals = { text: 'Do they sell to hospitals?', kind: 'yes_no' };

/** What tests of question runs do with a test server. */
export function questionWork({ services }: Pick<TestServer, 'services'>) {
  const { db } = services;
  /** A list of these companies with a column that asks the question. @returns ids by domain */
  async function listOf(who: TestUser, domains: readonly string[], question: object = hospitals) {
    const { body: list } = await who.browser.post(`${who.home}/lists`, { kind: 'companies', name: 'Fair' });
    const ids: Record<string, string> = {};
    for (const domain of domains) ids[domain] = await makeCompany(db, who.workspaceId, { name: domain, domain }, { source: 'import' });
    const selection = { kind: 'ids', ids: Object.values(ids) };
    await who.browser.post(`${who.home}/leads/changes`, { kind: 'companies', selection, change: { kind: 'add_to_list', listId: list.id } });
    const made = await who.browser.post(`${who.home}/lists/${list.id}/questions`, { question });
    expect(made.status, made.text).toBe(201);
    return { listId: list.id as string, columnId: made.body.id as string, ids };
  }
  /** Asks the column's question about every company on the list. */
  const start = (who: TestUser, columnId: string, modelCeilingMicros = 5_000_000, more: object = {}) =>
    who.browser.post(`${who.home}/question-runs`, { source: { kind: 'column', columnId, ...more }, modelCeilingMicros });
  /** Works on the run until its slice ends. */
  const work = (who: TestUser, runId: string) =>
    runSlice({ db, now: services.now }, questionKind, askQuestions(services), { workspaceId: who.workspaceId, runId }, alone);
  /** Starts a run over the column, and works on it. */
  async function askedBy(who: TestUser, columnId: string, ceiling?: number, more: object = {}) {
    const { status, body, text } = await start(who, columnId, ceiling, more);
    expect(status, text).toBe(202);
    const outcome = await work(who, body.id);
    return { outcome, run: (await who.browser.get(`${who.home}/question-runs/${body.id}`)).body };
  }
  return { listOf, start, work, askedBy };
}
