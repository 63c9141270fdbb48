/**
 * Runs inside the laboratory: asks the resolver and the servers about one existing and one missing address of each stratum, by a plain client.
 * `node probe.ts TASK_FILE`; writes a JSON line for each stratum to standard output, as they end.
 */
import { Resolver } from 'node:dns/promises';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { domainToASCII } from 'node:url';
import { type Expectation, expectations, type Stage } from './expectations.ts';
import { type Answer, SmtpClient, textOf } from './smtp-client.ts';

export interface SmokeTask {
  resolver: string;
  client: { hostName: string; mailFrom: string };
  greylistDelayS: number;
  strata: { name: string; existing?: string; missing?: string }[];
}

export interface SmokeResult {
  stratum: string;
  /** What was said at each stage, in order, by session. */
  sessions: { stage: Stage; text: string; ms: number }[][];
  /** A sentence for each promise that was not kept. */
  broken: string[];
}

const usualTimeoutMs = 15_000;

const task = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as SmokeTask;
const resolver = new Resolver({ timeout: 2000, tries: 1 });
resolver.setServers([task.resolver]);
await Promise.all(task.strata.map(async (stratum) => process.stdout.write(`${JSON.stringify(await probe(stratum))}\n`)));

async function probe({ name, existing, missing }: SmokeTask['strata'][number]): Promise<SmokeResult> {
  const expectation: Expectation | undefined = expectations[name];
  const address = existing ?? missing;
  const domain = domainToASCII(address?.slice(address.lastIndexOf('@') + 1) ?? '');
  if (!expectation || !address) return { stratum: name, sessions: [], broken: [`${name} is promised nothing`] };
  const recipients = { existing, missing, control: `x7k2q9-${name.length}${process.pid}@${domain}` };
  const sessions: SmokeResult['sessions'] = [];
  const broken: string[] = [];
  const run = async (expected: Expectation['first'], how: Expectation) => {
    let steps = await converse(domain, recipients, expected, how);
    for (let dialled = 1; dialled < (how.connections ?? 1) && !keeps(steps, expected); dialled += 1)
      steps = await converse(domain, recipients, expected, how);
    sessions.push(steps);
    for (const [stage, pattern] of Object.entries(expected)) {
      const said = steps.find((step) => step.stage === stage);
      if (!said) broken.push(`${stage} was not reached`);
      else if (!pattern.test(said.text)) broken.push(`${stage} said "${said.text}", not ${pattern}`);
    }
  };
  await run(expectation.first, expectation);
  if (expectation.again) {
    await delay(expectation.again.after === 'greylist-delay' ? (task.greylistDelayS + 1) * 1000 : 2000);
    const { early: _early, plain: _plain, ...polite } = expectation;
    await run(expectation.again.expect, polite);
  }
  return { stratum: name, sessions, broken };
}

function keeps(steps: SmokeResult['sessions'][number], expected: Expectation['first']): boolean {
  return Object.entries(expected).every(([stage, pattern]) => steps.some((step) => step.stage === stage && pattern.test(step.text)));
}

/** One session, as far as the server lets it go. */
async function converse(
  domain: string,
  recipients: Record<'existing' | 'missing' | 'control', string | undefined>,
  expected: Expectation['first'],
  { early, plain, oneRecipient, host: which, timeoutMs = usualTimeoutMs }: Expectation,
): Promise<SmokeResult['sessions'][number]> {
  const steps: SmokeResult['sessions'][number] = [];
  const note = (stage: Stage, text: string, ms: number) => steps.push({ stage, text, ms });
  const started = performance.now();
  const { text, hosts } = await mailHosts(domain);
  note('dns', text, performance.now() - started);
  const dialled = which === 'last' ? hosts.at(-1) : hosts[0];
  // Nothing further is promised of a domain that has no mail host, or only one that must not be dialled.
  if (!dialled || Object.keys(expected).every((stage) => stage === 'dns')) return steps;

  const connection = await SmtpClient.dial(dialled, timeoutMs);
  if ('ended' in connection) {
    note('connect', connection.ended, connection.ms);
    return steps;
  }
  const { client, connectMs } = connection;
  note('connect', 'connected', connectMs);
  const say = async (stage: Stage, line?: string): Promise<Answer> => {
    const answer = await client.say(line);
    note(stage, textOf(answer), answer.ms);
    return answer;
  };
  const isPositive = (answer: Answer) => 'lines' in answer && /^[23]/.test(answer.lines[0] ?? '');
  try {
    if (!isPositive(await say('greeting', early ? `EHLO ${task.client.hostName}` : undefined))) return steps;
    const ehlo = await say('ehlo', `EHLO ${task.client.hostName}`);
    if (!isPositive(ehlo) && !isPositive(await say('helo', `HELO ${task.client.hostName}`))) return steps;
    if ('starttls' in expected && !plain) {
      const upgraded = await client.upgrade();
      note('starttls', textOf(upgraded), upgraded.ms);
      await client.say(`EHLO ${task.client.hostName}`);
    }
    const utf8 = /SMTPUTF8/.test(textOf(ehlo)) && /[^\p{ASCII}]/u.test(Object.values(recipients).join('')) ? ' SMTPUTF8' : '';
    if (!isPositive(await say('mail', `MAIL FROM:<${task.client.mailFrom}>${utf8}`))) return steps;
    for (const stage of ['existing', 'missing', 'control'] as const) {
      const recipient = recipients[stage];
      if (!recipient || (oneRecipient && steps.at(-1)?.stage !== 'mail')) continue;
      const local = recipient.slice(0, recipient.lastIndexOf('@'));
      const answer = await say(stage, `RCPT TO:<${local}@${domain}>`);
      if ('ended' in answer) return steps;
    }
    await client.say('QUIT');
    return steps;
  } finally {
    client.close();
  }
}

/** The domain's hosts in order, "." left out; and in words what the resolver said. */
async function mailHosts(domain: string): Promise<{ text: string; hosts: string[] }> {
  const failure = (error: unknown) => ({ text: error instanceof Error && 'code' in error ? String(error.code) : String(error), hosts: [] });
  const found = await resolver.resolveMx(domain).catch(failure);
  if ('text' in found) {
    if (found.text !== 'ENODATA') return found;
    return resolver.resolve4(domain).then((addresses) => ({ text: `A ${addresses.join(', ')}`, hosts: addresses }), failure);
  }
  const inOrder = found.toSorted((one, other) => one.priority - other.priority);
  const text = `MX ${inOrder.map(({ priority, exchange }) => `${priority} ${exchange || '.'}`).join(', ')}`;
  const hosts: string[] = [];
  for (const { exchange } of inOrder) if (exchange) hosts.push(...(await resolver.resolve4(exchange).catch((): string[] => [])));
  return { text, hosts };
}
