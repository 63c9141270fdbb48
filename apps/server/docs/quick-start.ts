/** The first calls of a program, as curl commands, for the top of /docs; and the command for each operation of the reference. */
import {
  createImport,
  findEmail,
  readCredits,
  readImport,
  readVerification,
  revealPerson,
  searchPeople,
  startImport,
  verifyAddress,
  type Route,
} from '@leadlight/contract';

export interface QuickCall {
  readonly what: string;
  readonly route: Route;
  /** What to do before the call. */
  readonly before?: string;
  readonly body?: object;
  /** What the response means. */
  readonly outcome: string;
}

export const quickCalls: readonly QuickCall[] = [
  {
    what: 'Check the key',
    route: readCredits,
    outcome: 'Returns the credits of the workspace. `available` is what you can spend.',
  },
  {
    what: 'Search people',
    route: searchPeople,
    body: { filters: { seniority: { include: ['director'] }, country: { include: ['DE'] } }, limit: 10 },
    outcome:
      'Returns the first 10 people and the `total`. Contact details are null until you reveal them. ' +
      'For the next page, send the same body with `cursor` set to the `nextCursor` of the response. It is null on the last page.',
  },
  {
    what: 'Reveal a person’s contact details',
    route: revealPerson,
    before: 'Set `PERSON_ID` to the `id` of a person in the results.',
    outcome: 'Returns the email and the phone number. A person costs at most 1 credit, and only once for the whole workspace.',
  },
  {
    what: 'Find an email address',
    route: findEmail,
    body: { name: 'Ana Silva', domain: 'acme.com' },
    outcome:
      'A response with status 200 has the result. After 202, poll `/finds/{findId}`, as shown for verifications below. An address that is found costs 1 credit.',
  },
  {
    what: 'Verify an email address',
    route: verifyAddress,
    body: { address: 'ana.silva@acme.com' },
    outcome:
      'A response with status 200 has the final verdict. After 202, the verdict may still change: poll it. A definite verdict costs 1 credit.',
  },
  {
    what: 'Poll a verification',
    route: readVerification,
    before: 'Set `VERIFICATION_ID` to the `id` in the response.',
    outcome:
      'Poll every second while `status` is `checking`. While it is `waiting`, the mail server asked us to try again later: poll again after `nextAttemptAt`. When `status` is `done`, the verdict is final.',
  },
  {
    what: 'Upload a file of leads',
    route: createImport,
    before: 'Save a CSV file as `leads.csv`, with a header row such as `Name,Email,Company,Website`.',
    outcome: 'Returns the import with the status `uploaded`. Nothing is imported yet.',
  },
  {
    what: 'Start the import',
    route: startImport,
    before: 'Set `IMPORT_ID` to the `id` in the response.',
    body: { leads: 'people' },
    outcome: 'Columns are recognized by their headers and contents. To see how the file will be read, call `/preview` first.',
  },
  {
    what: 'Poll the import',
    route: readImport,
    outcome: 'Poll every second until `status` is `finished`, `failed` or `canceled`. `progress` has the counts.',
  },
];

/** @returns the scopes that the calls need */
export function quickScopes(): string[] {
  return [...new Set(quickCalls.flatMap(({ route: { access } }) => (access.kind === 'workspace' && access.scope ? [access.scope] : [])))];
}

/** What a request consists of; `isUpload` means that its body is a file. */
export interface Request {
  readonly method: string;
  readonly path: string;
  readonly body?: object | undefined;
  readonly isUpload?: boolean | undefined;
}

export const requestOf = ({ route: { method, path, upload }, body }: QuickCall): Request => ({ method, path, body, isUpload: upload });

/**
 * The command for a POSIX shell. Path parameters are shell variables: {workspaceId} is $WORKSPACE, as the quick start sets it, and {personId} is $PERSON_ID.
 */
export function curlOf({ method, path, body, isUpload }: Request): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => `$${variableOf(name)}`);
  const url = `"$LEADLIGHT${filled}${isUpload ? '?fileName=leads.csv' : ''}"`;
  const lines = [`curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}${url}`, '-H "Authorization: Bearer $KEY"'];
  if (body) lines.push(`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(body).replaceAll("'", String.raw`'\''`)}'`);
  if (isUpload) lines.push('--data-binary @leads.csv');
  return lines.join(' \\\n  ');
}

/** {personId} becomes PERSON_ID. */
const variableOf = (name: string): string =>
  name === 'workspaceId' ? 'WORKSPACE' : name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
