/** POST /: a message to the help address. Runs checks from cheap to expensive; the first that fails determines the response. */
import type { IncomingMessage } from 'node:http';
import { checkContact, type ContactError, type ContactValues } from '../../src/contact/contact.rules.ts';
import type { ContactState } from '../../src/contact/contact.state.ts';
import type { SiteSettings } from '../../src/settings.ts';
import { readBody } from '../http/body.ts';
import type { ContactAnswer, Post } from '../http/router.ts';
import { describeError, type Log } from '../log.ts';
import { type Outbox, StorageUnavailable } from '../outbox/outbox.ts';
import { answerReceived, answerRefused, formOfAnswer } from './contact.answers.ts';
import { isEmailAddress } from './contact.email.ts';
import { type BodyKind, bodyKindOf, type ContactInput, readContactInput } from './contact.input.ts';
import type { Allowance, ContactLimits } from './contact.limits.ts';
import { isOwnOrigin } from './contact.origin.ts';
import { type Refusal, refuse, refuseFields, refuseForNow } from './contact.refusals.ts';

/** Enough for the longest message in any encoding (5,000 characters of 12 bytes when percent-encoded). */
const maxBodyBytes = 64 * 1024;

export interface ContactDependencies {
  settings: SiteSettings;
  outbox: Promise<Pick<Outbox, 'find' | 'store'>>;
  limits: ContactLimits;
  clientAddress(request: IncomingMessage): string;
  /** Renders the page with a refused message. */
  render(contact: ContactState): Promise<string>;
  log: Log;
}

type Received = { kind: 'received' } | { kind: 'refused'; refusal: Refusal };

export function createContactRoute(dependencies: ContactDependencies): (post: Post) => Promise<ContactAnswer> {
  return async (post) => {
    const received = await receive(dependencies, post);
    const { headers } = post.request;
    if (received.kind === 'received') return { answer: answerReceived(formOfAnswer(headers)), outcome: 'received' };
    const { refusal } = received;
    const answer = await answerRefused({ headers, requestId: post.requestId }, refusal, dependencies);
    return { answer, outcome: refusal.errors[0].code };
  };
}

async function receive(dependencies: ContactDependencies, post: Post): Promise<Received> {
  const { settings, limits } = dependencies;
  const { headers } = post.request;
  if (!isOwnOrigin(headers, settings.siteUrl)) {
    return refused(
      refuse(
        'foreign_origin',
        `This message came from another site and was not accepted. Please send it from ${settings.siteUrl}/#contact.`,
      ),
    );
  }
  const address = dependencies.clientAddress(post.request);
  const kind = bodyKindOf(headers['content-type'], headers['content-encoding']);
  const attempt = await limits.attempt(address);
  if (!attempt.allowed) return refused(notNow(attempt, settings, await wordsOf(post, kind)));
  if (!kind)
    return refused(
      refuse('content_type_unsupported', 'Send the message as application/x-www-form-urlencoded or application/json, in UTF-8.'),
    );
  const body = await readBody(post.request, maxBodyBytes, post.invite);
  if (body === 'too-large') return refused(refuse('body_too_large', 'The message is too large: at most 64 KiB are accepted.'));
  const input = readContactInput(kind, body);
  if (!input)
    return refused(
      refuse('malformed_body', kind === 'json' ? 'The message is not a JSON object in UTF-8.' : 'The form is not encoded in UTF-8.'),
    );
  return receiveInput(dependencies, post, address, input);
}

async function receiveInput(dependencies: ContactDependencies, post: Post, address: string, input: ContactInput): Promise<Received> {
  const { settings, limits } = dependencies;
  const outbox = await dependencies.outbox;
  const typed = input.values;
  const key = post.request.headers['idempotency-key'];
  if (key !== undefined && (typeof key !== 'string' || !isIdempotencyKey(key))) {
    return refused(refuse('idempotency_key_invalid', 'Idempotency-Key must be 1 to 128 visible ASCII characters.', typed));
  }
  if (input.honeypot !== '') {
    const message = 'The hidden field “website” must stay empty: only programs fill it in. Please send the message again without it.';
    return refused(refuse('honeypot_filled', message, typed));
  }
  const checked = checkFields(input);
  if (!checked.ok) return refused(refuseFields(checked.errors, typed));

  const reused = () =>
    refused(refuse('idempotency_key_reused', 'This Idempotency-Key was used for another message. Use a new one for each message.', typed));
  try {
    const before = key === undefined ? 'none' : await outbox.find(key, checked.values);
    if (before !== 'none') return before === 'same' ? { kind: 'received' } : reused();
    const allowance = await limits.message(address);
    if (!allowance.allowed) return refused(notNow(allowance, settings, typed));
    // Two posts with the same key can arrive at the same time; the outbox decides, and the count for the second is reverted.
    let stored: Awaited<ReturnType<Outbox['store']>> | undefined;
    try {
      stored = await outbox.store(checked.values, key);
    } finally {
      if (stored?.kind !== 'stored') await limits.takeBack(address);
    }
    return stored.kind === 'key-reused' ? reused() : { kind: 'received' };
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    dependencies.log.error({ requestId: post.requestId, ...describeError(error.cause) }, 'message not stored');
    const message = `We could not save your message, so it was not sent. Please try again later, or write to ${settings.contactEmail}.`;
    return refused(refuse('storage_unavailable', message, typed));
  }
}

type FieldCheck = { ok: true; values: ContactValues } | { ok: false; errors: [ContactError, ...ContactError[]] };

/** Applies the rules shared with the browser, and a separate sentence for fields that are not text. */
function checkFields({ values, wrongTypes }: ContactInput): FieldCheck {
  const checked = checkContact(values, isEmailAddress);
  if (checked.ok || wrongTypes.length === 0) return checked;
  const [first, ...rest] = checked.errors.map((error) => wrongTypes.find((wrong) => wrong.field === error.field) ?? error);
  return first ? { ok: false, errors: [first, ...rest] } : checked;
}

function isIdempotencyKey(key: string): boolean {
  return /^[\x21-\x7e]{1,128}$/.test(key);
}

function notNow(allowance: Allowance & { allowed: false }, settings: SiteSettings, values: ContactValues | undefined): Refusal {
  return refuseForNow(allowance.who, allowance.seconds, settings.contactEmail, values);
}

/** The input of a message that was refused without checks, so that a visitor without JavaScript doesn't lose it. */
async function wordsOf(post: Post, kind: BodyKind | undefined): Promise<ContactValues | undefined> {
  if (kind !== 'form') return undefined;
  const body = await readBody(post.request, maxBodyBytes, post.invite);
  return body === 'too-large' ? undefined : readContactInput(kind, body)?.values;
}

function refused(refusal: Refusal): Received {
  return { kind: 'refused', refusal };
}
