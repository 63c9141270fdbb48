/**
 * ClickHouse's engine from npm (`chdb`), which has no server of its own, behind the part of ClickHouse's HTTP interface that the adapter uses: a statement
 * in the address or the body, settings in the address. `node chdb-server.ts FOLDER_OF_CHDB DATA PASSWORD`; tells its port to the process that forked it.
 */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

/** Of `chdb`: what is used here. */
interface Chdb {
  Session: new (folder: string) => { queryAsync(statement: string, options?: { format?: string }): Promise<{ bytes(): Uint8Array }> };
}

const [folder = '', data = '', password = ''] = process.argv.slice(2);
const { Session } = createRequire(`${folder}/`)('chdb') as Chdb;
const session = new Session(data);
const notSettings = new Set(['query', 'query_id', 'database', 'user', 'password', 'session_id', 'wait_end_of_query', 'default_format']);
const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const formatAtEnd = /\bformat\s+(\w+)\s*;?\s*$/i;

/** What the session has: a server would not need a statement for each setting of a request. */
const current = new Map<string, string>();
async function change(name: string, value: string, statement: string): Promise<void> {
  if (!/^\w+$/.test(name) || current.get(name) === value) return;
  await session.queryAsync(statement);
  current.set(name, value);
}

async function answer(url: URL, body: Buffer): Promise<Uint8Array> {
  const inAddress = url.searchParams.get('query');
  const database = url.searchParams.get('database') ?? 'default';
  if (/^\w+$/.test(database)) await change('database', database, `use ${database}`);
  for (const [name, value] of url.searchParams) if (!notSettings.has(name)) await change(name, value, `set ${name} = ${quoted(value)}`);
  const statement = inAddress === null ? body.toString() : `${inAddress}\n${body.toString()}`;
  const format = /^\s*select\b/i.test(statement) ? formatAtEnd.exec(statement)?.[1] : undefined;
  const result = format ? await session.queryAsync(statement.replace(formatAtEnd, ''), { format }) : await session.queryAsync(statement);
  return result.bytes();
}

// One statement at a time: the session is one connection.
let last = Promise.resolve();
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname === '/ping') return void response.end('Ok.\n');
    const [, credentials = ''] = /^Basic (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    if (Buffer.from(credentials, 'base64').toString() !== `default:${password}`) return void response.writeHead(401).end();
    last = last.then(async () => {
      if (response.destroyed) return;
      try {
        response.end(await answer(url, Buffer.concat(chunks)));
      } catch (error) {
        response.writeHead(500).end((error as Error).message);
      }
    });
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit(0));
