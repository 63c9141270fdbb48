/** Creating exports. The selected leads are stored immediately; the file is written when it is fetched. */
import { createExport as insertExport, newExportId, type LeadExport } from '@leadlight/db/exports';
import { keepPicks } from '@leadlight/db/leads';
import { Refusal } from '@leadlight/db/platform';
import { listStaleAndPaid } from '@leadlight/db/verification';
import type { ExportPreset, LeadKind } from '@leadlight/leads';
import { noteAudit } from '../audit/note-audit.ts';
import { transactOnce, type Present, type WorkspaceContext } from '../command.ts';
import { chosenLeads, type Selection } from '../leads/selection.ts';
import { startRecheck } from '../verification-runs/verification-runs.commands.ts';

export interface ExportInput {
  readonly kind: LeadKind;
  readonly preset: ExportPreset;
  readonly withEvidence: boolean;
  readonly withTechnologyCategories: boolean;
  readonly selection: Selection;
  /** Whether to verify paid-for addresses with stale verdicts again. */
  readonly recheck: boolean;
}

/** How long an export can be fetched. */
const fetchableMs = 7 * 86_400_000;

const none: ReadonlySet<string> = new Set();

/** The list that a search is limited to. */
function listOf(selection: Selection): string | null {
  const chosen = selection.kind === 'search' ? selection.filters.list?.include : undefined;
  return chosen?.length === 1 ? (chosen[0] ?? null) : null;
}

/**
 * Stores the selected leads and, if requested, starts a free run that verifies paid-for addresses with stale verdicts again.
 * @throws Refusal selection_empty; Invalid for a filter that does not exist for this kind of lead
 */
export function createExport<Answer>(
  context: WorkspaceContext<'boss' | 'db' | 'search'>,
  { kind, preset, withEvidence, withTechnologyCategories, selection, recheck }: ExportInput,
  present: Present<LeadExport, Answer>,
): Promise<Answer> {
  const { services, caller, now } = context;
  return transactOnce(context, async (tx) => {
    const id = newExportId();
    const anyStale = kind === 'people' ? await listStaleAndPaid(tx, now) : none;
    const stale: string[] = [];
    const chosen = async function* chosen(): AsyncGenerator<readonly string[]> {
      for await (const ids of chosenLeads(services, caller, kind, selection, now)(tx)) {
        stale.push(...ids.filter((each) => anyStale.has(each)));
        yield ids;
      }
    };
    const total = await keepPicks(tx, id, chosen());
    if (total === 0) throw new Refusal('selection_empty', { field: 'selection' });
    const recheckRunId = recheck && stale.length > 0 ? await startRecheck(services, tx, caller, stale, now) : null;
    const expiresAt = new Date(now.getTime() + fetchableMs);
    const made = await insertExport(tx, {
      id,
      kind,
      preset,
      withEvidence,
      withTechnologyCategories,
      total,
      listId: listOf(selection),
      actor: caller.actor,
      createdAt: now,
      expiresAt,
      stale: stale.length,
      recheckRunId,
    });
    const details = { of: kind, chosen: total, preset };
    await noteAudit(tx, { actor: caller.actor, action: 'leads.exported', target: { kind: 'export', id }, details }, now);
    return present(tx, made, context);
  });
}
