/** Links to the setup for a user on their own machine, who is the operator. */
import * as contract from '@leadlight/contract';
import { Refusal } from '@leadlight/db/platform';
import type { Context } from 'hono';
import { hasDeveloperMailbox } from '../config.ts';
import { clientAddress, isFromThisMachine } from '../http/client-address.ts';
import { servePublic, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { createSetupLink } from './setup-links.commands.ts';

export function mountSetupLinks(app: App, services: Services): void {
  const { config, db, limits } = services;
  // Anyone whom this allows can also read every email of the installation, at /dev/mail.
  const isAllowed = (c: Context): boolean => hasDeveloperMailbox(config) && isFromThisMachine(c);

  servePublic(app, services, contract.readSetupAccess, async ({ c }) => ({ isAllowed: isAllowed(c) }));

  servePublic(app, services, contract.createSetupLink, async ({ c, now }) => {
    await limits.count(c, 'account-by-address', clientAddress(config, c));
    if (!isAllowed(c)) throw new Refusal('setup_link_elsewhere');
    return { token: await createSetupLink(db, now) };
  });
}
