import { expect, test } from 'vitest';
import { operationOf, textWithoutValues } from './statement-text.ts';

test.each([
  ["select id from people where name = 'O''Brien' and age > 42", 'select id from people where name = ? and age > ?'],
  ["select E'it\\'s ana@acme.test' , $1::int", 'select ? , $1::int'],
  ['select $tag$ana@acme.test$tag$, $$x$$, $2, t1.name2', 'select ?, ?, $2, t1.name2'],
  ["set local app.workspace_id = '0f3a'", 'set local app.workspace_id = ?'],
  ['  copy\n  people  from stdin', 'copy people from stdin'],
])('%s has no values as %s', (text, plain) => expect(textWithoutValues(text)).toBe(plain));

test('a text has at most a thousand characters, and is named by its first word', () => {
  expect(textWithoutValues(`select ${'x, '.repeat(1_000)}`)).toHaveLength(1_000);
  expect(['BEGIN; set local x', '  select 1', '/* 7 */', ''].map(operationOf)).toEqual(['begin', 'select', 'query', 'query']);
});
