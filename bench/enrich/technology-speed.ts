/** Time for one page with all technologies: usual pages, and pages made to be slow. */
import { findTechnologies, readPage } from '@leadlight/enrichment';
import { median } from '../figures.ts';

const usual = 100_000;
const large = 1_000_000;

/** Sources of a megabyte that bring up as many patterns as possible, or make each of them work. */
const hostile: Readonly<Record<string, string>> = {
  'open angle brackets': '<',
  'links that never end': '<link rel="stylesheet" href=',
  'the same path again and again': '<link href="/wp-content/plugins/',
  'scripts from everywhere': '<script src="//cdn.a.com/jquery.bootstrap.gsap.swiper.js"></script>',
  'one long attribute': '<div class="',
  variables: '<script>window.dataLayer=window._gaq=fbq("init",',
};

export function speedOfTechnologies(sources: readonly string[]): string[] {
  // About 100 KB each: a longer page is cut.
  const pages = sources.filter(({ length }) => length > usual * 0.6).map((html) => readPage(html.slice(0, usual), 'https://acme.test/'));
  for (const page of pages) findTechnologies([{ page, name: '' }]);
  const times = pages.map((page) => cpuOf(() => findTechnologies([{ page, name: '' }])));
  const rows = Object.entries(hostile).map(([name, piece]) => {
    const page = readPage(piece.repeat(Math.ceil(large / piece.length)), 'https://acme.test/');
    return `| ${name} | ${Math.min(...[1, 2, 3].map(() => cpuOf(() => findTechnologies([{ page, name: '' }])))).toFixed(1)} |`;
  });
  return [
    '## Speed of technologies',
    '',
    ...(times.length > 0
      ? [
          `All technologies on a page of 100 KB (${times.length} pages, CPU): median ${median(times).toFixed(1)} ms, slowest ${Math.max(...times).toFixed(1)} ms.`,
          '',
        ]
      : []),
    '| hostile page of 1 MB | all technologies together, ms |',
    '|---|---|',
    ...rows,
    '',
  ];
}

function cpuOf(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
