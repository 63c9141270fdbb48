/** Checks what the Helm chart renders against the application's settings, ports and paths, because tests have no cluster. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { readConfig } from './config.ts';

const root = resolve(import.meta.dirname, '../..');
const rendered = readFileSync(join(root, 'deploy/helm/rendered.yaml'), 'utf8');

interface Variable {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: { readonly secretKeyRef: { readonly name: string; readonly key: string } };
}
interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
  readonly periodSeconds: number;
  readonly failureThreshold?: number;
}
interface Container {
  readonly name: string;
  readonly env: readonly Variable[];
  readonly envFrom?: readonly { readonly secretRef: { readonly name: string } }[];
  readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
  readonly securityContext: unknown;
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
  readonly startupProbe: Probe;
  readonly livenessProbe: Probe;
  readonly readinessProbe: Probe;
}
type Labels = Readonly<Record<string, string>>;
interface Pod {
  readonly metadata: { readonly labels: Labels };
  readonly spec: {
    readonly automountServiceAccountToken: boolean;
    readonly securityContext: unknown;
    readonly containers: readonly [Container];
    readonly volumes: readonly { readonly name: string; readonly persistentVolumeClaim?: { readonly claimName: string } }[];
  };
}
interface Resource {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  // Each kind has its own form.
  readonly spec: any;
}

const resources = parseAllDocuments(rendered).flatMap((document) => (document.toJS() as Resource | null) ?? []);
const of = (kind: string): Resource[] => resources.filter((each) => each.kind === kind);
const pods = new Map(of('Deployment').map(({ spec }) => [(spec.template as Pod).spec.containers[0].name, spec.template as Pod]));
const containerOf = (component: string): Container => {
  const [container] = pods.get(component)?.spec.containers ?? [];
  if (!container) throw new Error(`no ${component}`);
  return container;
};

/** What the operator's Secret has, as values.yaml asks for it. */
const secret: Record<string, string> = {
  DATABASE_URL: 'postgres://owner:secret@db.test/leadlight',
  APP_SECRET: 'x'.repeat(32),
  SEARCH_TOKEN: 't'.repeat(32),
  SMTP_URL: 'smtp://mail.test',
};

function configOf({ env, envFrom }: Container, keys = secret) {
  const own = env.map(({ name, value, valueFrom }) => [name, valueFrom ? keys[valueFrom.secretKeyRef.key] : value]);
  return readConfig({ NODE_ENV: 'production', ...(envFrom ? keys : {}), ...(Object.fromEntries(own) as Record<string, string>) });
}

test('the rendered chart is that of the chart; after a change, run npm run chart', async () => {
  const { chartDigest } = (await import(pathToFileURL(join(root, 'scripts/chart/digest.mjs')).href)) as {
    chartDigest(folder: string): string;
  };
  expect(/^# Digest of the chart: (.*)$/m.exec(rendered)?.[1]).toBe(chartDigest(join(root, 'deploy/helm/leadlight')));
});

test('each process has settings that it accepts in production, all of them documented, and those of its part', () => {
  const documented = ['application.md', 'operating.md'].map((name) => readFileSync(join(root, 'docs', name), 'utf8')).join('');
  for (const pod of pods.values())
    for (const { name } of pod.spec.containers[0].env) expect(documented).toMatch(new RegExp(`^### ${name}$`, 'm'));
  const [service] = of('Service').filter(({ metadata }) => metadata.name.endsWith('-search'));
  const address = { host: service?.metadata.name, port: service?.spec.ports[0].port };
  const parts = ['api', 'worker', 'search'].map((component) => {
    const { runs, isProduction, search, port, statusPort } = configOf(containerOf(component));
    return { runs, isProduction, search: search.addresses[0], port: runs === 'api' ? port : statusPort };
  });
  expect(parts).toEqual([
    { runs: 'api', isProduction: true, search: address, port: 3001 },
    { runs: 'worker', isProduction: true, search: address, port: 3001 },
    { runs: 'search', isProduction: true, search: { host: '0.0.0.0', port: 7700 }, port: 3001 },
  ]);
  const values = readFileSync(join(root, 'deploy/helm/leadlight/values.yaml'), 'utf8');
  for (const key of Object.keys(secret)) expect(values).toContain(key);
});

test('numbers reach the processes as they are written in the values', () => {
  const valueOf = (component: string, variable: string) => containerOf(component).env.find(({ name }) => name === variable)?.value;
  for (const component of ['api', 'worker']) expect(valueOf(component, 'IMPORT_MAX_BYTES')).toBe('3000000000');
  expect(valueOf('search', 'SEARCH_FILES_MB')).toBe('1000000');
});

test('behind a pooler, every process has the direct address, also search, which listens to the database', () => {
  const direct = 'postgres://owner:secret@direct.test/leadlight';
  for (const component of pods.keys())
    expect(configOf(containerOf(component), { ...secret, DATABASE_DIRECT_URL: direct }).databaseDirectUrl).toBe(direct);
});

test('probes ask paths that exist, at the port that the process listens on, and a migration of an hour is not interrupted', () => {
  for (const component of pods.keys()) {
    const { ports, startupProbe, livenessProbe, readinessProbe } = containerOf(component);
    expect(ports).toContainEqual({ name: 'http', containerPort: 3001 });
    const asked = [startupProbe, livenessProbe, readinessProbe].map(({ httpGet }) => [httpGet.path, httpGet.port]);
    expect(asked).toEqual([
      ['/healthz', 'http'],
      ['/healthz', 'http'],
      ['/readyz', 'http'],
    ]);
    expect(startupProbe.periodSeconds * (startupProbe.failureThreshold ?? 0)).toBeGreaterThanOrEqual(3_600);
  }
  const routes = readFileSync(join(import.meta.dirname, 'health/health.routes.ts'), 'utf8');
  for (const path of ['/healthz', '/readyz']) expect(routes).toContain(`app.get('${path}'`);
});

test('no process is root, writes outside of its data and temporary files, has a capability or a token of the cluster', () => {
  for (const [component, { spec }] of pods) {
    const { securityContext, volumeMounts, env } = containerOf(component);
    expect(securityContext).toEqual({ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } });
    expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } });
    expect(spec.automountServiceAccountToken).toBe(false);
    expect(volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/data', '/tmp']);
    expect(spec.volumes.map(({ name }) => name)).toEqual(volumeMounts.map(({ name }) => name));
    for (const { name, value } of env.filter((each) => each.name in secret)) expect([name, value]).toEqual([name, undefined]);
  }
  const dockerfile = readFileSync(join(import.meta.dirname, 'Dockerfile'), 'utf8');
  expect(dockerfile).toContain('DATA_DIR=/data');
  expect(dockerfile).toContain('NODE_COMPILE_CACHE=/tmp/');
});

test('every service, budget and rule of the network selects the pods of its part, and the files are shared by API and workers', () => {
  const matching = (labels: Labels): string[] =>
    Array.from(pods).flatMap(([component, { metadata }]) =>
      Object.entries(labels).every(([name, value]) => metadata.labels[name] === value) ? [component] : [],
    );
  const selected = (kind: string) =>
    of(kind).map(({ metadata, spec }) => [metadata.name, matching(spec.selector?.matchLabels ?? spec.selector)]);
  expect(new Map(selected('Service') as [string, string[]][])).toEqual(
    new Map([
      ['leadlight', ['api']],
      ['leadlight-search', ['search']],
    ]),
  );
  expect(selected('PodDisruptionBudget')).toEqual([
    ['leadlight-api', ['api']],
    ['leadlight-search', ['search']],
    ['leadlight-worker', ['worker']],
  ]);
  const [policy] = of('NetworkPolicy');
  expect(matching(policy?.spec.podSelector.matchLabels)).toEqual(['search']);
  const [asking] = policy?.spec.ingress ?? [];
  expect(asking.from.flatMap((each: any) => matching(each.podSelector.matchLabels))).toEqual(['api', 'worker']);
  const claims = ['api', 'worker'].map((component) => pods.get(component)?.spec.volumes[0]?.persistentVolumeClaim?.claimName);
  const [claim] = of('PersistentVolumeClaim');
  expect(claims).toEqual([claim?.metadata.name, claim?.metadata.name]);
  const [ingress] = of('Ingress');
  expect(ingress?.spec.rules[0]).toMatchObject({
    host: 'app.example.com',
    http: { paths: [{ backend: { service: { name: 'leadlight' } } }] },
  });
});
