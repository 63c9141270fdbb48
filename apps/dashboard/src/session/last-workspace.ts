/** The workspace this browser was in last: where "/" leads. */
const key = 'leadlight.workspace';

export function rememberWorkspace(workspaceId: string): void {
  try {
    localStorage.setItem(key, workspaceId);
  } catch {
    // Storage is blocked: the first workspace it is, next time.
  }
}

/** The one of these to open: the last one used, otherwise the first. */
export function workspaceToOpen(workspaces: readonly { workspaceId: string }[]): string | undefined {
  let last: string | null = null;
  try {
    last = localStorage.getItem(key);
  } catch {
    // As above.
  }
  return (workspaces.find(({ workspaceId }) => workspaceId === last) ?? workspaces[0])?.workspaceId;
}
