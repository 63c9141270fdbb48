/**
 * Asks Leadlight and its peers about the same addresses. Each has the same servers with the same accounts, newly started, because a
 * server's greylist or counters would tell the second one something about the first.
 */
import { fileURLToPath } from 'node:url';
import type { VerdictKind } from '@leadlight/verification';
import type { Truth } from '../../mail-lab/accounts.ts';
import { type MailLab, type MailLabOptions, startMailLab } from '../../mail-lab/lab.ts';
import { runInside } from '../run-inside.ts';
import { measureVerdicts } from '../verdicts/measure.ts';
import { buildAftership } from './aftership/build.ts';

export interface PeerTask {
  sender: string;
  heloName: string;
  /** Connections to one server at a time; 0: one address after the other. */
  connections: number;
  /** The list is repeated for so long; 0: each address once. */
  seconds: number;
}

/** A JSON line of a peer's program. */
export interface PeerAnswer {
  index: number;
  verdict: VerdictKind;
}

export interface ToolAnswers {
  tool: Tool;
  answers: { truth: Truth; given: VerdictKind; reason?: string | null }[];
  tookS: number;
}

export type Tool = 'Leadlight' | 'deep-email-validator' | 'email-verifier';

/** As many as Leadlight opens to an unknown server. */
const connections = 2;

const deepEmailValidator = fileURLToPath(new URL('deep-email-validator.ts', import.meta.url));

/** @param windowS how long Leadlight may ask again where a verdict advises it; the peers never advise it */
export async function measurePeers(options: MailLabOptions, windowS: number): Promise<ToolAnswers[]> {
  const aftership = await buildAftership();
  const tools: Record<Tool, (lab: MailLab) => Promise<ToolAnswers['answers']>> = {
    Leadlight: async (lab) =>
      (await measureVerdicts(lab, { windowS })).measured.map(({ truth, given, reason }) => ({ truth, given, reason })),
    'deep-email-validator': (lab) => askPeer(lab, process.execPath, [deepEmailValidator]),
    'email-verifier': (lab) => askPeer(lab, aftership, []),
  };
  // One after the other starts its servers; then all work at the same time, which is mostly waiting.
  const labs: { tool: Tool; lab: MailLab }[] = [];
  try {
    for (const tool of Object.keys(tools) as Tool[]) labs.push({ tool, lab: await startMailLab(options) });
    return await Promise.all(
      labs.map(async ({ tool, lab }) => {
        const begun = performance.now();
        return { tool, answers: await tools[tool](lab), tookS: (performance.now() - begun) / 1000 };
      }),
    );
  } finally {
    for (const { lab } of labs) await lab.stop();
  }
}

async function askPeer(lab: MailLab, command: string, args: readonly string[]): Promise<ToolAnswers['answers']> {
  const serverOf = new Map(
    lab.accounts.sites.flatMap(({ domains }) => domains.map(({ name, mx }) => [name, mx[0]?.host ?? name] as const)),
  );
  const task: PeerTask = { sender: lab.client.mailFrom, heloName: lab.client.hostName, connections, seconds: 0 };
  const given = new Map<number, VerdictKind>();
  await runInside<PeerAnswer>(lab, [command, ...args], {
    task,
    input: lab.truth.map(({ address }) => {
      const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
      return `${serverOf.get(domain) ?? domain.replaceAll(' ', '')} ${address}`;
    }),
    // deep-email-validator resolves its servers with getaddrinfo, for which Node uses four threads.
    env: { UV_THREADPOOL_SIZE: '64' },
    onLine: ({ index, verdict }) => given.set(index, verdict),
  });
  return lab.truth.map((truth, index) => ({ truth, given: given.get(index) ?? 'unknown' }));
}
