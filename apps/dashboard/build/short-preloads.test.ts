import { expect, test } from 'vitest';
import { sortPreloads } from './short-preloads.ts';

const chunk = (files: string, ...lists: string[]) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=[${files}])))=>i.map(i=>d[i]);\n${lists.map((list) => `load(__vite__mapDeps([${list}]))`).join(';')}`;

test('files that many loads need come first, and each load names the same files as before', () => {
  expect(sortPreloads(chunk('"a.js","b.js","c.js"', '0,2', '1,2', '2'))).toBe(chunk('"c.js","a.js","b.js"', '0,1', '0,2', '0'));
});

test('a load without files and code without a table stay as they are', () => {
  expect(sortPreloads(chunk('"a.js"', '', '0'))).toBe(chunk('"a.js"', '', '0'));
  expect(sortPreloads('const a = [1, 0];')).toBe('const a = [1, 0];');
});
