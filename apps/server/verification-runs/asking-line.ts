/**
 * Rows that are to be asked about, by their domain: those of one domain go out together, so that they share sessions, and one slow domain never has the
 * whole window to itself.
 */
import type { RowToAsk } from '@leadlight/db/verification';

export interface LineRow extends RowToAsk {
  /** Credits that its answer can cost. */
  readonly mostCost: 0 | 1;
}

export interface AskingLine {
  readonly add: (rows: readonly LineRow[]) => void;
  /** Rows that may go out now, at most so many; of those that cost something no more than `credits`. They are under way from then on. */
  readonly take: (count: number, credits: number) => LineRow[];
  /** One that was taken is through. */
  readonly end: (row: LineRow) => void;
  /** Rows that wait here. */
  readonly size: () => number;
  /** Whether any of those that wait could go out for nothing. */
  readonly has: (askKey: string) => boolean;
}

/** More of one domain at a time fills no session any better: its server lets in a few, with eight or so addresses each. */
export const mostOfOneDomain = 64;

export function createAskingLine(): AskingLine {
  const waiting = new Map<string, LineRow[]>();
  const underWay = new Map<string, number>();
  const keys = new Set<string>();
  let size = 0;

  return {
    add: (rows) => {
      for (const row of rows) {
        if (keys.has(row.askKey)) continue;
        keys.add(row.askKey);
        const domain = domainOf(row);
        const line = waiting.get(domain);
        if (line) line.push(row);
        else waiting.set(domain, [row]);
        size += 1;
      }
    },
    take: (count, credits) => {
      const taken: LineRow[] = [];
      let left = credits;
      for (const [domain, line] of waiting) {
        if (taken.length >= count) break;
        const room = Math.min(count - taken.length, mostOfOneDomain - (underWay.get(domain) ?? 0));
        if (room <= 0) continue;
        const rest: LineRow[] = [];
        let gone = 0;
        for (const row of line) {
          if (gone >= room || row.mostCost > left) {
            rest.push(row);
            continue;
          }
          taken.push(row);
          left -= row.mostCost;
          gone += 1;
        }
        if (gone === 0) continue;
        size -= gone;
        underWay.set(domain, (underWay.get(domain) ?? 0) + gone);
        // Back to the end of the line: the next time others go first.
        waiting.delete(domain);
        if (rest.length > 0) waiting.set(domain, rest);
      }
      return taken;
    },
    end: (row) => {
      const domain = domainOf(row);
      const rest = (underWay.get(domain) ?? 1) - 1;
      if (rest > 0) underWay.set(domain, rest);
      else underWay.delete(domain);
      keys.delete(row.askKey);
    },
    size: () => size,
    has: (askKey) => keys.has(askKey),
  };
}

const domainOf = ({ askKey, domain }: LineRow): string => domain ?? askKey.slice(askKey.lastIndexOf('@') + 1);
