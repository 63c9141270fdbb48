/** The whole server on its own port, with a fixture as the site. */
import { onTestFinished } from 'vitest';
import type { SiteConfig } from '../config.ts';
import { createLog, type Log } from '../log.ts';
import { type RunningSite, type SiteOptions, startSite } from '../start.ts';
import { fixtureSite } from './fixture-site.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface TestSite extends RunningSite {
  dataFolder: string;
  /** Parsed lines of the log so far. */
  lines: Array<Record<string, unknown>>;
}

function testConfig(changes: Partial<SiteConfig> = {}): SiteConfig {
  return {
    port: 0,
    host: '127.0.0.1',
    appUrl: 'https://app.leadlight.test',
    trustedProxies: [],
    dataFolder: temporaryFolder(),
    mailFrom: 'website@leadlight.test',
    contactEmail: 'help@leadlight.test',
    logLevel: 'info',
    retentionDays: 90,
    production: false,
    ...changes,
  };
}

export async function startTestSite({
  config,
  ...options
}: Partial<Omit<SiteOptions, 'config'>> & { config?: Partial<SiteConfig> } = {}): Promise<TestSite> {
  const { log, lines } = collectingLog();
  const whole = testConfig(config);
  const running = await startSite({ config: whole, log, site: { kind: 'built', dist: fixtureSite() }, ...options });
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= running.close());
  onTestFinished(close);
  return { ...running, close, dataFolder: whole.dataFolder, lines };
}

export function collectingLog(): { log: Log; lines: Array<Record<string, unknown>> } {
  const lines: Array<Record<string, unknown>> = [];
  return { log: createLog('trace', { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) }), lines };
}
