/**
 * Rows to ask about, by their domain: those of one domain are taken together, so that they share sessions, and one slow domain never takes up the whole
 * window.
 */
import type { RowToAsk } from '@leadlight/db/verification';

export interface LineRow extends RowToAsk {
  /** Credits that its answer can cost. */
  readonly mostCost: 0 | 1;
}

export interface AskingLine {
  readonly add: (rows: readonly LineRow[]) => void;
  /** Takes rows to ask about now, at most `count`, and of those that cost something at most `credits`. They are under way until `end`. */
  readonly take: (count: number, credits: number) => LineRow[];
  /** A row that was taken is done. */
  readonly end: (row: LineRow) => void;
  /** Rows that wait here. */
  readonly size: () => number;
  /** Whether a row with this key waits or is under way. */
  readonly has: (askKey: string) => boolean;
}

/** More of one domain at a time would not help: its server accepts a few sessions, with about eight addresses each. */
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
        // To the end of the line: next time, other domains come first.
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
