import { expect, test } from 'vitest';
import { prefersJson } from './accept.ts';

test.each([
  ['application/json', true],
  ['application/json, text/plain, */*', true],
  ['application/json;q=0.9, text/html;q=0.8', true],
  ['text/html;q=0.1, application/*', true],
  [undefined, false],
  ['*/*', false],
  ['text/html, application/json', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['application/json;q=0', false],
])('a reader who accepts %j prefers JSON: %s', (accept, expected) => expect(prefersJson(accept)).toBe(expected));
