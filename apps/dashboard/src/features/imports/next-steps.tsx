/** What to do with imported leads next, with how many leads it concerns and what it costs at most. Nothing is spent before a forecast is confirmed. */
import { Button, buttonClass } from '@leadlight/ui/button';
import { deferred } from '@leadlight/ui/deferred';
import { Menu, MenuItem, MenuSeparator } from '@leadlight/ui/menu';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Globe, ListPlus, MailCheck, Plus, Search, UserSearch, UsersRound } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Import } from '../../api/contract.ts';
import { useBulkChanges, type SelectionBody } from '../../leads/bulk/bulk-changes.ts';
import { EnrichDialog } from '../../leads/bulk/enrich-dialog.tsx';
import { NewListDialog } from '../../leads/bulk/new-list-dialog.tsx';
import { VerifyDialog } from '../../leads/bulk/verify-dialog.tsx';
import { leadNouns } from '../../leads/lead-nouns.ts';
import type { Filters, LeadKind } from '../../leads/lead-search.ts';
import { likenessPath } from '../../leads/likeness-path.ts';
import { leadCountsQuery } from '../../leads/leads.queries.ts';
import { useLists } from '../../leads/work.queries.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { wordCount, wordNumber } from '../../words/numbers.ts';

const FindDialog = deferred(() => import('../../leads/bulk/find-dialog.tsx').then((module) => module.FindDialog));

/** @param children the content below; it appears together with the steps, so that they don't move it */
export function NextSteps({ workspace, file, children }: { workspace: OpenWorkspace; file: Import; children?: ReactNode }) {
  const { workspaceId, may, isReadOnly } = workspace;
  const [isVerifying, setVerifying] = useState(false);
  const [isFinding, setFinding] = useState(false);
  const [enriching, setEnriching] = useState<'all' | 'created' | 'people'>();
  const imported: Filters = { import: { include: [file.id] } };
  const created: Filters = { import: { include: [`${file.id}:created`] } };
  const unverified: Filters = { ...imported, hasEmail: true, verdict: { include: ['not_checked'] } };
  const counts = [
    useCount('people', workspaceId, imported),
    useCount('companies', workspaceId, imported),
    useCount('companies', workspaceId, created),
    useCount('people', workspaceId, unverified),
    useCount('people', workspaceId, withoutEmail(imported)),
  ];
  const [people, companies, newCompanies, toVerify, toFind] = counts.map(({ total }) => total);
  if (isReadOnly) return children;
  if (counts.some(({ isPending }) => isPending)) return <SkeletonRows rows={4} label="Counting leads" />;
  if (people === undefined || companies === undefined || people + companies === 0) return children;
  const kind: LeadKind = people > 0 ? 'people' : 'companies';
  const canVerify = may('verifications.create') && toVerify !== undefined && toVerify > 0;
  const canFind = may('verifications.create') && toFind !== undefined && toFind > 0;
  return (
    <>
      <section aria-labelledby="next" className="mt-8">
        <h2 id="next" className="text-16">
          Next steps
        </h2>
        <ul className="mt-2 divide-y divide-hairline rounded-card border border-hairline bg-card">
          {canVerify && (
            <Step
              icon={<MailCheck aria-hidden className="size-4" />}
              title={`Verify ${wordCount(toVerify, 'email')}`}
              text={`Never verified. Up to ${wordCount(toVerify, 'credit')}; you see the forecast and set a ceiling first.`}
            >
              <Button onClick={() => setVerifying(true)}>See the forecast</Button>
            </Step>
          )}
          {may('enrichments.create') && companies > 0 && newCompanies !== undefined && (
            <EnrichCompanies companies={companies} newCompanies={newCompanies} onEnrich={setEnriching} />
          )}
          {may('profiles.create') && people > 0 && (
            <Step
              icon={<UserSearch aria-hidden className="size-4" />}
              title={`Enrich ${wordCount(people, 'person', 'people')}`}
              text="Looks for job, email, phone and background. A person costs 1 credit if something is added; you see the forecast and set ceilings first."
            >
              <Button onClick={() => setEnriching('people')}>See the forecast</Button>
            </Step>
          )}
          {may('leads.update') && (
            <Step
              icon={<ListPlus aria-hidden className="size-4" />}
              title={`Add ${wordCount(kind === 'people' ? people : companies, leadNouns[kind].one, leadNouns[kind].many)} to a list`}
              text="Free. Everything that this import created or updated."
            >
              <AddToList workspaceId={workspaceId} kind={kind} selection={searchOf(imported)} />
            </Step>
          )}
          <MoreLikeThese workspaceId={workspaceId} people={people} companies={companies} imported={imported} />
          {canFind && (
            <Step
              icon={<Search aria-hidden className="size-4" />}
              title={`Find the missing emails of ${wordCount(toFind, 'person', 'people')}`}
              text={`Up to ${wordCount(toFind, 'credit')}: an address that is found costs 1, even if it can’t be confirmed. You see the forecast and set a ceiling first.`}
            >
              <Button onClick={() => setFinding(true)}>Find missing emails</Button>
            </Step>
          )}
        </ul>
        {enriching && newCompanies !== undefined && (
          <EnrichDialog
            workspace={workspace}
            kind={enriching === 'people' ? 'people' : 'companies'}
            words={
              enriching === 'people'
                ? wordCount(people, 'person', 'people')
                : enriching === 'created'
                  ? wordNew(newCompanies)
                  : wordCount(companies, 'company', 'companies')
            }
            open
            onOpenChange={() => setEnriching(undefined)}
            selection={searchOf(enriching === 'created' ? created : imported)}
          />
        )}
        {isVerifying && toVerify !== undefined && (
          <VerifyDialog
            workspaceId={workspaceId}
            words={wordCount(toVerify, 'person', 'people')}
            open
            onOpenChange={setVerifying}
            selection={searchOf(unverified)}
          />
        )}
        {isFinding && toFind !== undefined && (
          <FindDialog
            workspaceId={workspaceId}
            words={wordCount(toFind, 'person', 'people')}
            open
            onOpenChange={setFinding}
            selection={searchOf(withoutEmail(imported))}
          />
        )}
      </section>
      {children}
    </>
  );
}

const wordNew = (count: number): string => wordCount(count, 'new company', 'new companies');

const withoutEmail = (imported: Filters): Filters => ({ ...imported, hasEmail: false });

interface EnrichCompaniesProps {
  companies: number;
  newCompanies: number;
  onEnrich: (which: 'all' | 'created') => void;
}

function EnrichCompanies({ companies, newCompanies, onEnrich }: EnrichCompaniesProps) {
  const isSomeNew = newCompanies > 0 && newCompanies < companies;
  return (
    <Step
      icon={<Globe aria-hidden className="size-4" />}
      title={
        isSomeNew
          ? `Enrich ${wordNew(newCompanies)}, or all ${wordNumber(companies)}`
          : `Enrich ${wordCount(companies, 'company', 'companies')}`
      }
      text="Reads their websites. A company costs 1 credit if its website adds something; you see the forecast and set a ceiling first."
    >
      {isSomeNew ? (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => onEnrich('created')}>Only the {wordNumber(newCompanies)} new</Button>
          <Button onClick={() => onEnrich('all')}>All {wordNumber(companies)}</Button>
        </div>
      ) : (
        <Button onClick={() => onEnrich('all')}>See the forecast</Button>
      )}
    </Step>
  );
}

function MoreLikeThese({
  workspaceId,
  people,
  companies,
  imported,
}: {
  workspaceId: string;
  people: number;
  companies: number;
  imported: Filters;
}) {
  const kind: LeadKind = companies > 0 ? 'companies' : 'people';
  const count = companies > 0 ? companies : people;
  const likeness = likenessPath(workspaceId, kind, count, searchOf(imported));
  if (!likeness) return null;
  return (
    <Step
      icon={<UsersRound aria-hidden className="size-4" />}
      title={`Find more ${leadNouns[kind].many} like these ${wordNumber(count)}`}
      text="Free. Shows what they share and ranks all other leads by it. Save the ranking to see new leads like these on Home."
    >
      <Link {...likeness} className={buttonClass()}>
        More like these
      </Link>
    </Step>
  );
}

const searchOf = (filters: Filters): SelectionBody => ({ kind: 'search', filters, excludeIds: [] });

/** @returns no total while it is counted, and if it couldn't be */
function useCount(kind: LeadKind, workspaceId: string, filters: Filters): { total: number | undefined; isPending: boolean } {
  const { data, isPending } = useQuery(leadCountsQuery(kind, workspaceId, filters, []));
  return { total: data?.total, isPending };
}

function Step({ icon, title, text, children }: { icon: ReactNode; title: string; text: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <span className="text-muted">{icon}</span>
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">{title}</p>
        <p className="text-13 text-muted">{text}</p>
      </div>
      {children}
    </li>
  );
}

function AddToList({ workspaceId, kind, selection }: { workspaceId: string; kind: LeadKind; selection: SelectionBody }) {
  const [isNaming, setNaming] = useState(false);
  const { change, pending } = useBulkChanges(workspaceId, kind);
  const lists = (useLists(workspaceId).data?.items ?? []).filter((list) => list.kind === kind);
  const add = (listId: string): void => void change(selection, { kind: 'add_to_list', listId });
  return (
    <>
      <Menu align="end" trigger={<Button pending={pending}>Choose a list</Button>}>
        {lists.map(({ id, name }) => (
          <MenuItem key={id} onClick={() => add(id)}>
            {name}
          </MenuItem>
        ))}
        {lists.length > 0 && <MenuSeparator />}
        <MenuItem onClick={() => setNaming(true)}>
          <Plus aria-hidden />
          New list
        </MenuItem>
      </Menu>
      <NewListDialog
        workspaceId={workspaceId}
        kind={kind}
        open={isNaming}
        onOpenChange={setNaming}
        onMade={(list) => {
          setNaming(false);
          add(list.id);
        }}
      />
    </>
  );
}
