/**
 * A verifier for each workspace: sessions, DNS answers and controls of its own, so that nothing of what one asks can be seen by another, not in evidence and not in
 * time. What they share says nothing about who asked: how each mail server is treated, and whether port 25 is open here.
 * Made when it is needed, closed when nobody has needed it for a while, bounded in number.
 */
import { createReachability, systemClock, type Clock, type Verifier } from '@leadlight/adapters';
import type { Database } from '@leadlight/db/platform';
import type { Logger } from 'pino';
import { faultOf } from '../http/errors.ts';
import { createConfiguredVerifier, type ScriptedNetwork, type VerifyConfig } from '../verify/verify.config.ts';
import { controlNameFor } from './control-names.ts';
import { createHostGates } from './host-gates.ts';

export interface Verifiers {
  /** Lends the workspace's verifier for as long as the work takes. Waits where too many workspaces are at it already. */
  readonly use: <T>(workspaceId: string, work: (verifier: Verifier) => Promise<T>) => Promise<T>;
  /** Whether mail servers can be asked from this process, as far as it knows. */
  readonly asking: () => { readonly state: 'ready' | 'not_configured' | 'port_25_blocked'; readonly faults: readonly string[] };
  /** Ends all sessions; what is under way answers that it was cut off. */
  readonly close: () => Promise<void>;
}

export interface VerifiersOptions {
  readonly config: VerifyConfig;
  readonly db: Database;
  readonly secret: string;
  readonly now: () => Date;
  readonly log: Logger;
  /** What a test puts in the place of the Internet. */
  readonly network?: ScriptedNetwork | undefined;
}

/** Workspaces at a time; each may have `maxSessions` open. */
const maxVerifiers = 100;
const maxSessions = 40;
/** A verifier that nobody uses keeps its DNS answers and what it remembers so long; its sessions end after seconds by themselves. */
const idleMs = 10 * 60_000;

interface Own {
  readonly verifier: Verifier;
  users: number;
  idleSince: number;
}

export function createVerifiers({ config, db, secret, now, log, network }: VerifiersOptions): Verifiers {
  // The product's instants and the machine's timers: a clock that a test has moved still waits as long as it says.
  const clock: Clock = { now: () => now().getTime(), after: systemClock.after };
  const onFault = (error: unknown): void => log.warn({ fault: faultOf(error) }, 'the limits of mail servers could not be read or written');
  const gates = createHostGates({ db, clock, onFault });
  const reachability = createReachability(clock, () =>
    log.error(
      'no mail server of several domains could be reached: outgoing port 25 seems to be blocked here (docs/configuration.md#verification)',
    ),
  );
  const open = new Map<string, Own>();
  const waiting: (() => void)[] = [];

  const make = (workspaceId: string): Own => ({
    verifier: createConfiguredVerifier(
      config,
      {
        gate: gates.of(workspaceId),
        clock,
        nameFor: controlNameFor(secret, workspaceId, now),
        reachability,
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
  const sweep = setInterval(() => {
    for (const [id, own] of open) if (own.users === 0 && Date.now() - own.idleSince >= idleMs) close(id, own);
  }, 60_000).unref();
  /** The workspace's own, in use, once there is room for it: the one that has been idle longest goes. */
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
        waiting.shift()?.();
      }
    },
    asking: () =>
      config.identity === null
        ? { state: 'not_configured', faults: config.identityFaults }
        : reachability.isBlocked()
          ? {
              state: 'port_25_blocked',
              faults: ['No mail server of several domains could be reached: outgoing port 25 seems to be blocked on this machine.'],
            }
          : { state: 'ready', faults: [] },
    async close() {
      clearInterval(sweep);
      for (const [id, own] of open) close(id, own);
      await gates.close();
    },
  };
}
