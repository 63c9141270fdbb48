/**
 * A verifier for each workspace, with its own sessions, DNS answers and controls, so that no workspace can see another's verifications, neither in
 * evidence nor in timing. They share only what reveals nothing about a workspace: the limits of each mail server, and whether port 25 is open.
 * Verifiers are created on demand, closed when idle, and limited in number.
 */
import { createNetworkTrust, createReachability, systemClock, type Clock, type Verifier } from '@leadlight/adapters';
import type { Database } from '@leadlight/db/platform';
import type { Logger } from 'pino';
import { faultOf } from '../http/errors.ts';
import type { SendingIdentities } from '../sending-identity/sending-identities.ts';
import { createConfiguredVerifier, networkOf, type ScriptedNetwork } from '../verify/configured-verifier.ts';
import type { VerifyConfig } from '../verify/verify.config.ts';
import { controlNameFor } from './control-names.ts';
import { createHostGates } from './host-gates.ts';
import { networkFaultSentence, portBlockedSentence } from './notices.ts';

export interface Verifiers {
  /** Provides the workspace's verifier while the work runs. Waits if too many workspaces are verifying. */
  readonly use: <T>(workspaceId: string, work: (verifier: Verifier) => Promise<T>) => Promise<T>;
  /** Whether this process can reach mail servers, as far as is known. */
  readonly asking: () => {
    readonly state: 'ready' | 'not_configured' | 'port_25_blocked' | 'network_unreliable';
    readonly faults: readonly string[];
  };
  /** Ends all sessions; work in progress is reported as interrupted. */
  readonly close: () => Promise<void>;
}

export interface VerifiersOptions {
  readonly config: VerifyConfig;
  readonly identities: SendingIdentities;
  readonly db: Database;
  readonly secret: string;
  readonly now: () => Date;
  readonly log: Logger;
  /** Replaces the Internet in tests. */
  readonly network?: ScriptedNetwork | undefined;
}

/** Maximum number of workspaces at a time; each can have `maxSessions` open sessions. */
const maxVerifiers = 100;
const maxSessions = 40;
/** An idle verifier keeps its DNS answers and controls for this long. Its sessions end after a few seconds. */
const idleMs = 10 * 60_000;

interface Own {
  readonly verifier: Verifier;
  users: number;
  idleSince: number;
}

export function createVerifiers({ config, identities, db, secret, now, log, network }: VerifiersOptions): Verifiers {
  // The product's time, but the machine's timers, so that waits have their real duration even if a test has set the clock.
  const clock: Clock = { now: () => now().getTime(), after: systemClock.after };
  const onFault = (error: unknown): void => log.warn({ fault: faultOf(error) }, 'the limits of mail servers could not be read or written');
  const gates = createHostGates({ db, clock, onFault });
  const reachability = createReachability(clock, () => log.error(portBlockedSentence));
  const trust = createNetworkTrust({
    ...(network ?? networkOf(config)),
    clock,
    onFault: (fault) => log.error(networkFaultSentence(fault)),
  });
  const open = new Map<string, Own>();
  const waiting: (() => void)[] = [];

  const make = (workspaceId: string): Own => ({
    verifier: createConfiguredVerifier(
      { ...config, identity: identities.current() },
      {
        gate: gates.of(workspaceId),
        clock,
        nameFor: controlNameFor(secret, workspaceId, now),
        reachability,
        trust,
        maxSessions,
        onNotice: (notice) => {
          if (notice.kind === 'fault') onFault(notice.error);
        },
      },
      network,
    ),
    users: 0,
    idleSince: Date.now(),
  });
  const close = (workspaceId: string, { verifier }: Own): void => {
    open.delete(workspaceId);
    verifier.close();
  };
  // A new identity is for new verifiers; work in progress ends with the one that it began with.
  identities.onChange(() => {
    for (const [id, own] of open) {
      if (own.users === 0) close(id, own);
      else open.delete(id);
    }
  });
  const sweep = setInterval(() => {
    for (const [id, own] of open) if (own.users === 0 && Date.now() - own.idleSince >= idleMs) close(id, own);
  }, 60_000).unref();
  /** Takes the workspace's verifier, or creates one when there is room; the one that has been idle longest is closed. */
  const take = async (workspaceId: string): Promise<Own> => {
    for (;;) {
      const known = open.get(workspaceId);
      if (known) {
        known.users += 1;
        return known;
      }
      if (open.size >= maxVerifiers) {
        const [idle] = [...open].filter(([, { users }]) => users === 0).toSorted(([, a], [, b]) => a.idleSince - b.idleSince);
        if (!idle) {
          await new Promise<void>((resolve) => void waiting.push(resolve));
          continue;
        }
        close(...idle);
      }
      const made = { ...make(workspaceId), users: 1 };
      open.set(workspaceId, made);
      return made;
    }
  };

  return {
    async use(workspaceId, work) {
      const own = await take(workspaceId);
      try {
        return await work(own.verifier);
      } finally {
        own.users -= 1;
        own.idleSince = Date.now();
        if (own.users === 0 && open.get(workspaceId) !== own) own.verifier.close();
        waiting.shift()?.();
      }
    },
    asking: () =>
      trust.fault() !== null
        ? { state: 'network_unreliable', faults: [trust.fault() ?? ''] }
        : identities.current() === null
          ? { state: 'not_configured', faults: [] }
          : reachability.isBlocked()
            ? {
                state: 'port_25_blocked',
                faults: ['The mail servers of several domains could not be reached. Outgoing port 25 seems to be blocked on this machine.'],
              }
            : { state: 'ready', faults: [] },
    async close() {
      clearInterval(sweep);
      for (const [id, own] of open) close(id, own);
      await gates.close();
    },
  };
}
