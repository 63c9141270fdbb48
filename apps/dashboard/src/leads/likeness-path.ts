/** The link to more leads like selected ones. It is not with the other links to searches, because most screens don't need it. */
import { paths } from '../paths.ts';
import type { SelectionBody } from './bulk/bulk-changes.ts';
import { countFilters, paramsOf, type LeadKind } from './lead-search.ts';

const [fewestExamples, mostExamples] = [3, 500];

/** More leads like the selected ones; null if there are too few of them, or if they can't be named in a link. */
export function likenessPath(workspaceId: string, kind: LeadKind, size: number, selection: SelectionBody) {
  if (size < fewestExamples) return null;
  if (selection.kind === 'ids')
    return selection.ids.length > mostExamples ? null : paths.newLikeness(workspaceId, { kind, ids: selection.ids.join(',') });
  const { filters, excludeIds } = selection;
  return excludeIds.length > 0 || countFilters(filters) === 0 ? null : paths.newLikeness(workspaceId, { kind, ...paramsOf(filters) });
}
