/** What a page loads in a browser. */
import { launchChromium } from '../e2e/browser.ts';

export interface Part {
  type: string;
  bodyBytes: number;
  headerBytes: number;
  /** Referenced in the document itself. */
  isInitial: boolean;
}

/**
 * Loads the page until the network is idle.
 * @param cookie a session cookie
 */
export async function loadParts(url: string, cookie?: string): Promise<Part[]> {
  const browser = await launchChromium();
  const context = await browser.newContext();
  const [name, value] = cookie?.split('=', 2) ?? [];
  if (name && value) await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  const parts: Array<Promise<Part>> = [];
  page.on('requestfinished', (request) => {
    const read = async (): Promise<Part> => {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      const isInitial = html.includes(new URL(request.url()).pathname);
      return { type: request.resourceType(), bodyBytes: responseBodySize, headerBytes: responseHeadersSize, isInitial };
    };
    parts.push(read());
  });
  const html = await (await fetch(url)).text();
  await page.goto(url, { waitUntil: 'networkidle' });
  const loaded = await Promise.all(parts);
  await browser.close();
  return loaded;
}
