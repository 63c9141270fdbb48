/** A test server whose data providers are scripted, beside scripted websites and mail servers. */
import { startProviders, type MadeReply } from '@leadlight/adapters/testing';
import { afterAll, expect } from 'vitest';
import type { ServerConfig } from '../config.ts';
import { enrichProfiles } from '../profile-runs/profile-slice.ts';
import { profileKind } from '../profile-runs/profile-run.ts';
import { runSlice, type SliceOutcome } from '../runs/run-slice.ts';
import { askingAs, mailWorld } from './mail-world.ts';
import { testServer, type TestUser } from './test-server.ts';
import { readingAs, webWorld } from './web-world.ts';
import { alone } from './work-on-run.ts';

interface World {
  /** As webWorld takes them. */
  readonly pages?: Parameters<typeof webWorld>[0];
  readonly records?: Parameters<typeof webWorld>[1];
  readonly mail?: Parameters<typeof mailWorld>[0];
  readonly config?: Partial<ServerConfig>;
}

export async function providerServer({ pages = {}, records = {}, mail = {}, config = {} }: World) {
  const web = await webWorld(pages, records);
  const { network } = await mailWorld(mail);
  const providers = await startProviders(() => ({ json: {} }));
  afterAll(() => providers.close());
  const isProvider = (name: string): boolean => /peopledatalabs|hunter\.io|apollo\.io|lusha\.com|^own\.test$/.test(name);
  const server = await testServer({ ...askingAs, ...readingAs, ...config }, undefined, network, {
    web: {
      ...web,
      lookup: (name, type, signal) => (isProvider(name) ? providers.lookup(name, type, signal) : web.lookup(name, type, signal)),
      dial: (address, port, signal) => (port === 443 ? providers.dial(address, port, signal) : web.dial(address, port, signal)),
      ca: providers.ca,
    },
  });
  const { services } = server;
  let users = 0;
  return {
    server,
    services,
    providers,
    newUser: (): Promise<TestUser> => server.user(`Ana${(users += 1)}`, { plan: 'basic' }),
    /** Connects a provider with these settings. @returns the connection's ID */
    connect: async ({ browser, home }: TestUser, provider: string, settings: object = {}): Promise<string> => {
      // What each provider's test of a key takes for a valid one.
      providers.answerWith(() => ({ json: { data: {}, is_logged_in: true } }));
      const { body } = await browser.post(`${home}/providers`, { provider, key: 'key-0123456789' });
      if (Object.keys(settings).length > 0)
        expect((await browser.patch(`${home}/providers/${body.id}`, settings)).status).toBeLessThan(300);
      return body.id;
    },
    /** Starts a run for these lines, or for another source. */
    start: async (
      { browser, home }: TestUser,
      asked: readonly string[] | { readonly kind: string; readonly [field: string]: unknown },
      more: object = {},
    ) => {
      const source = 'kind' in asked ? asked : { kind: 'text', text: asked.join('\n') };
      const { status, body } = await browser.post(`${home}/profile-runs`, { source, ceiling: 100, ...more });
      expect(status, JSON.stringify(body)).toBe(202);
      return body;
    },
    /** Works on a run until it ends, pauses or waits, or the signal stops it. */
    work: ({ workspaceId }: TestUser, runId: string, signal?: AbortSignal): Promise<SliceOutcome> =>
      runSlice(
        { db: services.db, now: services.now, ...(signal ? { signal } : {}) },
        profileKind,
        enrichProfiles(services),
        { workspaceId, runId },
        alone,
      ),
    runOf: async ({ browser, home }: TestUser, id: string) => (await browser.get(`${home}/profile-runs/${id}`)).body,
    rowsOf: async ({ browser, home }: TestUser, id: string) => (await browser.get(`${home}/profile-runs/${id}/rows`)).body.items,
    rowOf: async ({ browser, home }: TestUser, id: string, row = 1) => (await browser.get(`${home}/profile-runs/${id}/rows/${row}`)).body,
  };
}

/** As People Data Labs answers about somebody at Globex. */
export const globexPerson = (name: string, more: object = {}): MadeReply => {
  const handle = name.toLowerCase().replaceAll(' ', '-');
  const data = {
    full_name: name,
    linkedin_url: `linkedin.com/in/${handle}`,
    work_email: `${handle.replace('-', '.')}@globex.test`,
    job_title: 'Head of Finance',
    job_company_name: 'Globex',
    job_company_website: 'globex.test',
    languages: [{ name: 'Czech' }],
    ...more,
  };
  return { json: { status: 200, likelihood: 9, data } };
};
