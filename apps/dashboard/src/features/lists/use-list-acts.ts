import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import type { LeadList } from '../../api/contract.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { wordFailure } from '../../api/word-failure.ts';
import { refreshLeads } from '../../leads/work.queries.ts';
import { notify } from '../../notices/notify.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';

/** What can be done with a list, as far as this person may. */
export function useListActs(workspace: OpenWorkspace, list: LeadList, onDeleted?: () => void) {
  const { workspaceId } = workspace;
  const queries = useQueryClient();
  const params = { workspaceId, listId: list.id };
  const refresh = () => queries.invalidateQueries({ queryKey: queryKeys.lists(workspaceId) });
  const isWritable = workspace.may('lists.update') && !workspace.isReadOnly;
  const isAdministrator = workspace.may('leads.delete');
  return {
    list,
    canRename: isWritable && (list.isMine || list.isShared),
    canShare: isWritable && (list.isMine || (isAdministrator && list.isShared)),
    canDelete: isWritable && (list.isMine || isAdministrator),
    rename: async (name: string) => {
      await call('updateList', { params, body: { name } });
      await refresh();
    },
    share: async (isShared: boolean) => {
      try {
        await call('updateList', { params, body: { isShared } });
        notify({ title: isShared ? 'Shared with the workspace' : 'Only you see it now', text: list.name });
      } catch (error) {
        notify({ title: wordFailure(error).title, text: wordFailure(error).text, tone: 'error' });
      }
      await refresh();
    },
    remove: async () => {
      await call('deleteList', { params });
      notify({ title: 'List deleted', text: `${list.name}. Its leads stay.` });
      refreshLeads(queries, workspaceId);
      onDeleted?.();
    },
  };
}
