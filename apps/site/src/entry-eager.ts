/**
 * The only script that runs immediately. It updates the menu's state, queues events that arrive before React, and loads React
 * when the browser is idle or at the visitor's first interaction, whichever comes first.
 */
import './styles.css';

const app = document.getElementById('app');
if (!app) throw new Error('The page cannot start: it has no element with id "app" (#app).');
const root: HTMLElement = app;

/** From the first paint. A choice: an idle browser reports it much sooner, and an interaction loads React at once, so nobody waits for it. */
const longestWaitForIdleMs = 1_000;

let hydration: Promise<void> | undefined;

function hydrate(): Promise<void> {
  hydration ??= import('./entry-hydrate.tsx').then(
    async ({ start }) => {
      // A separate task: after React's first run, the browser can paint and respond before the page is hydrated.
      await new Promise((resolve) => setTimeout(resolve));
      await start(root);
      // The pointer or the focus may be on an element that only React handles.
      document.querySelector<HTMLElement>('[data-replay]:is(:hover, :focus)')?.click();
    },
    () => {
      // The chunk no longer exists, because the page was kept open during a deployment. Menu and form work without React.
      root.dataset['hydration'] = 'failed';
    },
  );
  return hydration;
}

const isHydrated = () => 'hydrated' in root.dataset;
const isNative = () => root.dataset['hydration'] === 'failed';

// An event that arrives before React would be lost, so it is queued and replayed once React has loaded.
// The browser's own validation would refuse an empty field before there is a submit event to queue.
for (const form of document.forms) form.noValidate = true;
document.addEventListener(
  'submit',
  (event) => {
    const form = event.target;
    if (isHydrated() || isNative() || !(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void hydrate().then(() => (isNative() ? form.submit() : form.requestSubmit()));
  },
  true,
);
document.addEventListener(
  'click',
  (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const held = target?.closest<HTMLElement>('[data-replay]');
    if (held && !isHydrated() && !isNative()) void hydrate().then(() => held.click());
    if (target?.closest('[popover] a')) document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
  },
  true,
);

// If React receives a press before it is done, it hydrates the whole page at once, which delays the tap; so it receives none until then.
// Native behavior (menu, links, typing) continues, and events that only React handles were queued above.
for (const type of 'pointerdown pointerup mousedown mouseup touchstart touchend click keydown keyup input change focusin'.split(' '))
  root.addEventListener(type, (event) => void (isHydrated() || event.stopImmediatePropagation()), { capture: true, passive: true });

// The menu is a native popover and needs no React; this only updates its state for assistive technology.
const toggleOf = (menu: EventTarget | null) =>
  menu instanceof Element && menu.id ? document.querySelector(`[popovertarget="${menu.id}"]`) : null;
document.addEventListener(
  'toggle',
  (event) => toggleOf(event.target)?.setAttribute('aria-expanded', String(event.newState === 'open')),
  true,
);
document.querySelector('[popovertarget]')?.setAttribute('aria-expanded', 'false');

if (root.childElementCount === 0) {
  // In development and unit tests, nothing was prerendered.
  void hydrate();
} else {
  for (const intent of ['pointermove', 'pointerdown', 'keydown', 'focusin']) {
    // The menu works natively; loading React during its first tap would only delay it.
    const onIntent = (event: Event) => {
      if (!(event.target instanceof Element && event.target.closest('[popovertarget]'))) void hydrate();
    };
    document.addEventListener(intent, onIntent, { capture: true, passive: true });
  }
  // A browser that is busy, or that has nothing to draw, may report no idle time at all: Chromium's headless shell does so only with a frame.
  const whenIdle = () =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(() => void hydrate(), { timeout: longestWaitForIdleMs })
      : setTimeout(() => void hydrate(), 200);
  // Text comes before the script, even if the network is faster than painting.
  const afterPaint = () => {
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return void whenIdle();
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      whenIdle();
    }).observe({ type: 'paint', buffered: true });
  };
  if (document.readyState === 'complete') afterPaint();
  else addEventListener('load', afterPaint, { once: true });
}
