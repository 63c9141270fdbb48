/** Profile runs and their rows in the contract's form. */
import { profileWants, type ProfileWant } from '@leadlight/contract';
import { readPersonRows, suppressedPeople, type PersonRow } from '@leadlight/db/leads';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import { countProposalsOfRuns, type ProfileRun, type ProfileRunRowDetails } from '@leadlight/db/profiles';
import { phoneText } from '@leadlight/vocabulary';
import type { WorkspaceContext } from '../command.ts';
import { linkedinUrl } from '../companies/companies.presenter.ts';
import { presentRuns } from '../runs/runs.presenter.ts';
import { wordOpen } from './open-fields.ts';
import { wordSkip } from './skip-words.ts';

export async function presentProfileRuns(tx: WorkspaceTx, runs: readonly ProfileRun[], { services }: WorkspaceContext) {
  const proposals = await countProposalsOfRuns(
    tx,
    runs.map(({ id }) => id),
  );
  return (await presentRuns(services, tx, runs)).map(({ run, fields }) => {
    const { name, source, total, ceiling, providerCeilingMicros, providerMicros, outcomes, factsAdded, enriched, skipped } = run;
    const { wants, waiting, waitsUntil, personCeilingMicros, overwrite, olderThanDays } = run;
    return {
      ...fields,
      name,
      source,
      wants: profileWants.filter((want: ProfileWant) => wants.includes(want)),
      total,
      ceiling,
      providerCeilingMicros,
      personCeilingMicros,
      overwrite,
      olderThanDays,
      openProposals: proposals.get(run.id)?.open ?? 0,
      replaced: proposals.get(run.id)?.replaced ?? 0,
      providerMicros,
      outcomes: { ...outcomes },
      factsAdded,
      enriched,
      skipped,
      waiting,
      waitsUntil: waitsUntil?.toISOString() ?? null,
    };
  });
}

export async function presentProfileRun(tx: WorkspaceTx, run: ProfileRun, context: WorkspaceContext) {
  const [one] = await presentProfileRuns(tx, [run], context);
  if (!one) throw new Refusal('not_found');
  return one;
}

/**
 * What was found about people who are on the suppression list by now is not shown, as if they had been left out from the start. A row that a member typed
 * keeps what they typed.
 */
export async function withholdSuppressed(tx: WorkspaceTx, rows: readonly ProfileRunRowDetails[]): Promise<readonly ProfileRunRowDetails[]> {
  const suppressed = await suppressedPeople(
    tx,
    rows.flatMap(({ personId }) => personId ?? []),
  );
  if (suppressed.size === 0) return rows;
  return rows.map((row) => {
    if (row.personId === null || !suppressed.has(row.personId)) return row;
    const given = row.position === null ? '' : row.given;
    return {
      ...row,
      given,
      personId: null,
      status: 'skipped',
      skipReason: 'suppressed',
      outcome: null,
      failure: null,
      steps: [],
      open: {},
    };
  });
}

export async function presentProfileRunRows(tx: WorkspaceTx, all: readonly ProfileRunRowDetails[]) {
  const rows = await withholdSuppressed(tx, all);
  const ids = rows.flatMap(({ personId }) => (personId === null ? [] : [personId]));
  const people = new Map((await readPersonRows(tx, ids)).map((person) => [person.id, person]));
  return rows.map((row) => presentRow(row, row.personId === null ? null : (people.get(row.personId) ?? null)));
}

export async function presentProfileRunRow(tx: WorkspaceTx, row: ProfileRunRowDetails) {
  const [shown] = await withholdSuppressed(tx, [row]);
  const [presented] = await presentProfileRunRows(tx, [row]);
  if (!presented || !shown) throw new Refusal('not_found');
  return { ...presented, steps: [...shown.steps.map((step) => ({ ...step, values: [...step.values] }))] };
}

function presentRow(details: ProfileRunRowDetails, person: PersonRow | null) {
  const { nextAt, endedAt, failure, open, steps: _steps, ...row } = details;
  return {
    ...row,
    personId: person === null ? null : row.personId,
    person: person && presentEnriched(person),
    nextAttemptAt: nextAt?.toISOString() ?? null,
    message: failure ?? (row.skipReason === null ? null : wordSkip(row.skipReason)),
    open: Object.entries(open).map(([field, reason]) => ({ field, reason, message: wordOpen(reason) })),
    endedAt: endedAt?.toISOString() ?? null,
  };
}

export function presentEnriched(person: PersonRow) {
  const { name, title, companyName, email, emailVerdict, phone, mobilePhone, linkedin, cityName, country } = person;
  const number = phone ?? mobilePhone;
  const location = [cityName, country].filter((part) => part !== null).join(', ');
  return {
    name,
    title,
    companyName,
    email,
    emailVerdict,
    phone: number,
    phoneText: number && phoneText(number),
    linkedin: linkedinUrl(linkedin),
    location: location === '' ? null : location,
  };
}
