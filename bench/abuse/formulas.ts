/** Cells that spreadsheets execute: in names, titles, notes and refused rows, and from there in every file that can be downloaded. */
import type { AttackRow, Target } from './attack.ts';
import { findPeople, importRows, untilIndexed } from './guesses.ts';

export const name = 'Formulas in files';

/** As in OWASP's "CSV Injection", with the full-width forms that East Asian versions of Excel execute. */
const prefixes = ['=', '+', '-', '@', ' =', '\u00a0=', '\u3000=', '\uFF1D', '\uFF0B', '\uFF0D', '\uFF20'];
const executed = /(?:^|[,;\r\n])"?[\s\u00a0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20](?:SUM|cmd)/gu;

export async function attack(target: Target): Promise<AttackRow[]> {
  const { call, signUp } = target;
  const visitor = await signUp('Formulas');
  const letter = (n: number): string => String.fromCodePoint(97 + n);
  const cells = prefixes.map(
    (prefix, n) => `Ida,${prefix}SUM(1) Ev${letter(n)},ida${n}@formula.example,${prefix}cmd|x,${prefix}SUM(2),${prefix}SUM(3)`,
  );
  const refused = prefixes.map((prefix) => `,,,,${prefix}SUM(4),`);
  await importRows(target, visitor, ['First Name,Last Name,Email,Job Title,Notes,Number of Employees', ...cells, ...refused]);
  await untilIndexed();
  const { body: imports } = await call(visitor, 'GET', '/imports');
  const id = imports.items[0].id as string;
  const ids = (await findPeople(target, visitor, { own: true })).map((person) => person.id);
  const selection = { kind: 'ids', ids };
  const { body: list } = await call(visitor, 'POST', '/lists', { kind: 'people', name: '=SUM(5)' });
  await call(visitor, 'POST', '/leads/changes', { kind: 'people', selection, change: { kind: 'add_to_list', listId: list.id } });
  await untilIndexed();
  const steps = [{ subject: '=SUM(6)', body: '@SUM(7) {{title}}', afterDays: 0 }];
  const { body: template } = await call(visitor, 'POST', '/email-templates', { name: 'T', language: 'en', steps });
  const paths = [
    `/imports/${id}/refused.csv`,
    `/imports/${id}/invalid-values.csv`,
    `/email-templates/${template.id}/emails.csv?listId=${list.id}`,
  ];
  for (const preset of ['leadlight', 'hubspot', 'salesforce', 'pipedrive']) {
    const { body } = await call(visitor, 'POST', '/exports', { kind: 'people', selection, preset });
    paths.push(`/exports/${body.id}/leads.csv`);
  }
  let found = 0;
  let written = 0;
  for (const path of paths) {
    const { text } = await call(visitor, 'GET', path);
    written += text.match(/SUM|cmd/g)?.length ?? 0;
    found += text.match(executed)?.length ?? 0;
  }
  return [{ label: `${paths.length} files with ${written} such cells: cells that are executed`, count: found, allowed: 0 }];
}
