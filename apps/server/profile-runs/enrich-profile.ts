/**
 * The work on one row, outside of any transaction except to look things up: the workspace's records and the pool, the employer's website, the email
 * finder and verifier, then providers. What was found is written by settle-profile.ts, in one transaction.
 */
import type { ProfileStep, ProfileRowToDo, ProfileRun } from '@leadlight/db/profiles';
import { currentFact } from '@leadlight/leads';
import { emptyKeys, type ProfileKeys } from '@leadlight/profiles';
import { askProviders } from './ask-providers.ts';
import type { OpenConnections } from './connections.ts';
import type { EmployerSites } from './employer-sites.ts';
import { backgroundFields, openFieldsOf, type WhyOpen } from './open-fields.ts';
import { askEmployer, isEmailOpen, readRecords, type RowRefusal } from './own-sources.ts';
import { ProfileDraft } from './profile-draft.ts';
import type { ProfileWorld } from './profile-world.ts';
import type { ProviderWaterfall } from './provider-waterfall.ts';

export interface RowSources {
  readonly sites: EmployerSites;
  readonly waterfall: ProviderWaterfall;
  readonly asksProviders: boolean;
}

export type RowEnd =
  | { readonly kind: 'skipped'; readonly reason: RowRefusal; readonly steps: readonly ProfileStep[] }
  | { readonly kind: 'waiting'; readonly untilMs: number; readonly steps: readonly ProfileStep[] }
  | { readonly kind: 'done'; readonly draft: ProfileDraft; readonly open: Readonly<Record<string, WhyOpen>> };

export interface RowWatch {
  readonly sources: RowSources;
  /** Called with all steps so far whenever one was added or changed. */
  readonly onSteps: (steps: readonly ProfileStep[]) => void;
  /** Reveals a person of the pool, for the row's credit. */
  readonly reveal: (poolId: string) => Promise<void>;
}

/** A provider that is paused is waited for so long after the run was started. */
const patienceMs = 4 * 3_600_000;

/** @throws the signal's reason, or an error of ours */
export async function enrichProfile(
  world: ProfileWorld,
  run: Pick<ProfileRun, 'name' | 'wants' | 'createdAt' | 'overwrite' | 'olderThanDays'>,
  row: ProfileRowToDo,
  { sources, onSteps, reveal }: RowWatch,
): Promise<RowEnd> {
  const { services } = world;
  const { sites, waterfall, asksProviders } = sources;
  const draft = new ProfileDraft({
    keys: { ...emptyKeys, ...(row.keys as Partial<ProfileKeys>) },
    given: row.given,
    position: row.row,
    origin: run.name,
    overwrite: { policies: run.overwrite, olderThanDays: run.olderThanDays },
    now: services.now,
    onSteps,
  });
  const wantsContacts = run.wants.includes('email') || run.wants.includes('phone');
  const refusal = await readRecords(world, draft, { personId: row.personId, reveal: wantsContacts ? reveal : null });
  if (refusal !== null) return { kind: 'skipped', reason: refusal, steps: draft.steps };
  const wantsEmail = run.wants.includes('email');
  const ask = (): Promise<void> => askEmployer(world, draft, { sites, wantsEmail });
  await ask();
  const openFields = (): string[] =>
    openFieldsOf(run.wants, draft.person(), {
      isEmailOpen: isEmailOpen(draft),
      hasBackground: hasBackground(draft),
      isAskedAgain: (field) => draft.isAskedAgain(field),
    });
  // A field that has a value is not reported as missing, also if nothing else was found for it.
  const emptyFields = (): Set<string> =>
    new Set(openFieldsOf(run.wants, draft.person(), { isEmailOpen: isEmailOpen(draft), hasBackground: hasBackground(draft) }));
  const { connections } = waterfall;
  if (asksProviders && openFields().length > 0) noteUnusable(draft, connections);
  if (!asksProviders || connections.askable.length === 0) {
    const reason: WhyOpen = !asksProviders
      ? 'providers_off'
      : connections.unpriced.length > 0
        ? 'price_unknown'
        : connections.unreadable.length > 0
          ? 'needs_member'
          : 'no_connection';
    return { kind: 'done', draft, open: Object.fromEntries([...emptyFields()].map((field) => [field, reasonOf(draft, field, reason)])) };
  }
  const end = await askProviders(world, draft, waterfall, {
    row: row.row,
    openFields,
    deadlineMs: run.createdAt.getTime() + patienceMs,
    onEmployer: ask,
  });
  if (end.kind === 'waiting') return { ...end, steps: draft.steps };
  const empty = emptyFields();
  return { kind: 'done', draft, open: Object.fromEntries(Object.entries(end.open).filter(([field]) => empty.has(field))) };
}

/** Notes on the row each connected provider that can't be asked, and what a member must do. */
function noteUnusable(draft: ProfileDraft, { unpriced, unreadable }: OpenConnections): void {
  const note = (name: string, because: string): void =>
    draft.note({ source: 'provider', name, outcome: 'not_asked', message: `${name} was not asked: ${because}` });
  for (const name of unpriced) note(name, "the price of its credits isn't set. Set it under Settings, Providers.");
  for (const name of unreadable) note(name, "its key can't be decrypted anymore. Enter it again under Settings, Providers.");
}

const reasonOf = ({ isUnconfirmable }: ProfileDraft, field: string, reason: WhyOpen): WhyOpen =>
  field === 'email' && isUnconfirmable ? 'unconfirmable' : reason;

function hasBackground(draft: ProfileDraft): boolean {
  const facts = draft.facts();
  return backgroundFields.some((field) => currentFact(facts, field, draft.seconds) !== null);
}
