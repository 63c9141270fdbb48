/** The first calls of a program, as curl commands, for the top of /docs. */
import { findEmail, readCredits, searchPeople, verifyAddress, type Route } from '@leadlight/contract';

export interface QuickCall {
  readonly what: string;
  readonly route: Route;
  readonly body?: object;
  /** What the response means. */
  readonly outcome: string;
}

export const quickCalls: readonly QuickCall[] = [
  { what: 'Check the key', route: readCredits, outcome: 'Returns the credits of the workspace.' },
  {
    what: 'Search people',
    route: searchPeople,
    body: { filters: { seniority: { include: ['director'] }, country: { include: ['DE'] } }, limit: 10 },
    outcome: 'Contact details are masked until they are revealed. For the next page, send cursor with the nextCursor of the response.',
  },
  {
    what: 'Find an email address',
    route: findEmail,
    body: { name: 'Ana Silva', domain: 'acme.com' },
    outcome: 'Status 200 has the result. After 202, get /finds/{findId} until its status is done. An address that is found costs a credit.',
  },
  {
    what: 'Verify an email address',
    route: verifyAddress,
    body: { address: 'ana.silva@acme.com' },
    outcome:
      'Status 200 has the verdict. After 202, get /verifications/{verificationId} until its status is done. A definite verdict costs a credit.',
  },
];

/** @returns the scopes that the calls need */
export function quickScopes(): string[] {
  return [...new Set(quickCalls.flatMap(({ route: { access } }) => (access.kind === 'workspace' && access.scope ? [access.scope] : [])))];
}

/** The command for a POSIX shell; the variables are set in the first step. */
export function curlOf({ route: { method, path }, body }: QuickCall): string {
  const url = `"$LEADLIGHT${path.replace('{workspaceId}', '$WORKSPACE')}"`;
  const lines = [`curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}${url}`, `-H "Authorization: Bearer $KEY"`];
  if (body) lines.push(`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(body)}'`);
  return lines.join(' \\\n  ');
}
