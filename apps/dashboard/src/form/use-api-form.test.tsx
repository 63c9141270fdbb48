// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RequestFailed } from '../api/failure.ts';
import type { ErrorCode } from '../api/contract.ts';
import { emailRule, required } from './rules.ts';
import { useApiForm } from './use-api-form.ts';

interface Values {
  name: string;
  email: string;
  shared: boolean;
  scopes: string[];
}

let root: Root;
let place: HTMLElement;
const send = vi.fn<(values: Values) => Promise<unknown>>();
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  send.mockReset().mockResolvedValue(undefined);
  flushSync(() => root.render(<Form />));
});
afterEach(() => {
  root.unmount();
  place.remove();
});

function Form() {
  const { field, check, form, failure, pending, isDirty, reset } = useApiForm<Values>({
    defaults: { name: '', email: '', shared: false, scopes: ['read'] },
    fieldsOfCodes: { already_invited: 'name' },
    wordsOfCodes: { forbidden: 'Ask an admin.' },
    send,
  });
  const { error: nameError, ...name } = field('name', required('Enter a name.'));
  const { error: emailError, ...email } = field('email', emailRule);
  return (
    <form {...form}>
      <input aria-label="Name" {...name} />
      <p>{nameError}</p>
      <input aria-label="Email" {...email} />
      <p>{emailError}</p>
      <input aria-label="Shared" type="checkbox" {...check('shared')} />
      {['read', 'write'].map((scope) => (
        <input key={scope} aria-label={scope} type="checkbox" value={scope} {...check('scopes', scope)} />
      ))}
      <output>{[failure?.text, pending && 'pending', isDirty && 'dirty'].filter(Boolean).join(' ')}</output>
      <button type="submit">Send</button>
      <button type="button" onClick={() => reset()}>
        Reset
      </button>
    </form>
  );
}

const control = (name: string, value?: string): HTMLInputElement =>
  place.querySelector<HTMLInputElement>(`[name=${name}]${value ? `[value=${value}]` : ''}`) ?? document.createElement('input');
const output = (): string => place.querySelector('output')?.textContent ?? '';
const errors = (): (string | null)[] => Array.from(place.querySelectorAll('p'), ({ textContent }) => textContent);
function type(name: string, text: string): void {
  // React observes the prototype's setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control(name), text);
  control(name).dispatchEvent(new Event('input', { bubbles: true }));
}
const submit = (): void => place.querySelector<HTMLButtonElement>('[type=submit]')?.click();
const refused = (code: ErrorCode, field?: string) =>
  new RequestFailed({
    kind: 'refused',
    status: 422,
    errors: [{ code, message: `Words for ${code}.`, ...(field && { field }) }],
    requestId: undefined,
    retryAfterS: undefined,
  });

test('input that a rule refuses is not sent: the fields show why, and the first of them has the focus', async () => {
  submit();
  await expect.poll(() => errors()).toEqual(['Enter a name.', 'Enter an email.']);
  expect(document.activeElement).toBe(control('name'));
  type('name', 'Ana');
  await expect.poll(() => errors()).toEqual(['', 'Enter an email.']);
  expect(send).not.toHaveBeenCalled();
});

test('what is typed and selected is sent once', async () => {
  const sent = Promise.withResolvers<void>();
  send.mockReturnValue(sent.promise);
  type('name', 'Ana');
  type('email', 'ana@acme.example');
  control('shared').click();
  control('scopes', 'write').click();
  await expect.poll(() => output()).toBe('dirty');
  submit();
  await expect.poll(() => output()).toContain('pending');
  submit();
  sent.resolve();
  await expect.poll(() => output()).toBe('dirty');
  expect(send.mock.calls).toEqual([[{ name: 'Ana', email: 'ana@acme.example', shared: true, scopes: ['read', 'write'] }]]);
});

test('a refusal is shown next to the field that the server names or that its code concerns; any other is above the form', async () => {
  type('name', 'Ana');
  type('email', 'ana@acme.example');
  send.mockRejectedValueOnce(refused('validation_failed', 'email'));
  submit();
  await expect.poll(() => errors()).toEqual(['', 'Words for validation_failed.']);
  expect(document.activeElement).toBe(control('email'));
  send.mockRejectedValueOnce(refused('already_invited'));
  submit();
  await expect.poll(() => errors()).toEqual(['Words for already_invited.', '']);
  send.mockRejectedValueOnce(refused('forbidden'));
  submit();
  await expect.poll(() => output()).toContain('Ask an admin.');
  expect([control('name').value, control('email').value]).toEqual(['Ana', 'ana@acme.example']);
});

test('reset restores the initial values', async () => {
  type('name', 'Ana');
  submit();
  await expect.poll(() => errors()[1]).not.toBe('');
  place.querySelector<HTMLButtonElement>('[type=button]')?.click();
  await expect.poll(() => [control('name').value, output(), ...errors()]).toEqual(['', '', '', '']);
});
