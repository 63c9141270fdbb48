/** `npm run operator -- verification`: checks how this machine presents itself to mail servers, says what is missing, and saves the settings. */
import type { SetupChanger, SetupCheck, SetupCheckName, SetupReport } from '@leadlight/adapters';
import { Refusal, type Database } from '@leadlight/db/platform';
import { readSendingIdentity } from '@leadlight/db/verification';
import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { appUrls } from '../app-urls.ts';
import { StartError, type ServerConfig } from '../config.ts';
import { checkIdentity, saveIdentity } from '../sending-identity/sending-identity.commands.ts';
import { createSetupLink } from '../setup-links/setup-links.commands.ts';
import type { ScriptedNetwork } from '../verify/configured-verifier.ts';

export const verificationUsage = `  verification                                 check port 25, reverse DNS, host name, sender, SPF and a handshake with mail servers
    --helo NAME       the host name to present; found through reverse DNS if omitted
    --sender ADDRESS  the sender to present, or <> for none
    --address IP      the public IP address, if mail servers don't report it
    --save            use this host name and this sender from now on, without a restart
    --link            print a link to the same setup in the browser, valid for a day`;

const labels: Record<SetupCheckName, string> = {
  port_25: 'Port 25',
  address: 'IP address',
  reverse_dns: 'Reverse DNS',
  host_name: 'Host name',
  sender: 'Sender',
  spf: 'SPF',
  handshake: 'Handshake',
};
const states: Record<SetupCheck['state'], string> = { ok: 'ok', wrong: 'FIX', unknown: '?' };
const changers: Record<SetupChanger, string> = { provider: 'Hosting provider', dns: 'DNS', operator: 'You' };

interface Asked {
  readonly heloName: string | undefined;
  readonly sender: string | undefined;
  readonly address: string | undefined;
  readonly saves: boolean;
  readonly link: boolean;
}

function parse(args: readonly string[]): Asked {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        helo: { type: 'string' },
        sender: { type: 'string' },
        address: { type: 'string' },
        save: { type: 'boolean' },
        link: { type: 'boolean' },
      },
    });
    if (values.address === undefined || isIP(values.address) !== 0)
      return {
        heloName: values.helo,
        sender: values.sender,
        address: values.address,
        saves: values.save ?? false,
        link: values.link ?? false,
      };
  } catch {
    // An unknown option: the usage lists the options.
  }
  throw new StartError(`npm run operator -- verification\n${verificationUsage}`);
}

/**
 * @param network replaces the Internet in tests
 * @returns the report. @throws StartError for wrong options, and if values can't be saved
 */
export async function verificationCommand(
  db: Database,
  args: readonly string[],
  now: Date,
  config: ServerConfig,
  network?: ScriptedNetwork,
): Promise<string> {
  const asked = parse(args);
  if (asked.link) return appUrls.sendingIdentity(config.publicUrl, await createSetupLink(db, now));
  const inUse = config.verify.identity ?? (await readSendingIdentity(db.app));
  const given = {
    heloName: asked.heloName ?? inUse?.heloName,
    sender: asked.sender ?? (inUse?.sender === '' ? '<>' : inUse?.sender),
    address: asked.address,
  };
  const report = await checkIdentity(config.verify, given, network, AbortSignal.timeout(180_000));
  const lines = report.checks.flatMap(linesOf);
  if (!asked.saves) return [...lines, '', nextStep(report)].join('\n');
  const { heloName, sender } = report;
  if (heloName === null || sender === null)
    throw new StartError([...lines, '', 'Nothing was saved: a host name and a sender are needed (--helo, --sender).'].join('\n'));
  try {
    await saveIdentity(config.verify, db, { heloName, sender }, now);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const reason =
      error.code === 'identity_in_environment'
        ? 'VERIFY_HELO_NAME and VERIFY_MAIL_FROM are set and take precedence. Change them there, or remove both and restart.'
        : 'mail servers would reject them.';
    throw new StartError([...lines, '', `Nothing was saved: ${reason}`].join('\n'));
  }
  const rest = report.isReady ? '' : ' Correct what is marked FIX, or mail servers will often refuse to answer.';
  return [...lines, '', `Saved: ${heloName}, ${sender}. Running servers use them within half a minute.${rest}`].join('\n');
}

function linesOf({ name, state, found, fix }: SetupCheck): string[] {
  return [`${states[state].padEnd(4)} ${labels[name].padEnd(12)} ${found}`, ...(fix ? [`     ${changers[fix.by]}: ${fix.text}`] : [])];
}

function nextStep({ isReady, heloName, sender }: SetupReport): string {
  if (heloName === null || sender === null) return 'Give a host name and a sender with --helo and --sender.';
  return isReady
    ? `Everything is in place. To use ${heloName} and ${sender}, run this again with --save.`
    : 'Correct what is marked FIX, then run this again. --save saves the host name and the sender anyway.';
}
