/** Chromium as its users have it, for scripts that are not tests. */
import { chromium, type Browser } from '@playwright/test';
import { chromiumArguments, requireChromium } from '../scripts/chromium.mjs';

export type { Browser, Page } from '@playwright/test';

/** @param more Chromium arguments in addition to those of the tests */
export function launchChromium(more: string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: requireChromium(), args: [...chromiumArguments, ...more] });
}
