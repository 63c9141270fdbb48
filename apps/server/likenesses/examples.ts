/** The leads that a likeness starts from: named by id, or the first results of a search. */
import { companyFiltersSchema, mostExamples } from '@leadlight/contract';
import type { LeadFilters, LeadKind } from '@leadlight/leads';
import { transact, type WorkspaceContext } from '../command.ts';
import { invalidFrom } from '../http/errors.ts';
import { withoutForeignLists } from '../search/search.reads.ts';

export type Examples =
  | { readonly kind: 'leads'; readonly ids: readonly string[] }
  | { readonly kind: 'search'; readonly filters: LeadFilters };

/** At most 500, best score first. @throws Refusal unavailable */
export async function examplesOf(context: WorkspaceContext<'db' | 'search'>, kind: LeadKind, examples: Examples): Promise<number[]> {
  if (examples.kind === 'leads') return examples.ids.map(Number);
  const filters = await withoutForeignLists(context, examples.filters);
  return transact(context, async (tx) => {
    for await (const ids of context.services.search.findAll(tx, context.caller.workspaceId, { kind, filters }, context.now))
      return ids.slice(0, mostExamples).map(Number);
    return [];
  });
}

/** Companies have fewer filters than people. @throws Invalid */
export function refuseForeignFilters(kind: LeadKind, examples: Examples): void {
  if (kind === 'people' || examples.kind === 'leads') return;
  const read = companyFiltersSchema.safeParse(examples.filters, { reportInput: true });
  if (!read.success) throw invalidFrom(read.error.issues.map((issue) => ({ ...issue, path: ['examples', 'filters', ...issue.path] })));
}
