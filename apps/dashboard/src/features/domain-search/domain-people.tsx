/** People at a domain, of the workspace and of the pool, with what can be done next about each. */
import { Button, buttonClass } from '@leadlight/ui/button';
import { EmptyState } from '@leadlight/ui/states';
import { Link } from '@tanstack/react-router';
import { Eye, MailSearch } from 'lucide-react';
import type { DomainSearch, PersonRow } from '../../api/contract.ts';
import { useCommand } from '../../api/use-command.ts';
import { PagedList } from '../../layout/paged-list.tsx';
import { departmentNames } from '../../leads/lead-words.ts';
import { revealPrice } from '../../leads/reveal-price.ts';
import { narrowPerson } from '../../leads/table/narrow-rows.tsx';
import { paths } from '../../paths.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { wordNumber } from '../../words/numbers.ts';
import type { DepartmentName, DomainPages } from './domain-search.queries.ts';
import { wordNobody } from './domain-words.ts';

interface DomainPeopleProps {
  workspace: OpenWorkspace;
  found: DomainSearch;
  pages: DomainPages;
  department: DepartmentName | undefined;
  onDepartment: (department: DepartmentName | undefined) => void;
}

export function DomainPeople({ workspace, found, pages, department, onDepartment }: DomainPeopleProps) {
  const { domain, departments } = found;
  const all = departments.reduce((sum, { people }) => sum + people, 0);
  return (
    <section aria-labelledby="domain-people">
      <h2 id="domain-people" tabIndex={-1} className="outline-none flex items-baseline gap-2 px-4 pt-5 pb-2 text-16 sm:px-6">
        People <span className="font-text text-13 font-normal text-muted tabular-nums">{wordNumber(all)}</span>
      </h2>
      {all > 0 && <Departments departments={departments} all={all} chosen={department} onChoose={onDepartment} />}
      <PagedList
        pages={pages}
        skeleton={null}
        empty={
          department === undefined ? (
            <EmptyState title={found.sitePeople.length > 0 ? `None of your people is at ${domain}` : `Nobody at ${domain} is known yet`}>
              {wordNobody(found)}
            </EmptyState>
          ) : (
            <EmptyState
              title={`Nobody in ${departmentNames[department]}`}
              action={<Button onClick={() => onDepartment(undefined)}>Show all departments</Button>}
            >
              People of this department at {domain} aren’t known.
            </EmptyState>
          )
        }
      >
        {(shown) => (
          <ul aria-label={`People at ${domain}`}>
            {shown.map((person) => (
              <li
                key={person.id}
                className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-hairline px-4 py-2 last:border-0 hover:bg-wash sm:px-6"
              >
                <Link
                  {...paths.people(workspace.workspaceId, { company: domain, lead: person.id })}
                  className="flex min-h-10 min-w-0 flex-1 basis-56 items-center text-13 no-underline"
                >
                  {narrowPerson(person)}
                </Link>
                <NextStep workspace={workspace} domain={domain} person={person} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}

interface DepartmentsProps {
  departments: DomainSearch['departments'];
  all: number;
  chosen: DepartmentName | undefined;
  onChoose: (department: DepartmentName | undefined) => void;
}

/** Departments with their counts; choosing one shows only its people. People without a department are only counted. */
function Departments({ departments, all, chosen, onChoose }: DepartmentsProps) {
  const chip =
    'touch-target inline-flex h-7 items-center gap-1.5 rounded-full border border-hairline px-2.5 text-13 text-muted hover:text-ink aria-pressed:border-cobalt aria-pressed:text-ink pointer-coarse:h-10';
  return (
    <div role="group" aria-label="Department" className="flex flex-wrap items-center gap-1.5 px-4 pb-3 sm:px-6">
      <button type="button" className={chip} aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
        All <span className="tabular-nums">{wordNumber(all)}</span>
      </button>
      {departments.map(({ department, people }) =>
        department === null ? null : (
          <button
            key={department}
            type="button"
            className={chip}
            aria-pressed={chosen === department}
            onClick={() => onChoose(chosen === department ? undefined : department)}
          >
            {departmentNames[department]} <span className="tabular-nums">{wordNumber(people)}</span>
          </button>
        ),
      )}
      {departments.map(
        ({ department, people }) =>
          department === null && (
            <span key="none" className="px-1 text-13 text-muted">
              {wordNumber(people)} without a known department
            </span>
          ),
      )}
    </div>
  );
}

/** The address if it may be seen; otherwise revealing it; for people without one, finding it. */
function NextStep({ workspace, domain, person }: { workspace: OpenWorkspace; domain: string; person: PersonRow }) {
  const { workspaceId, isReadOnly } = workspace;
  const { contact, name, hasName, isSample } = person;
  const reveal = useCommand('revealPerson', {
    notice: ({ outcome }) => {
      if (outcome === 'nothing_to_reveal')
        return { title: 'Nothing to reveal', text: 'No contact details are known yet. You weren’t charged.' };
      if (outcome === 'suppressed')
        return {
          title: 'On the suppression list',
          text: 'A contact detail of this person is on your suppression list, so nothing is shown.',
        };
      return undefined;
    },
  });
  const email = contact.email ?? contact.personalEmail;
  if (email !== null)
    return (
      <a
        href={`mailto:${email}`}
        className="min-w-0 text-13 wrap-anywhere underline decoration-control underline-offset-3 hover:decoration-ink"
      >
        {email}
      </a>
    );
  if (!contact.isRevealed && (contact.hasEmail || contact.hasPhone))
    return workspace.may('leads.reveal') && !isReadOnly ? (
      <Button
        size="small"
        pending={reveal.pending}
        pendingLabel="Revealing…"
        onClick={() => void reveal.run({ params: { workspaceId, personId: person.id } })}
      >
        <Eye aria-hidden />
        {revealPrice(person) === 0 ? 'Reveal for free' : 'Reveal for 1 credit'}
        <span className="sr-only">: {name}</span>
      </Button>
    ) : null;
  if (!hasName || isSample || !workspace.may('verifications.create') || isReadOnly) return null;
  return (
    <Link {...paths.finds(workspaceId, { name, domain, person: person.id })} className={buttonClass('quiet', 'small')}>
      <MailSearch aria-hidden />
      Find email
      <span className="sr-only">: {name}</span>
    </Link>
  );
}
