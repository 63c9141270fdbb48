/** Responses to the visitor, in the format of the request: JSON for programs and the page's script, a page for a plain form. */
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { ContactState } from '../../src/contact/contact.state.ts';
import { prefersJson } from '../http/accept.ts';
import { type Answer, plainText } from '../http/answer.ts';
import { chooseEncoding, encode } from '../http/content-encoding.ts';
import { describeError, type Log } from '../log.ts';
import { bodyKindOf } from './contact.input.ts';
import type { ContactLimits } from './contact.limits.ts';
import type { Refusal } from './contact.refusals.ts';

export type AnswerForm = 'json' | 'html';

export function formOfAnswer(headers: IncomingHttpHeaders): AnswerForm {
  return bodyKindOf(headers['content-type'], undefined) === 'json' || prefersJson(headers.accept) ? 'json' : 'html';
}

/** Only for a message that is on disk. */
export function answerReceived(form: AnswerForm): Answer {
  if (form === 'json') return json(200, { status: 'received' });
  // 303: the next request is a GET, and a reload sends nothing twice (RFC 9110 section 15.4.4).
  return { status: 303, headers: { location: '/#contact-sent', 'cache-control': 'no-store' } };
}

/** The page with the visitor's input and the reasons. If it can't be rendered, or too many were rendered, the reasons as plain text. */
export async function answerRefused(
  { headers: request, requestId }: { headers: IncomingHttpHeaders; requestId: string },
  refusal: Refusal,
  { limits, render, log }: { limits: Pick<ContactLimits, 'mayRender'>; render(contact: ContactState): Promise<string>; log: Log },
): Promise<Answer> {
  const { status, errors, values } = refusal;
  const headers = refusal.retryAfterSeconds === undefined ? {} : { 'retry-after': String(refusal.retryAfterSeconds) };
  if (formOfAnswer(request) === 'json') return json(status, { errors }, headers);
  if (await limits.mayRender()) {
    try {
      const html = await render({ kind: 'refused', values, errors });
      return await page(status, html, request['accept-encoding'], headers);
    } catch (error) {
      log.error({ requestId, ...describeError(error) }, 'page not rendered');
    }
  }
  return plainText(status, errors.map((error) => error.message).join('\n'), headers);
}

async function page(status: number, html: string, acceptEncoding: string | undefined, headers: OutgoingHttpHeaders): Promise<Answer> {
  const encoding = chooseEncoding(acceptEncoding, { br: true, gzip: true });
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'accept-encoding',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      ...headers,
    },
    body: await encode(html, encoding),
  };
}

function json(status: number, body: object, headers: OutgoingHttpHeaders = {}): Answer {
  return { status, headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers }, body: JSON.stringify(body) };
}
