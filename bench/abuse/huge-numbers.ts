/** Stores numbers and texts beyond what a column holds, through every way in, and edits the leads afterward. */
import type { AttackRow, Target } from './attack.ts';
import { findOwnPeople, importRows } from './guesses.ts';

export const name = 'Numbers beyond their column';

const numbers = [
  '-1',
  '0.5',
  '32768',
  '2147483647',
  '2147483648',
  '3000000000',
  '"1,000,000,000,000"',
  '9223372036854775808',
  '1e30',
  '1e400',
  'NaN',
  'Infinity',
  '99999999999999999999999999999999999999',
];

export async function attack(target: Target): Promise<AttackRow[]> {
  const { call } = target;
  const visitor = await target.signUp('Numbers');
  const long = 'x'.repeat(20_000);
  const companies = numbers.map(
    (number, n) => `Company ${n},numbers${n}.example,${number},${number},${number},${n % 2 ? long : '𝒳'.repeat(3_000)}`,
  );
  await importRows(target, visitor, ['Company Name,Domain,Employees,Founded,Annual Revenue,Description', ...companies]);
  const people = numbers.map(
    (number, n) => `Ann${'abcdefghijklmnopqrstuvwxyz'[n]},Number,ann${n}@numbers.example,${n % 2 ? long : 'CFO'},${number},${number}`,
  );
  await importRows(target, visitor, ['First Name,Last Name,Email,Title,Phone,Employees', ...people]);
  let faults = 0;
  let tried = 0;
  const company = (await call(visitor, 'POST', '/companies', { name: 'Edited', domain: 'edited.example' })).body;
  for (const value of [-1, 0.5, 32_768, 2 ** 31 - 1, 2 ** 31, 3e9, 2 ** 53, 2 ** 63, 1e300, -1e300, '3000000000']) {
    const answers = [
      await call(visitor, 'POST', '/companies', { name: `New ${value}`, employees: value }),
      await call(visitor, 'POST', '/companies', { name: `New too ${value}`, founded: value }),
      await call(visitor, 'PATCH', `/companies/${company.id}`, { employees: value }),
      await call(visitor, 'PATCH', `/companies/${company.id}`, { founded: value }),
      await call(visitor, 'POST', '/companies/search', { filters: { founded: { from: value, to: value } } }),
      await call(visitor, 'POST', '/people/search', { filters: { verdictAgeDays: { from: value } }, limit: value }),
      await call(visitor, 'POST', '/reveals', { selection: { kind: 'ids', ids: ['1'] }, ceiling: value }),
      await call(visitor, 'POST', '/verification-runs', { source: { kind: 'addresses', addresses: ['a@b.example'] }, ceiling: value }),
      await call(visitor, 'POST', '/leads/changes', {
        kind: 'companies',
        selection: { kind: 'ids', ids: [String(value)] },
        change: { kind: 'set_stage', stage: 'won' },
      }),
      await call(visitor, 'GET', `/people/${String(value)}`),
      await call(visitor, 'GET', `/credits/entries?limit=${String(value)}`),
    ];
    tried += answers.length;
    faults += answers.filter(({ status }) => status >= 500).length;
  }
  const ownCompanies = (await call(visitor, 'POST', '/companies/search', { filters: { own: true }, limit: 200 })).body.items as {
    id: string;
  }[];
  const ownPeople = await findOwnPeople(target, visitor, numbers.length);
  let stuck = 0;
  for (const { id } of ownCompanies)
    for (const edit of [{ description: 'Edited' }, { employees: 50 }])
      if ((await call(visitor, 'PATCH', `/companies/${id}`, edit)).status !== 200) stuck += 1;
  for (const { id } of ownPeople) if ((await call(visitor, 'PATCH', `/people/${id}`, { title: 'Edited' })).status !== 200) stuck += 1;
  return [
    { label: `${tried} requests with numbers beyond a column: faults`, count: faults, allowed: 0 },
    { label: `${ownCompanies.length} companies and ${ownPeople.length} people with such values: edits refused`, count: stuck, allowed: 0 },
    {
      label: 'Rows of the imports that are missing',
      count: numbers.length * 2 - Math.min(numbers.length, ownCompanies.length) - ownPeople.length,
      allowed: 0,
    },
  ];
}
