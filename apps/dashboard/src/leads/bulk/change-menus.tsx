/** Menus for lists, stage and owner of the selected leads. */
import { Button } from '@leadlight/ui/button';
import { Menu, MenuGroup, MenuItem, MenuSeparator } from '@leadlight/ui/menu';
import { useQuery } from '@tanstack/react-query';
import { ListPlus, Plus } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import type { ChangeToLeads } from '../../api/contract.ts';
import { membersQuery } from '../../api/workspace.queries.ts';
import { wordNumber } from '../../words/numbers.ts';
import type { LeadKind } from '../lead-search.ts';
import { stageNames, stages } from '../lead-words.ts';
import { useLists } from '../work.queries.ts';

type OnChange = (what: ChangeToLeads) => void;

interface WorkMenuProps {
  name: string;
  icon: ReactElement;
  pending: boolean;
  align?: 'start' | 'end';
  children: ReactNode;
}

/** A button of the bar that opens a menu above it. */
export function WorkMenu({ name, icon, pending, align = 'start', children }: WorkMenuProps) {
  return (
    <Menu
      side="top"
      align={align}
      className="max-h-[60vh] overflow-y-auto"
      trigger={
        <Button tone="quiet" size="dense" pending={pending}>
          {icon}
          {name}
        </Button>
      }
    >
      {children}
    </Menu>
  );
}

interface AddToListMenuProps {
  workspaceId: string;
  kind: LeadKind;
  /** The list that is shown. */
  listId: string | undefined;
  pending: boolean;
  onChange: OnChange;
  onNewList: () => void;
}

export function AddToListMenu({ workspaceId, kind, listId, pending, onChange, onNewList }: AddToListMenuProps) {
  const lists = useLists(workspaceId);
  const mine = (lists.data?.items ?? []).filter((list) => list.kind === kind && list.id !== listId);
  return (
    <WorkMenu name="Add to list" icon={<ListPlus aria-hidden />} pending={pending}>
      {mine.length > 0 && (
        <MenuGroup label="Lists">
          {mine.map(({ id, name, count }) => (
            <MenuItem key={id} onClick={() => onChange({ kind: 'add_to_list', listId: id })}>
              <span className="min-w-0 flex-1 truncate">{name}</span>
              <span className="text-12 text-muted tabular-nums">{wordNumber(count)}</span>
            </MenuItem>
          ))}
        </MenuGroup>
      )}
      {mine.length > 0 && <MenuSeparator />}
      <MenuItem onClick={onNewList}>
        <Plus aria-hidden />
        New list
      </MenuItem>
    </WorkMenu>
  );
}

export function StageItems({ onChange }: { onChange: OnChange }) {
  return (
    <>
      {stages.map((stage) => (
        <MenuItem key={stage} onClick={() => onChange({ kind: 'set_stage', stage })}>
          {stageNames[stage]}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem onClick={() => onChange({ kind: 'set_stage', stage: null })}>No stage</MenuItem>
    </>
  );
}

export function OwnerItems({ workspaceId, onChange }: { workspaceId: string; onChange: OnChange }) {
  const members = useQuery(membersQuery(workspaceId));
  return (
    <>
      {members.data?.items.map((member) => (
        <MenuItem key={member.id} onClick={() => onChange({ kind: 'set_owner', ownerId: member.userId })}>
          {member.name}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem onClick={() => onChange({ kind: 'set_owner', ownerId: null })}>No owner</MenuItem>
    </>
  );
}
