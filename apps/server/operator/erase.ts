/** `npm run operator -- erase`: erases a person everywhere and prints the proof. */
import { mostFreeTexts, poolId, type ErasedKey, type FreeText } from '@leadlight/db/leads';
import { mayErase, type Database } from '@leadlight/db/platform';
import { emailKey, readLinkedin } from '@leadlight/vocabulary';
import { StartError } from '../config.ts';
import { erasePerson } from '../erasures/erasures.commands.ts';

/**
 * @param workspaceIds the ids of all workspaces
 * @param who an email address or the URL of a LinkedIn profile
 * @param isQuick leaves out the second search, which reads the whole database
 * @returns the proof as text
 * @throws StartError if `who` is neither, if the database's owner may not erase, or if traces are left
 */
export async function erase(
  db: Database,
  workspaceIds: readonly string[],
  who: string,
  now: Date,
  { isQuick = false }: { readonly isQuick?: boolean } = {},
): Promise<string> {
  const key = keyOf(who);
  if (!(await mayErase(db))) throw new StartError(mayNotErase);
  const { keys, touched, removed, traces, freeTexts } = await erasePerson(db, workspaceIds, key, now, { searchesAgain: !isQuick });
  const lines = [
    `Erased on ${now.toISOString()} with ${keys.length} ${keys.length === 1 ? 'key' : 'keys'}. Searched the shared pool and ${workspaceIds.length} workspaces; found in ${touched}.`,
    'Deleted or changed rows by table:',
    ...[...removed].map(([table, count]) => `  ${table.padEnd(20)} ${String(count).padStart(8)}`),
    `What stays: ${keys.length} SHA-256 ${keys.length === 1 ? 'digest' : 'digests'} (erasures), so that no import adds the person again; numbers without a name in`,
    'ledgers, reveals and audit logs; uploaded files until they are deleted, 30 days after their import; the files of search (search/ in',
    'DATA_DIR), which its process removes or writes again within a day; with ClickHouse, its tables, which find the person no more and are filled',
    'again within some eight days; earlier backups, which you must delete yourself.',
  ];
  if (traces === null)
    return [...lines, 'There was no second search. Without --quick, every table is searched again as a proof.'].join('\n');
  const found = traces.map(
    ({ workspaceId, table, count }) => `  ${workspaceId === poolId ? 'the shared pool' : workspaceId}  ${table}  ${count}`,
  );
  if (found.length > 0)
    throw new StartError(
      [...lines, 'TRACES FOUND. The person is not fully erased; these tables still contain their data:', ...found].join('\n'),
    );
  return [...lines, 'A second search of every table found no trace.', ...freeTextLines(freeTexts ?? [])].join('\n');
}

/** These texts aren't changed, because a name alone may be another person's. */
function freeTextLines(freeTexts: readonly (FreeText & { readonly workspaceId: string })[]): string[] {
  if (freeTexts.length === 0) return ['No note, tag, list, saved search, ranking, email template or question contains the name.'];
  return [
    "Members wrote the same name in these texts. The texts stay, because the name may be another person's. Ask an administrator of the workspace",
    'to read them and remove the name.',
    ...freeTexts.map(({ workspaceId, kind, id }) => `  ${workspaceId}  ${kind} ${idWords[kind]}${id}`),
    ...(freeTexts.length >= mostFreeTexts ? [`Only the first ${mostFreeTexts} of each workspace are listed.`] : []),
  ];
}

const idWords: Readonly<Record<FreeText['kind'], string>> = {
  note: 'on lead ',
  tag: 'of lead ',
  list: '',
  'saved search': '',
  ranking: '',
  'email template': '',
  question: 'of list ',
};

const mayNotErase = `Nothing was erased: the owner of the database (the user in DATABASE_URL) may not switch to the role leadlight_erasure, which searches all workspaces for a person.
Have a superuser, or the role that created it, run: grant leadlight_erasure to OWNER;`;

function keyOf(who: string): ErasedKey {
  const address = who.includes('@') ? emailKey(who) : null;
  if (address !== null) return { kind: 'address', value: address };
  const profile = readLinkedin(who);
  if (profile.kind === 'handle' && profile.handle.kind === 'person') return { kind: 'linkedin', value: profile.handle.key };
  throw new StartError('npm run operator -- erase EMAIL|LINKEDIN [--quick]: specify an email address or the URL of a LinkedIn profile.');
}
