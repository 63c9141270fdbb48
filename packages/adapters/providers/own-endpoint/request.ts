/** The request to a workspace's own endpoint. */
import { linkedinUrlOf } from '../fact-list.ts';
import type { ProviderKey, ProviderRequest, ProviderSubject } from '../provider.ts';
import { filled, filledJson, parsedJson, valuesOf, type OwnEndpoint } from './endpoint.ts';

/** @returns null if a placeholder is not known, or the endpoint is about something else */
export function requestOf(endpoint: OwnEndpoint, subject: ProviderSubject, { key }: ProviderKey): ProviderRequest | null {
  if (subject.kind !== endpoint.about) return null;
  const values = valuesOf(subject, subject.linkedin === null ? null : linkedinUrlOf(subject.linkedin));
  const url = filled(endpoint.urlTemplate, values, encodeURIComponent);
  const body = endpoint.bodyTemplate === null ? null : filledJson(parsedJson(endpoint.bodyTemplate), values);
  if (url === null || body === undefined) return null;
  const headers = Object.entries(endpoint.headers).map(([name, value]) => [name.toLowerCase(), value.replaceAll('{key}', key)]);
  return {
    method: endpoint.method,
    url,
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: body === null ? null : { kind: 'json', value: body },
  };
}
