/** What the workspace keeps on a lead: stage, owner, tags and lists. Edited in place. */
import { Button } from '@leadlight/ui/button';
import { selectClass } from '@leadlight/ui/field';
import { Menu, MenuItem, MenuSeparator } from '@leadlight/ui/menu';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus, X } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import type { ChangeToLeads, LeadCompany, LeadPerson, Stage } from '../../api/contract.ts';
import { patch } from '../../api/use-command.ts';
import { membersQuery } from '../../api/workspace.queries.ts';
import { paths } from '../../paths.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { useBulkChanges } from '../bulk/bulk-changes.ts';
import { NewListDialog } from '../bulk/new-list-dialog.tsx';
import { tagsIn } from '../bulk/tag-dialog.tsx';
import type { LeadKind } from '../lead-search.ts';
import { stageNames, stages } from '../lead-words.ts';
import { companyQuery, personQuery } from '../leads.queries.ts';
import { useLists } from '../work.queries.ts';

/** What a workspace keeps on a lead. */
type Work = Partial<Pick<LeadPerson & LeadCompany, 'stage' | 'ownerId' | 'tags' | 'lists'>>;

interface WorkFieldsProps {
  workspace: OpenWorkspace;
  kind: LeadKind;
  lead: LeadPerson | LeadCompany;
}

const select = `${selectClass} h-7 w-full min-w-0 rounded-small border border-transparent bg-transparent pl-1.5 text-13 hover:border-control focus-visible:border-control pointer-coarse:h-10`;

export function WorkFields({ workspace, kind, lead }: WorkFieldsProps) {
  const { workspaceId } = workspace;
  const members = useQuery(membersQuery(workspaceId));
  const bulkChanges = useBulkChanges(workspaceId, kind);
  const canChange = workspace.may('leads.update') && !workspace.isReadOnly;

  function change(what: ChangeToLeads, next: Work): void {
    const shown =
      kind === 'people'
        ? patch(personQuery(workspaceId, lead.id).queryKey, (old) => ({ ...old, ...next }))
        : patch(companyQuery(workspaceId, lead.id).queryKey, (old) => ({ ...old, ...next }));
    void bulkChanges.change({ kind: 'ids', ids: [lead.id] }, what, shown);
  }

  return (
    <section aria-label="Your work" className="px-4 py-3">
      <dl className="grid grid-cols-[84px_minmax(0,1fr)] items-start gap-y-1 text-13">
        <Row name="Stage">
          <select
            aria-label="Stage"
            className={select}
            disabled={!canChange}
            value={lead.stage ?? ''}
            onChange={({ target: { value } }) => {
              const stage = value === '' ? null : (value as Stage);
              change({ kind: 'set_stage', stage }, { stage });
            }}
          >
            <option value="">No stage</option>
            {stages.map((stage) => (
              <option key={stage} value={stage}>
                {stageNames[stage]}
              </option>
            ))}
          </select>
        </Row>
        <Row name="Owner">
          <select
            aria-label="Owner"
            className={select}
            disabled={!canChange}
            value={lead.ownerId ?? ''}
            onChange={({ target: { value } }) => {
              const ownerId = value === '' ? null : value;
              change({ kind: 'set_owner', ownerId }, { ownerId });
            }}
          >
            <option value="">No owner</option>
            {members.data?.items.map((member) => (
              <option key={member.id} value={member.userId}>
                {member.name}
              </option>
            ))}
            {lead.ownerId !== null && !members.data?.items.some(({ userId }) => userId === lead.ownerId) && (
              <option value={lead.ownerId}>Former member</option>
            )}
          </select>
        </Row>
        <Row name="Tags">
          <Tags
            tags={lead.tags}
            canChange={canChange}
            onAdd={(tags) => change({ kind: 'add_tags', tags }, { tags: [...new Set([...lead.tags, ...tags])] })}
            onRemove={(tag) => change({ kind: 'remove_tags', tags: [tag] }, { tags: lead.tags.filter((each) => each !== tag) })}
          />
        </Row>
        <Row name="Lists">
          <Lists workspaceId={workspaceId} kind={kind} on={lead.lists} canChange={canChange} onChange={change} />
        </Row>
      </dl>
      {!canChange && (
        <p className="mt-2 text-12 text-muted">
          {workspace.isReadOnly ? 'Activate a plan to change these.' : 'Your role can’t change these.'}
        </p>
      )}
    </section>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="leading-7 text-muted pointer-coarse:leading-10">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}

function Chip({ children, remove, onRemove }: { children: ReactNode; remove: string | undefined; onRemove: () => void }) {
  return (
    <span className="inline-flex h-6 max-w-full items-center gap-0.5 rounded-[6px] bg-wash-strong pr-1 pl-1.75 text-12">
      <span className="truncate">{children}</span>
      {remove && (
        <button
          type="button"
          aria-label={remove}
          className="grid -mr-1 size-6 place-items-center rounded-[4px] text-muted hover:bg-wash-strong hover:text-ink"
          onClick={onRemove}
        >
          <X className="size-3" aria-hidden />
        </button>
      )}
    </span>
  );
}

interface ListsProps {
  workspaceId: string;
  kind: LeadKind;
  /** The lists that contain the lead. */
  on: LeadPerson['lists'];
  canChange: boolean;
  onChange: (what: ChangeToLeads, next: Work) => void;
}

function Lists({ workspaceId, kind, on, canChange, onChange }: ListsProps) {
  const lists = useLists(workspaceId);
  const [isNewList, setNewList] = useState(false);
  const onLists = new Set(on.map(({ id }) => id));
  return (
    <>
      <span className="flex min-h-7 flex-wrap items-center gap-1 py-0.5 pointer-coarse:min-h-10">
        {on.map(({ id, name }) => (
          <Chip
            key={id}
            remove={canChange ? `Remove from ${name}` : undefined}
            onRemove={() => onChange({ kind: 'remove_from_list', listId: id }, { lists: on.filter((each) => each.id !== id) })}
          >
            <Link
              {...paths.list(workspaceId, id)}
              title={name}
              className="inline-block max-w-full min-w-6 truncate align-top leading-6 no-underline hover:underline"
            >
              {name}
            </Link>
          </Chip>
        ))}
        {canChange && (
          <Menu
            className="max-h-72 overflow-y-auto"
            trigger={
              <Button tone="quiet" size="tiny" className="text-muted">
                <Plus aria-hidden />
                Add to list
              </Button>
            }
          >
            {(lists.data?.items ?? [])
              .filter((list) => list.kind === kind && !onLists.has(list.id))
              .map(({ id, name }) => (
                <MenuItem key={id} onClick={() => onChange({ kind: 'add_to_list', listId: id }, { lists: [...on, { id, name }] })}>
                  {name}
                </MenuItem>
              ))}
            {(lists.data?.items ?? []).some((list) => list.kind === kind && !onLists.has(list.id)) && <MenuSeparator />}
            <MenuItem onClick={() => setNewList(true)}>
              <Plus aria-hidden />
              New list
            </MenuItem>
          </Menu>
        )}
      </span>
      {isNewList && (
        <NewListDialog
          workspaceId={workspaceId}
          kind={kind}
          open
          onOpenChange={setNewList}
          onMade={({ id, name }) => {
            setNewList(false);
            onChange({ kind: 'add_to_list', listId: id }, { lists: [...on, { id, name }] });
          }}
        />
      )}
    </>
  );
}

interface TagsProps {
  tags: readonly string[];
  canChange: boolean;
  onAdd: (tags: string[]) => void;
  onRemove: (tag: string) => void;
}

function Tags({ tags, canChange, onAdd, onRemove }: TagsProps) {
  const [text, setText] = useState('');
  function add(): void {
    const fresh = tagsIn(text).filter((tag) => tag.length <= 50);
    setText('');
    if (fresh.length > 0) onAdd(fresh);
  }
  return (
    <span className="flex min-h-7 flex-wrap items-center gap-1 py-0.5 pointer-coarse:min-h-10">
      {tags.map((tag) => (
        <Chip key={tag} remove={canChange ? `Remove the tag ${tag}` : undefined} onRemove={() => onRemove(tag)}>
          {tag}
        </Chip>
      ))}
      {canChange && (
        <input
          aria-label="Add a tag"
          placeholder="Add a tag"
          maxLength={200}
          className="h-6 w-24 min-w-0 flex-1 rounded-small bg-transparent px-1.75 text-13 placeholder:text-muted"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={add}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === 'Enter' || event.key === ',') {
              event.preventDefault();
              add();
            }
          }}
        />
      )}
      {!canChange && tags.length === 0 && <span className="px-1.75 text-muted">None</span>}
    </span>
  );
}
