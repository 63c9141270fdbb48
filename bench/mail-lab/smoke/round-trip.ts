/** Runs inside: `node round-trip.ts RESOLVER ADDRESS HELO SENDER` prints the medians of a client's waits as one JSON line. */
import { Resolver } from 'node:dns/promises';
import type { RoundTrip } from './smoke.ts';
import { SmtpClient } from './smtp-client.ts';

const connections = 15;
const [resolverAddress = '', address = '', helo = '', sender = ''] = process.argv.slice(2);
const domain = address.slice(address.lastIndexOf('@') + 1);
const resolver = new Resolver({ timeout: 2000, tries: 1 });
resolver.setServers([resolverAddress]);

const dns: number[] = [];
const connect: number[] = [];
const greeting: number[] = [];
const command: number[] = [];
const started = performance.now();
const [first] = await resolver.resolveMx(domain);
dns.push(performance.now() - started);
const [host = ''] = await resolver.resolve4(first?.exchange ?? '');
const greeted = async (times: { connect: number[]; greeting: number[]; command: number[] }) => {
  const connection = await SmtpClient.dial(host, 10_000);
  if ('ended' in connection) throw new Error(`Connecting to ${host} failed: ${connection.ended}`);
  times.connect.push(connection.connectMs);
  times.greeting.push((await connection.client.send()).ms);
  for (const line of [`EHLO ${helo}`, `MAIL FROM:<${sender}>`, `RCPT TO:<${address}>`])
    times.command.push((await connection.client.send(line)).ms);
  await connection.client.send('QUIT');
  connection.client.close();
};
for (let index = 0; index < connections; index += 1) {
  const asked = performance.now();
  await resolver.resolveMx(domain);
  dns.push(performance.now() - asked);
  await greeted({ connect, greeting, command });
}
// Many at once, to check that the delay is the same under load. Fewer than Postfix's limit of 50 per client.
const busy = { connect: [] as number[], greeting: [] as number[], command: [] as number[] };
await Promise.all(
  Array.from({ length: 40 }, async () => {
    for (let index = 0; index < 5; index += 1) await greeted(busy);
  }),
);
const result: RoundTrip = {
  connectMs: median(connect),
  greetingMs: median(greeting),
  commandMs: median(command),
  dnsMs: median(dns),
  busyConnectMs: median(busy.connect),
  busyCommandMs: median(busy.command),
};
process.stdout.write(`${JSON.stringify(result)}\n`);

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
