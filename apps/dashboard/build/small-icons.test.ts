import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { iconOf } from '@leadlight/ui/icons';
import { FileUp, House, WifiOff } from 'lucide-react';
import { expect, test } from 'vitest';
import { drawingOf, withDrawings } from './small-icons.ts';

/** The elements of an SVG and their attributes, in any order. */
const elementsOf = (node: ReactNode) =>
  Array.from(renderToStaticMarkup(node).matchAll(/<(\w+)([^>]*)>/g), ([, name, attributes = '']) => ({
    name,
    attributes: new Set(Array.from(attributes.matchAll(/[\w-]+="[^"]*"/g), String).filter((each) => !/^(class|xmlns)=/.test(each))),
  }));

test.each([
  ['House', House],
  ['WifiOff', WifiOff],
  ['FileUp', FileUp],
])('the small icon %s draws what lucide draws', async (name, Icon) => {
  const small = iconOf(await drawingOf(name));
  expect(elementsOf(createElement(small, { strokeWidth: 1.5 }))).toEqual(elementsOf(createElement(Icon, { strokeWidth: 1.5 })));
});

test('a file contains the drawings of the icons that it imports, under the names it gives them, and still imports types', async () => {
  const source =
    "import { useState } from 'react';\nimport {\n  X,\n  List as Lines,\n  type LucideIcon,\n} from 'lucide-react';\n\nexport const all = [X, Lines];\n";
  const small = await withDrawings(source);
  expect(small).toMatch(/const X = .*iconOf\(\[\["path",\{"d":"M18 6 6 18"\}\],\["path",\{"d":"m6 6 12 12"\}\]\]\);/);
  expect(small).toContain('const Lines = ');
  expect(small).toContain("import { type LucideIcon } from 'lucide-react';");
  expect(small).toContain('\n\nexport const all = [X, Lines];\n');
  expect(small).not.toContain('key');
});

test('a file without icons stays as it is', async () => {
  const source = "import { List } from './list.tsx';\n";
  expect(await withDrawings(source)).toBe(source);
});

test('an icon that lucide-react no longer has is an error of the build', async () => {
  await expect(withDrawings("import { Unicorns } from 'lucide-react';\n")).rejects.toThrow('no icon Unicorns');
});
