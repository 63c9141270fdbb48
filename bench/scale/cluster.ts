/** A ClickHouse cluster on this machine: shards with replicas and ZooKeeper, on loopback addresses, with a network between them that can be cut. */
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../../e2e/free-port.ts';
import type { DebianClickHouse } from './debian-clickhouse.ts';

const password = 'only for this benchmark';
const database = 'leads';

export interface ClusterNode {
  readonly port: number;
  /** Ends it at once, as `kill -9` does. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Stops it from doing anything, as if the network to it dropped everything. */
  freeze(): void;
  thaw(): void;
  /** @returns the answer's text */
  ask(statement: string): Promise<string>;
}

export interface Cluster {
  /** For SEARCH_URL. */
  readonly url: string;
  /** By shard and replica. */
  readonly nodes: readonly (readonly ClusterNode[])[];
  readonly version: string;
  readonly coordinator: Pick<ClusterNode, 'freeze' | 'thaw'>;
  /** Cuts the connections over which replicas copy rows from each other. */
  cut(): void;
  join(): void;
  stop(): Promise<void>;
}

/**
 * Passes connections on, unless they are cut. The servers know each other at an address where only these listen. A server that has asked for rows ends its
 * side before the answer (Poco, HTTPStreamBuf::close), so that each direction must end on its own: otherwise no replica ever copies anything.
 */
async function createLink(port: number): Promise<{ server: Server; cut(): void; join(): void }> {
  let isCut = false;
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (from) => {
    if (isCut) return void from.destroy();
    const to = connect({ host: '127.0.0.1', port, allowHalfOpen: true });
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.once('close', () => sockets.delete(one));
      one.pipe(other);
    }
  });
  server.listen(port, '127.0.0.2');
  await once(server, 'listening');
  return {
    server,
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    join: () => (isCut = false),
  };
}

/** Processes that end with this one, however it ends. */
const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

function start(program: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(program, args, { ...options, stdio: 'ignore' });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

async function untilOk(check: () => Promise<boolean>, what: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await check().catch(() => false)) return;
    await delay(100);
  }
  throw new Error(`${what} did not start`);
}

const users = `<yandex><profiles><default><max_memory_usage>4000000000</max_memory_usage><background_pool_size>4</background_pool_size></default></profiles>
  <users><default><password>${password}</password><networks><ip>127.0.0.0/8</ip></networks><profile>default</profile><quota>default</quota></default></users>
  <quotas><default/></quotas></yandex>`;

interface Ports {
  readonly http: number;
  readonly tcp: number;
  readonly copies: number;
}

function settings(folder: string, ports: Ports, zookeeper: number | null): string {
  return `<yandex><logger><level>warning</level><log>${folder}/log</log><errorlog>${folder}/errors</errorlog></logger>
    <http_port>${ports.http}</http_port><tcp_port>${ports.tcp}</tcp_port><listen_host>127.0.0.1</listen_host>
    <interserver_http_port>${ports.copies}</interserver_http_port><interserver_http_host>127.0.0.2</interserver_http_host>
    <path>${folder}/data/</path><tmp_path>${folder}/tmp/</tmp_path><users_config>users.xml</users_config>
    <default_profile>default</default_profile><default_database>default</default_database><mark_cache_size>268435456</mark_cache_size>
    ${zookeeper === null ? '' : `<zookeeper><node><host>127.0.0.1</host><port>${zookeeper}</port></node><session_timeout_ms>6000</session_timeout_ms></zookeeper>`}</yandex>`;
}

async function createNode(debian: DebianClickHouse, folder: string, ports: Ports, zookeeper: number | null): Promise<ClusterNode> {
  mkdirSync(join(folder, 'data'), { recursive: true });
  mkdirSync(join(folder, 'tmp'), { recursive: true });
  writeFileSync(join(folder, 'config.xml'), settings(folder, ports, zookeeper));
  writeFileSync(join(folder, 'users.xml'), users);
  let child: ChildProcess | null = null;
  const ask = async (statement: string): Promise<string> => {
    const answer = await fetch(`http://127.0.0.1:${ports.http}/`, {
      method: 'POST',
      body: statement,
      headers: { authorization: `Basic ${Buffer.from(`default:${password}`).toString('base64')}` },
      signal: AbortSignal.timeout(20_000),
    });
    const text = (await answer.text()).trim();
    if (!answer.ok) throw new Error(text.slice(0, 500));
    return text;
  };
  return {
    port: ports.http,
    ask,
    start: async () => {
      child = start(debian.server, ['--config-file=config.xml'], {
        cwd: folder,
        env: { LD_LIBRARY_PATH: debian.libraries, TZ: 'UTC' },
      });
      await untilOk(async () => (await ask('select 1')) === '1', 'clickhouse-server');
      await ask(`create database if not exists ${database}`);
    },
    kill: async () => {
      const ended = child && once(child, 'exit');
      child?.kill('SIGKILL');
      await ended;
      child = null;
    },
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
  };
}

export async function startCluster(
  debian: DebianClickHouse,
  folder: string,
  { shards, replicas }: { readonly shards: number; readonly replicas: number },
): Promise<Cluster> {
  const zookeeper = replicas > 1 ? await findFreePort() : null;
  const keeper = join(folder, 'zookeeper');
  mkdirSync(join(keeper, 'data'), { recursive: true });
  let coordinator: ChildProcess | null = null;
  if (zookeeper !== null) {
    writeFileSync(
      join(keeper, 'zoo.cfg'),
      `tickTime=500\ndataDir=${keeper}/data\nclientPort=${zookeeper}\nclientPortAddress=127.0.0.1\nadmin.enableServer=false\n`,
    );
    const main = 'org.apache.zookeeper.server.quorum.QuorumPeerMain';
    coordinator = start(debian.java, ['-Xmx256m', '-cp', debian.classes, main, join(keeper, 'zoo.cfg')], {});
    await untilOk(async () => {
      const socket = connect({ host: '127.0.0.1', port: zookeeper });
      await once(socket, 'connect');
      socket.destroy();
      return true;
    }, 'ZooKeeper');
  }
  const links: Awaited<ReturnType<typeof createLink>>[] = [];
  const nodes: ClusterNode[][] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(nodes.flat().map((node) => node.kill()));
    for (const { server, cut } of links) {
      cut();
      server.close();
    }
    const ended = coordinator && once(coordinator, 'exit');
    coordinator?.kill('SIGKILL');
    await ended;
  };
  try {
    for (let shard = 0; shard < shards; shard += 1) {
      const row: ClusterNode[] = [];
      nodes.push(row);
      for (let replica = 0; replica < replicas; replica += 1) {
        const ports = { http: await findFreePort(), tcp: await findFreePort(), copies: await findFreePort() };
        links.push(await createLink(ports.copies));
        const node = await createNode(debian, join(folder, `shard-${shard}-${replica}`), ports, zookeeper);
        row.push(node);
        await node.start();
      }
    }
  } catch (error) {
    await stop();
    throw error;
  }
  const places = nodes.map((row) => row.map(({ port }) => `127.0.0.1:${port}`).join(',')).join(';');
  return {
    url: `clickhouse://default:${encodeURIComponent(password)}@${places}/${database}`,
    nodes,
    version: (await nodes[0]?.[0]?.ask('select version()')) ?? '',
    coordinator: { freeze: () => void coordinator?.kill('SIGSTOP'), thaw: () => void coordinator?.kill('SIGCONT') },
    cut: () => links.forEach((link) => link.cut()),
    join: () => links.forEach((link) => link.join()),
    stop,
  };
}
