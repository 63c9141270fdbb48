/**
 * Takes the committed pictures of the real page: `node e2e/pictures.ts`, after building the site.
 * Creates the preview picture for links, the icon for a phone's home screen, and the two screenshots of the README.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { launchChromium } from './browser.ts';
import { encodeIndexedPng, type Pixels } from './indexed-png.ts';
import { startSite } from './site-process.ts';

const root = new URL('../', import.meta.url);
const limits = { shared: 120_000, screenshot: 400_000 };

/** Only the hero, as a poster: brand, headline and the window. */
const posterStyle = `
  .header-actions, .menu-toggle, .menu, .skip-link, .footer, main > :not(#home), .hero .lead, .hero-action, .integrations { display: none !important }
  body { overflow: hidden }
  .header { position: absolute; inset: 56px auto auto 64px; border: 0; background: none; backdrop-filter: none }
  .header .wrap { width: auto; height: auto }
  .header .logo { gap: 14px; font-size: 32px }
  .header .mark { width: 44px; height: 44px }
  .hero { width: 1200px; height: 630px; margin: 0; padding: 0 56px 0 64px; grid-template-columns: 1fr 500px; gap: 44px }
  .hero h1 { margin: 0 0 28px; font-size: 84px }
  .hero-words { display: flex; flex-direction: column; padding-top: 72px }
  .hero .eyebrow { order: 1; font-size: 25px; font-weight: 500 }
  .hero .eyebrow::before { width: 14px; height: 20px; margin-right: 14px }
  .scene { height: 534px; min-height: 0; padding: 0 26px }
  .scene .glass { mask: none }
`;

const browser = await launchChromium();
const site = await startSite();
try {
  await takePoster();
  await drawIcon();
  for (const scheme of ['light', 'dark'] as const) await takeScreenshot(scheme);
} finally {
  await browser.close();
  await site.stop();
}

async function takePoster(): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, reducedMotion: 'reduce', bypassCSP: true });
  await page.goto(site.url, { waitUntil: 'networkidle' });
  await page.addStyleTag({ content: posterStyle });
  await save('apps/site/public/og.png', encodeIndexedPng(await pixelsOf(page)), limits.shared);
  await page.close();
}

/** The mark with a margin in the background color, because phones crop the corners and don't show transparency. */
async function drawIcon(): Promise<void> {
  const mark = await readFile(new URL('apps/site/public/favicon.svg', root), 'utf8');
  const page = await browser.newPage({ viewport: { width: 180, height: 180 } });
  await page.setContent(`<style>body{margin:0;background:#faf8f3}svg{display:block;width:132px;height:132px;margin:24px}</style>${mark}`);
  await save('apps/site/public/icon.png', encodeIndexedPng(await pixelsOf(page)), limits.shared);
  await page.close();
}

async function takeScreenshot(colorScheme: 'light' | 'dark'): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme, reducedMotion: 'reduce' });
  await page.goto(site.url, { waitUntil: 'networkidle' });
  await save(`docs/pictures/site-${colorScheme}.png`, await page.screenshot(), limits.screenshot);
  await page.close();
}

/** The screenshot as pixels, decoded by the browser that took it. */
async function pixelsOf(page: Page): Promise<Pixels> {
  const png = (await page.screenshot()).toString('base64');
  const pixels = await page.evaluate(async (base64) => {
    const blob = new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type: 'image/png' });
    const image = await createImageBitmap(blob);
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!canvas) throw new Error('The browser has no canvas.');
    canvas.drawImage(image, 0, 0);
    const { data } = canvas.getImageData(0, 0, image.width, image.height);
    return { width: image.width, height: image.height, rgba: [...data] };
  }, png);
  return { ...pixels, rgba: Uint8Array.from(pixels.rgba) };
}

async function save(path: string, png: Buffer, limitBytes: number): Promise<void> {
  if (png.length > limitBytes) throw new Error(`${path} has ${png.length} bytes; the limit is ${limitBytes}.`);
  const file = fileURLToPath(new URL(path, root));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, png);
  process.stdout.write(`${path}: ${png.length} bytes\n`);
}
