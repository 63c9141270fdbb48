/** The part of a page that the search for a job board reads. */
import type { CareersLink, CareersPage } from '../careers/careers-page.ts';
import type { Block, Page } from '../page/page.ts';

/** Longer text around a link says no more about it. */
const maxAround = 300;
const maxTexts = 500;

/** @param redirects addresses that led to the page */
export function careersPageOf(page: Page, redirects: readonly string[] = []): CareersPage {
  const headings = headingsBefore(page.blocks);
  const refresh = page.metas
    .filter(({ name }) => name === 'refresh')
    .flatMap(({ content }) => {
      const [, url] = /url\s*=\s*['"]?([^'"\s]+)/i.exec(content) ?? [];
      return url === undefined ? [] : [{ rel: 'refresh', url }];
    });
  return {
    url: page.url,
    redirects,
    title: page.title,
    links: page.links.map((link): CareersLink => {
      const block = page.blocks[link.block];
      const heading = headings[Math.min(link.block, headings.length - 1)];
      return {
        url: link.url ?? link.href,
        text: link.text,
        rel: link.rel,
        hint: link.hint,
        landmark: link.landmark,
        ...(block ? { around: block.text.slice(0, maxAround) } : {}),
        ...(heading === undefined ? {} : { heading }),
      };
    }),
    frames: page.frames,
    scripts: page.scripts,
    relations: [
      ...page.relations,
      ...page.metas.filter(({ name }) => name === 'og:url').map(({ content }) => ({ rel: 'og:url', url: content })),
      ...refresh,
    ],
    generator: page.metas.find(({ name }) => name === 'generator')?.content ?? null,
    texts: page.blocks
      .filter(({ isHidden }) => !isHidden)
      .slice(0, maxTexts)
      .map(({ text }) => text.slice(0, maxAround)),
  };
}

/** For each block, the nearest heading at or before it. */
function headingsBefore(blocks: readonly Block[]): (string | undefined)[] {
  let last: string | undefined;
  return blocks.map(({ level, text }) => {
    if (level > 0) last = text;
    return last;
  });
}
