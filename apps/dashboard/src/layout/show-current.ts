/** Scrolls a row of links sideways so that the current one is in view: on a phone, not all of them fit. */
export function showCurrent(links: HTMLElement | null): void {
  links?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
}
