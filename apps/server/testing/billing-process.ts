/** Handles a customer's events in a separate process, which kills itself before a given statement is sent to the database, or before Stripe is asked. */
import type { ConnectionTarget } from '@leadlight/db/platform';
import type { PoolClient } from 'pg';
import { pino } from 'pino';
import { syncCustomer } from '../billing/sync-billing.ts';
import type { ServerConfig } from '../config.ts';
import { createServices } from '../start.ts';

export interface BillingOrder {
  readonly owner: ConnectionTarget;
  readonly config: ServerConfig;
  readonly customerId: string;
  /** The beginning of a statement; null for a process that ends by its own. */
  readonly killBefore: string | null;
}

process.once('message', ({ owner, config, customerId, killBefore }: BillingOrder) => {
  void (async () => {
    const services = await createServices(config, owner, pino({ level: 'silent' }));
    const connect = services.db.auth.connect.bind(services.db.auth) as (...args: unknown[]) => Promise<PoolClient>;
    // Only for transactions: the pool's own statements take a callback.
    const watched = async (...args: unknown[]): Promise<PoolClient> => {
      if (args.length > 0) return connect(...args);
      const client = await connect();
      const query = client.query.bind(client) as (...args: unknown[]) => unknown;
      const watchedQuery = (...sent: unknown[]): unknown => {
        const [first] = sent;
        if (killBefore !== null && typeof first === 'string' && first.trimStart().startsWith(killBefore))
          process.kill(process.pid, 'SIGKILL');
        return query(...sent);
      };
      return new Proxy(client, {
        get: (target, name) => {
          if (name === 'query') return watchedQuery;
          const value: unknown = Reflect.get(target, name);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      });
    };
    Object.assign(services.db.auth, { connect: watched });
    await syncCustomer(services, customerId);
    process.send?.({ outcome: 'done' }, () => process.exit(0));
  })();
});
