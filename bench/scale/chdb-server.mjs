/**
 * ClickHouse's engine from npm (`chdb`), which has no server of its own, behind the part of ClickHouse's HTTP interface that the adapter uses: a statement
 * in the address or the body, settings in the address. `node chdb-server.mjs FOLDER_OF_CHDB DATA PORT PASSWORD`
 */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

const [folder = '', data = '', port = '0', password = ''] = process.argv.slice(2);
const { Session } = createRequire(`${folder}/`)('chdb');
const session = new Session(data);
const notSettings = new Set(['query', 'query_id', 'database', 'user', 'password', 'session_id', 'wait_end_of_query', 'default_format']);

/** @param {string} text */
const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** @param {URL} url @param {Buffer} body */
async function answer(url, body) {
  const inAddress = url.searchParams.get('query');
  const settings = [...url.searchParams].filter(([name]) => !notSettings.has(name) && /^\w+$/.test(name));
  const database = url.searchParams.get('database') ?? 'default';
  if (/^\w+$/.test(database)) await session.queryAsync(`use ${database}`);
  // The session is one connection: what one request sets, the next one would have, too.
  for (const [name, value] of settings) await session.queryAsync(`set ${name} = ${quoted(value)}`);
  const statement = inAddress === null ? body.toString() : `${inAddress}\n${body.toString()}`;
  const format = /\bformat\s+(\w+)\s*;?\s*$/i.exec(statement)?.[1];
  const isQuestion = /^\s*select\b/i.test(statement);
  const text = isQuestion && format ? statement.replace(/\bformat\s+\w+\s*;?\s*$/i, '') : statement;
  const result = await session.queryAsync(text, isQuestion && format ? { format } : {});
  return result.bytes();
}

// One statement at a time: the session has one connection.
let last = Promise.resolve();
const server = createServer((request, response) => {
  /** @type {Buffer[]} */
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname === '/ping') return void response.end('Ok.\n');
    const [, credentials = ''] = /^Basic (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    if (Buffer.from(credentials, 'base64').toString() !== `default:${password}`) return void response.writeHead(401).end();
    last = last.then(async () => {
      if (response.destroyed) return;
      try {
        const bytes = await answer(url, Buffer.concat(chunks));
        response.writeHead(200, { 'content-type': 'text/tab-separated-values', 'x-clickhouse-summary': '{}' }).end(bytes);
      } catch (error) {
        response.writeHead(500).end(String(error instanceof Error ? error.message : error));
      }
    });
  });
});
server.listen(Number(port), '127.0.0.1', () => process.send?.({ port: /** @type {import('node:net').AddressInfo} */ (server.address()).port }));
process.on('disconnect', () => process.exit(0));
