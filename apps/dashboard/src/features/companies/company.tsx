/** The page of a company: what its website says, its facts and its people. */
import { Button, buttonClass } from '@leadlight/ui/button';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { deferred, early } from '@leadlight/ui/deferred';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { AtSign, Pencil, Search } from 'lucide-react';
import { useState } from 'react';
import { Page } from '../../layout/page.tsx';
import { Failed } from '../../layout/failed.tsx';
import { companyQuery } from '../../leads/leads.queries.ts';
import { useNarrow } from '../../leads/use-narrow.ts';
import { paths } from '../../paths.ts';
import { useWorkspace } from '../../session/session.queries.ts';

const CompanyPeople = early(() => import('./company-people.tsx').then((module) => module.CompanyPeople));
const CompanyFacts = deferred(() => import('../../leads/drawer/company-facts.tsx').then((module) => module.CompanyFacts));
const CompanyWebsite = early(() => import('../../enrichment/company-website.tsx').then((module) => module.CompanyWebsite));
const EditDialog = deferred(() => import('../../leads/drawer/edit-dialog.tsx').then((module) => module.EditDialog));
const route = getRouteApi('/w/$workspaceId/companies/$companyId');

export function CompanyScreen() {
  const workspace = useWorkspace();
  const { workspaceId } = workspace;
  const { companyId } = route.useParams();
  const navigate = useNavigate();
  const company = useQuery(companyQuery(workspaceId, companyId));
  const [isEditing, setEditing] = useState(false);
  const isNarrow = useNarrow();
  const canEdit = workspace.may('leads.update') && !workspace.isReadOnly;
  const onEdit = canEdit ? () => setEditing(true) : undefined;
  if (!company.data)
    return (
      <Page title="Company">
        {company.isError ? (
          <Failed query={company} />
        ) : (
          <div className="px-4 sm:px-6">
            <SkeletonRows rows={9} label="Loading the company" />
          </div>
        )}
      </Page>
    );
  return (
    <Page
      title={company.data.name}
      actions={
        <>
          {canEdit && (
            <Button onClick={() => setEditing(true)}>
              <Pencil aria-hidden />
              Edit
            </Button>
          )}
          {company.data.domain !== null && (
            <Link {...paths.domainSearch(workspaceId, { domain: company.data.domain })} className={buttonClass('outline')}>
              <AtSign aria-hidden />
              Everyone at {company.data.domain}
            </Link>
          )}
          {company.data.people > 0 && (
            <Link {...paths.people(workspaceId, { company: company.data.domain ?? company.data.name })} className={buttonClass('outline')}>
              <Search aria-hidden />
              Find people here
            </Link>
          )}
        </>
      }
    >
      <div className="grid flex-1 max-lg:content-start lg:grid-cols-[minmax(0,1fr)_440px]">
        <div className="min-w-0 max-lg:order-2 max-lg:border-t max-lg:border-hairline lg:border-r lg:border-hairline">
          {!isNarrow && (
            <CompanyWebsite
              meanwhile={
                <div className="px-4 sm:px-6">
                  <SkeletonRows rows={4} label="Loading what the website says" />
                </div>
              }
              key={companyId}
              workspace={workspace}
              company={company.data}
              onEdit={onEdit}
            />
          )}
          <div className="border-t border-hairline">
            <CompanyPeople
              meanwhile={
                <div className="px-4 pt-5 sm:px-6">
                  <SkeletonRows rows={6} label="Loading the people" />
                </div>
              }
              workspace={workspace}
              company={company.data}
            />
          </div>
        </div>
        <div className="min-w-0">
          <CompanyFacts
            meanwhile={
              <div className="px-4">
                <SkeletonRows rows={8} label="Loading the facts" />
              </div>
            }
            workspace={workspace}
            company={company.data}
            isNarrow={isNarrow}
            onEdit={onEdit}
          />
        </div>
      </div>
      {isEditing && (
        <EditDialog
          workspaceId={workspaceId}
          kind="companies"
          lead={company.data}
          open
          onOpenChange={setEditing}
          onSaved={(id) => {
            setEditing(false);
            if (id !== companyId) void navigate({ ...paths.company(workspaceId, id), replace: true });
          }}
        />
      )}
    </Page>
  );
}
