/** A ClickHouse cluster of two shards with two replicas each, behind the application: what happens when parts of it are lost, and while it is filled anew. */
import { existsSync, readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { connect, inWorkspace, serverTarget, type Database } from '@leadlight/db/platform';
import { sharePostgres } from '@leadlight/db/platform/embedded';
import type { Visitor } from '../app/visitor.ts';
import { inTemporaryFolder } from '../enrich/temporary-peer.ts';
import type { Figure } from '../figures.ts';
import { asker, compareWithSql, writeOnce } from '../search/measure.ts';
import { startServer } from '../search/server.ts';
import {
  askAgain,
  comparedQuestions,
  cutNetwork,
  fillAnew,
  loseReplicas,
  loseShard,
  untilAnswered,
  type ClusterBench,
} from './cluster-losses.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { runContract } from './contract.ts';
import { untilFilled } from './generations.ts';
import { unpackClickHouse } from './debian-clickhouse.ts';
import { CannotRun, type Part } from './part.ts';

/** Questions after writes, for each round. */
const comparedARound = 20;
const comparedAtLeast = 40;
/** Scenes of the contract suite for each round. */
const scenesARound = 1;
const longestContractS = 240;

export const measure: Part = async ({ leads, dataFolder, rounds, print }) => {
  if (!existsSync(join(dataFolder, 'bench.json')))
    throw new CannotRun(`There are no leads in ${dataFolder}. First run: npm run bench -- search --generate --leads=${leads}`);
  return inTemporaryFolder(async (folder) => {
    print("Debian's ClickHouse and ZooKeeper …");
    const debian = await unpackClickHouse(folder);
    const cluster = await startCluster(debian, join(folder, 'cluster'), { shards: 2, replicas: 2 });
    try {
      return {
        title: 'ClickHouse cluster',
        about: `ClickHouse ${cluster.version} as 2 shards with 2 replicas each and ZooKeeper, from Debian, on one machine, behind the application over HTTP; ${leads.toLocaleString('en-US')} leads. Questions are asked one after the other; each has all counts and a page. Those that are compared with SQL count three facets in turn.`,
        figures: await withApplication(cluster, dataFolder, rounds, print),
      };
    } finally {
      await cluster.stop();
    }
  });
};

async function withApplication(cluster: Cluster, dataFolder: string, rounds: number, print: (what: string) => void): Promise<Figure[]> {
  const { who, people, first } = JSON.parse(readFileSync(join(dataFolder, 'bench.json'), 'utf8')) as {
    who: Visitor;
    people: number;
    first: number;
  };
  const since = Date.now();
  // Loading the sample would change the pool so much that the tables are filled again.
  const server = await startServer(dataFolder, { SEARCH_URL: cluster.url, SAMPLE_POOL: 'off' });
  const agent = new Agent({ keepAlive: true });
  const owner = sharePostgres(dataFolder);
  if (!owner) throw new Error('The embedded database is not running.');
  const db = connect(serverTarget(owner), { max: 6 });
  try {
    const { workspaceId } = who;
    const ask = asker(server, who, agent);
    const started = performance.now();
    print('the cluster is filled …');
    await untilFilled(db, { since });
    const filledS = (performance.now() - started) / 1_000;
    const firstS = await untilAnswered(ask);
    let writes = 0;
    const write = (): Promise<void> => writeOnce(db, workspaceId, first + ((writes++ * 104_729) % people));
    const bench: ClusterBench = { db, workspaceId, ask, cluster, print, write };
    return [
      { what: 'Filled for the first time: seconds', value: filledS, unit: 's' },
      {
        what: 'Then until the first answer to a workspace: seconds',
        value: firstS,
        unit: 's',
        note: `What it sees differently from the pool is written before: ${(await countOwn(db, workspaceId)).toLocaleString('en-US')} leads of its own, those that they replace, and those with a stage, a list or a reveal.`,
      },
      ...(await compareWhileWriting(bench, rounds)),
      ...(await loseReplicas(bench)),
      ...(await loseShard(bench)),
      ...(await cutNetwork(bench)),
      ...(await fillAnew(bench)),
    ];
  } finally {
    agent.destroy();
    await db.end();
    await server.stop();
  }
}

async function countOwn(db: Database, workspaceId: string): Promise<number> {
  return inWorkspace(db, workspaceId, async (tx) => {
    const { rows } = await tx.query<{ own: number }>('select count(*)::int as own from people where workspace_id = current_workspace()');
    return rows[0]?.own ?? 0;
  });
}

/** The contract suite, while the application writes, asks and compares on the same cluster. */
async function compareWhileWriting(bench: ClusterBench, rounds: number): Promise<Figure[]> {
  const { cluster, print } = bench;
  let isEnough = rounds === 0;
  print('the contract suite, and meanwhile questions that are compared with SQL, each after a write …');
  const contract = rounds === 0 ? null : runContract(cluster.url, rounds * scenesARound, longestContractS).finally(() => (isEnough = true));
  contract?.catch(() => undefined);
  const compared = await compareAfterWrites(bench, Math.max(comparedAtLeast, rounds * comparedARound), () => isEnough);
  const suite = await contract;
  return [
    ...(suite
      ? [
          {
            what: 'Contract suite, while the application writes: scenes that differ from SQL',
            value: suite.failed,
            unit: '' as const,
            target: { atMost: 0 },
            note: suite.note,
          },
        ]
      : []),
    {
      what: 'Answers compared with SQL, each right after a write to the pool and to the workspace',
      value: compared.answers,
      unit: '',
      note: 'None is asked twice.',
    },
    { what: 'Answers that differ', value: compared.different, unit: '', target: { atMost: 0 } },
    {
      what: 'Requests refused meanwhile',
      value: compared.refused,
      unit: '',
      target: { atMost: 0 },
      note: 'With 503, and repeated a second later.',
    },
  ];
}

/** Writes, asks and compares in turn: an answer that lacks the write differs. */
async function compareAfterWrites({ db, workspaceId, ask, print, write }: ClusterBench, atLeast: number, isEnough: () => boolean) {
  let [answers, different, refused] = [0, 0, 0];
  const patient = askAgain(ask, () => (refused += 1));
  const questions = comparedQuestions(1_000, 21);
  for (const [at, question] of questions.entries()) {
    if (at >= atLeast && isEnough()) break;
    await write();
    const compared = await compareWithSql(db, workspaceId, patient, [question], Number.POSITIVE_INFINITY, 1);
    answers += 1;
    different += compared.different;
    if (at % 50 === 49) print(`${at + 1} compared, ${different} differ`);
  }
  return { answers, different, refused };
}
