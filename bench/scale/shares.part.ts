/** One search process with the whole pool, and four with a quarter each: the same questions, one after the other, and how long merging takes. */
import { existsSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { SearchConnection } from '@leadlight/adapters/search';
import { sharePostgres } from '@leadlight/db/platform/embedded';
import { dayOf, type LeadQuery, type LeadResults } from '@leadlight/leads';
import { maxValues, mergeAnswers, type AnswerPart } from '@leadlight/leads/search';
import { findFreePort } from '../../e2e/free-port.ts';
import { median, p95, type Figure } from '../figures.ts';
import { mixedQuestions } from '../search/questions.ts';
import { startServer } from '../search/server.ts';
import { CannotRun, type Part } from './part.ts';
import { startSearchProcess, type BenchedSearch } from './search-process.ts';

const shares = 4;
/** In each round, so that no question is asked twice. */
const questionsARound = 200;
const warmUp = 100;

interface Merged {
  readonly results: LeadResults | null;
  readonly ms: number;
  /** Of it, parsing what was sent and putting it together: what the API process adds after the last process has answered. */
  readonly mergeMs: number;
  /** Its processor time, in milliseconds. */
  readonly mergeCpuMs: number;
  readonly bytes: number;
  /** Whether all values had to be asked for. */
  readonly isAskedTwice: boolean;
}

/** Of this thread. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** As `apps/server/search/divided-search.ts` asks. */
async function askShares(connections: readonly SearchConnection[], workspaceId: string, query: LeadQuery): Promise<Merged> {
  const begun = performance.now();
  const today = dayOf(Date.now() / 1000);
  let [mergeMs, mergeCpuMs, bytes] = [0, 0, 0];
  for (const first of [maxValues, Number.POSITIVE_INFINITY]) {
    const contents = await Promise.all(
      connections.map((connection) => connection.ask(workspaceId, { kind: 'findPart', query, lookedUp: {}, today, first })),
    );
    const [arrived, before] = [performance.now(), cpuMs()];
    const results = mergeAnswers(
      query,
      contents.map((content) => JSON.parse(content.toString()) as AnswerPart),
    );
    mergeMs += performance.now() - arrived;
    mergeCpuMs += cpuMs() - before;
    bytes += contents.reduce((sum, { length }) => sum + length, 0);
    if (results) return { results, ms: performance.now() - begun, mergeMs, mergeCpuMs, bytes, isAskedTwice: first !== maxValues };
  }
  throw new Error('all values were sent, and the answer is not certain');
}

async function askWhole(connection: SearchConnection, workspaceId: string, query: LeadQuery) {
  const begun = performance.now();
  const content = await connection.ask(workspaceId, { kind: 'find', query, lookedUp: {}, today: dayOf(Date.now() / 1000) });
  return { results: JSON.parse(content.toString()) as LeadResults | null, ms: performance.now() - begun };
}

export const measure: Part = async ({ leads, dataFolder, rounds, print }) => {
  if (!existsSync(join(dataFolder, 'bench.json')))
    throw new CannotRun(`There are no leads in ${dataFolder}. First run: npm run bench -- search --generate --leads=${leads}`);
  const server = await startServer(dataFolder, { SEARCH_ENGINE: 'sql' });
  const started: BenchedSearch[] = [];
  const opened: SearchConnection[] = [];
  try {
    const owner = sharePostgres(dataFolder);
    if (!owner) throw new Error('The embedded database is not running.');
    const start = async (number: number, of: number): Promise<SearchConnection> => {
      print(`the process with share ${number}/${of} starts …`);
      const benched = await startSearchProcess({ owner, dataFolder, port: await findFreePort(), threads: 1, share: { number, of } });
      started.push(benched);
      const connection = await benched.connect();
      opened.push(connection);
      return connection;
    };
    const whole = await start(1, 1);
    const divided: SearchConnection[] = [];
    for (let number = 1; number <= shares; number += 1) divided.push(await start(number, shares));
    const workspaceId = randomUUID();
    for (const query of mixedQuestions(warmUp, 1)) {
      await askWhole(whole, workspaceId, query);
      await askShares(divided, workspaceId, query);
    }
    const ofWhole: number[] = [];
    const ofShares: Merged[] = [];
    let differing = 0;
    for (let round = 0; round < rounds; round += 1) {
      for (const [at, query] of mixedQuestions(questionsARound, 100 + round).entries()) {
        // In turn, so that neither profits from what the other has brought into the processor's caches.
        const first = at % 2 === 0 ? await askWhole(whole, workspaceId, query) : null;
        const merged = await askShares(divided, workspaceId, query);
        const { results, ms } = first ?? (await askWhole(whole, workspaceId, query));
        ofWhole.push(ms);
        ofShares.push(merged);
        if (!isDeepStrictEqual(results, merged.results)) differing += 1;
      }
      print(
        `round ${round + 1}: p50 ${median(ofWhole).toFixed(1)} ms whole, ${median(ofShares.map(({ ms }) => ms)).toFixed(1)} ms divided`,
      );
    }
    const megabytes = await Promise.all(started.map(async (each) => (await each.memoryBytes()) / 1_048_576));
    return {
      title: 'Divided pool: four search processes',
      figures: figuresOf(leads, ofWhole, ofShares, differing, megabytes),
    };
  } finally {
    await Promise.all(opened.map((connection) => connection.stop()));
    await Promise.all(started.map((each) => each.stop()));
    await server.stop();
  }
};

function figuresOf(
  leads: number,
  ofWhole: number[],
  ofShares: readonly Merged[],
  differing: number,
  [wholeMegabytes = Number.NaN, ...shareMegabytes]: readonly number[],
): Figure[] {
  const took = ofShares.map(({ ms }) => ms);
  const merging = ofShares.map(({ mergeMs }) => mergeMs);
  const named = `${leads.toLocaleString('en-US')} leads`;
  const count = `${ofShares.length} questions, each asked of one process and of the four, in turn; one thread in each process, on the same cores`;
  return [
    { what: `${named}, one process: p50 of an answer`, value: median(ofWhole), unit: 'ms', note: `${count}; all facets counted.` },
    { what: `${named}, one process: p95 of an answer`, value: p95(ofWhole), unit: 'ms' },
    {
      what: `${named}, ${shares} processes: p50 of an answer`,
      value: median(took),
      unit: 'ms',
      note: 'From the question to the merged answer.',
    },
    { what: `${named}, ${shares} processes: p95 of an answer`, value: p95(took), unit: 'ms' },
    {
      what: 'Merging, p50',
      value: median(merging),
      unit: 'ms',
      note: 'From the last process’s answer to the merged answer: parsing all answers and merging them.',
    },
    { what: 'Merging, p95', value: p95(merging), unit: 'ms', target: { atMost: 10 } },
    { what: 'Merging, longest', value: Math.max(...merging), unit: 'ms' },
    {
      what: 'Processor time of merging, p95',
      value: p95(ofShares.map(({ mergeCpuMs }) => mergeCpuMs)),
      unit: 'ms',
      note: 'Other work on the machine changes it less than the time above.',
    },
    { what: `What the ${shares} processes send for one answer, p95`, value: p95(ofShares.map(({ bytes }) => bytes)) / 1_000, unit: 'KB' },
    {
      what: 'Questions for which all values had to be sent',
      value: ofShares.filter(({ isAskedTwice }) => isAskedTwice).length,
      unit: '',
      note: `Of ${ofShares.length}; for the others, the first values of each process were enough.`,
    },
    {
      what: 'Answers that differ from those of one process',
      value: differing,
      unit: '',
      target: { atMost: 0 },
      note: `Of ${ofShares.length}.`,
    },
    { what: 'Memory of one process, MB', value: Math.round(wholeMegabytes), unit: '', note: 'Resident memory after the questions.' },
    { what: `Memory of the largest of ${shares}, MB`, value: Math.round(Math.max(...shareMegabytes)), unit: '', note: 'The same.' },
  ];
}
