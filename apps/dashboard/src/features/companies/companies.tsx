import { getRouteApi } from '@tanstack/react-router';
import { FindScreen } from '../../leads/find-screen.tsx';
import { companySet } from '../../leads/company-set.ts';

const route = getRouteApi('/w/$workspaceId/companies');

/** The search for companies. */
export function Companies() {
  const navigate = route.useNavigate();
  return (
    <FindScreen
      set={companySet}
      params={route.useSearch()}
      onParams={(search, { replace }) => void navigate({ search, replace, resetScroll: false })}
      empty={{
        title: 'No companies yet',
        text: 'Import a list of accounts as CSV, XLSX, ODS, JSON or vCard. You can then filter by industry, size and location.',
      }}
    />
  );
}
