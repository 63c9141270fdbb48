/** Addresses: verified, or found from a name and a domain. Both are stored as any other verification or find; the profile's credit covers them. */
import { findAddress } from '@leadlight/adapters';
import {
  readKnownFinds,
  readKnownVerdicts,
  readRefusedAddresses,
  readTakenAddresses,
  settleFindOfRun,
  settleVerdicts,
  type StoredVerdict,
} from '@leadlight/db/verification';
import { explainReason, findKey, splitName } from '@leadlight/verification';
import { addressKey, mailDomainOf } from '@leadlight/vocabulary';
import { readFindRequest } from '../finds/search-address.ts';
import type { Services } from '../services.ts';
import { isAboutRows } from '../runs/row-errors.ts';
import { inside, type ProfileWorld } from './profile-world.ts';

export interface CheckedAddress {
  /** Null if it could not be asked about, or must not be. */
  readonly verdict: StoredVerdict | null;
  readonly message: string;
}

const priorityOf = ({ isUrgent }: ProfileWorld): 'single' | 'bulk' => (isUrgent ? 'single' : 'bulk');

/** Why mail servers can't be asked; null if they can. */
export function whyNotAsking({ services }: { readonly services: Pick<Services, 'verifiers'> }): string | null {
  switch (services.verifiers.asking().state) {
    case 'ready':
      return null;
    case 'not_configured':
      return "Mail servers aren't asked: this installation has no host name and sender for them yet.";
    case 'port_25_blocked':
      return "Mail servers couldn't be reached: outgoing port 25 seems to be blocked.";
    case 'network_unreliable':
      return "Mail servers weren't asked, because this network answers in place of other servers.";
  }
}

/** Verifies an address, unless there is a fresh verdict. @throws the signal's reason */
export async function checkMailbox(world: ProfileWorld, address: string): Promise<CheckedAddress> {
  const { services, workspaceId, signal, actor } = world;
  const { now } = services;
  const key = addressKey(address);
  const { refused, known } = await inside(world, async (tx) => ({
    refused: (await readRefusedAddresses(tx, [key])).get(key),
    known: (await readKnownVerdicts(tx, [key], now())).get(key),
  }));
  if (refused) return { verdict: null, message: 'The address is on the suppression list.' };
  if (known?.isFresh && known.verdict) return { verdict: known.verdict, message: wordVerdict(address, known.verdict) };
  const whyNot = whyNotAsking(world);
  if (whyNot !== null) return { verdict: null, message: whyNot };
  try {
    const verdict = await services.verifiers.use(workspaceId, (verifier) =>
      verifier.verify(address, { signal, priority: priorityOf(world) }),
    );
    // What stays unknown is final here: a later attempt would have its own price.
    const settled = await inside(world, (tx) =>
      settleVerdicts(tx, [{ key, address, verdict }], { actor, payFrom: null, isFree: true, deadlineAt: now() }, now()),
    );
    const { evidence: _transcript, ...fresh } = verdict;
    const stored = settled.get(key)?.verdict ?? fresh;
    return { verdict: stored, message: wordVerdict(address, stored) };
  } catch (error) {
    if (signal.aborted || isAboutRows(error)) throw error;
    return { verdict: null, message: `${address} could not be verified.` };
  }
}

const wordVerdict = (address: string, { verdict, reason }: StoredVerdict): string =>
  `${address}: ${verdict}. ${explainReason(reason).words}`;

export interface FoundMailbox {
  readonly outcome: 'found' | 'nothing' | 'not_asked' | 'failed';
  readonly message: string;
  /** Confirmed, and the person's. */
  readonly address: string | null;
  readonly verdict: StoredVerdict | null;
  /** The domain accepts every address. */
  readonly isUnconfirmable: boolean;
}

/** Finds the person's address, unless there is a fresh answer. @throws the signal's reason */
export async function findMailbox(world: ProfileWorld, { name, domain: given }: { name: string; domain: string }): Promise<FoundMailbox> {
  const { services, workspaceId, signal, actor } = world;
  const { now } = services;
  const none = { address: null, verdict: null, isUnconfirmable: false };
  const domain = mailDomainOf(given);
  const split = domain === null ? null : splitName(name, domain);
  if (domain === null || split === null) return { ...none, outcome: 'not_asked', message: 'No address can be made of this name.' };
  const key = findKey(split, domain);
  const { refused, known, request } = await inside(world, async (tx) => {
    const anybody = addressKey(`anybody@${domain}`);
    return {
      refused: (await readRefusedAddresses(tx, [anybody])).get(anybody),
      known: (await readKnownFinds(tx, [key], now())).get(key),
      request: await readFindRequest(tx, { name, domain }, now()),
    };
  });
  if (refused) return { ...none, outcome: 'not_asked', message: `${domain} is on the suppression list.` };
  if (known?.isFresh) {
    const { best, asked } = known.found;
    const verdict = asked.find(({ address }) => address === best?.address)?.verdict ?? null;
    return conclude(world, { kind: known.outcome, address: best?.address ?? null, verdict, domain });
  }
  const whyNot = whyNotAsking(world);
  if (whyNot !== null) return { ...none, outcome: 'not_asked', message: whyNot };
  if (!request) return { ...none, outcome: 'not_asked', message: 'No address can be made of this name.' };
  try {
    const found = await services.verifiers.use(workspaceId, (verifier) =>
      findAddress(verifier, request, { signal, priority: priorityOf(world), sameServer: null }),
    );
    if (!found) return { ...none, outcome: 'not_asked', message: 'Every address that is likely is on the suppression list.' };
    await inside(world, (tx) =>
      settleFindOfRun(
        tx,
        { key, name, domain, actor, reservationId: null, isIncluded: true },
        { ...found, observed: request.observed.length },
        now(),
      ),
    );
    const best = found.verdicts.find(({ normalized }) => normalized !== null && normalized === found.best?.address) ?? null;
    return await conclude(world, { kind: found.kind, address: found.best?.address ?? null, verdict: best, domain });
  } catch (error) {
    if (signal.aborted || isAboutRows(error)) throw error;
    return { ...none, outcome: 'failed', message: `The mail servers of ${domain} could not be asked.` };
  }
}

async function conclude(
  world: ProfileWorld,
  found: {
    readonly kind: 'confirmed' | 'pattern_only' | 'not_found' | 'unconfirmed';
    readonly address: string | null;
    readonly verdict: StoredVerdict | null;
    readonly domain: string;
  },
): Promise<FoundMailbox> {
  const { kind, address, verdict, domain } = found;
  const none = { address: null, verdict: null, isUnconfirmable: false };
  switch (kind) {
    case 'confirmed': {
      if (address === null || verdict?.verdict !== 'deliverable') return { ...none, outcome: 'nothing', message: nothingConfirmed(domain) };
      const key = addressKey(address);
      const isTaken = (await inside(world, (tx) => readTakenAddresses(tx, [key]))).has(key);
      if (isTaken) return { ...none, outcome: 'nothing', message: `${address} exists, and belongs to another person in your records.` };
      return { address, verdict, isUnconfirmable: false, outcome: 'found', message: `The mail server confirmed ${address}.` };
    }
    case 'pattern_only':
      return {
        ...none,
        isUnconfirmable: true,
        outcome: 'nothing',
        message:
          address === null
            ? nothingConfirmed(domain)
            : `${address} is likely, but the mail servers of ${domain} don't confirm single addresses.`,
      };
    case 'not_found':
      return { ...none, outcome: 'nothing', message: `None of the likely addresses at ${domain} exists.` };
    case 'unconfirmed':
      return { ...none, outcome: 'failed', message: `The mail servers of ${domain} gave no answer.` };
  }
}

const nothingConfirmed = (domain: string): string => `No address at ${domain} could be confirmed.`;
