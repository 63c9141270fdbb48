/** Accessibility violations that axe finds on a page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';

// Minified: axe's default is four times as large, and each page compiles it.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The violations, in short form: the rule and the elements. Loads axe once per document, because loading it takes longer than a run.
 * @param without rules that do not apply to this state
 * @param exclude selectors of elements that are not checked
 */
export async function axeViolations(page: Page, { without = [], exclude = [] }: { without?: string[]; exclude?: string[] } = {}) {
  // What is dimmed while it is replaced is busy.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  }
  const options: Axe.RunOptions = {
    // Passes are counted but not described, because describing every node of a table takes longer than checking it.
    resultTypes: ['violations'],
    runOnly: { type: 'tag', values: tags },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  };
  const violations = await page.evaluate(
    async ([context, run]) => {
      // A color between two states of the design is in neither. Motion that never ends is part of the page.
      const fading = () =>
        document
          .getAnimations()
          .filter(({ playState, effect }) => playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)));
      while (fading().length > 0) await Promise.allSettled(fading().map(({ finished }) => finished));
      return (await (window as unknown as { axe: typeof Axe }).axe.run(context, run)).violations;
    },
    [{ exclude }, options] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
