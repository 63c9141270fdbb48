/** Masked details guessed through newer screens: columns of a list, search in words, and forecasts of profile runs. */
import type { Answer, AttackRow, Target } from './attack.ts';
import { countConfirmed, findPeople, guessesOf, seenIn, untilIndexed } from './guesses.ts';

export const name = 'Guessed addresses, in columns, words and profile runs';

export async function attack(target: Target): Promise<AttackRow[]> {
  const { call, pool, signUp } = target;
  const visitor = await signUp('Columns');
  const people = (await findPeople(target, visitor, {})).slice(0, 100);
  const { body: list } = await call(visitor, 'POST', '/lists', { kind: 'people', name: 'Masked' });
  const selection = { kind: 'ids', ids: people.map(({ id }) => id) };
  await call(visitor, 'POST', '/leads/changes', { kind: 'people', selection, change: { kind: 'add_to_list', listId: list.id } });
  await untilIndexed();
  const gained = { shown: 0, ordered: 0 };
  for (const field of ['email', 'phone']) {
    const { body: column } = await call(visitor, 'POST', `/lists/${list.id}/columns`, { field });
    const orderOf = async (direction: string): Promise<string> => {
      const question = { filters: { list: { include: [list.id] } }, sort: { column: column.id, direction }, limit: 200 };
      const { body } = await call(visitor, 'POST', '/people/search', question);
      return JSON.stringify(body.items.map(({ id }: { id: string }) => id));
    };
    // Masked values are equal, so that both directions show the same order.
    if ((await orderOf('ascending')) !== (await orderOf('descending'))) gained.ordered += 1;
  }
  const { text: cells } = await call(visitor, 'POST', `/lists/${list.id}/cells`, { ids: selection.ids });
  gained.shown = pool.filter(({ email, personalEmail }) => cells.includes(email) || cells.includes(personalEmail)).length;
  const rows: AttackRow[] = [
    { label: `${people.length} masked people in columns: details shown`, count: gained.shown, allowed: 0 },
    { label: '2 columns of masked details, sorted: orders that depend on them', count: gained.ordered, allowed: 0 },
  ];
  const ways: readonly (readonly [label: string, ask: (address: string) => Promise<Answer>])[] = [
    ['addresses read as a search in words', (text) => call(visitor, 'POST', '/search/words', { text })],
    [
      'addresses in a forecast of a profile run',
      (text) => call(visitor, 'POST', '/profile-runs/forecast', { source: { kind: 'text', text } }),
    ],
  ];
  for (const [label, ask] of ways)
    for (const kind of ['email', 'personalEmail'] as const) {
      const guesses = guessesOf(pool, kind).slice(0, 150);
      const sights = [];
      for (const { address, isRight } of guesses) {
        const { status, body } = await ask(address);
        sights.push({ isRight, seen: `${status} ${seenIn(body, [address])}` });
      }
      const what = kind === 'email' ? label : `private ${label}`;
      rows.push({ label: `${guesses.length} ${what}: told apart`, count: countConfirmed(sights), allowed: 0 });
    }
  return rows;
}
