import type { ListColumn } from '../api/contract.ts';
import type { OpenWorkspace } from '../session/session.queries.ts';

const actions = {
  profile: 'profiles.create',
  enrichment: 'enrichments.create',
  question: 'questions.create',
  'provider-field': 'profiles.create',
} as const;

/** Whether the user may start runs that look for the column's values. */
export const mayLookFor = ({ may, isReadOnly }: OpenWorkspace, { runKind }: ListColumn): boolean => !isReadOnly && may(actions[runKind]);

/** Whether the column's run in progress is shown in a window, because it has no screen of its own. */
export const showsRun = ({ runKind, activeRunId }: ListColumn): boolean =>
  activeRunId !== null && (runKind === 'question' || runKind === 'provider-field');
