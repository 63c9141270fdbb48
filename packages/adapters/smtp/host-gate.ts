/**
 * Limits connections per mail server across all workers, records back-off, and remembers the replies to control addresses. This is a
 * port: the implementation here keeps its state in memory for one process; one for several workers keeps it where all of them can read
 * it. Implementations call the engine's `applyHostReport`, so that the rules are the same everywhere.
 */
import {
  applyHostReport,
  type ControlShape,
  type HostReport,
  type HostStanding,
  isBackingOff,
  newHostStanding,
  type Reply,
} from '@leadlight/verification';
import { type Clock, systemClock } from '../clock.ts';

export type GateEntry =
  | { readonly kind: 'entered'; readonly pass: Pass }
  /** The server must not be dialed before `untilMs`. */
  | { readonly kind: 'resting'; readonly untilMs: number; readonly because: NonNullable<HostStanding['backOffReason']> };

/** Permission for one connection. An implementation across processes lets it expire when its owner dies. */
export interface Pass {
  readonly address: string;
  readonly id: string;
}

export interface RememberedControl {
  /** The sender that we asked with. */
  readonly sender: string;
  readonly shape: ControlShape;
  /** Which of the shape's made-up names it is. */
  readonly index: number;
  readonly reply: Reply;
  readonly testedAtMs: number;
}

export interface HostGate {
  /** Waits for a free connection slot. Urgent callers go first. Rejects with the signal's reason. */
  readonly enter: (address: string, options: { readonly signal: AbortSignal; readonly isUrgent: boolean }) => Promise<GateEntry>;
  /** Call once for each pass. */
  readonly leave: (pass: Pass) => Promise<void>;
  readonly report: (address: string, report: HostReport) => Promise<void>;
  /** The server's replies to control addresses at this domain that are less than 24 hours old. */
  readonly recallControls: (domain: string, address: string) => Promise<readonly RememberedControl[]>;
  readonly rememberControl: (domain: string, address: string, control: RememberedControl) => Promise<void>;
}

export const controlLifeMs = 86_400_000;

interface Host {
  standing: HostStanding;
  connections: number;
  waiting: WaitingCaller[];
}

interface WaitingCaller {
  readonly isUrgent: boolean;
  readonly admit: (entry: GateEntry) => void;
}

/** The most hosts and controls kept in memory; the oldest are evicted first. */
const maxRemembered = 20_000;

/** The controls with this one, which replaces an earlier reply to the same question. */
export function withControl(controls: readonly RememberedControl[], control: RememberedControl): RememberedControl[] {
  return [
    ...controls.filter(({ sender, shape, index }) => sender !== control.sender || shape !== control.shape || index !== control.index),
    control,
  ];
}

/** A gate for a single process. */
export function createHostGate({ clock = systemClock }: { clock?: Clock } = {}): HostGate {
  const hosts = new Map<string, Host>();
  const controls = new Map<string, readonly RememberedControl[]>();
  let passes = 0;

  const hostFor = (address: string): Host => {
    const known = hosts.get(address);
    if (known) return known;
    for (const [oldest, host] of hosts) {
      if (hosts.size < maxRemembered) break;
      if (host.connections === 0 && host.waiting.length === 0) hosts.delete(oldest);
    }
    const host: Host = { standing: newHostStanding, connections: 0, waiting: [] };
    hosts.set(address, host);
    return host;
  };
  const backOffOf = ({ standing }: Host): GateEntry | null =>
    isBackingOff(standing, clock.now()) && standing.backOffUntilMs !== null && standing.backOffReason !== null
      ? { kind: 'resting', untilMs: standing.backOffUntilMs, because: standing.backOffReason }
      : null;
  const admitWaiting = (address: string, host: Host): void => {
    const backOff = backOffOf(host);
    while (host.waiting.length > 0 && (backOff || host.connections < Math.floor(host.standing.limit))) {
      const urgent = host.waiting.findIndex(({ isUrgent }) => isUrgent);
      const [next] = host.waiting.splice(Math.max(0, urgent), 1);
      next?.admit(backOff ?? enterNow(address, host));
    }
  };
  const enterNow = (address: string, host: Host): GateEntry => {
    host.connections++;
    return { kind: 'entered', pass: { address, id: String(++passes) } };
  };

  return {
    async enter(address, { signal, isUrgent }) {
      signal.throwIfAborted();
      const host = hostFor(address);
      return new Promise((resolve, reject) => {
        const waiting: WaitingCaller = {
          isUrgent,
          admit(entry) {
            signal.removeEventListener('abort', abort);
            resolve(entry);
          },
        };
        const abort = (): void => {
          host.waiting = host.waiting.filter((other) => other !== waiting);
          reject(signal.reason as Error);
        };
        signal.addEventListener('abort', abort, { once: true });
        host.waiting.push(waiting);
        admitWaiting(address, host);
      });
    },
    async leave({ address }) {
      const host = hostFor(address);
      host.connections = Math.max(0, host.connections - 1);
      admitWaiting(address, host);
    },
    async report(address, report) {
      const host = hostFor(address);
      host.standing = applyHostReport(host.standing, report, clock.now());
      admitWaiting(address, host);
    },
    async recallControls(domain, address) {
      const known = controls.get(`${domain} ${address}`) ?? [];
      return known.filter(({ testedAtMs }) => clock.now() - testedAtMs < controlLifeMs);
    },
    async rememberControl(domain, address, control) {
      const key = `${domain} ${address}`;
      const others = controls.get(key) ?? [];
      controls.delete(key);
      controls.set(key, withControl(others, control));
      for (const [oldest] of controls) {
        if (controls.size <= maxRemembered) break;
        controls.delete(oldest);
      }
    },
  };
}
