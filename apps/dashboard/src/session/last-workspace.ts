/** The workspace last used in this browser, which "/" opens. */
import { kept, textOf } from '../store/kept.ts';

const lastWorkspace = kept({ name: 'workspace', version: 1, parse: textOf });

export const rememberWorkspace = (workspaceId: string): void => lastWorkspace.write(workspaceId);

/** The workspace to open: the last one used, otherwise the first. */
export function workspaceToOpen(workspaces: readonly { workspaceId: string }[]): string | undefined {
  const last = lastWorkspace.read();
  return (workspaces.find(({ workspaceId }) => workspaceId === last) ?? workspaces[0])?.workspaceId;
}
