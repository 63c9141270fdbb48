/**
 * The gate of mail servers for all workers together, kept in PostgreSQL: how many connections each gets from all of us, urgent ones first, and when it is left
 * alone. What made-up addresses were told is each workspace's own.
 *
 * A connection costs two statements (in, out); reports that all is fine are gathered and written about once a second for each server. Who waits is looked after by
 * one statement for the whole process, twice a second, and at once when somebody of this process leaves.
 */
import { randomUUID } from 'node:crypto';
import type { Clock, GateEntry, HostGate, RememberedControl } from '@leadlight/adapters';
import { inWorkspace, type Database } from '@leadlight/db/platform';
import {
  changeMailHostStanding,
  dropMailHostPass,
  dropPassesOf,
  keepPassesAlive,
  listMovablePasses,
  readControl,
  tryEnterMailHost,
  writeControl,
} from '@leadlight/db/verification';
import { applyHostReport, newHostStanding, type HostReport, type HostStanding } from '@leadlight/verification';

export interface HostGates {
  /** The gate as a workspace sees it: the servers are everybody's, the controls its own. */
  readonly of: (workspaceId: string) => HostGate;
  /** Writes what was gathered and gives back every pass. */
  readonly close: () => Promise<void>;
}

export interface HostGatesOptions {
  readonly db: Database;
  readonly clock: Clock;
  /** A UUID under which passes are held; absent: a new one. Who goes on in the place of one that was killed can give back what that one held. */
  readonly owner?: string;
  /** Milliseconds between looks at the line; a fifth more or less, so that processes do not look together. */
  readonly lookMs?: number;
  /** Milliseconds in which reports that all is fine are gathered. */
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

/** Passes lapse a minute after the last sign of life. */
const aliveEveryMs = 15_000;
/** As the engine's gate for one process has it: a day. */
const controlLifeMs = 86_400_000;
/** Controls that are remembered in memory beside the database, for each workspace. */
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
      // Who left the line while this was asked needs no place in it.
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
    // The machine's time, not the product's, which a test may hold.
    setTimeout(
      () => {
        isSet = false;
        // Closed meanwhile, or nothing left to do.
        if (!isNeeded()) return;
        work().catch(onFault).finally(set);
      },
      ms * (0.8 + Math.random() * 0.4),
    ).unref();
  };
  return set;
}

function ownControls(db: Database, workspaceId: string, clock: Clock): Pick<HostGate, 'recallControl' | 'rememberControl'> {
  const known = new Map<string, RememberedControl>();
  const note = (key: string, control: RememberedControl): void => {
    known.delete(key);
    known.set(key, control);
    for (const [oldest] of known) {
      if (known.size <= maxControls) break;
      known.delete(oldest);
    }
  };
  return {
    async recallControl(domain, address) {
      const key = `${domain} ${address}`;
      const here = known.get(key);
      if (here && clock.now() - here.testedAtMs < controlLifeMs) return here;
      const after = new Date(clock.now() - controlLifeMs);
      const found = await inWorkspace(db, workspaceId, (tx) => readControl(tx, domain, address, after));
      if (!found) return null;
      const control = { reply: found.reply, testedAtMs: found.testedAt.getTime() };
      note(key, control);
      return control;
    },
    async rememberControl(domain, address, control) {
      note(`${domain} ${address}`, control);
      await inWorkspace(db, workspaceId, (tx) =>
        writeControl(tx, domain, address, { reply: control.reply, testedAt: new Date(control.testedAtMs) }),
      );
    },
  };
}
