/**
 * `npm run chart`: checks the Helm chart with Helm 3, which has to be installed (HELM says where), and writes what it renders to deploy/helm/rendered.yaml.
 * A test compares that file with the application's settings, and fails if the chart was changed without running this.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { root, runMain } from './bootstrap/command.mjs';
import { chartDigest } from './chart/digest.mjs';

const chart = `${root}deploy/helm/leadlight`;
/** With everything that is optional. */
const settings = ['ingress.enabled=true', 'ingress.className=nginx', 'ingress.tlsSecret=app-tls', 'search.replicas=2'];
/** Numbers as a file of values has them: Helm reads floating point numbers. */
const numbers = ['env={"IMPORT_MAX_BYTES":3000000000}', 'search.env={"SEARCH_FILES_MB":1000000}'];

await runMain(async () => {
  const helm = process.env['HELM'] ?? 'helm';
  execFileSync(helm, ['lint', '--strict', '--quiet', chart], { stdio: 'inherit' });
  const options = [
    '--kube-version',
    '1.30.0',
    ...settings.flatMap((each) => ['--set', each]),
    ...numbers.flatMap((each) => ['--set-json', each]),
  ];
  const rendered = execFileSync(helm, ['template', 'leadlight', chart, ...options], { encoding: 'utf8' });
  const head = `# Written by \`npm run chart\`, for tests: the chart with its own values, an ingress, two search pods and large numbers.\n# Digest of the chart: ${chartDigest(chart)}\n`;
  writeFileSync(`${root}deploy/helm/rendered.yaml`, head + rendered.replaceAll(/[ \t]+$/gm, ''));
});
