/** Measures the page's weight as the server sends it to a browser. */
import type { Figure } from '../figures.ts';
import { loadParts, type Part } from '../parts.ts';

export async function measureSizes(url: string): Promise<Figure[]> {
  const parts = await loadParts(url);
  const sum = (chosen: Part[], what: 'bodyBytes' | 'headerBytes' = 'bodyBytes') => chosen.reduce((total, part) => total + part[what], 0);
  const scripts = parts.filter(({ type }) => type === 'script');
  const whole = sum(parts);
  return [
    {
      item: 1,
      what: 'HTML with inline CSS, brotli',
      value: sum(parts.filter(({ type }) => type === 'document')),
      unit: 'B',
      target: { atMost: 12_000 },
    },
    {
      item: 2,
      what: 'Initial JavaScript, brotli',
      value: sum(scripts.filter(({ isInitial }) => isInitial)),
      unit: 'B',
      target: { atMost: 2000 },
    },
    { item: 2, what: 'All JavaScript, brotli', value: sum(scripts), unit: 'B', target: { atMost: 80_000 } },
    {
      item: 3,
      what: 'Page weight before interaction',
      value: whole / 1000,
      unit: 'KB',
      target: { atMost: 120 },
      note: `all ${parts.length} compressed bodies, including the chunk that is loaded when idle and the icon.`,
    },
    {
      what: 'Page weight with response headers',
      value: (whole + sum(parts, 'headerBytes')) / 1000,
      unit: 'KB',
      note: 'as in HTTP/1.1; a proxy with HTTP/2 compresses them to a few bytes each.',
    },
  ];
}
