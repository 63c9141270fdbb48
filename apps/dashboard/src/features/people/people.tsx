import { getRouteApi } from '@tanstack/react-router';
import { FindScreen } from '../../leads/find-screen.tsx';
import { personSet } from '../../leads/person-set.ts';

const route = getRouteApi('/w/$workspaceId/people');

/** Find people. */
export function People() {
  const navigate = route.useNavigate();
  return (
    <FindScreen
      set={personSet}
      params={route.useSearch()}
      onParams={(search, { replace }) => void navigate({ search, replace, resetScroll: false })}
      empty={{
        title: 'Nobody here yet',
        text: 'Bring a CSV of your CRM, or your connections from LinkedIn: each person is read, told apart from the ones you have, and searchable within a second.',
      }}
    />
  );
}
