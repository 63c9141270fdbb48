/** Listens for changes of leads. Reconnects when the connection is lost, and then reports that any leads may have changed. */
import { Client } from 'pg';
import type { ConnectionTarget } from '../platform/index.ts';
import { leadChannel } from '../leads/index.ts';

/** A database takes seconds to restart; until then, the caller polls. */
const retryMs = 1_000;

/**
 * @param onChange called with the workspace whose leads changed; undefined if any may have, after each (re)connection
 * @returns stops listening
 */
export function listenForLeads(target: ConnectionTarget, onChange: (workspaceId: string | undefined) => void): () => Promise<void> {
  let client: Client | null = null;
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;

  const connect = (): void => {
    if (isStopped) return;
    const opened = new Client({ ...target, application_name: 'leadlight_search', keepAlive: true });
    client = opened;
    const again = (): void => {
      if (client !== opened) return;
      client = null;
      retry = setTimeout(connect, retryMs);
    };
    opened.on('error', again);
    opened.on('end', again);
    opened.on('notification', ({ payload }) => onChange(payload));
    opened
      .connect()
      .then(() => opened.query(`listen ${leadChannel}`))
      .then(() => onChange(undefined))
      .catch(again);
  };
  connect();
  return async () => {
    isStopped = true;
    clearTimeout(retry);
    const last = client;
    client = null;
    await last?.end().catch(() => undefined);
  };
}
