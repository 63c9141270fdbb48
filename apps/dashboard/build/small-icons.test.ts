import { readFileSync } from 'node:fs';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { iconOf } from '@leadlight/ui/icons';
import { FileUp, House, WifiOff } from 'lucide-react';
import { expect, test } from 'vitest';
import { smallIcon } from './small-icons.ts';

const codeOf = (name: string) =>
  readFileSync(new URL(`../../../node_modules/lucide-react/dist/esm/icons/${name}.mjs`, import.meta.url), 'utf8');
const elementsOf = (name: string) => JSON.parse(/iconOf\((.*)\);/.exec(smallIcon(codeOf(name)))?.[1] ?? '') as Parameters<typeof iconOf>[0];
/** The elements of an SVG and their attributes, in any order. */
const drawing = (node: ReactNode) =>
  Array.from(renderToStaticMarkup(node).matchAll(/<(\w+)([^>]*)>/g), ([, name, attributes = '']) => [
    name,
    ...Array.from(attributes.matchAll(/[\w-]+="[^"]*"/g), String)
      .filter((each) => !/^(class|xmlns)=/.test(each))
      .sort(),
  ]);

test.each([
  ['house', House],
  ['wifi-off', WifiOff],
  ['file-up', FileUp],
])('the small icon %s draws what lucide draws', (name, Icon) => {
  const small = iconOf(elementsOf(name));
  expect(drawing(createElement(small, { strokeWidth: 1.5 }))).toEqual(drawing(createElement(Icon, { strokeWidth: 1.5 })));
});

test('a small icon contains no keys and nothing of lucide’s component', () => {
  expect(smallIcon(codeOf('wifi-off'))).not.toMatch(/key|createLucideIcon/);
});

test('an alias is left as it is', () => {
  const alias = "export { default } from './house.mjs';";
  expect(smallIcon(alias)).toBe(alias);
});

test('a form that an update brings is an error of the build, not a missing icon', () => {
  expect(() => smallIcon("import createLucideIcon from '../createLucideIcon.mjs';\nexport default createLucideIcon('x', []);")).toThrow(
    'has a form',
  );
});
