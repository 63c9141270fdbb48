/** Searches for people of simulated companies and compares what is found with their addresses. */
import { applyVerdict, findResult, nextCandidate, sizeOf, splitName, startFind, type KnownAddress } from '@leadlight/verification';
import type { Company } from './population.ts';

export interface Search {
  readonly country: string;
  readonly shownAs: string;
  /** Null for a name that nobody at the company has. */
  readonly right: string | null;
  readonly kind: 'confirmed' | 'pattern_only' | 'not_found' | 'unconfirmed';
  readonly found: string | null;
  readonly probability: number;
  readonly recipients: number;
}

/** People per company who are searched for. */
const searchedPerCompany = 3;

/** @param colleagues how many addresses of colleagues are known; companies with fewer others are left out */
export function searchAll(companies: readonly Company[], colleagues: number, isSizeKnown = false): Search[] {
  return companies.flatMap((company) => {
    const { staff, strangers } = company;
    const exists = new Set(staff.map(({ localPart }) => localPart));
    // The first of the staff are known, the last are searched for.
    const known = staff.slice(0, colleagues).map(({ shownAs, localPart }): KnownAddress => {
      const name = splitName(shownAs, company.domain);
      return name ? { localPart, name } : { localPart };
    });
    const searched = staff.slice(colleagues).slice(-searchedPerCompany);
    return [
      ...searched.map(({ shownAs, localPart }) => search(company, shownAs, localPart, known, exists, isSizeKnown)),
      ...strangers.slice(0, 1).map((shownAs) => search(company, shownAs, null, known, exists, isSizeKnown)),
    ];
  });
}

function search(
  { domain, country, employees }: Company,
  shownAs: string,
  right: string | null,
  observed: readonly KnownAddress[],
  exists: ReadonlySet<string>,
  isSizeKnown: boolean,
): Search {
  const name = splitName(shownAs, domain);
  let state = name && startFind({ name, domain, observed, ...(isSizeKnown && { size: sizeOf(employees) }) });
  if (!state) return { country, shownAs, right, kind: 'not_found', found: null, probability: 0, recipients: 0 };
  for (let candidate = nextCandidate(state); candidate; candidate = nextCandidate(state)) {
    const local = candidate.address.slice(0, candidate.address.lastIndexOf('@'));
    state = applyVerdict(
      state,
      exists.has(local)
        ? { normalized: candidate.address, verdict: 'deliverable', reason: 'mailbox_accepted' }
        : { normalized: candidate.address, verdict: 'undeliverable', reason: 'mailbox_not_found' },
    );
  }
  const { kind, best, probes } = findResult(state);
  const found = best && best.address.slice(0, best.address.lastIndexOf('@'));
  return { country, shownAs, right, kind, found, probability: best?.probability ?? 0, recipients: probes };
}
