/** What a run would read and cost: by the same steps that materialize its rows, without writing any. */
import type { enrichmentRunSourceSchema } from '@leadlight/contract';
import { readKnownSites, type EnrichmentSkipReason, type NewEnrichmentRow } from '@leadlight/db/enrichments';
import type { WorkspaceTx } from '@leadlight/db/platform';
import type { z } from 'zod';
import type { WorkspaceContext } from '../command.ts';
import { chosenLeads } from '../leads/selection.ts';
import { rowOfDomain, rowsOfLeads, withoutFresh } from './candidates.ts';

export type RunSource = z.infer<typeof enrichmentRunSourceSchema>;
/** A column of a list is replaced by its leads. */
export type SourceOfLeads = Exclude<RunSource, { kind: 'column' }>;

/** Rows by what would happen to them. `free` is part of `toRead`; `skipped` and `toRead` add up to `rows`. */
export interface Forecast {
  readonly rows: number;
  readonly skipped: Readonly<Partial<Record<EnrichmentSkipReason, number>>>;
  readonly free: number;
  readonly toRead: number;
}

/** @throws Refusal not_found for a list that the caller can't see; Invalid for a filter that doesn't exist */
export async function weighRun(
  tx: WorkspaceTx,
  context: WorkspaceContext<'search'>,
  { source, freshSince }: { readonly source: SourceOfLeads; readonly freshSince: Date },
): Promise<Forecast> {
  const seen = new Set<string>();
  const skipped: Partial<Record<EnrichmentSkipReason, number>> = {};
  let [rows, free, toRead] = [0, 0, 0];
  const { now } = context;
  const skip = (reason: EnrichmentSkipReason): void => {
    skipped[reason] = (skipped[reason] ?? 0) + 1;
  };
  for await (const part of partsOf(tx, context, source)) {
    const checked = await withoutFresh(tx, part, { freshSince, now });
    rows += checked.length;
    const toAsk: string[] = [];
    for (const { domain, skipReason } of checked) {
      if (skipReason !== null) skip(skipReason);
      else if (domain !== null && seen.has(domain)) skip('duplicate');
      else if (domain !== null) {
        seen.add(domain);
        toAsk.push(domain);
      }
    }
    const known = await readKnownSites(tx, toAsk, { freshSince, now });
    toRead += toAsk.length;
    free += toAsk.filter((domain) => known.get(domain)?.isFree).length;
  }
  return { rows, skipped, free, toRead };
}

async function* partsOf(
  tx: WorkspaceTx,
  { services, caller, now }: WorkspaceContext<'search'>,
  source: SourceOfLeads,
): AsyncGenerator<readonly NewEnrichmentRow[]> {
  if (source.kind === 'domains') {
    yield source.domains.map((domain, index) => rowOfDomain(domain, index + 1));
    return;
  }
  const kind = source.kind === 'companies' ? 'companies' : 'people';
  let first = 1;
  for await (const ids of chosenLeads(services, caller, kind, source.selection, now)(tx)) {
    const part = await rowsOfLeads(tx, ids, { source: source.kind, first });
    first += part.length;
    yield part;
  }
}
