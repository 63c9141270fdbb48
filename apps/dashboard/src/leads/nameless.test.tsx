import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { LeadPerson, PersonRow } from '../api/contract.ts';
import type { OpenWorkspace } from '../session/session.queries.ts';
import { PersonHead } from './drawer/lead-heads.tsx';
import { narrowPerson } from './table/narrow-rows.tsx';
import { personColumns } from './table/person-columns.tsx';

const named = {
  name: 'Xu Yi',
  hasName: true,
  title: null,
  company: null,
  contact: { hasEmail: false },
  place: {},
  seniorities: [],
  department: null,
  linkedin: null,
  isSample: false,
  isOwn: true,
};
const nameless = { ...named, name: 'xu@acme.example', hasName: false };

const textOf = (html: string): string => html.replaceAll(/<[^>]+>/g, '');
const cell = (person: object): string =>
  textOf(
    renderToStaticMarkup(
      personColumns(() => '')
        .find(({ id }) => id === 'name')
        ?.cell(person as PersonRow),
    ),
  );
const row = (person: object): string => textOf(renderToStaticMarkup(narrowPerson(person as PersonRow)));
const head = (person: object): string =>
  textOf(renderToStaticMarkup(<PersonHead workspace={{ workspaceId: 'w' } as OpenWorkspace} person={person as LeadPerson} />));

test('the label of a person without a name is marked as such, in the table, on phones and in the panel', () => {
  expect(cell(nameless)).toBe('No name: xu@acme.example');
  expect(row(nameless)).toBe('No name: xu@acme.example');
  expect(head(nameless)).toContain('No name');
  for (const shown of [cell(named), row(named), head(named)]) expect(shown).not.toContain('No name');
});

test('a label is muted and has no initials, so that it does not look like a name', () => {
  const html = renderToStaticMarkup(narrowPerson(nameless as unknown as PersonRow));
  expect(html).toContain('text-muted');
  expect(html).toContain('<svg');
  expect(renderToStaticMarkup(narrowPerson(named as unknown as PersonRow))).not.toContain('<svg');
});

test('a company that is known only by its domain is shown once', () => {
  const company = { id: null, name: 'havnlink.example', domain: 'havnlink.example' };
  expect(head({ ...named, company }).match(/havnlink\.example/g)).toHaveLength(1);
  expect(head({ ...named, company: { ...company, name: 'Havnlink' } })).toContain('Havnlink · havnlink.example');
});
