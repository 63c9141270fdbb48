/** Measures how fast the built application responds to a click or a key, with the page's clock, from the input to the frame that shows the effect. */
import { launchChromium, type Page } from '../../e2e/browser.ts';
import type { App } from '../../e2e/app-process.ts';
import { p95, type Figure } from '../figures.ts';
import type { Visitor } from './visitor.ts';

interface Step {
  name: string;
  input: 'pointerup' | 'keydown' | 'change';
  /** Selector of the element that shows the effect. */
  effect: string;
  /** Text that the element contains. */
  text?: string;
  do(page: Page): Promise<unknown>;
}

const link = (name: string) => (page: Page) => page.getByRole('link', { name, exact: true }).first().click();
const button = (name: string) => (page: Page) => page.getByRole('button', { name }).filter({ visible: true }).first().click();
const key = (name: string) => (page: Page) => page.keyboard.press(name);

/** In this order, they lead from Home back to Home. */
const steps: Step[] = [
  { name: 'Home to Credits', input: 'pointerup', effect: 'main h1', text: 'Credits', do: link('Credits') },
  { name: 'Chart of 90 days', input: 'pointerup', effect: 'button[aria-pressed=true]', text: '90 days', do: button('90 days') },
  {
    name: 'Filter of the ledger',
    input: 'change',
    effect: 'main',
    text: 'No entries match',
    do: (page) => page.getByLabel('Kind').selectOption('refund'),
  },
  { name: 'Whole ledger again', input: 'pointerup', effect: '[role=row]', text: 'Trial', do: button('Show the whole ledger') },
  { name: 'Credits to Settings', input: 'pointerup', effect: 'main h1', text: 'Profile', do: link('Settings') },
  { name: 'Profile to Members', input: 'pointerup', effect: 'main h1', text: 'Members', do: link('Members') },
  { name: 'Open a dialog', input: 'pointerup', effect: '[role=dialog]', text: 'Send invitation', do: button('Invite a colleague') },
  { name: 'Refusal of an empty form', input: 'pointerup', effect: '[role=dialog]', text: 'Enter an email.', do: button('Send invitation') },
  { name: 'Close a dialog', input: 'keydown', effect: 'body:not(:has([role=dialog]:not([data-ending-style])))', do: key('Escape') },
  { name: 'Members to API keys', input: 'pointerup', effect: 'main h1', text: 'API keys', do: link('API keys') },
  { name: 'Open a menu', input: 'pointerup', effect: '[role=menu]', do: button('Your account:') },
  { name: 'Close a menu', input: 'keydown', effect: 'body:not(:has([role=menu]:not([data-ending-style])))', do: key('Escape') },
  { name: 'Open the palette', input: 'keydown', effect: '[role=combobox]', do: key('Control+k') },
  {
    name: 'Type into the palette',
    input: 'keydown',
    effect: '[role=option][aria-selected=true]',
    text: 'Audit',
    do: (page) => page.keyboard.type('au'),
  },
  { name: 'Choose in the palette', input: 'keydown', effect: 'main h1', text: 'Audit log', do: key('Enter') },
  { name: 'Settings to Home', input: 'pointerup', effect: 'main h1', text: 'Home', do: link('Home') },
];

/** @param rounds how often to run all steps; the first runs without a cache */
export async function measureClicks({ url }: App, { cookie, workspaceId }: Visitor, rounds: number): Promise<Figure[]> {
  const browser = await launchChromium();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const [name = '', value = ''] = cookie.split('=', 2);
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  await page.goto(`${url}/w/${workspaceId}`, { waitUntil: 'networkidle' });
  const times = new Map<string, number[]>(steps.map((step) => [step.name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const step of steps) times.get(step.name)?.push(await timeOf(page, step));
  }
  await browser.close();
  const all = [...times.values()].flat();
  const slowest = [...times].map(([step, each]) => ({ step, ms: Math.max(...each) })).toSorted((a, b) => b.ms - a.ms);
  return [
    {
      what: 'Click to painted response, p95',
      value: p95(all),
      unit: 'ms',
      target: { atMost: 100 },
      note: `${all.length} clicks and keys on the built application, ${rounds} of each: ${steps.map((step) => step.name.toLowerCase()).join(', ')}; only the first round downloads code and data.`,
    },
    {
      what: 'Click to painted response, slowest',
      value: slowest[0]?.ms ?? Number.NaN,
      unit: 'ms',
      note: slowest
        .slice(0, 4)
        .map(({ step, ms }) => `${step} ${Math.round(ms)} ms`)
        .join(', '),
    },
  ];
}

async function timeOf(page: Page, step: Step): Promise<number> {
  await page.evaluate(
    ([type, selector, text]) => {
      const state: { startedMs?: number; answeredMs?: number } = {};
      Object.assign(globalThis, { step: state });
      // With several inputs the last counts, because a word is typed with more than one key.
      addEventListener(type, (event) => void (state.answeredMs === undefined && (state.startedMs = event.timeStamp)), { capture: true });
      const isThere = () => [...document.querySelectorAll(selector)].some((each) => !text || each.textContent.includes(text));
      const look = () => {
        if (state.startedMs === undefined || !isThere()) return void requestAnimationFrame(look);
        // A frame callback runs before its frame is painted; a message posted from it arrives after.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => (state.answeredMs = performance.now()));
        port1.start();
        port2.postMessage('painted');
      };
      requestAnimationFrame(look);
    },
    [step.input, step.effect, step.text ?? ''] as const,
  );
  await step.do(page);
  const ms = await page.waitForFunction(() => {
    const { startedMs, answeredMs } = (globalThis as unknown as { step: { startedMs?: number; answeredMs?: number } }).step;
    return startedMs !== undefined && answeredMs !== undefined ? { ms: answeredMs - startedMs } : null;
  });
  // Waits until background work (a screen's data, an animation) has ended, as a user does before the next click.
  await page.waitForLoadState('networkidle');
  return (await ms.jsonValue())?.ms ?? Number.NaN;
}
