/** A gate that lets every request pass at once. */
import type { SiteGate } from '@leadlight/adapters/web';

export const openGate: SiteGate = {
  isOptedOut: async () => false,
  enter: async (site) => ({ kind: 'entered', pass: { site, id: '' } }),
  leave: async () => undefined,
  rest: async () => undefined,
};
