/** The operator's setup of verification, for whoever has a link from `npm run operator -- verification --link`. */
import * as contract from '@leadlight/contract';
import { clientAddress } from '../http/client-address.ts';
import { servePublic, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { requireSetupLink } from '../setup-links/setup-links.commands.ts';
import { checkIdentity, saveIdentity } from './sending-identity.commands.ts';

export function mountSendingIdentity(app: App, services: Services): void {
  const { config, db, limits, sendingIdentities, network } = services;

  servePublic(app, services, contract.readSendingIdentity, async (call) => {
    await limits.count(call.c, 'account-by-address', clientAddress(config, call.c));
    await requireSetupLink(call, call.body.token);
    const identity = sendingIdentities.current();
    return {
      identity: identity && { heloName: identity.heloName, sender: identity.sender === '' ? '<>' : identity.sender },
      source: sendingIdentities.source(),
    };
  });

  servePublic(app, services, contract.checkSendingIdentity, async (call) => {
    const { token, ...given } = call.body;
    await limits.count(call.c, 'account-by-address', clientAddress(config, call.c));
    await requireSetupLink(call, token);
    const report = await checkIdentity(config.verify, given, network, call.c.req.raw.signal);
    return { ...report, checks: [...report.checks] };
  });

  servePublic(app, services, contract.saveSendingIdentity, async (call) => {
    const { token, ...given } = call.body;
    await limits.count(call.c, 'account-by-address', clientAddress(config, call.c));
    await requireSetupLink(call, token);
    const stored = await saveIdentity(config.verify, db, given, call.now);
    await sendingIdentities.refresh();
    return stored;
  });
}
