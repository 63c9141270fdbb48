import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { paths, type SettingsPage } from '../paths.ts';
import { useWorkspace } from '../session/session.queries.ts';
import { Page } from './page.tsx';
import { showCurrent } from './show-current.ts';

interface SettingsEntry {
  page: SettingsPage;
  label: string;
}

/** Settings: links to its pages next to the current one (above it on phones). Pages of other roles are not shown. */
export function SettingsLayout() {
  const { workspaceId, name, may } = useWorkspace();
  const links = useRef<HTMLElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => showCurrent(links.current), [path]);
  const groups: { label: string; entries: SettingsEntry[] }[] = [
    {
      label: 'You',
      entries: [
        { page: 'profile', label: 'Profile' },
        { page: 'security', label: 'Security' },
      ],
    },
    {
      label: name,
      entries: [
        { page: 'workspace', label: 'Workspace' },
        { page: 'members', label: 'Members' },
        { page: 'plan', label: 'Plan and credits' },
        ...(may('api-keys.read') ? [{ page: 'api-keys', label: 'API keys' } as const] : []),
        ...(may('providers.read') ? [{ page: 'providers', label: 'Providers' } as const] : []),
        { page: 'models', label: 'Models' },
        ...(may('audit.read') ? [{ page: 'audit-log', label: 'Audit log' } as const] : []),
      ],
    },
  ];
  return (
    <div className="flex-1 lg:grid lg:grid-cols-[200px_minmax(0,1fr)]">
      <nav
        ref={links}
        aria-label="Settings"
        className="max-lg:overflow-x-auto max-lg:border-b max-lg:border-hairline lg:border-r lg:border-hairline lg:p-3"
      >
        <div className="flex max-lg:px-2 lg:sticky lg:top-3 lg:block">
          {groups.map(({ label, entries }) => (
            <div key={label} className="max-lg:contents lg:mb-4">
              <p className="truncate px-2.5 pt-1.5 pb-1 text-12 text-muted max-lg:hidden">{label}</p>
              <ul className="flex lg:grid lg:gap-px">
                {entries.map(({ page, label: text }) => (
                  <li key={page}>
                    <Link
                      {...paths.settings(workspaceId, page)}
                      className="flex items-center px-2.5 whitespace-nowrap text-muted no-underline hover:text-ink aria-[current]:text-ink max-lg:h-11 max-lg:border-b-2 max-lg:border-transparent max-lg:text-13 max-lg:aria-[current]:border-cobalt lg:h-8 lg:rounded-control lg:text-14 lg:hover:bg-wash lg:aria-[current]:bg-wash-strong lg:aria-[current]:font-medium"
                    >
                      {text}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </nav>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}

/** One settings page: its sections, in a readable width. */
export function SettingsPage({
  title,
  actions,
  wide = false,
  children,
}: {
  title: string;
  actions?: React.ReactNode;
  wide?: boolean;
  children: React.ReactNode;
}) {
  return (
    <Page title={title} actions={actions}>
      <div className={`px-4 pb-16 sm:px-6 ${wide ? '' : 'max-w-3xl'}`}>{children}</div>
    </Page>
  );
}

/** A section of a settings page: its description on the left, its controls on the right. */
export function Section({ title, text, children }: { title: string; text?: React.ReactNode; children: React.ReactNode }) {
  return (
    <section className="grid gap-x-8 gap-y-4 border-b border-hairline py-7 last:border-0 sm:grid-cols-[200px_minmax(0,1fr)]">
      <div>
        <h2 className="text-16 leading-6">{title}</h2>
        {text && <p className="mt-1 text-13 text-muted">{text}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
