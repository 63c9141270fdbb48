import type { ListColumn } from '../api/contract.ts';
import type { OpenWorkspace } from '../session/session.queries.ts';

/** Whether the user may start runs that look for the column's values. */
export const mayLookFor = ({ may, isReadOnly }: OpenWorkspace, { runKind }: ListColumn): boolean =>
  !isReadOnly && may(runKind === 'profile' ? 'profiles.create' : 'enrichments.create');
