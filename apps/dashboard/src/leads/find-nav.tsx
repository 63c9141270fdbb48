/** Switches between searching people, companies and a domain. */
import { Link } from '@tanstack/react-router';
import { paths } from '../paths.ts';

const tab =
  'touch-target flex h-7 items-center rounded-[7px] px-2.5 text-13 font-medium text-muted no-underline hover:text-ink aria-[current]:bg-card aria-[current]:text-ink aria-[current]:shadow-[0_0_0_1px_var(--hairline)] pointer-coarse:h-10';

export function FindNav({ workspaceId, current }: { workspaceId: string; current: 'people' | 'companies' | 'domain' }) {
  const isCurrent = (name: typeof current) => (name === current ? 'page' : undefined);
  return (
    <nav aria-label="What to find" className="flex rounded-control bg-wash-strong p-0.5">
      <Link {...paths.people(workspaceId)} aria-current={isCurrent('people')} activeProps={{}} className={tab}>
        People
      </Link>
      <Link {...paths.companies(workspaceId)} aria-current={isCurrent('companies')} activeProps={{}} className={tab}>
        Companies
      </Link>
      <Link {...paths.domainSearch(workspaceId)} aria-current={isCurrent('domain')} activeProps={{}} className={tab}>
        Domain
      </Link>
    </nav>
  );
}
