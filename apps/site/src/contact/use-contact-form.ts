/** Sends the contact form without leaving the page: idle, sending, sent, refused or failed. Without JavaScript, the browser posts the same form. */
import { useRef, useState, type SubmitEvent } from 'react';
import { checkContact, contactFields, honeypotField, type ContactError, type ContactValues } from './contact.rules.ts';
import type { ContactState } from './contact.state.ts';

/** After this time without a response, the server is considered down; the input stays in the form. */
const answerWithinMs = 20_000;

type Progress =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'sent' }
  | { kind: 'refused'; errors: ContactError[] }
  | { kind: 'failed' };

export function useContactForm(initial: ContactState) {
  const [progress, setProgress] = useState<Progress>(
    initial.kind === 'refused' ? { kind: 'refused', errors: initial.errors } : { kind: 'idle' },
  );
  // If the same input is sent again after a lost response, it has the same key, so that it arrives only once.
  const sending = useRef({ words: '', key: '' });
  // Two presses can occur before React has rendered the sending state.
  const isUnderWay = useRef(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isUnderWay.current) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const values = Object.fromEntries(contactFields.map((field) => [field, textOf(data, field)])) as ContactValues;
    const email = form.elements.namedItem('email');
    const check = checkContact(values, () => !(email instanceof HTMLInputElement) || !email.validity.typeMismatch);
    if (!check.ok) {
      setProgress({ kind: 'refused', errors: check.errors });
      return;
    }
    isUnderWay.current = true;
    setProgress({ kind: 'sending' });
    const words = JSON.stringify({ ...check.values, [honeypotField]: textOf(data, honeypotField) });
    if (sending.current.words !== words) sending.current = { words, key: newKey() };
    const outcome = await post(form.action, words, sending.current.key);
    isUnderWay.current = false;
    setProgress(outcome);
  }

  return { progress, submit, startOver: () => setProgress({ kind: 'idle' }) };
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

async function post(url: string, body: string, key: string): Promise<Progress> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'idempotency-key': key },
      body,
      signal: AbortSignal.timeout(answerWithinMs),
    });
    if (response.ok) return { kind: 'sent' };
    const answer: unknown = await response.json();
    const errors = errorsOf(answer);
    return errors.length > 0 ? { kind: 'refused', errors } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}

function errorsOf(answer: unknown): ContactError[] {
  if (typeof answer !== 'object' || answer === null || !('errors' in answer) || !Array.isArray(answer.errors)) return [];
  return answer.errors.filter((error: Partial<ContactError>): error is ContactError => typeof error?.message === 'string');
}

// crypto.randomUUID exists only on secure origins, so not on a page opened over plain http in a local network.
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
