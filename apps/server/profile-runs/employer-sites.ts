/**
 * The employer's own website: read once in a run however many rows name it, unless it was read lately. What it says about the company is stored as by
 * any other enrichment; the profile's credit covers it.
 */
import { setTimeout as delay } from 'node:timers/promises';
import {
  claimEnrichmentForRun,
  isDomainSuppressed,
  leaveEnrichmentClaim,
  readDatedJobKeys,
  readDetails,
  readKnownEnrichments,
  renewEnrichmentClaims,
  settleEnrichment,
  isDetailOf,
  type CompanyDetail,
  type EnrichmentClaim,
  type Enrichment,
} from '@leadlight/db/enrichments';
import { findEmployer, readCompanyRecord } from '@leadlight/db/leads';
import { companyOf, type LeadCompany } from '@leadlight/leads';
import { readCompanyDomain } from '../enrichments/company-domain.ts';
import { outcomeWords } from '../enrichments/outcome-words.ts';
import { readCompanySite } from '../enrichments/read-company-site.ts';
import { inside, type ProfileWorld } from './profile-world.ts';

export interface EmployerSite {
  readonly outcome: 'found' | 'nothing' | 'not_asked' | 'failed';
  /** A sentence for users. */
  readonly message: string;
  readonly companyId: string | null;
  readonly company: LeadCompany | null;
  readonly people: readonly CompanyDetail<'person'>[];
  /** Addresses on the site that aren't a team's. */
  readonly addresses: readonly CompanyDetail<'contact'>[];
  /** Facts of the company that this reading added. */
  readonly factsAdded: number;
}

const freshMs = 30 * 86_400_000;
const renewMs = 15_000;
/** How long a row waits for a site that somebody else is reading. */
const busyMs = 3 * 60_000;
const lookMs = 2_000;

/** @returns what the site says about people, after reading it if necessary. @throws the signal's reason */
async function readEmployerSite(world: ProfileWorld, text: string): Promise<EmployerSite> {
  const read = readCompanyDomain(text);
  if (read.kind === 'refused') return notAsked(`${text} isn't a company's own domain.`);
  const { domain, spellings } = read;
  const { services } = world;
  const { known, isSuppressed, companyId } = await inside(world, async (tx) => ({
    known: (await readKnownEnrichments(tx, [domain])).get(domain) ?? null,
    isSuppressed: await isDomainSuppressed(tx, spellings),
    companyId: await findEmployer(tx, { domain, name: null }),
  }));
  if (isSuppressed) return notAsked(`${domain} is on the suppression list.`);
  if (known && isFresh(known, services.now())) return peopleOf(world, domain, known, { factsAdded: 0, isFresh: true });
  if (services.sites.contactUrl === null)
    return companyId === null
      ? notAsked("Websites aren't read: this installation doesn't say who reads them.")
      : {
          ...(await peopleAt(world, companyId)),
          ...notAskedWords("Websites aren't read: this installation doesn't say who reads them."),
        };
  const begunAt = Date.now();
  for (;;) {
    const claim = await inside(world, (tx) =>
      claimEnrichmentForRun(tx, { domain, companyId: null, actor: world.actor, runId: world.runId }, services.now()),
    );
    if (claim) return readClaimed(world, claim);
    if (Date.now() - begunAt > busyMs) return { ...nothing, outcome: 'failed', message: `${domain} is being read by somebody else.` };
    await delay(lookMs, undefined, { signal: world.signal });
    const now = await inside(world, async (tx) => (await readKnownEnrichments(tx, [domain])).get(domain));
    if (now?.status === 'done') return peopleOf(world, domain, now, { factsAdded: 0, isFresh: true });
    if (now?.status === 'waiting') return peopleOf(world, domain, now, { factsAdded: 0, isFresh: true });
  }
}

const isFresh = ({ status, checkedAt }: Enrichment, now: Date): boolean =>
  status === 'done' && checkedAt !== null && now.getTime() - checkedAt.getTime() < freshMs;

const nothing: EmployerSite = { outcome: 'nothing', message: '', companyId: null, company: null, people: [], addresses: [], factsAdded: 0 };
const notAskedWords = (message: string) => ({ outcome: 'not_asked' as const, message });
const notAsked = (message: string): EmployerSite => ({ ...nothing, ...notAskedWords(message) });

async function readClaimed(world: ProfileWorld, claim: EnrichmentClaim): Promise<EmployerSite> {
  const { services, signal, isUrgent, actor } = world;
  const { now } = services;
  const renewing = setInterval(
    () => void inside(world, (tx) => renewEnrichmentClaims(tx, [claim], now())).catch(() => undefined),
    renewMs,
  ).unref();
  try {
    const reading = await readCompanySite(services.sites, claim, {
      now,
      signal,
      isUrgent,
      onStep: () => undefined,
      readDatedJobs: () => inside(world, (tx) => readDatedJobKeys(tx, claim.id)),
    });
    const settled = await inside(world, (tx) => settleEnrichment(tx, claim, reading, { actor, payFrom: null, isIncluded: true }, now()));
    const done = await inside(world, async (tx) => (await readKnownEnrichments(tx, [claim.domain])).get(claim.domain));
    if (!done) return nothing;
    return await peopleOf(world, claim.domain, done, { factsAdded: settled?.factsAdded ?? 0, isFresh: false });
  } catch (error) {
    await inside(world, (tx) => leaveEnrichmentClaim(tx, claim, now())).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(renewing);
  }
}

async function peopleOf(
  world: ProfileWorld,
  domain: string,
  { outcome, movedTo, reason, pagesRead, companyId, checkedAt }: Enrichment,
  { factsAdded, isFresh: wasFresh }: { readonly factsAdded: number; readonly isFresh: boolean },
): Promise<EmployerSite> {
  if (outcome === null) return { ...nothing, outcome: 'failed', message: `${domain} is being read by somebody else.` };
  const words = outcomeWords(outcome, { domain, movedTo, reason, pagesRead });
  const when = wasFresh && checkedAt !== null ? ` Read on ${checkedAt.toISOString().slice(0, 10)}.` : '';
  const found = companyId === null ? nothing : await peopleAt(world, companyId);
  return { ...found, outcome: outcome === 'read' ? 'nothing' : 'failed', message: `${words}${when}`, factsAdded };
}

async function peopleAt(world: ProfileWorld, companyId: string): Promise<EmployerSite> {
  const { services } = world;
  const { record, details } = await inside(world, async (tx) => ({
    record: await readCompanyRecord(tx, companyId),
    details: await readDetails(tx, companyId),
  }));
  const there = details.filter(({ goneSince, rejectedAt }) => goneSince === null && rejectedAt === null);
  return {
    ...nothing,
    companyId,
    company: companyOf(record.facts, Math.floor(services.now().getTime() / 1000)),
    people: there.filter(isDetailOf('person')),
    addresses: there.filter(isDetailOf('contact')).filter(({ value }) => value.kind === 'email' && value.detail !== 'role'),
  };
}

/** Sites of one run: rows at one company share its reading. */
export class EmployerSites {
  readonly #world: ProfileWorld;
  readonly #read = new Map<string, Promise<EmployerSite>>();
  readonly #credited = new Set<string>();

  constructor(world: ProfileWorld) {
    this.#world = world;
  }

  /** The facts that were added are reported to the first caller only. */
  async read(domain: string): Promise<EmployerSite> {
    const reading = this.#read.get(domain) ?? readEmployerSite(this.#world, domain);
    this.#read.set(domain, reading);
    // A reading that failed for a reason of ours is tried again by the next row.
    reading.catch(() => this.#read.delete(domain));
    const site = await reading;
    if (this.#credited.has(domain)) return { ...site, factsAdded: 0 };
    this.#credited.add(domain);
    return site;
  }
}
