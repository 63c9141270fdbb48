/** Listens for changes of leads. Reconnects when the connection is lost, and then reports that any leads may have changed. */
import { Client } from 'pg';
import type { ConnectionTarget } from '../platform/index.ts';
import { leadChannel } from '../leads/for-search.ts';

/**
 * A connection that doesn't answer an empty query within this is given up: its machine or the network between is gone, which TCP alone notices after a
 * quarter of an hour.
 */
const usualLongestMs = 10_000;

/** A database takes seconds to restart; until then, the caller polls. */
const retryMs = 1_000;

export interface LeadListener {
  /**
   * Returns when `onChange` was called for every change that was committed before the call: PostgreSQL sends pending notifications before it is ready
   * for the next query (`PostgresMain`, src/backend/tcop/postgres.c), and this asks an empty one. Many calls share one round trip.
   * @throws if there is no connection to listen on, or it is lost
   */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * @param onChange called with the workspace whose leads changed; undefined if any may have, after each (re)connection
 * @param longestMs for an answer; short in tests
 */
export function listenForLeads(
  target: ConnectionTarget,
  onChange: (workspaceId: string | undefined) => void,
  { longestMs = usualLongestMs }: { readonly longestMs?: number } = {},
): LeadListener {
  /** Null until it listens. */
  let client: Client | null = null;
  let connecting: Client | null = null;
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;
  let asked: Promise<unknown> = Promise.resolve();
  /** A question to the database that is not sent yet; it also answers for those who call meanwhile. */
  let next: Promise<void> | null = null;

  const connect = (): void => {
    if (isStopped) return;
    const opened = new Client({
      ...target,
      application_name: 'leadlight_search',
      keepAlive: true,
      connectionTimeoutMillis: usualLongestMs,
    });
    connecting = opened;
    const again = (): void => {
      if (connecting !== opened) return;
      connecting = null;
      client = null;
      retry = setTimeout(connect, retryMs);
    };
    opened.on('error', again);
    opened.on('end', again);
    opened.on('notification', ({ payload }) => onChange(payload));
    opened
      .connect()
      .then(() => opened.query(`listen ${leadChannel}`))
      .then(() => {
        if (connecting !== opened) return;
        client = opened;
        onChange(undefined);
      })
      .catch(again);
  };
  connect();

  const ask = async (): Promise<void> => {
    await asked.catch(() => undefined);
    next = null;
    if (!client) throw new Error('no connection to listen on');
    const asking = client;
    const sent = asking.query('');
    asked = sent;
    // With a query under way, this ends the connection at once, and `again` opens another one.
    const limit = setTimeout(() => void asking.end().catch(() => undefined), longestMs);
    try {
      await sent;
    } finally {
      clearTimeout(limit);
    }
  };
  return {
    settle: () => (next ??= ask()),
    stop: async () => {
      isStopped = true;
      clearTimeout(retry);
      const last = connecting;
      connecting = null;
      client = null;
      await last?.end().catch(() => undefined);
    },
  };
}
