/** Where a model's API may be. A workspace may name public hosts only; the operator may also name private ones, because they own the network. */
import { readWebUrl } from '../web/web-url.ts';
import type { ModelApi, ModelSettings } from './model.ts';

export type ModelUrlFault = 'missing' | 'not_a_url' | 'not_https' | 'not_public' | 'has_query';

/** Published addresses of the hosts whose API has one: platform.claude.com/docs/en/api/overview and ai.google.dev/api, read in November 2026. */
const ownAddresses: Readonly<Partial<Record<ModelApi, string>>> = {
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
};

/** @returns the base URL without a final slash, or why it can't be used */
export function readModelUrl({
  api,
  baseUrl,
  setBy,
}: Pick<ModelSettings, 'api' | 'baseUrl' | 'setBy'>):
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'refused'; readonly fault: ModelUrlFault } {
  const text = baseUrl?.trim() || ownAddresses[api];
  if (text === undefined) return { kind: 'refused', fault: 'missing' };
  if (!URL.canParse(text)) return { kind: 'refused', fault: 'not_a_url' };
  const url = new URL(text);
  if (url.search !== '' || url.hash !== '') return { kind: 'refused', fault: 'has_query' };
  if (setBy === 'operator') {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return { kind: 'refused', fault: 'not_a_url' };
  } else {
    if (url.protocol !== 'https:') return { kind: 'refused', fault: 'not_https' };
    if (readWebUrl(text).kind === 'refused') return { kind: 'refused', fault: 'not_public' };
  }
  return { kind: 'url', url: url.href.replace(/\/+$/, '') };
}
