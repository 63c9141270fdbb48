/** The dashboard's URLs that the server links to, all built here. Tokens are in the fragment, which no server logs. */
export const appUrls = {
  signIn: (base: string) => `${base}/sign-in`,
  forgotPassword: (base: string) => `${base}/forgot-password`,
  verifyEmail: (base: string, token: string) => `${base}/verify-email#token=${encodeURIComponent(token)}`,
  resetPassword: (base: string, token: string) => `${base}/reset-password#token=${encodeURIComponent(token)}`,
  sendingIdentity: (base: string, token: string) => `${base}/setup/verification#token=${encodeURIComponent(token)}`,
  webContact: (base: string, token: string) => `${base}/setup/enrichment#token=${encodeURIComponent(token)}`,
  invitation: (base: string, id: string) => `${base}/invitations/${id}`,
  security: (base: string) => `${base}/settings/security`,
  /** @param from why a page of the billing provider returns there */
  plan: (base: string, workspaceId: string, from?: 'paid' | 'credits' | 'canceled' | 'portal') =>
    `${base}/w/${workspaceId}/settings/plan${from === undefined ? '' : `?from=${from}`}`,
  workspaceSettings: (base: string, workspaceId: string) => `${base}/w/${workspaceId}/settings/workspace`,
};
