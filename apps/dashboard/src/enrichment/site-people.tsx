/** People whom the website names. They become leads only when a member adds them. */
import { Badge } from '@leadlight/ui/badge';
import { Button, buttonClass } from '@leadlight/ui/button';
import { deferred } from '@leadlight/ui/deferred';
import { Link } from '@tanstack/react-router';
import { MailSearch, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { SitePerson } from '../api/contract.ts';
import { paths } from '../paths.ts';
import type { OpenWorkspace } from '../session/session.queries.ts';
import { DetailSection, NothingFound } from './detail-section.tsx';
import { DetailValue } from './detail-value.tsx';
import type { Rejecting } from './use-rejecting.ts';

const AddPeopleDialog = deferred(() => import('./add-people-dialog.tsx').then((module) => module.AddPeopleDialog));

interface SitePeopleProps {
  workspace: OpenWorkspace;
  companyId: string;
  domain: string;
  people: readonly SitePerson[];
  rejecting: Rejecting;
}

/** Whether the person can become a lead: not one already, not wrong, and still on the site. */
export const isAddable = ({ personId, isRejected, goneSince }: SitePerson): boolean =>
  personId === null && !isRejected && goneSince === null;

export function SitePeople({ workspace, companyId, domain, people, rejecting }: SitePeopleProps) {
  const [adding, setAdding] = useState<readonly SitePerson[]>();
  const mayAdd = workspace.may('leads.update') && !workspace.isReadOnly;
  const addable = people.filter(isAddable);
  return (
    <DetailSection
      id="site-people"
      title="People on the website"
      count={people.filter(({ isRejected, goneSince }) => !isRejected && goneSince === null).length}
      action={
        mayAdd &&
        addable.length > 1 && (
          <Button size="small" onClick={() => setAdding(addable)}>
            <UserPlus aria-hidden />
            Add {addable.length} to people
          </Button>
        )
      }
    >
      {people.length === 0 ? (
        <NothingFound>No page that was read names people with their titles.</NothingFound>
      ) : (
        <ul aria-label="People on the website" className="-my-1 divide-y divide-hairline">
          {people.map((person) => (
            <li key={person.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
              <div className="min-w-0 flex-1 basis-56">
                <DetailValue detail={person} name={person.name} rejecting={rejecting}>
                  <span className="font-medium">{person.name}</span>
                  {person.title && <span className="text-muted"> · {person.title}</span>}
                </DetailValue>
                {(person.email !== null || person.linkedin !== null) && !person.isRejected && (
                  <p className="flex flex-wrap gap-x-3 pl-5 text-12 text-muted">
                    {person.email !== null && (
                      <a
                        href={`mailto:${person.email}`}
                        className="inline-flex min-h-6 items-center underline underline-offset-3 hover:text-ink"
                      >
                        {person.email}
                      </a>
                    )}
                    {person.linkedin !== null && (
                      <a
                        href={person.linkedin}
                        target="_blank"
                        rel="noreferrer noopener nofollow"
                        className="inline-flex min-h-6 items-center underline underline-offset-3 hover:text-ink"
                      >
                        LinkedIn<span className="sr-only"> of {person.name}, opens a new tab</span>
                      </a>
                    )}
                  </p>
                )}
              </div>
              {!person.isRejected && (
                <Actions workspace={workspace} domain={domain} person={person} onAdd={mayAdd ? () => setAdding([person]) : undefined} />
              )}
            </li>
          ))}
        </ul>
      )}
      {adding && (
        <AddPeopleDialog
          headingId="site-people"
          workspaceId={workspace.workspaceId}
          companyId={companyId}
          people={adding}
          onClose={() => setAdding(undefined)}
        />
      )}
    </DetailSection>
  );
}

interface ActionsProps {
  workspace: OpenWorkspace;
  domain: string;
  person: SitePerson;
  onAdd: (() => void) | undefined;
}

function Actions({ workspace, domain, person, onAdd }: ActionsProps) {
  const { workspaceId } = workspace;
  const mayFind = workspace.may('verifications.create') && !workspace.isReadOnly;
  const { name, personId, email } = person;
  return (
    <span className="flex flex-wrap items-center gap-1.5 max-sm:pl-3">
      {personId !== null && (
        <Link {...paths.people(workspaceId, { lead: personId })} className="no-underline">
          <Badge tone="good" pane>
            In your people
            <span className="sr-only">: {name}</span>
          </Badge>
        </Link>
      )}
      {mayFind && email === null && (
        <Link
          {...paths.finds(workspaceId, { name, domain, ...(personId !== null && { person: personId }) })}
          className={buttonClass('quiet', 'small')}
        >
          <MailSearch aria-hidden />
          Find email
          <span className="sr-only">: {name}</span>
        </Link>
      )}
      {onAdd && isAddable(person) && (
        <Button size="small" onClick={onAdd}>
          <UserPlus aria-hidden />
          Add to people
          <span className="sr-only">: {name}</span>
        </Button>
      )}
    </span>
  );
}
