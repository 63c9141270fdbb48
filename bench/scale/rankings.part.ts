/** "More like these" with one search process, with a pool divided among four, and with ClickHouse: the same rankings over HTTP, in turn. */
import { existsSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { connect, serverTarget } from '@leadlight/db/platform';
import { sharePostgres } from '@leadlight/db/platform/embedded';
import type { LeadKind } from '@leadlight/leads';
import { findFreePort } from '../../e2e/free-port.ts';
import type { Visitor } from '../app/visitor.ts';
import { inTemporaryFolder } from '../enrich/temporary-peer.ts';
import { median, p95, type Figure } from '../figures.ts';
import { asker, askUntilAnswered, type Ask } from '../search/measure.ts';
import { broadQuestions, mixedQuestions } from '../search/questions.ts';
import { startServer, type BenchedServer } from '../search/server.ts';
import { startChdb } from './chdb.ts';
import { untilAnswered } from './cluster-losses.ts';
import { forgetGenerations, untilFilled } from './generations.ts';
import { CannotRun, type Part } from './part.ts';
import { apiEnvironment, searchEnvironment, startSearchProcess, type BenchedSearch } from './search-process.ts';

const shares = 4;
const examplesEach = 20;
const rankingsARound = 12;
const warmUp = 4;
const mostRefused = 200;

interface Ranking {
  readonly kind: LeadKind;
  readonly ids: readonly string[];
}

interface Ranked {
  readonly ms: number;
  readonly text: string;
  readonly status: number;
}

interface Place {
  readonly name: string;
  readonly server: BenchedServer;
  readonly ms: number[];
  /** Requests that were refused with 503. */
  refused: number;
}

export const measure: Part = async ({ leads, dataFolder, rounds, print }) => {
  if (!existsSync(join(dataFolder, 'bench.json')))
    throw new CannotRun(`There are no leads in ${dataFolder}. First run: npm run bench -- search --generate --leads=${leads}`);
  const { who } = JSON.parse(readFileSync(join(dataFolder, 'bench.json'), 'utf8')) as { who: Visitor };
  return inTemporaryFolder(async (folder) => {
    print('ClickHouse from npm …');
    const chdb = await startChdb(folder);
    const whole = await startServer(dataFolder, { SAMPLE_POOL: 'off' });
    const owner = sharePostgres(dataFolder);
    if (!owner) throw new Error('The embedded database is not running.');
    const db = connect(serverTarget(owner), { max: 2 });
    const agent = new Agent({ keepAlive: true });
    const processes: BenchedSearch[] = [];
    const servers: BenchedServer[] = [whole];
    const api = async (name: string, environment: Readonly<Record<string, string>>): Promise<BenchedServer> => {
      const server = await startServer(join(folder, name), { ...apiEnvironment(owner, dataFolder), ...environment });
      servers.push(server);
      return server;
    };
    try {
      await whole.indexReady;
      for (let number = 1; number <= shares; number += 1) {
        print(`the process with share ${number}/${shares} starts …`);
        processes.push(
          await startSearchProcess({ owner, dataFolder, port: await findFreePort(), threads: 1, share: { number, of: shares } }),
        );
      }
      const divided = await api('divided', searchEnvironment(...processes.map(({ port }) => port)));
      const since = Date.now();
      await forgetGenerations(db);
      const other = await api('clickhouse', { SEARCH_URL: chdb.url });
      print('ClickHouse is filled …');
      await untilFilled(db, { since, limitS: 600 });
      const places: readonly Place[] = [
        { name: 'one process', server: whole, ms: [], refused: 0 },
        { name: `${shares} processes`, server: divided, ms: [], refused: 0 },
        { name: 'ClickHouse', server: other, ms: [], refused: 0 },
      ];
      const ask = asker(whole, who, agent);
      const [everything] = broadQuestions();
      if (everything) for (const { server } of places) await askUntilAnswered(asker(server, who, agent), everything);
      // Its first search writes what the workspace sees differently.
      await untilAnswered(asker(other, who, agent), 300);
      let different = 0;
      for (let round = 0; round < rounds; round += 1) {
        const rankings = await chooseExamples(ask, rankingsARound + (round === 0 ? warmUp : 0), 500 + round);
        for (const [at, ranking] of rankings.entries()) {
          const answers = new Map<string, string>();
          // Starts with another place each time, because each leaves the processor's caches to the next.
          for (const place of [...places.slice(at % places.length), ...places.slice(0, at % places.length)]) {
            const { ms, text } = await rankAgain(place, who, agent, ranking);
            if (round > 0 || at >= warmUp) place.ms.push(ms);
            answers.set(place.name, text);
          }
          if (new Set(answers.values()).size > 1) different += 1;
        }
        print(`round ${round + 1}: ${places.map(({ name, ms }) => `${name} p50 ${median(ms).toFixed(0)} ms`).join(', ')}`);
      }
      return {
        title: `Rankings of “More like these”, ${leads.toLocaleString('en-US')} leads`,
        about: `${examplesEach} examples each, from searches; a third are companies. Over HTTP, with the first 25 leads and their rows. Each ranking is asked of one place right after the other. ClickHouse is ${chdb.version} (chdb), one shard.`,
        figures: figuresOf(places, different),
      };
    } finally {
      agent.destroy();
      for (const server of servers.toReversed()) {
        // The first one runs the database.
        if (server === whole) {
          await Promise.all(processes.map((each) => each.stop()));
          await db.end();
        }
        await server.stop();
      }
      await chdb.stop();
    }
  });
};

/** The best leads of different searches. */
async function chooseExamples(ask: Ask, count: number, seed: number): Promise<Ranking[]> {
  const rankings: Ranking[] = [];
  for (const [at, question] of mixedQuestions(10 * count, seed).entries()) {
    if (rankings.length === count) break;
    const kind: LeadKind = at % 3 === 2 ? 'companies' : 'people';
    if (question.kind !== 'people') continue;
    const filters = kind === 'people' ? question.filters : { country: question.filters.country, size: question.filters.size };
    const asked = { ...question, kind, filters: JSON.parse(JSON.stringify(filters)) as typeof question.filters, facets: [] };
    const { items } = (await ask({ ...asked, limit: examplesEach })).body;
    if (items.length === examplesEach) rankings.push({ kind, ids: items.map(({ id }) => id) });
  }
  return rankings;
}

/** Repeats what is refused as unavailable a second later: on a busy machine, ClickHouse counts as away when it is late. */
async function rankAgain(place: Place, who: Visitor, agent: Agent, ranking: Ranking): Promise<Ranked> {
  for (;;) {
    const ranked = await rank(place.server, who, agent, ranking);
    if (ranked.status === 200) return ranked;
    if (ranked.status !== 503 || place.refused === mostRefused)
      throw new Error(`${place.name}: ${ranked.status} ${ranked.text.slice(0, 300)}`);
    place.refused += 1;
    await delay(1_000);
  }
}

function rank({ url }: BenchedServer, { cookie, workspaceId }: Visitor, agent: Agent, { kind, ids }: Ranking): Promise<Ranked> {
  const body = { kind, examples: { kind: 'leads', ids }, good: [], bad: [], choices: [], onlyNew: false, limit: 25 };
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const headers = { cookie, origin: url, 'content-type': 'application/json' };
    const sent = request(`${url}/v1/workspaces/${workspaceId}/likenesses/rank`, { method: 'POST', agent, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('end', () => {
        const ms = performance.now() - started;
        const text = Buffer.concat(chunks).toString();
        resolve({ ms, text, status: answer.statusCode ?? 0 });
      });
    });
    sent.once('error', reject);
    sent.end(JSON.stringify(body));
  });
}

function figuresOf(places: readonly Place[], different: number): Figure[] {
  const asked = places[0]?.ms.length ?? 0;
  return [
    ...places.flatMap(({ name, ms }): Figure[] => [
      { what: `${name}: p50 of a ranking`, value: median(ms), unit: 'ms', note: `Of ${ms.length}.` },
      { what: `${name}: p95`, value: p95(ms), unit: 'ms' },
    ]),
    {
      what: 'Requests that were refused with 503 and repeated a second later',
      value: places.reduce((sum, { refused }) => sum + refused, 0),
      unit: '',
      note: `${places.map(({ name, refused }) => `${name} ${refused}`).join(', ')}. The times are those of the requests that were answered.`,
    },
    {
      what: 'Rankings that differ: leads, scores, reasons, traits',
      value: different,
      unit: '',
      target: { atMost: 0 },
      note: `Of ${asked}, and ${warmUp} before.`,
    },
  ];
}
