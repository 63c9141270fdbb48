/** People whom the website names and whom the workspace doesn't have yet. */
import { Button, buttonClass } from '@leadlight/ui/button';
import { deferred } from '@leadlight/ui/deferred';
import { Link } from '@tanstack/react-router';
import { MailSearch, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { DomainSearch, SitePerson } from '../../api/contract.ts';
import { wordUrl } from '../../enrichment/enrichment-words.ts';
import { paths } from '../../paths.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { wordNumber } from '../../words/numbers.ts';

const AddPeopleDialog = deferred(() => import('../../enrichment/add-people-dialog.tsx').then((module) => module.AddPeopleDialog));

interface Adding {
  readonly companyId: string;
  readonly people: readonly SitePerson[];
}

export function DomainSitePeople({ workspace, found: { domain, sitePeople } }: { workspace: OpenWorkspace; found: DomainSearch }) {
  const { workspaceId, isReadOnly } = workspace;
  const [adding, setAdding] = useState<Adding>();
  const mayAdd = workspace.may('leads.update') && !isReadOnly;
  const mayFind = workspace.may('verifications.create') && !isReadOnly;
  const [first] = sitePeople;
  // Those of one company are added together; the few of a second company with the same domain are added one by one.
  const together = sitePeople.filter(({ companyId }) => companyId === first?.companyId).map(({ person }) => person);
  return (
    <section aria-labelledby="domain-site-people" className="border-t border-hairline px-4 py-5 sm:px-6">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="domain-site-people" className="flex items-baseline gap-2 text-16">
          On the website, not in your people
          <span className="font-text text-13 font-normal text-muted tabular-nums">{wordNumber(sitePeople.length)}</span>
        </h2>
        {mayAdd && first && together.length > 1 && (
          <Button size="small" onClick={() => setAdding({ companyId: first.companyId, people: together })}>
            <UserPlus aria-hidden />
            Add {wordNumber(together.length)} to people
          </Button>
        )}
      </div>
      <ul aria-label="On the website, not in your people" className="divide-y divide-hairline">
        {sitePeople.map(({ companyId, person }) => {
          const { id, name, title, email, evidence } = person;
          const page = evidence[0]?.page;
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-13">
              <div className="min-w-0 flex-1 basis-56">
                <p>
                  <span className="font-medium">{name}</span>
                  {title && <span className="text-muted"> · {title}</span>}
                </p>
                <p className="flex flex-wrap gap-x-3 text-12 text-muted">
                  {email !== null && (
                    <a
                      href={`mailto:${email}`}
                      className="inline-flex min-h-6 items-center wrap-anywhere underline underline-offset-3 hover:text-ink"
                    >
                      {email}
                    </a>
                  )}
                  {page !== undefined && (
                    <a
                      href={page}
                      target="_blank"
                      rel="noreferrer noopener nofollow"
                      className="inline-flex min-h-6 items-center wrap-anywhere underline underline-offset-3 hover:text-ink"
                    >
                      {wordUrl(page)}
                      <span className="sr-only">, names {name}, opens a new tab</span>
                    </a>
                  )}
                </p>
              </div>
              <span className="flex flex-wrap items-center gap-1.5">
                {mayFind && email === null && (
                  <Link {...paths.finds(workspaceId, { name, domain })} className={buttonClass('quiet', 'small')}>
                    <MailSearch aria-hidden />
                    Find email
                    <span className="sr-only">: {name}</span>
                  </Link>
                )}
                {mayAdd && (
                  <Button size="small" onClick={() => setAdding({ companyId, people: [person] })}>
                    <UserPlus aria-hidden />
                    Add to people
                    <span className="sr-only">: {name}</span>
                  </Button>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {adding && (
        <AddPeopleDialog
          headingId="domain-people"
          workspaceId={workspaceId}
          companyId={adding.companyId}
          people={adding.people}
          onClose={() => setAdding(undefined)}
        />
      )}
    </section>
  );
}
