/** Forecasting and starting profile runs. */
import type { OverwriteField, OverwritePolicy, ProfileWant } from '@leadlight/contract';
import { emailCheckOf } from '@leadlight/db/leads';
import { readSpendable } from '@leadlight/db/credits';
import { createProfileRun, createProfileRunRows, readProfileRun, type ProfileRun } from '@leadlight/db/profiles';
import { noteColumnRun } from '@leadlight/db/list-columns';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import { listProviderConnections, type ProviderConnectionInUse } from '@leadlight/db/providers';
import { newRunId, noteRunProgress } from '@leadlight/db/runs';
import { emptyKeys, mostOf, type ProfileKeys, type RefusedInput } from '@leadlight/profiles';
import { noFacts, personOf } from '@leadlight/leads';
import { transact, transactOnce, type Present, type WorkspaceContext } from '../command.ts';
import { secondsOf } from '../leads/seconds.ts';
import { findSamePeople } from '../people/recognize-person.ts';
import { nameOfSelection } from '../runs/selection-name.ts';
import { startRun } from '../runs/runs.commands.ts';
import { leadsToLookFor } from '../list-columns/column-leads.ts';
import { personProviderOf, termsOf } from './connections.ts';
import { whyNotAsking } from './mailboxes.ts';
import { openFieldsOf } from './open-fields.ts';
import { isFieldAskedAgain } from './overwrite.ts';
import { ProfileDraft } from './profile-draft.ts';
import { readRunInputs, type ProfileSource, type RunInputs } from './profile-inputs.ts';
import { wordSkip } from './skip-words.ts';
import { profileRuns } from './profile-run.ts';

type Needs = 'boss' | 'db' | 'providers' | 'search' | 'sites' | 'verifiers';

export interface Asked {
  readonly source: ProfileSource;
  readonly wants: readonly ProfileWant[];
  /** Whether providers are asked. */
  readonly providers: boolean;
  /** What may become of fields that have a value; those that are absent are "only_empty". */
  readonly overwrite: Readonly<Partial<Record<OverwriteField, OverwritePolicy>>>;
  readonly olderThanDays: number;
}

export interface ProfileForecast {
  readonly people: number;
  readonly known: number;
  readonly duplicates: number;
  readonly refusedCount: number;
  readonly refused: { position: number; given: string; code: string; message: string }[];
  /** Of the known people, those with a value that sources are asked about. */
  readonly askedAgain: number;
  readonly mostCost: number;
  readonly available: number;
  readonly monthLeft: number | null;
  readonly readsWebsites: boolean;
  readonly findsAddresses: boolean;
  readonly providers: { connectionId: string; name: string; mostMicros: number | null; leftMicros: number | null }[];
  readonly mostProviderMicros: number | null;
}

const mostShown = 100;
/** Each is compared with the candidates of all of them. */
const recognizedAtOnce = 200;

/** @throws Refusal selection_empty, too_many_people, column_complete, not_found; Invalid */
export function forecastProfileRun(context: WorkspaceContext<Needs>, given: Asked): Promise<ProfileForecast> {
  const { services, now } = context;
  return transact(context, async (tx) => {
    const { asked, inputs } = await readAsked(tx, context, given);
    const people = countUsable(inputs);
    const providers = asked.providers ? await weighProviders(tx, context, asked, people) : [];
    const most = providers.map(({ mostMicros }) => mostMicros);
    return {
      people,
      ...(await countKnown(tx, asked, inputs, now)),
      duplicates: inputs.duplicates,
      refusedCount: inputs.refused.length,
      refused: inputs.refused.slice(0, mostShown).map(presentRefused),
      mostCost: people,
      ...(await readSpendable(tx, { isProfile: true }, now)),
      readsWebsites: services.sites.contactUrl !== null,
      findsAddresses: whyNotAsking(context) === null,
      providers,
      mostProviderMicros: most.includes(null) ? null : most.reduce<number>((sum, each) => sum + (each ?? 0), 0),
    };
  });
}

const presentRefused = ({ position, written, code }: RefusedInput) => ({
  position,
  given: written.slice(0, 300),
  code,
  message: wordSkip(code),
});

const countUsable = ({ rows }: RunInputs): number => rows.filter(({ skipReason }) => skipReason === null).length;

/** People of the workspace, as a run would recognize them. Never who is in the pool, which a run has to pay for. */
async function countKnown(
  tx: WorkspaceTx,
  { wants, overwrite: policies, olderThanDays }: Asked,
  { rows }: RunInputs,
  now: Date,
): Promise<Pick<ProfileForecast, 'known' | 'askedAgain'>> {
  const usable = rows.filter(({ skipReason }) => skipReason === null);
  let [known, askedAgain] = [0, 0];
  const [overwrite, seconds] = [{ policies, olderThanDays }, secondsOf(now)];
  const all = { isEmailOpen: false, hasBackground: true };
  for (let from = 0; from < usable.length; from += recognizedAtOnce) {
    const people = usable.slice(from, from + recognizedAtOnce).map(({ personId, keys, given, position }) => {
      const draft = new ProfileDraft({
        keys: (keys as ProfileKeys | null) ?? emptyKeys,
        given,
        position,
        origin: '',
        now: () => now,
        onSteps: () => undefined,
      });
      return { person: draft.person(), knownId: personId };
    });
    for (const { own } of await findSamePeople(tx, people, seconds)) {
      if (own === null) continue;
      known += 1;
      const check = emailCheckOf(own);
      const of = { overwrite, facts: own.facts, checks: check === null ? [] : [check], seconds };
      const isAskedAgain = (field: string): boolean => isFieldAskedAgain(of, field, []);
      const person = personOf(own.facts, seconds, check);
      // Every field that is open although it has a value.
      const open = openFieldsOf(wants, person, { ...all, isAskedAgain });
      const empty = new Set(openFieldsOf(wants, person, all));
      if (open.some((field) => !empty.has(field))) askedAgain += 1;
    }
  }
  return { known, askedAgain };
}

/** The most that each provider can cost, if it is asked about everybody. */
async function weighProviders(
  tx: WorkspaceTx,
  { services, now }: WorkspaceContext<Needs>,
  { wants }: Asked,
  people: number,
): Promise<ProfileForecast['providers']> {
  const nobody = personOf(noFacts, secondsOf(now));
  const wanted = openFieldsOf(wants, nobody, { isEmailOpen: true, hasBackground: false });
  return (await listProviderConnections(tx, now)).flatMap((connection: ProviderConnectionInUse) => {
    const provider = personProviderOf(services.providers, connection);
    const fields = wanted.filter((field) => provider?.description.person?.fields.some((known) => known === field));
    if (!provider || fields.length === 0) return [];
    const terms = termsOf(connection, provider);
    const { id, name, monthCeilingMicros, spentMicros } = connection;
    return [
      {
        connectionId: id,
        name,
        mostMicros: terms && mostOf(terms, fields) * people,
        leftMicros: monthCeilingMicros === null ? null : Math.max(0, monthCeilingMicros - spentMicros),
      },
    ];
  });
}

interface AskedRows {
  readonly asked: Asked;
  readonly inputs: RunInputs;
  /** Of a run for a column of a list. */
  readonly column: { readonly id: string; readonly name: string } | null;
}

/** The rows of the run. A column says itself what is looked for, and whether providers may be asked. */
async function readAsked(tx: WorkspaceTx, context: WorkspaceContext<'search'>, given: Asked): Promise<AskedRows> {
  const { source } = given;
  if (source.kind !== 'column') return { asked: given, inputs: await readRunInputs(tx, context, source), column: null };
  const { column, list, field, ids } = await leadsToLookFor(tx, context, source);
  if (field.want === null) throw new Refusal('not_found', { field: 'source.columnId' });
  const asked = {
    source,
    wants: [field.want],
    providers: given.providers && column.asksProviders,
    overwrite: { [column.field]: column.overwrite as OverwritePolicy },
    olderThanDays: column.olderThanDays,
  };
  const inputs = await readRunInputs(tx, context, { kind: 'people', selection: { kind: 'ids', ids: [...ids] } });
  return { asked, inputs, column: { id: column.id, name: `${field.name} · ${list.name}` } };
}

export interface ProfileRunToStart extends Asked {
  /** The most credits that it may spend. */
  readonly ceiling: number;
  /** The most that providers may cost, in millionths of a US dollar. */
  readonly providerCeilingMicros: number;
  /** The most that they may cost for one person, in the same unit; null or absent if there is no such ceiling. */
  readonly personCeilingMicros?: number | null | undefined;
}

/** @throws Refusal selection_empty, too_many_people, column_complete, not_found, credits_insufficient; Invalid */
export function startProfileRun<Answer>(
  context: WorkspaceContext<Needs>,
  toStart: ProfileRunToStart,
  present: Present<ProfileRun, Answer>,
): Promise<Answer> {
  return transactOnce(context, async (tx) => {
    const id = await beginProfileRun(tx, context, toStart);
    return present(tx, await readProfileRun(tx, id), context);
  });
}

/**
 * Starts a profile run in an open transaction.
 * @param isAutomatic whether a column started it by itself
 * @returns its id
 * @throws as {@link startProfileRun}
 */
export async function beginProfileRun(
  tx: WorkspaceTx,
  context: WorkspaceContext<'boss' | 'search'>,
  { ceiling, providerCeilingMicros, personCeilingMicros = null, ...given }: ProfileRunToStart,
  isAutomatic = false,
): Promise<string> {
  const { services, caller, now } = context;
  const { asked, inputs, column } = await readAsked(tx, context, given);
  const { source, wants, providers, olderThanDays } = asked;
  const overwrite = Object.fromEntries(Object.entries(asked.overwrite).filter(([, policy]) => policy !== 'only_empty'));
  const people = countUsable(inputs);
  if (people === 0) throw new Refusal('selection_empty', { field: 'source' });
  const id = newRunId();
  const total = inputs.rows.length;
  const { workspaceId, actor: startedBy } = caller;
  await startRun(services, tx, profileRuns, { workspaceId, id, total, ceiling, startedBy, mostCost: people }, now);
  const skipped = total - people;
  await createProfileRun(tx, {
    id,
    source: source.kind === 'text' ? 'text' : 'people',
    name: column?.name ?? (await nameOf(tx, source, people)),
    wants,
    asksProviders: providers,
    providerCeilingMicros,
    personCeilingMicros,
    skipped,
    overwrite,
    olderThanDays,
  });
  await createProfileRunRows(tx, id, inputs.rows);
  await noteRunProgress(tx, id, { done: skipped });
  if (column) await noteColumnRun(tx, { columnId: column.id, runId: id, isAutomatic }, now);
  return id;
}

async function nameOf(tx: WorkspaceTx, source: ProfileSource, people: number): Promise<string> {
  if (source.kind === 'people') return nameOfSelection(tx, source.selection, people, 'people');
  const fileName = source.kind === 'text' ? source.fileName : undefined;
  return fileName ?? (people === 1 ? '1 person' : `${people} people`);
}
