/** Finding a person's address from name and domain, and resuming searches that a server deferred. */
import { inWorkspace } from '@leadlight/db/platform';
import { beginFind, takeUpFind, type FindClaim } from '@leadlight/db/verification';
import { isMailProvider, mailDomainOf } from '@leadlight/vocabulary';
import { findKey, splitName } from '@leadlight/verification';
import { transactOnce, type WorkspaceContext } from '../command.ts';
import { apiError, Invalid } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { requireAskable } from '../verifications/requests.ts';
import { begin, mayPay, type Begun, type Requested } from '../verifications/verifications.commands.ts';
import { readFindRequest, searchAddress } from './search-address.ts';

/**
 * Starts a search if there is no fresh result or `fresh` is set. The search continues after the request.
 * @throws Invalid name_unusable, domain_unusable, company_domain_shared
 * @throws Refusal address_suppressed, lead_erased, credits_insufficient
 */
export async function startFind(
  context: WorkspaceContext<'checks' | 'db' | 'now'>,
  given: { name: string; domain: string; fresh: boolean },
): Promise<Begun> {
  const { services, caller, now } = context;
  const domain = mailDomainOf(given.domain);
  if (domain === null) throw new Invalid([apiError('domain_unusable', 'domain')]);
  // first.last@gmail.com exists for most names, and belongs to someone else.
  if (isMailProvider(domain)) throw new Invalid([apiError('company_domain_shared', 'domain')]);
  const name = splitName(given.name, domain);
  if (name === null) throw new Invalid([apiError('name_unusable', 'name')]);
  const requested = await transactOnce<Requested<FindClaim>>(
    context,
    async (tx) => {
      await requireAskable(tx, `anybody@${domain}`, 'domain');
      const request = await readFindRequest(tx, { name: given.name, domain }, now);
      if (!request) throw new Invalid([apiError('name_unusable', 'name')]);
      const ask = { key: findKey(name, domain), name: given.name, domain, fresh: given.fresh, actor: caller.actor };
      return { ...(await beginFind(tx, ask, now)), isRepeated: false };
    },
    // A repeated request gets the search that the first one started.
    ({ id, claim }) => ({ id, claim: null, isRepeated: claim !== null }),
  );
  return begin(requested, (claim, onSettled) => searchAddress(services, caller.workspaceId, claim, onSettled));
}

/** Resumes a search that is due or whose worker was killed. Resolves when it is settled, taken by another worker, or no longer due. */
export async function resumeFind(services: Pick<Services, 'checks' | 'db' | 'now'>, workspaceId: string, id: string): Promise<void> {
  const { checks, db, now } = services;
  if (checks.isClosed()) return;
  const claim = await inWorkspace(db, workspaceId, async (tx) => takeUpFind(tx, id, await mayPay(tx, now()), now()));
  if (claim) await searchAddress(services, workspaceId, claim);
}
