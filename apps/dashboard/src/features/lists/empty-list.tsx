import { buttonClass } from '@leadlight/ui/button';
import { EmptyState } from '@leadlight/ui/states';
import { Link } from '@tanstack/react-router';
import type { LeadKind } from '../../leads/lead-search.ts';
import { leadNouns } from '../../leads/lead-nouns.ts';
import { paths } from '../../paths.ts';

/** Instead of the table of a list without leads. */
export function EmptyList({ workspaceId, kind }: { workspaceId: string; kind: LeadKind }) {
  const { many } = leadNouns[kind];
  return (
    <EmptyState
      title="This list is empty"
      action={
        <Link {...(kind === 'people' ? paths.people(workspaceId) : paths.companies(workspaceId))} className={buttonClass('primary')}>
          Find {many}
        </Link>
      }
    >
      Select {many} in a search, or the whole search, then choose “Add to list”. Press X to select the current row.
    </EmptyState>
  );
}
