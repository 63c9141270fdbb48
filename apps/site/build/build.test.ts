/** The output of the build: the same bytes every time, within the budgets of the acceptance list, and valid HTML. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type ConfigData, HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBuiltSite, serveBuiltSite, type ServedSite } from '../server/site/built-site.ts';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
/** As long as real values, because they are part of the page's weight. */
const settings = {
  siteUrl: 'https://www.leadlight.example',
  appUrl: 'https://app.leadlight.example',
  contactEmail: 'help@leadlight.example',
};

let folder: string;
let dist: string;
let again: string;
let site: ServedSite;

// Two folders, two time zones: neither may appear in the output.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leadlight-build-'));
  [dist, again] = await Promise.all([cleanBuild('one', 'UTC'), cleanBuild('another', 'Asia/Tokyo')]);
  site = serveBuiltSite(readBuiltSite(dist), settings);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Builds a copy of the sources without an earlier build. @returns its dist folder */
async function cleanBuild(name: string, timeZone: string): Promise<string> {
  const root = join(folder, name);
  const copied = join(root, 'apps', 'site');
  await cp(join(repository, 'apps', 'site'), copied, { recursive: true, filter: (path) => !/[/\\](dist|node_modules)$/.test(path) });
  await cp(join(repository, 'tsconfig.base.json'), join(root, 'tsconfig.base.json'));
  await symlink(join(repository, 'node_modules'), join(root, 'node_modules'), 'junction');
  const env = { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '', TZ: timeZone };
  await promisify(execFile)(process.execPath, [join(copied, 'build', 'build.ts')], { cwd: root, env });
  return join(copied, 'dist');
}

test('two clean builds are the same to the byte', async () => {
  const first = await hashesOf(dist);
  expect(first.size).toBeGreaterThan(8);
  expect(await hashesOf(again)).toEqual(first);
});

/** Path and hash of every file. */
async function hashesOf(root: string): Promise<Map<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hashes = new Map<string, string>();
  for (const path of paths) {
    const bytes = await readFile(path);
    hashes.set(relative(root, path), createHash('sha256').update(bytes).digest('hex'));
  }
  return hashes;
}

describe('budgets', () => {
  const html = () => site.page.bodies.identity.toString();
  const brotliBytes = (path: string) => {
    const { br, identity } = site.files.get(path)?.bodies ?? {};
    return (br ?? identity)?.length ?? Number.NaN;
  };
  const pathsThat = (pattern: RegExp) => [...site.files.keys()].filter((path) => pattern.test(path));
  const sum = (paths: string[]) => paths.reduce((total, path) => total + brotliBytes(path), 0);

  test('HTML with its inline CSS: at most 12,000 B brotli', () => {
    expect(html()).not.toContain('rel="stylesheet"');
    expect(site.page.bodies.br?.length).toBeLessThanOrEqual(12_000);
  });

  test('initial JavaScript: at most 2 KB brotli', () => {
    const initial = [...html().matchAll(/<(?:script|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? '');
    expect(initial).toHaveLength(1);
    expect(sum(initial)).toBeLessThanOrEqual(2000);
  });

  test('all JavaScript: at most 80 KB brotli', () => {
    const scripts = pathsThat(/\.js$/);
    expect(scripts.length).toBeGreaterThan(1);
    expect(sum(scripts)).toBeLessThanOrEqual(80_000);
  });

  test('both typefaces together: at most 45 KB', () => {
    const fonts = pathsThat(/\.woff2$/);
    expect(fonts).toHaveLength(2);
    expect(sum(fonts)).toBeLessThanOrEqual(45_000);
  });
});

describe('markup', () => {
  /**
   * Relaxed only where React has its own HTML style. attribute-empty-style now covers `hidden` in html-validate, which is no longer
   * boolean since HTML added a second value (until-found).
   */
  const matterOfStyle = ['void-style', 'attr-case', 'doctype-style', 'attribute-boolean-style', 'attribute-empty-style', 'valid-id'];
  const rules: ConfigData = {
    extends: ['html-validate:recommended'],
    rules: Object.fromEntries(matterOfStyle.map((rule) => [rule, 'off'])),
  };

  test('html-validate passes on the page as it is served', async () => {
    expect(await complaintsAbout(site.page.bodies.identity.toString())).toEqual([]);
  });

  test('html-validate passes on the page of a refused message', async () => {
    const html = await site.render({
      kind: 'refused',
      values: { fullName: 'A "B"', email: 'a@b', phone: 'x', message: '<b>' },
      errors: [{ code: 'phone_without_digits', message: 'Phone must contain digits.', field: 'phone' }],
    });
    expect(await complaintsAbout(html)).toEqual([]);
  });

  test('no style attribute, and one style element: the security policy allows no more', () => {
    const html = site.page.bodies.identity.toString();
    expect(html).not.toMatch(/<[^>]* style=/);
    expect(html.match(/<style/g)).toHaveLength(1);
  });

  async function complaintsAbout(html: string): Promise<string[]> {
    const { results } = await new HtmlValidate(rules).validateString(html);
    return results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
    );
  }
});
