/** A plain session with the hosts of a domain, recorded stage by stage. */
import type { Resolver } from 'node:dns/promises';
import type { Expectation, Stage } from './expectations.ts';
import { type Answer, SmtpClient, textOf } from './smtp-client.ts';

export interface Step {
  stage: Stage;
  text: string;
  ms: number;
  /** The address that a recipient stage was about. */
  address?: string;
}

export interface Recipient {
  stage: 'existing' | 'missing' | 'control';
  address: string;
}

export interface Client {
  hostName: string;
  mailFrom: string;
}

const usualTimeoutMs = 15_000;

/** One session, as far as the server lets it go. */
export async function converse(
  resolver: Resolver,
  me: Client,
  domain: string,
  recipients: readonly Recipient[],
  expected: Expectation['first'],
  {
    early,
    plain,
    oneRecipient,
    host: which,
    timeoutMs = usualTimeoutMs,
    resets = false,
  }: Omit<Expectation, 'first' | 'again'> & { resets?: boolean },
): Promise<Step[]> {
  const steps: Step[] = [];
  const note = (stage: Stage, text: string, ms: number) => steps.push({ stage, text, ms });
  const started = performance.now();
  const { text, hosts } = await mailHosts(resolver, domain);
  note('dns', text, performance.now() - started);
  const dialled = which === 'last' ? hosts.at(-1) : hosts[0];
  // Nothing more is expected of a domain without a mail host, or with only one that must not be contacted.
  if (!dialled || Object.keys(expected).every((stage) => stage === 'dns')) return steps;

  const connection = await SmtpClient.dial(dialled, timeoutMs);
  if ('ended' in connection) {
    note('connect', connection.ended, connection.ms);
    return steps;
  }
  const { client, connectMs } = connection;
  note('connect', 'connected', connectMs);
  const send = async (stage: Stage, line?: string): Promise<Answer> => {
    const answer = await client.send(line);
    note(stage, textOf(answer), answer.ms);
    return answer;
  };
  const isPositive = (answer: Answer) => 'lines' in answer && /^[23]/.test(answer.lines[0] ?? '');
  try {
    if (!isPositive(await send('greeting', early ? `EHLO ${me.hostName}` : undefined))) return steps;
    const ehlo = await send('ehlo', `EHLO ${me.hostName}`);
    if (!isPositive(ehlo) && !isPositive(await send('helo', `HELO ${me.hostName}`))) return steps;
    if ('starttls' in expected && !plain) {
      const upgraded = await client.upgrade();
      note('starttls', textOf(upgraded), upgraded.ms);
      await client.send(`EHLO ${me.hostName}`);
    }
    const all = recipients.map(({ address }) => address).join('');
    const utf8 = /SMTPUTF8/.test(textOf(ehlo)) && /[^\p{ASCII}]/u.test(all) ? ' SMTPUTF8' : '';
    const from = `MAIL FROM:<${me.mailFrom}>${utf8}`;
    if (!isPositive(await send('mail', from))) return steps;
    for (const [index, { stage, address }] of recipients.slice(0, oneRecipient ? 1 : undefined).entries()) {
      if (resets && index > 0) {
        await client.send('RSET');
        await client.send(from);
      }
      const answer = await client.send(`RCPT TO:<${address.slice(0, address.lastIndexOf('@'))}@${domain}>`);
      steps.push({ stage, text: textOf(answer), ms: answer.ms, address });
      if ('ended' in answer) return steps;
    }
    await client.send('QUIT');
    return steps;
  } finally {
    client.close();
  }
}

/** The domain's hosts in order, without "."; and the resolver's answer as text. */
async function mailHosts(resolver: Resolver, domain: string): Promise<{ text: string; hosts: string[] }> {
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
