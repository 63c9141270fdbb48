/**
 * The only script that runs at once. It keeps the menu honest, holds what arrives before React does, and fetches React
 * when the browser is idle or at the reader's first move, whichever comes first.
 */
import './styles.css';

const app = document.getElementById('app');
if (!app) throw new Error('The page cannot start: it has no element with id "app" (#app).');
const root: HTMLElement = app;

let hydration: Promise<void> | undefined;

function hydrate(): Promise<void> {
  hydration ??= import('./entry-hydrate.tsx').then(
    async ({ start }) => {
      // A task of its own: after React's first run the browser may paint and answer before the page is hydrated.
      await new Promise((resolve) => setTimeout(resolve));
      await start(root);
      // A pointer or the focus may wait on something that only React answers.
      document.querySelector<HTMLElement>('[data-replay]:is(:hover, :focus)')?.click();
    },
    () => {
      // The chunk is gone: the page was held open over a deployment. Menu and form work without React.
      root.dataset['hydration'] = 'failed';
    },
  );
  return hydration;
}

const isHydrated = () => 'hydrated' in root.dataset;
const isNative = () => root.dataset['hydration'] === 'failed';

// An event that arrives before React would be lost: it is held, and given back once React is there.
// The browser's own check would refuse an empty field before there is a submit event to hold.
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

// React hydrates the whole page at once, in the way of the tap, when it sees a press before it is done: it sees none until then.
// What the browser does by itself (menu, links, typing) goes on, and what only React answers was held above.
for (const type of 'pointerdown pointerup mousedown mouseup touchstart touchend click keydown keyup input change focusin'.split(' '))
  root.addEventListener(type, (event) => void (isHydrated() || event.stopImmediatePropagation()), { capture: true, passive: true });

// The menu is a native popover and needs no React: only its state is told here, to those who cannot see it.
const toggleOf = (menu: EventTarget | null) =>
  menu instanceof Element && menu.id ? document.querySelector(`[popovertarget="${menu.id}"]`) : null;
document.addEventListener(
  'toggle',
  (event) => toggleOf(event.target)?.setAttribute('aria-expanded', String(event.newState === 'open')),
  true,
);
document.querySelector('[popovertarget]')?.setAttribute('aria-expanded', 'false');

if (root.childElementCount === 0) {
  // Development and unit tests: nothing was prerendered.
  void hydrate();
} else {
  for (const intent of ['pointermove', 'pointerdown', 'keydown', 'focusin']) {
    // The menu answers by itself; React arriving in the middle of its first tap would only delay it.
    const onIntent = (event: Event) => {
      if (!(event.target instanceof Element && event.target.closest('[popovertarget]'))) void hydrate();
    };
    document.addEventListener(intent, onIntent, { capture: true, passive: true });
  }
  const whenIdle = () =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(() => void hydrate()) : setTimeout(() => void hydrate(), 200);
  // The words come before the script, also where the network is faster than the painting.
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
