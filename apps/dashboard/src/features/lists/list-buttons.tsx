/** Who sees a list, and what can be done with it and with all its leads. On a phone the buttons show only icons, so each has a tooltip. */
import { Badge } from '@leadlight/ui/badge';
import { Button, buttonClass, IconButton } from '@leadlight/ui/button';
import { deferred } from '@leadlight/ui/deferred';
import { Link, useNavigate } from '@tanstack/react-router';
import { Download, Ellipsis, MailCheck, PenLine, UserSearch } from 'lucide-react';
import { useState } from 'react';
import type { LeadList } from '../../api/contract.ts';
import type { Filters } from '../../leads/lead-search.ts';
import { leadNouns } from '../../leads/lead-nouns.ts';
import { likenessPath } from '../../leads/likeness-path.ts';
import { paths } from '../../paths.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { wordCount } from '../../words/numbers.ts';

const ExportDialog = deferred(() => import('../../leads/bulk/export-dialog.tsx').then((module) => module.ExportDialog));
const ListActions = deferred(() => import('./list-actions.tsx').then((module) => module.ListActions));
const VerifyDialog = deferred(() => import('../../leads/bulk/verify-dialog.tsx').then((module) => module.VerifyDialog));

interface OfList {
  workspace: OpenWorkspace;
  list: LeadList;
  /** The filters that select the list. */
  fixed: Filters;
}

export function ListButtons(props: OfList) {
  const { workspace, list } = props;
  const navigate = useNavigate();
  return (
    <>
      <Badge>{list.isShared ? 'Shared' : 'Only you'}</Badge>
      {list.count > 0 && <LeadButtons {...props} />}
      <ListActions
        workspace={workspace}
        list={list}
        onDeleted={() => void navigate(paths.lists(workspace.workspaceId))}
        trigger={<IconButton label="More actions" icon={<Ellipsis aria-hidden />} />}
      />
    </>
  );
}

function LeadButtons({ workspace, list, fixed }: OfList) {
  const { workspaceId } = workspace;
  const [isExporting, setExporting] = useState(false);
  const [isVerifying, setVerifying] = useState(false);
  const nouns = leadNouns[list.kind];
  const selection = { kind: 'search' as const, filters: fixed, excludeIds: [] };
  const words = wordCount(list.count, nouns.one, nouns.many);
  const likeness = likenessPath(workspaceId, list.kind, list.count, selection);
  return (
    <>
      {likeness && (
        <Link {...likeness} title="More like these" className={buttonClass()}>
          <UserSearch aria-hidden />
          <span className="max-sm:sr-only">More like these</span>
        </Link>
      )}
      {list.kind === 'people' && workspace.may('verifications.create') && !workspace.isReadOnly && (
        <Button title="Verify emails" onClick={() => setVerifying(true)}>
          <MailCheck aria-hidden />
          <span className="max-sm:sr-only">Verify emails</span>
        </Button>
      )}
      {list.kind === 'people' && (
        <Link {...paths.newEmailTemplate(workspaceId, { list: list.id })} title="Write emails" className={buttonClass('outline')}>
          <PenLine aria-hidden />
          <span className="max-sm:sr-only">Write emails</span>
        </Link>
      )}
      {workspace.may('leads.export') && (
        <Button title="Export" onClick={() => setExporting(true)}>
          <Download aria-hidden />
          <span className="max-sm:sr-only">Export</span>
        </Button>
      )}
      {isVerifying && <VerifyDialog workspaceId={workspaceId} words={words} open onOpenChange={setVerifying} selection={selection} />}
      {isExporting && (
        <ExportDialog workspaceId={workspaceId} kind={list.kind} words={words} open onOpenChange={setExporting} selection={selection} />
      )}
    </>
  );
}
