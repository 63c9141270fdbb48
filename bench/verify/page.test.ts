import { expect, test } from 'vitest';
import { withSection } from './page.ts';

const page = 'By hand.\n<!-- pace -->\n\nold\n\n<!-- /pace -->\nBy hand too.\n<!-- fuzz -->\n<!-- /fuzz -->\n';

test('a part writes its own section anew and leaves everything else', () => {
  const written = withSection(page, 'pace', ['one', 'two']);
  expect(written).toBe(page.replace('old', 'one\ntwo'));
  expect(withSection(written, 'pace', ['old'])).toBe(page);
});

test('a section that the page does not have is not written anywhere', () => {
  expect(() => withSection(page, 'trips', ['one'])).toThrow('trips');
});
