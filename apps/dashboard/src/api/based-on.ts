/**
 * For a change that is refused if the record has another version by now. A record that an earlier version of the server sent, while both are running, has
 * none: then the last change wins, as before.
 */
export function basedOn({ version }: { version?: string }): { headers?: { 'if-match': string } } {
  return version === undefined ? {} : { headers: { 'if-match': `"${version}"` } };
}
