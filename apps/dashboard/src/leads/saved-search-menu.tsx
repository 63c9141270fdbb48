import { Button, IconButton } from '@leadlight/ui/button';
import { Menu, MenuGroup, MenuItem, MenuSeparator } from '@leadlight/ui/menu';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bookmark, BookmarkPlus, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../paths.ts';
import type { OpenWorkspace } from '../session/session.queries.ts';
import { countFilters, type Filters, type LeadKind, type Sort } from './lead-search.ts';
import { savedSearchPath } from './search-links.ts';
import { SaveSearchDialog } from './save-search-dialog.tsx';
import { useNarrow } from './use-narrow.ts';
import { savedSearchesQuery } from './work.queries.ts';

interface SavedSearchMenuProps {
  workspace: OpenWorkspace;
  kind: LeadKind;
  filters: Filters;
  sort: Sort;
}

/** A menu of the saved searches of this kind, and a button to save the current one; on phones, one button for both. */
export function SavedSearchMenu({ workspace, kind, filters, sort }: SavedSearchMenuProps) {
  const { workspaceId } = workspace;
  const saved = useQuery(savedSearchesQuery(workspaceId));
  const [isSaving, setSaving] = useState(false);
  const mine = (saved.data?.items ?? []).filter((each) => each.kind === kind);
  const isNarrow = useNarrow();
  const canSave = workspace.may('leads.update') && !workspace.isReadOnly && countFilters(filters) > 0;
  return (
    <>
      {canSave && !isNarrow && (
        <Button onClick={() => setSaving(true)}>
          <BookmarkPlus aria-hidden />
          Save search
        </Button>
      )}
      <Menu
        align="end"
        className="max-h-[60vh] w-64 overflow-y-auto"
        trigger={
          isNarrow ? (
            <IconButton label="Saved searches" icon={<Bookmark aria-hidden />} />
          ) : (
            <Button tone="quiet">
              <Bookmark aria-hidden />
              Saved
            </Button>
          )
        }
      >
        {canSave && isNarrow && (
          <>
            <MenuItem onClick={() => setSaving(true)}>
              <BookmarkPlus aria-hidden />
              Save this search
            </MenuItem>
            <MenuSeparator />
          </>
        )}
        {mine.length === 0 ? (
          <p className="px-2.5 py-2 text-13 text-muted">No saved searches yet. Set filters, then save them under a name.</p>
        ) : (
          <MenuGroup label="Saved searches">
            {mine.map((each) => (
              <MenuItem key={each.id} render={<Link {...savedSearchPath(workspaceId, each)} />}>
                <span className="min-w-0 flex-1 truncate">{each.name}</span>
                {each.isShared && <span className="text-12 text-muted">Shared</span>}
              </MenuItem>
            ))}
          </MenuGroup>
        )}
        <MenuSeparator />
        <MenuItem render={<Link {...paths.savedSearches(workspaceId)} />}>
          <Settings2 aria-hidden />
          All saved searches
        </MenuItem>
      </Menu>
      {isSaving && <SaveSearchDialog workspaceId={workspaceId} kind={kind} filters={filters} sort={sort} open onOpenChange={setSaving} />}
    </>
  );
}
