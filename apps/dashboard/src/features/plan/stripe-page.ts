/** Opens a page of Stripe in this window. Settles when the browser has left, so that the button stays pending until then. */
export function openStripePage({ url }: { url: string }): Promise<unknown> {
  location.assign(url);
  return new Promise((resolve) => addEventListener('pagehide', resolve, { once: true }));
}
