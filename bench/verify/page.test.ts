import { expect, test } from 'vitest';
import { withSection } from './page.ts';

const page = 'By hand.\n<!-- pace -->\n\nold\n\n<!-- /pace -->\nBy hand too.\n<!-- fuzz -->\n<!-- /fuzz -->\n';

test('a part replaces only its own section', () => {
  const written = withSection(page, 'pace', ['one', 'two']);
  expect(written).toBe(page.replace('old', 'one\ntwo'));
  expect(withSection(written, 'pace', ['old'])).toBe(page);
});

test('a section that does not exist in the document is not written', () => {
  expect(() => withSection(page, 'trips', ['one'])).toThrow('trips');
});
