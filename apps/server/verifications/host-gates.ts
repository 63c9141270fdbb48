/**
 * The gate for mail servers, shared by all workers through PostgreSQL: how many connections each server gets in total, urgent ones first, and when it
 * gets none. Replies about made-up addresses are kept per workspace.
 * A connection costs two statements (enter, leave). Reports of success are collected and written about once a second per server. One statement for
 * the whole process checks the waiting line twice a second, and immediately when a connection of this process leaves.
 */
import { randomUUID } from 'node:crypto';
import { withControl, type Clock, type GateEntry, type HostGate, type RememberedControl } from '@leadlight/adapters';
import { inWorkspace, type Database } from '@leadlight/db/platform';
import {
  changeMailHostStanding,
  dropMailHostPass,
  dropPassesOf,
  keepPassesAlive,
  listMovablePasses,
  readControls,
  tryEnterMailHost,
  writeControl,
} from '@leadlight/db/verification';
import { applyHostReport, newHostStanding, type HostReport, type HostStanding } from '@leadlight/verification';

export interface HostGates {
  /** The gate of a workspace: servers are shared, controls are its own. */
  readonly of: (workspaceId: string) => HostGate;
  /** Writes the collected reports and returns every pass. */
  readonly close: () => Promise<void>;
}

export interface HostGatesOptions {
  readonly db: Database;
  readonly clock: Clock;
  /** A UUID that identifies the owner of passes; default: a new one. The replacement of a killed process can return its passes with the same id. */
  readonly owner?: string;
  /** Milliseconds between checks of the waiting line, varied by a fifth, so that processes don't check at the same time. */
  readonly lookMs?: number;
  /** Milliseconds for which reports of success are collected. */
  readonly gatherMs?: number;
  readonly onFault: (error: unknown) => void;
}

interface Waiting {
  readonly address: string;
  readonly isUrgent: boolean;
  readonly resolve: (entry: GateEntry) => void;
  readonly reject: (error: unknown) => void;
  isTrying: boolean;
}

/** Passes expire a minute after the last renewal. */
const aliveEveryMs = 15_000;
/** A day, as in the engine's gate for one process. */
const controlLifeMs = 86_400_000;
/** Maximum number of controls cached in memory per workspace. */
const maxControls = 2_000;

export function createHostGates({ db, clock, owner = randomUUID(), lookMs = 500, gatherMs = 1_000, onFault }: HostGatesOptions): HostGates {
  const waiting = new Map<string, Waiting>();
  const held = new Set<string>();
  const fine = new Map<string, number>();
  const nowDate = (): Date => new Date(clock.now());
  let isClosed = false;

  const every = (ms: number, isNeeded: () => boolean, work: () => Promise<void>): (() => void) =>
    whileNeeded(ms, { isNeeded: () => !isClosed && isNeeded(), work, onFault });

  const tryEnter = async (id: string): Promise<void> => {
    const one = waiting.get(id);
    if (!one || one.isTrying) return;
    one.isTrying = true;
    try {
      const answer = await tryEnterMailHost(db.app, { id, owner, ...one }, Math.floor(newHostStanding.limit), nowDate());
      // If the request was canceled meanwhile, its place in the line is no longer needed.
      if (!waiting.has(id)) return await dropMailHostPass(db.app, id);
      if (answer.state === 'waiting') return;
      waiting.delete(id);
      if (answer.state === 'entered') {
        held.add(id);
        one.resolve({ kind: 'entered', pass: { address: one.address, id } });
      } else {
        one.resolve({
          kind: 'resting',
          untilMs: answer.standing.backOffUntilMs ?? clock.now(),
          because: answer.standing.backOffReason ?? 'rate_limited',
        });
      }
    } catch (error) {
      if (waiting.delete(id)) one.reject(error);
    } finally {
      one.isTrying = false;
    }
  };
  const look = async (): Promise<void> => {
    for (const id of await listMovablePasses(db.app, owner, nowDate())) await tryEnter(id);
  };
  const lookLater = every(lookMs, () => waiting.size > 0, look);
  const lookAt = async (address: string): Promise<void> => {
    const here = [...waiting]
      .filter(([, one]) => one.address === address)
      .toSorted(([, a], [, b]) => Number(b.isUrgent) - Number(a.isUrgent));
    for (const [id] of here) await tryEnter(id);
  };
  const stayAlive = every(
    aliveEveryMs,
    () => waiting.size + held.size > 0,
    () => keepPassesAlive(db.app, owner),
  );
  const write = (address: string, reports: readonly HostReport[]): Promise<void> =>
    changeMailHostStanding(
      db.app,
      address,
      (standing) =>
        reports.reduce((before: HostStanding, report) => applyHostReport(before, report, clock.now()), standing ?? newHostStanding),
      nowDate(),
    );
  const takeFine = (address: string): HostReport[] => {
    const count = fine.get(address) ?? 0;
    fine.delete(address);
    return Array.from({ length: count }, () => 'fine' as const);
  };
  const writeFine = async (): Promise<void> => {
    for (const address of fine.keys()) {
      await write(address, takeFine(address));
      await lookAt(address);
    }
  };
  const writeLater = every(gatherMs, () => fine.size > 0, writeFine);

  const shared: Pick<HostGate, 'enter' | 'leave' | 'report'> = {
    async enter(address, { signal, isUrgent }) {
      signal.throwIfAborted();
      const id = randomUUID();
      return new Promise<GateEntry>((resolve, reject) => {
        const abort = (): void => {
          const wasThere = waiting.delete(id);
          if (wasThere) dropMailHostPass(db.app, id).catch(onFault);
          reject(signal.reason as Error);
        };
        signal.addEventListener('abort', abort, { once: true });
        const settle =
          <T>(next: (value: T) => void) =>
          (value: T): void => {
            signal.removeEventListener('abort', abort);
            next(value);
          };
        waiting.set(id, { address, isUrgent, resolve: settle(resolve), reject: settle(reject), isTrying: false });
        stayAlive();
        void tryEnter(id).finally(lookLater);
      });
    },
    async leave({ address, id }) {
      held.delete(id);
      await dropMailHostPass(db.app, id);
      await lookAt(address);
    },
    async report(address, report) {
      if (report === 'fine') {
        fine.set(address, (fine.get(address) ?? 0) + 1);
        return writeLater();
      }
      await write(address, [...takeFine(address), report]);
      await lookAt(address);
    },
  };

  return {
    of: (workspaceId) => ({ ...shared, ...ownControls(db, workspaceId, clock) }),
    async close() {
      isClosed = true;
      for (const address of fine.keys()) await write(address, takeFine(address)).catch(onFault);
      await dropPassesOf(db.app, owner).catch(onFault);
    },
  };
}

interface Recurring {
  readonly isNeeded: () => boolean;
  readonly work: () => Promise<void>;
  readonly onFault: (error: unknown) => void;
}

/** Repeats `work` while it is needed, with one timer at a time, so that an idle process does nothing. @returns starts the timer if needed */
function whileNeeded(ms: number, { isNeeded, work, onFault }: Recurring): () => void {
  let isSet = false;
  const set = (): void => {
    if (isSet || !isNeeded()) return;
    isSet = true;
    // Uses the machine's time, because a test may have set the product's clock.
    setTimeout(
      () => {
        isSet = false;
        // Closed meanwhile, or nothing is left to do.
        if (!isNeeded()) return;
        work().catch(onFault).finally(set);
      },
      ms * (0.8 + Math.random() * 0.4),
    ).unref();
  };
  return set;
}

function ownControls(db: Database, workspaceId: string, clock: Clock): Pick<HostGate, 'recallControls' | 'rememberControl'> {
  /** By domain and server: everything in the table, once it was read. */
  const known = new Map<string, readonly RememberedControl[]>();
  const note = (key: string, controls: readonly RememberedControl[]): void => {
    known.delete(key);
    known.set(key, controls);
    for (const [oldest] of known) {
      if (known.size <= maxControls) break;
      known.delete(oldest);
    }
  };
  const current = (controls: readonly RememberedControl[]): RememberedControl[] =>
    controls.filter(({ testedAtMs }) => clock.now() - testedAtMs < controlLifeMs);
  return {
    async recallControls(domain, address) {
      const key = `${domain} ${address}`;
      const here = current(known.get(key) ?? []);
      if (here.length > 0) return here;
      const after = new Date(clock.now() - controlLifeMs);
      const stored = await inWorkspace(db, workspaceId, (tx) => readControls(tx, domain, address, after));
      const found = stored.map(({ testedAt, ...control }): RememberedControl => ({ ...control, testedAtMs: testedAt.getTime() }));
      if (found.length > 0) note(key, found);
      return found;
    },
    async rememberControl(domain, address, control) {
      const key = `${domain} ${address}`;
      note(key, withControl(known.get(key) ?? [], control));
      const { testedAtMs, ...stored } = control;
      await inWorkspace(db, workspaceId, (tx) => writeControl(tx, domain, address, { ...stored, testedAt: new Date(testedAtMs) }));
    },
  };
}
