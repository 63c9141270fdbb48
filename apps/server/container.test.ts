/** Checks the Dockerfile and compose.yaml as text, because tests can't build the container: a missing package would fail only at its first start. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from './config.ts';

const root = resolve(import.meta.dirname, '../..');
const lines = readFileSync(join(import.meta.dirname, 'Dockerfile'), 'utf8').split('\n');

const folderOf = new Map(
  ['apps', 'engines', 'packages'].flatMap((part) =>
    readdirSync(join(root, part), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => [manifestOf(`${part}/${name}`).name, `${part}/${name}`]),
  ),
);

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string>>;
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
}

/** A workspace package and all of our packages that it requires. */
function needed(folder: string, found = new Set<string>()): Set<string> {
  if (found.has(folder)) return found;
  found.add(folder);
  for (const name of Object.keys(manifestOf(folder).dependencies ?? {})) {
    if (!name.startsWith('@leadlight/')) continue;
    const next = folderOf.get(name);
    if (next === undefined) throw new Error(`${name} is in no folder here`);
    needed(next, found);
  }
  return found;
}

test('the container installs and contains all of our packages that the server and the dashboard require', () => {
  const [builds, serves] = lines.filter((line) => line.startsWith('RUN npm ci'));
  const copied = lines.flatMap((line) => /^COPY (?:--from=build \/app\/)?(\S+)/.exec(line)?.[1] ?? []);
  const of = (line: string | undefined) => new Set(Array.from(line?.matchAll(/--workspace (\S+)/g) ?? [], ([, folder]) => folder));
  for (const folder of [...needed('apps/server'), ...needed('apps/dashboard')]) {
    expect(of(builds)).toContain(folder);
    expect(copied).toContain(`${folder}/package.json`);
    expect(copied.some((each) => folder === each || folder.startsWith(`${each}/`))).toBe(true);
  }
  expect(of(serves)).toEqual(needed('apps/server'));
  expect(copied).toContain('apps/dashboard/dist');
});

/** What a module loads: imports that are not only types, and modules of threads and processes. */
function loadedBy(path: string): string[] {
  const source = readFileSync(join(root, path), 'utf8');
  const imports =
    /^(?:import|export)(?! type\b)[^;'"]*?from '([^']+)'(?:;| with)|^import '([^']+)'|\bimport\('([^']+)'\)|new URL\('([^']+\.ts)', import\.meta\.url\)/gm;
  const isType = (at: number): boolean => source.slice(0, at).endsWith('typeof ');
  return Array.from(source.matchAll(imports))
    .filter(({ index }) => !isType(index))
    .map(([all, ...names]) => {
      const name = names.find((each) => each !== undefined) ?? '';
      return all.startsWith('new URL') && !name.startsWith('.') ? `./${name}` : name;
    });
}

test('everything that the server, its threads, processes and commands load is in the container and is a dependency, not one of development', () => {
  const copied = lines.flatMap((line) => /^COPY --from=build \/app\/(\S+)/.exec(line)?.[1] ?? []);
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
  const left: string[] = ['main', 'doctor/main', 'operator/main', 'upgrade/main'].map((name) => `apps/server/${name}.ts`);
  const seen = new Set(left);
  const missing: string[] = [];
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    const here = path;
    const isCopied =
      copied.some((folder) => here.startsWith(`${folder}/`)) && !(ignored.includes('**/*.test.ts') && here.endsWith('.test.ts'));
    if (!isCopied || !existsSync(join(root, here))) {
      missing.push(here);
      continue;
    }
    const workspace = here.split('/').slice(0, 2).join('/');
    const { dependencies = {} } = manifestOf(workspace);
    for (const name of loadedBy(here)) {
      if (isBuiltin(name)) continue;
      const packageName = name.split('/', name.startsWith('@') ? 2 : 1).join('/');
      if (!name.startsWith('.') && !(packageName in dependencies)) missing.push(`${here}: ${name}`);
      const folder = folderOf.get(packageName);
      const inside = folder && manifestOf(folder).exports?.[`.${name.slice(packageName.length)}`];
      const next = name.startsWith('.') ? relative(root, resolve(root, dirname(here), name)) : inside ? join(folder, inside) : null;
      if (next === null || seen.has(next)) continue;
      seen.add(next);
      left.push(next);
    }
  }
  expect(seen.size).toBeGreaterThan(900);
  expect(missing).toEqual([]);
});

test('the container builds the server, and starts it with the same command as everything else', async () => {
  const { builtServer, serverOptions, serverEnvironment } = (await import(
    pathToFileURL(join(root, 'scripts/bootstrap/server-process.mjs')).href
  )) as {
    builtServer: string;
    serverOptions: string[];
    serverEnvironment: Record<string, string>;
  };
  expect(lines.findLast((line) => line.startsWith('CMD'))).toBe(
    `CMD ${JSON.stringify(['node', ...serverOptions, builtServer]).replaceAll(',', ', ')}`,
  );
  expect(lines.some((line) => line.startsWith('RUN ') && line.includes('node apps/server/build/build.ts'))).toBe(true);
  const { NODE_COMPILE_CACHE: _folder, ...rest } = serverEnvironment;
  const environment = lines.findLast((line) => line.startsWith('ENV'));
  for (const [name, value] of Object.entries(rest)) expect(environment).toContain(`${name}=${value}`);
});

interface Service {
  readonly build?: { readonly dockerfile: string };
  readonly environment: Record<string, string | number>;
  readonly ports?: readonly string[];
  readonly read_only?: boolean;
  readonly healthcheck?: unknown;
  readonly cap_drop?: readonly string[];
  readonly volumes?: readonly string[];
}

test('compose.yaml starts the application with settings that it accepts in production, and opens nothing to other machines', () => {
  const compose = parse(readFileSync(join(root, 'compose.yaml'), 'utf8'), { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, unknown>;
  };
  const given: Record<string, string> = {
    POSTGRES_PASSWORD: 'secret',
    APP_SECRET: 'x'.repeat(32),
    SEARCH_TOKEN: 't'.repeat(32),
    PUBLIC_APP_URL: 'https://app.leadlight.test',
    SITE_URL: 'https://www.leadlight.test',
    SMTP_URL: 'smtp://mail.leadlight.test',
    MAIL_FROM: 'app@leadlight.test',
    CONTACT_EMAIL: 'help@leadlight.test',
    OPERATOR_NAME: 'Example Inc.',
    OPERATOR_ADDRESS: '1 Main Street',
  };
  const filled = (value: string): string =>
    value.replaceAll(/\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g, (_all, name: string, otherwise?: string) => given[name] ?? otherwise ?? '');
  const documented = ['application.md', 'configuration.md', 'billing.md', 'operating.md']
    .map((name) => readFileSync(join(root, 'docs', name), 'utf8'))
    .join('');
  for (const [name, service] of Object.entries(compose.services)) {
    for (const port of service.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/);
    for (const volume of service.volumes ?? []) expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
    if (!service.build) continue;
    expect([name, service.read_only, service.cap_drop]).toEqual([name, true, ['ALL']]);
    // The image's own, which asks /readyz.
    expect(service.healthcheck).toBeUndefined();
    expect(readFileSync(join(root, service.build.dockerfile), 'utf8')).toContain('USER node');
    for (const variable of Object.keys(service.environment)) expect(documented).toContain(variable);
  }
  const roles = (['application', 'worker', 'search'] as const).map((name) => {
    const environment = Object.fromEntries(
      Object.entries(compose.services[name]?.environment ?? {}).map(([key, value]) => [key, filled(`${value}`)]),
    );
    const { runs, databaseUrl, isProduction, statusPort, search } = readConfig({ ...environment, NODE_ENV: 'production' });
    return { runs, databaseUrl, isProduction, statusPort, search: search.addresses[0]?.host };
  });
  const common = { databaseUrl: 'postgres://leadlight_owner:secret@postgres:5432/leadlight', isProduction: true };
  expect(roles).toEqual([
    { runs: 'api', ...common, statusPort: null, search: 'search' },
    { runs: 'worker', ...common, statusPort: 3001, search: 'search' },
    // Listens for the two.
    { runs: 'search', ...common, statusPort: 3001, search: '0.0.0.0' },
  ]);
});
