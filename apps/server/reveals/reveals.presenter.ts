/** Reveals in the contract's form. */
import type * as contract from '@leadlight/contract';
import { readPersonRows } from '@leadlight/db/leads';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import type { RevealCounts, RevealedOne, RevealRun } from '@leadlight/db/reveals';
import type { WorkspaceContext } from '../command.ts';
import { presentPersonRow } from '../people/people.presenter.ts';
import { presentRuns } from '../runs/runs.presenter.ts';

const outcomes = {
  pay: 'paid',
  undeliverable: 'undeliverable',
  sample: 'sample',
  suppressed: 'suppressed',
  already_revealed: 'already_revealed',
  nothing_to_reveal: 'nothing_to_reveal',
} as const satisfies Record<RevealedOne['standing'], (typeof contract.revealOutcomes)[number]>;

/** What is not shown of a person on the suppression list, even if the reveal was paid for. */
const withheld = {
  isRevealed: false,
  email: null,
  personalEmail: null,
  phone: null,
  phoneText: null,
  mobilePhone: null,
  mobilePhoneText: null,
} as const;

/** @throws Refusal not_found */
export async function presentRevealed(tx: WorkspaceTx, { id, standing, entryNumber }: RevealedOne) {
  const [row] = await readPersonRows(tx, [id]);
  if (!row) throw new Refusal('not_found');
  const { contact } = presentPersonRow(row);
  return {
    outcome: outcomes[standing],
    cost: entryNumber === null ? 0 : 1,
    entryNumber,
    personId: id,
    contact: standing === 'suppressed' ? { ...contact, ...withheld } : contact,
  };
}

export function presentForecast({
  counts,
  ...spendable
}: {
  readonly counts: RevealCounts;
  readonly available: number;
  readonly monthLeft: number | null;
}) {
  return {
    selected: Object.values(counts).reduce((total, count) => total + count, 0),
    alreadyRevealed: counts.already_revealed,
    nothingToReveal: counts.nothing_to_reveal,
    undeliverable: counts.undeliverable,
    sample: counts.sample,
    suppressed: counts.suppressed,
    toPay: counts.pay,
    cost: counts.pay,
    ...spendable,
  };
}

export async function presentRevealRuns(tx: WorkspaceTx, runs: readonly RevealRun[], { services }: Pick<WorkspaceContext, 'services'>) {
  return (await presentRuns(services, tx, runs)).map(({ run, fields }) => {
    const { total, ceiling, paid, undeliverable, sample, alreadyRevealed, nothingToReveal, suppressed, gone } = run;
    return { ...fields, total, ceiling, paid, undeliverable, sample, alreadyRevealed, nothingToReveal, suppressed, gone };
  });
}

export async function presentRevealRun(tx: WorkspaceTx, run: RevealRun, context: Pick<WorkspaceContext, 'services'>) {
  const [one] = await presentRevealRuns(tx, [run], context);
  if (!one) throw new Error('the run was not presented');
  return one;
}
