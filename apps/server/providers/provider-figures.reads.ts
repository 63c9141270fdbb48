/** What providers cost and returned, and the record of calls. */
import {
  listProviderCalls,
  readEmailFigures,
  readFieldFigures,
  readProviderDays,
  readProviderFigures,
  readRefusalFigures,
  type EmailFigures,
  type FieldFigures,
  type LedgerCall,
  type ProviderDay,
  type ProviderFigures,
  type RefusalFigures,
} from '@leadlight/db/providers';
import { inSnapshot } from '@leadlight/db/platform';
import { readProviderFieldLabels } from '@leadlight/db/provider-fields';
import { labelOfAsked } from '../provider-field-runs/provider-fields.ts';
import { transact, type Page, type Present, type WorkspaceContext } from '../command.ts';
import { cut, decodeCursor, idKey } from '../http/cursor.ts';

export interface FiguresOfProvider {
  readonly figures: ProviderFigures;
  readonly fields: readonly (FieldFigures & { readonly label: string | null })[];
  readonly refusals: readonly RefusalFigures[];
  readonly emails: EmailFigures | null;
  readonly byDay: readonly ProviderDay[];
}

/** @param days how many days (UTC), including today */
export async function readFigures(
  context: WorkspaceContext,
  days: number,
): Promise<{ readonly from: Date; readonly days: number; readonly providers: readonly FiguresOfProvider[] }> {
  const { now, caller, services } = context;
  const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - days + 1));
  return inSnapshot(services.db, caller.workspaceId, async (tx) => {
    const all = await readProviderFigures(tx, from);
    if (all.length === 0) return { from, days, providers: [] };
    const labels = await readProviderFieldLabels(tx);
    const fields = (await readFieldFigures(tx, from)).map((each) => ({ ...each, label: labelOfAsked(labels, each) }));
    const refusals = await readRefusalFigures(tx, from);
    const emails = await readEmailFigures(tx, from);
    const byDay = await readProviderDays(tx, from);
    const providers = all.map((figures) => {
      const isOf = ({ connectionId }: { readonly connectionId: string }): boolean => connectionId === figures.connectionId;
      return {
        figures,
        fields: fields.filter(isOf),
        refusals: refusals.filter(isOf),
        emails: emails.find(isOf) ?? null,
        byDay: byDay.filter(isOf),
      };
    });
    return { from, days, providers };
  });
}

/** Newest first. @throws Refusal cursor_invalid */
export async function readCalls<Answer>(
  context: WorkspaceContext,
  query: { readonly cursor?: string | undefined; readonly connectionId?: string | undefined; readonly limit: number },
  present: Present<readonly LedgerCall[], Answer[]>,
): Promise<Page<Answer>> {
  const { cursor, connectionId, limit } = query;
  const before = decodeCursor(cursor, idKey);
  return transact(context, async (tx) => {
    const page = cut(await listProviderCalls(tx, { before, connectionId, limit: limit + 1 }), limit, ({ id }) => id);
    return { ...page, items: await present(tx, page.items, context) };
  });
}
