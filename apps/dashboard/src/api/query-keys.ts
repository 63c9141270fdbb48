/** Names of what is cached. A workspace's things lie below it, so that leaving it forgets them together. */
export const queryKeys = {
  session: ['session'],
  sessions: ['me', 'sessions'],
  myInvitations: ['me', 'invitations'],
  invitation: (id: string) => ['invitation', id],
  workspace: (id: string) => ['workspace', id],
  members: (id: string) => ['workspace', id, 'members'],
  invitations: (id: string) => ['workspace', id, 'invitations'],
  apiKeys: (id: string) => ['workspace', id, 'api-keys'],
  credits: (id: string) => ['workspace', id, 'credits'],
  creditEntries: (id: string, filter: object) => ['workspace', id, 'credits', 'entries', filter],
  creditUse: (id: string, range: object) => ['workspace', id, 'credits', 'use', range],
  leads: (id: string) => ['workspace', id, 'leads'],
  leadPages: (id: string, kind: string, question: object) => ['workspace', id, 'leads', kind, 'pages', question],
  leadCounts: (id: string, kind: string, question: object) => ['workspace', id, 'leads', kind, 'counts', question],
  lead: (id: string, kind: string, leadId: string) => ['workspace', id, 'leads', kind, 'one', leadId],
  audit: (id: string, filter: object) => ['workspace', id, 'audit', filter],
} as const;
