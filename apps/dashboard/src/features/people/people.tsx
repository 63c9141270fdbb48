import { getRouteApi } from '@tanstack/react-router';
import { FindScreen } from '../../leads/find-screen.tsx';
import { personSet } from '../../leads/person-set.ts';

const route = getRouteApi('/w/$workspaceId/people');

/** The search for people. */
export function People() {
  const navigate = route.useNavigate();
  return (
    <FindScreen
      set={personSet}
      params={route.useSearch()}
      onParams={(search, { replace }) => void navigate({ search, replace, resetScroll: false })}
      empty={{
        title: 'No people yet',
        text: 'Import a CSV file from your CRM, or your LinkedIn connections. Duplicates are recognized, and people are searchable within a second.',
      }}
    />
  );
}
