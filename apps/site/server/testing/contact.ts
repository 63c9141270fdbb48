/** A message as sent by a visitor. */
import type { ContactValues } from '../../src/contact/contact.rules.ts';

export const ana: ContactValues = {
  fullName: 'Ana Pérez',
  email: 'ana@acme.test',
  phone: '+44 20 7946 0958',
  message: 'We need leads in Lyon.\nCan you help?',
};

export function postForm(url: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });
}

export function postJson(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } });
}

/** The codes of a JSON refusal. */
export async function codesOf(response: Response): Promise<string[]> {
  const { errors } = (await response.json()) as { errors: Array<{ code: string }> };
  return errors.map(({ code }) => code);
}
