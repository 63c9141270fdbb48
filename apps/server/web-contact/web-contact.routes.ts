/** The operator's setup of enrichment, for whoever has a link from `npm run operator -- enrichment --link`. */
import * as contract from '@leadlight/contract';
import { clientAddress } from '../http/client-address.ts';
import { servePublic, type App } from '../http/serve.ts';
import { requireSetupLink } from '../setup-links/setup-links.commands.ts';
import type { Services } from '../services.ts';
import { saveWebContact } from './web-contact.commands.ts';

export function mountWebContact(app: App, services: Services): void {
  const { config, db, limits, webContacts } = services;

  servePublic(app, services, contract.readWebContact, async (call) => {
    await limits.count(call.c, 'account-by-address', clientAddress(config, call.c));
    await requireSetupLink(call, call.body.token);
    return { url: webContacts.current(), source: webContacts.source() };
  });

  servePublic(app, services, contract.saveWebContact, async (call) => {
    await limits.count(call.c, 'account-by-address', clientAddress(config, call.c));
    await requireSetupLink(call, call.body.token);
    const url = await saveWebContact(config.web, db, call.body.url, call.now);
    await webContacts.refresh();
    return { url, source: webContacts.source() };
  });
}
