/** OpenSearch from Maven's registry, in a process of its own, with an index of what a workspace sees. For figures only; it needs Java and Maven. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FindQuestion } from '@leadlight/adapters/search/clickhouse';
import { newJobDays, type LeadKind, type LeadResults } from '@leadlight/leads';
import { findFreePort } from '../../e2e/free-port.ts';
import { runOrFail } from '../enrich/temporary-peer.ts';
import { answerOf, requestOf, type OpenSearchAnswer } from './opensearch-query.ts';
import { CannotRun } from './part.ts';

const version = '2.19.6';
const libraries = [
  ['org.opensearch', 'opensearch', version],
  ['org.opensearch.plugin', 'transport-netty4-client', version],
  ['org.opensearch.plugin', 'analysis-common', version],
  ['org.apache.logging.log4j', 'log4j-core', '2.25.4'],
] as const;
const node = fileURLToPath(new URL('./opensearch-node.java', import.meta.url));
const bulkRows = 2_000;
const startS = 240;

const fieldsOf = (type: string, names: string): [string, object][] => names.split(' ').map((name) => [name, { type }]);
const word = { type: 'text', analyzer: 'whitespace', index_options: 'docs', norms: false, index_prefixes: { min_chars: 2, max_chars: 8 } };
const index = {
  // One shard for each core of the machine that measured these figures: one thread searches each.
  settings: { number_of_shards: 2, number_of_replicas: 0, refresh_interval: '-1' },
  mappings: {
    dynamic: false,
    properties: Object.fromEntries([
      ...fieldsOf(
        'keyword',
        'name_key company_key company_domain title_words seniorities department country region city source industry sector size company_status technologies technology_keys mail_provider hiring_in verdict tags stage owner_id lists',
      ),
      ...fieldsOf('byte', 'has_phone has_email is_sample own revealed size_rank'),
      ...fieldsOf('integer', 'rank founded founded_known open_jobs new_jobs'),
      ...fieldsOf('long', 'id updated'),
      ['words', word],
      ['name_words', word],
      ['company_words', word],
    ]),
  },
};

interface Row {
  readonly job_days: readonly number[];
  readonly size_rank: number;
  readonly founded: number;
  readonly company_name: string;
  readonly company_key: string;
}

/** @param today in days since 1970; it decides which jobs are new */
function documentOf(row: Row, today: number): object {
  return {
    ...row,
    open_jobs: row.job_days.length,
    new_jobs: row.job_days.filter((day) => today - day < newJobDays).length,
    size_rank: row.size_rank === 0 ? undefined : row.size_rank,
    founded_known: row.founded === 0 ? undefined : row.founded,
    company_key: row.company_name === '' ? undefined : row.company_key,
  };
}

export interface OpenSearch {
  readonly version: string;
  find(question: FindQuestion): Promise<LeadResults>;
  stop(): Promise<void>;
}

/**
 * @param files a JSON object on each line, of what the workspace sees
 * @throws CannotRun without Java or Maven
 */
export async function startOpenSearch(folder: string, files: Readonly<Record<LeadKind, string>>, today: number): Promise<OpenSearch> {
  const home = join(folder, 'opensearch');
  await mkdir(join(home, 'config'), { recursive: true });
  const dependencies = libraries.map(
    ([group, name, release]) =>
      `<dependency><groupId>${group}</groupId><artifactId>${name}</artifactId><version>${release}</version></dependency>`,
  );
  writeFileSync(
    join(home, 'pom.xml'),
    `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion><groupId>bench</groupId><artifactId>bench</artifactId><version>1</version>
     <dependencies>${dependencies.join('')}</dependencies></project>`,
  );
  writeFileSync(
    join(home, 'log4j2.properties'),
    'rootLogger.level=error\nrootLogger.appenderRef.c.ref=c\nappender.c.type=Console\nappender.c.name=c\nappender.c.layout.type=PatternLayout\n',
  );
  const download = ['-q', '-f', join(home, 'pom.xml'), 'dependency:copy-dependencies', `-DoutputDirectory=${home}/lib`];
  await runOrFail('mvn', download, 'downloaded', { limitS: startS }).catch((error: unknown) => {
    throw new CannotRun(`OpenSearch, which needs Java and Maven, ${(error as Error).message}`);
  });
  const [http, transport] = [await findFreePort(), await findFreePort()];
  const child = spawn('java', ['-Xms2g', '-Xmx2g', '-cp', `${home}/lib/*:${home}`, node, home, String(http), String(transport)], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = once(child, 'exit');
  const agent = new Agent({ keepAlive: true });
  const ask = (method: string, path: string, body?: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const type = path.endsWith('/_bulk') ? 'application/x-ndjson' : 'application/json';
      const sent = request({ agent, host: '127.0.0.1', port: http, method, path, headers: { 'content-type': type } }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          if (answer.statusCode === 200) resolve(text);
          else reject(new Error(text.slice(0, 500)));
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });
  const stop = async (): Promise<void> => {
    agent.destroy();
    child.stdin.end();
    await ended;
  };
  try {
    for (let tries = 0; ; tries += 1) {
      const answers = await ask('GET', '/').then(
        () => true,
        () => false,
      );
      if (answers) break;
      if (child.exitCode !== null || tries > startS) throw new CannotRun('OpenSearch does not start with this Java.');
      await delay(1_000);
    }
    await ask('PUT', '/_cluster/settings', JSON.stringify({ transient: { 'search.max_buckets': 1_000_000 } }));
    for (const kind of ['people', 'companies'] as const) {
      await ask('PUT', `/${kind}`, JSON.stringify(index));
      let lines: string[] = [];
      const send = async (): Promise<void> => {
        const answer = JSON.parse(await ask('POST', `/${kind}/_bulk`, `${lines.join('\n')}\n`)) as { errors: boolean };
        if (answer.errors) throw new Error('OpenSearch refused a lead.');
        lines = [];
      };
      for await (const line of createInterface({ input: createReadStream(files[kind]) })) {
        lines.push('{"index":{}}', JSON.stringify(documentOf(JSON.parse(line) as Row, today)));
        if (lines.length === 2 * bulkRows) await send();
      }
      if (lines.length > 0) await send();
      await ask('POST', `/${kind}/_refresh`);
      await ask('POST', `/${kind}/_forcemerge?max_num_segments=1`);
    }
    return {
      version,
      find: async (question) => {
        const answer = await ask('POST', `/${question.query.kind}/_search?request_cache=false`, JSON.stringify(requestOf(question)));
        return answerOf(question, JSON.parse(answer) as OpenSearchAnswer);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
