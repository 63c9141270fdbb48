import type { LeadList } from '../../api/contract.ts';
import { useCommand } from '../../api/use-command.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';

/** What can be done with a list, as far as this person may. */
export function useListActs(workspace: OpenWorkspace, list: LeadList, onDeleted?: () => void) {
  const { workspaceId } = workspace;
  const params = { workspaceId, listId: list.id };
  const rename = useCommand('updateList');
  const share = useCommand('updateList', {
    notice: ({ isShared, name }) => ({ title: isShared ? 'Shared with the workspace' : 'Only you see it now', text: name }),
  });
  const remove = useCommand('deleteList', {
    notice: () => ({ title: 'List deleted', text: `${list.name}. Its leads stay.` }),
    failure: 'inline',
    ...(onDeleted && { onDone: onDeleted }),
  });
  const isWritable = workspace.may('lists.update') && !workspace.isReadOnly;
  const isAdministrator = workspace.may('leads.delete');
  return {
    list,
    canRename: isWritable && (list.isMine || list.isShared),
    canShare: isWritable && (list.isMine || (isAdministrator && list.isShared)),
    canDelete: isWritable && (list.isMine || isAdministrator),
    /** @throws RequestFailed */
    rename: (name: string) => rename.send({ params, body: { name } }),
    share: (isShared: boolean) => void share.run({ params, body: { isShared } }),
    remove: () => remove.run({ params }),
    removal: { pending: remove.pending, failure: remove.failure },
  };
}
