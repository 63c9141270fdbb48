/** Lighthouse results for the page. */
import type { Figure } from '../figures.ts';
import { judge } from '../lighthouse.ts';

export async function measureLighthouse(url: string, runs: number): Promise<Figure[]> {
  const { audit, score } = await judge(url, runs);
  const note = `median of ${runs}.`;
  return [
    { item: 4, what: 'Lighthouse LCP', value: audit('largest-contentful-paint'), unit: 'ms', target: { atMost: 1300 }, note },
    { item: 4, what: 'Lighthouse FCP', value: audit('first-contentful-paint'), unit: 'ms', target: { atMost: 1100 }, note },
    { item: 5, what: 'Lighthouse TBT', value: audit('total-blocking-time'), unit: 'ms', target: { atMost: 50 }, note },
    { item: 5, what: 'Lighthouse CLS', value: audit('cumulative-layout-shift'), unit: '', target: { atMost: 0.01 }, note },
    { item: 6, what: 'Lighthouse Performance', value: score('performance'), unit: '', target: { atLeast: 99 }, note },
    { item: 6, what: 'Lighthouse Accessibility', value: score('accessibility'), unit: '', target: { atLeast: 100 }, note },
    { item: 6, what: 'Lighthouse Best Practices', value: score('best-practices'), unit: '', target: { atLeast: 100 }, note },
    { item: 6, what: 'Lighthouse SEO', value: score('seo'), unit: '', target: { atLeast: 100 }, note },
  ];
}
