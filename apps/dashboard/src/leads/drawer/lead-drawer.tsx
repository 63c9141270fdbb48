/** The panel of one lead, next to the table: contact details, work fields, facts with their sources, notes and history. */
import type { LeadKind } from '@leadlight/contract/vocabulary';
import { buttonClass, IconButton } from '@leadlight/ui/button';
import { deferred } from '@leadlight/ui/deferred';
import { Drawer } from '@leadlight/ui/drawer';
import { SkeletonRows, Skeleton } from '@leadlight/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp, Building2, Link2, PenLine, Pencil, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Failed } from '../../layout/failed.tsx';
import { copyText } from '../../notices/copy.ts';
import { paths } from '../../paths.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { companyQuery, personQuery } from '../leads.queries.ts';
import { useNarrow } from '../use-narrow.ts';
import { CompanyCard } from './company-card.tsx';
import { ContactCard } from './contact-card.tsx';
import { EnrichProfile } from './enrich-profile.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { CompanyHead, PersonHead } from './lead-heads.tsx';
import { LeadParts } from './lead-parts.tsx';
import { WorkFields } from './work-fields.tsx';

const LeadCells = deferred(() => import('../../list-columns/lead-cells.tsx').then((module) => module.LeadCells));

interface LeadDrawerProps {
  workspace: OpenWorkspace;
  kind: LeadKind;
  id: string;
  adjacent: { before: string | undefined; after: string | undefined };
  /** Whether the bar of the selection covers the end of the drawer. */
  hasBar?: boolean;
  /** The list that is shown, whose columns the panel shows too. */
  listId?: string;
  onOpen: (id: string) => void;
  onClose: () => void;
}

export function LeadDrawer({ workspace, kind, id, adjacent, hasBar = false, listId, onOpen, onClose }: LeadDrawerProps) {
  const [isEditing, setEditing] = useState(false);
  const isNarrow = useNarrowUnless(isEditing);
  const person = useQuery({ ...personQuery(workspace.workspaceId, id), enabled: kind === 'people' });
  const company = useQuery({ ...companyQuery(workspace.workspaceId, id), enabled: kind === 'companies' });
  const lead = kind === 'people' ? person : company;
  const canEdit = workspace.may('leads.update') && !workspace.isReadOnly;
  return (
    <Drawer label={lead.data?.name ?? 'Lead'} isWindow={isNarrow} onClose={onClose}>
      <div className="flex h-12 shrink-0 items-center gap-0.5 border-b border-hairline px-2">
        <Step label="Previous (K)" icon={<ArrowUp aria-hidden />} id={adjacent.before} onOpen={onOpen} />
        <Step label="Next (J)" icon={<ArrowDown aria-hidden />} id={adjacent.after} onOpen={onOpen} />
        <span className="flex-1" />
        {kind === 'companies' && (
          <Link {...paths.company(workspace.workspaceId, id)} className={buttonClass('quiet')}>
            <Building2 aria-hidden />
            Open page
          </Link>
        )}
        {kind === 'people' && person.data && !person.data.isSample && workspace.may('profiles.create') && !workspace.isReadOnly && (
          <EnrichProfile
            key={id}
            workspace={workspace}
            personId={id}
            name={person.data.hasName ? person.data.name : 'this person'}
            isNarrow={isNarrow}
          />
        )}
        {kind === 'people' && person.data && (
          <Link
            {...paths.newEmailTemplate(workspace.workspaceId, { person: id })}
            aria-label="Write email"
            title="Write email"
            className={buttonClass('quiet', 'medium', 'px-2')}
          >
            <PenLine aria-hidden />
          </Link>
        )}
        {canEdit && lead.data && <IconButton label="Edit" icon={<Pencil aria-hidden />} onClick={() => setEditing(true)} />}
        <IconButton label="Copy link" icon={<Link2 aria-hidden />} onClick={() => void copyText(location.href, 'Link copied')} />
        <IconButton label="Close" icon={<X aria-hidden />} onClick={onClose} />
      </div>
      <div className={`relative min-h-0 flex-1 overflow-y-auto overscroll-contain ${hasBar && !isNarrow ? 'pb-24' : 'pb-10'}`}>
        {lead.isPending ? (
          <div className="p-4" role="status" aria-label="Loading the lead">
            <div className="flex gap-3">
              <Skeleton className="size-10" />
              <div className="grid gap-2">
                <Skeleton className="h-5 w-44" />
                <Skeleton className="w-56" />
              </div>
            </div>
            <div className="mt-6">
              <SkeletonRows rows={7} />
            </div>
          </div>
        ) : lead.isError ? (
          <Failed query={lead} />
        ) : (
          <>
            {person.data && kind === 'people' && <PersonHead workspace={workspace} person={person.data} />}
            {company.data && kind === 'companies' && <CompanyHead workspace={workspace} company={company.data} />}
            {kind === 'people' && person.data && (
              <>
                <ContactCard workspace={workspace} person={person.data} />
                <CompanyCard workspace={workspace} company={person.data.company} isSample={person.data.isSample} />
              </>
            )}
            <WorkFields workspace={workspace} kind={kind} lead={lead.data} />
            {listId && <LeadCells workspace={workspace} kind={kind} listId={listId} id={id} name={lead.data.name} />}
            <LeadParts
              workspace={workspace}
              lead={lead.data}
              website={kind === 'companies' ? company.data : undefined}
              onEdit={canEdit ? () => setEditing(true) : undefined}
            />
          </>
        )}
      </div>
      {isEditing && lead.data && (
        <EditDialog
          workspaceId={workspace.workspaceId}
          kind={kind}
          lead={lead.data}
          open
          onOpenChange={setEditing}
          onSaved={(saved) => {
            setEditing(false);
            if (saved !== id) onOpen(saved);
          }}
        />
      )}
    </Drawer>
  );
}

/** Like useNarrow, but unchanged while the form is open: a panel that becomes a window is drawn anew, without what was typed in it. */
function useNarrowUnless(isEditing: boolean): boolean {
  const isNarrow = useNarrow();
  const [drawn, setDrawn] = useState(isNarrow);
  if (isEditing || drawn === isNarrow) return drawn;
  setDrawn(isNarrow);
  return isNarrow;
}

function Step({ label, icon, id, onOpen }: { label: string; icon: ReactNode; id: string | undefined; onOpen: (id: string) => void }) {
  return <IconButton label={label} icon={icon} disabled={id === undefined} onClick={() => id !== undefined && onOpen(id)} />;
}
