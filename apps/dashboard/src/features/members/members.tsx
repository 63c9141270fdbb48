import { Avatar } from '@leadlight/ui/avatar';
import { Badge } from '@leadlight/ui/badge';
import { Button } from '@leadlight/ui/button';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Member } from '../../api/contract.ts';
import { membersQuery } from '../../api/workspace.queries.ts';
import { Failed } from '../../layout/failed.tsx';
import { SettingsPage } from '../../layout/settings-layout.tsx';
import { useSession, useWorkspace, type OpenWorkspace } from '../../session/session.queries.ts';
import { wordDay } from '../../words/dates.ts';
import { roleNames } from '../../words/names.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { PendingInvitations } from './pending-invitations.tsx';
import { RemoveMember } from './remove-member.tsx';
import { RoleSelect } from './role-select.tsx';

export function Members() {
  const workspace = useWorkspace();
  const members = useQuery(membersQuery(workspace.workspaceId));
  const [isInviting, setInviting] = useState(false);
  const canInvite = workspace.may('invitations.create');
  return (
    <SettingsPage
      title="Members"
      wide
      actions={
        canInvite && (
          <Button tone="primary" onClick={() => setInviting(true)}>
            <Plus aria-hidden />
            Invite a colleague
          </Button>
        )
      }
    >
      {members.isPending ? (
        <div className="mt-3">
          <SkeletonRows rows={4} label="Loading the members" />
        </div>
      ) : members.isError ? (
        <Failed query={members} />
      ) : (
        <ul aria-label="Members" className="mt-1">
          {members.data.items.map((member) => (
            <Row
              key={member.id}
              member={member}
              workspace={workspace}
              owners={members.data.items.filter(({ role }) => role === 'owner').length}
            />
          ))}
        </ul>
      )}
      {workspace.may('invitations.read') && <PendingInvitations workspace={workspace} />}
      {canInvite && <InviteDialog open={isInviting} onOpenChange={setInviting} workspace={workspace} />}
    </SettingsPage>
  );
}

function Row({ member, workspace, owners }: { member: Member; workspace: OpenWorkspace; owners: number }) {
  const { user } = useSession();
  const isMe = member.userId === user.id;
  const isLastOwner = member.role === 'owner' && owners === 1;
  // Only owners can change owners.
  const mayChange = workspace.may('members.update') && (member.role !== 'owner' || workspace.role === 'owner') && !isLastOwner;
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-b border-hairline py-2">
      <Avatar name={member.name} />
      <div className="min-w-40 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium wrap-anywhere">{member.name}</span>
          {isMe && <Badge tone="info">You</Badge>}
        </p>
        <p className="text-13 wrap-anywhere text-muted">{member.email}</p>
      </div>
      <div className="w-28 text-13 text-muted max-xl:hidden">
        {member.twoFactor ? (
          <Badge tone="good" pane>
            Two-factor
          </Badge>
        ) : (
          'No two-factor'
        )}
      </div>
      <div className="w-28 text-13 whitespace-nowrap text-muted tabular-nums max-lg:hidden">Since {wordDay(member.joinedAt)}</div>
      <div className="flex w-54 items-center justify-end gap-1 max-sm:w-full max-sm:justify-start max-sm:pl-10">
        {mayChange ? (
          <RoleSelect member={member} workspace={workspace} />
        ) : (
          <span className="w-28 px-3 text-13 text-muted max-sm:px-0" title={isLastOwner ? 'A workspace must have an owner' : undefined}>
            {roleNames[member.role]}
          </span>
        )}
        {workspace.may('members.remove') && !isMe && mayChange ? (
          <RemoveMember member={member} workspace={workspace} />
        ) : (
          <span className="w-20 max-sm:hidden" />
        )}
      </div>
    </li>
  );
}
