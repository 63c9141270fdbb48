/** The page at /docs, rendered from the OpenAPI document. Its types cover only what the page shows. */
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { curlOf, quickCalls, quickScopes, requestOf } from './quick-start.ts';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | string[];
  readonly [key: string]: unknown;
}
interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly security: readonly Record<string, unknown>[];
  readonly 'x-access': { readonly scope?: string };
  readonly parameters?: readonly { name: string; in: string; required?: boolean; schema: Schema; description?: string }[];
  readonly requestBody?: { content: Record<string, { schema: Schema; example?: object }> };
  readonly responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>;
}
export interface OpenApi {
  readonly info: { title: string; description: string };
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { schemas: Record<string, Schema> };
}
type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

export function docsPage(document: OpenApi): Html {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );
  const tags = [...new Set(operations.flatMap((operation) => operation.tags))];
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${document.info.title}</title>
        <link rel="stylesheet" href="/docs/style.css" />
      </head>
      <body>
        <main>
          <h1>${document.info.title}</h1>
          <p>${withCode(document.info.description)}</p>
          ${quickStart()}
          <h2 id="reference">Reference</h2>
          <p>
            For tools, the reference is also available as <a href="/v1/openapi.json">OpenAPI 3.1</a>. Fields of a request that have a
            default can be left out; openapi-typescript needs <code>--default-non-nullable=false</code> for that.
          </p>
          <nav aria-label="Routes">
            ${tags.map(
              (tag) =>
                html`<details>
                  <summary>${tag}</summary>
                  <ul>
                    ${operations
                      .filter((operation) => operation.tags.includes(tag))
                      .map(({ operationId, summary }) => html`<li><a href="#${operationId}">${summary}</a></li>`)}
                  </ul>
                </details>`,
            )}
          </nav>
          ${tags.map(
            (tag) =>
              html`<section>
                <h2>${tag}</h2>
                ${operations.filter((operation) => operation.tags.includes(tag)).map(operationPart)}
              </section>`,
          )}
          <section>
            <h2>Schemas</h2>
            ${Object.entries(document.components.schemas).map(
              ([name, schema]) =>
                html`<article id="schema-${name}">
                  <h3>${name}</h3>
                  <pre>${linked(schema)}</pre>
                </article>`,
            )}
          </section>
        </main>
      </body>
    </html>`;
}

function quickStart(): Html {
  return html`<section aria-labelledby="quick-start">
    <h2 id="quick-start">Quick start</h2>
    <p>
      In the application, open Settings, then API keys, and create a key with the scopes
      ${quickScopes().map((scope, index) => html`${index > 0 ? ', ' : ''}<code>${scope}</code>`)}. The workspace’s ID is in the address of
      each of its pages, after <code>/w/</code>.
    </p>
    <pre>
LEADLIGHT=https://app.example.com   # the address of the application
WORKSPACE=…                         # the ID of your workspace
KEY=ll_…                            # the API key</pre>
    ${quickCalls.map(
      (call) =>
        html`<h3>${call.what}</h3>
          ${call.before ? html`<p>${withCode(call.before)}</p>` : ''}
          <pre>${curlOf(requestOf(call))}</pre>
          <p>${withCode(call.outcome)} <a href="#${call.route.name}">All parameters</a></p>`,
    )}
    <h2 id="conventions">Conventions</h2>
    ${conventions.map(
      ([title, text]) =>
        html`<h3>${title}</h3>
          <p>${withCode(text)}</p>`,
    )}
  </section>`;
}

/** The conventions of every route, in the order in which a program needs them. */
const conventions: readonly (readonly [title: string, text: string])[] = [
  [
    'Errors',
    'An error has a status of 400 or more and the body `{"errors":[{"code","message","field"}]}`. `code` is stable: use it in your program. ' +
      '`message` says what to do, and may change. `field` is present if one field is the cause. Every response has an `X-Request-Id` header: quote it when you ask for help.',
  ],
  [
    'Paging',
    'A list returns `items` and `nextCursor`. For the next page, send the same request with `cursor` set to `nextCursor`, until it is null. A cursor belongs to one list with the same filters and order.',
  ],
  [
    'Rate limits',
    'Every response says how many requests are left: `RateLimit: "default";r=1196;t=36` means 1,196 requests in the next 36 seconds, and `RateLimit-Policy` has the limit. ' +
      'After a 429 or 503 response, wait for the seconds in `Retry-After`, then send the request again.',
  ],
  [
    'Repeating a request safely',
    'Send an `Idempotency-Key` header with a unique string, such as a UUID, where the reference lists it. If you send the request again with the same key within a day, you get the first response, and nothing happens twice. ' +
      'A different request with the same key is refused with `idempotency_key_reused`.',
  ],
  [
    'Background work',
    'Work that outlasts a request continues in the background: the response has status 202 and an `id` to poll. There are no webhooks. ' +
      'Work on many leads is a run: forecast what it costs, then start it with a ceiling in credits, which is never exceeded.',
  ],
];

/** Text in which words in backticks are code. */
const withCode = (text: string): Html[] =>
  text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));

function operationPart(operation: Operation & { path: string; method: string }): Html {
  const { operationId, method, path, summary, description, security, parameters = [], requestBody, responses } = operation;
  const { scope } = operation['x-access'];
  const callers =
    security.length === 0 ? 'anyone' : scope ? `a signed-in user, or an API key with the scope \`${scope}\`` : 'a signed-in user';
  const { schema: body, example } = requestBody?.content['application/json'] ?? {};
  const isUpload = requestBody?.content['application/octet-stream'] !== undefined;
  return html`<article id="${operationId}">
    <h3>${summary}</h3>
    <p>
      <code><span class="method">${method.toUpperCase()}</span>${path}</code> <span class="muted">for ${withCode(callers)}</span>
    </p>
    ${description ? html`<p>${withCode(description)}</p>` : ''}
    ${
      scope
        ? html`<details>
            <summary>Example</summary>
            <pre>${curlOf({ method, path, body: example, isUpload })}</pre>
          </details>`
        : ''
    }
    ${
      parameters.length > 0
        ? html`<table>
            <tr>
              <th scope="col">Parameter</th>
              <th scope="col">In</th>
              <th scope="col">Schema</th>
            </tr>
            ${parameters.map(
              ({ name, in: place, required, schema, description: words }) =>
                html`<tr>
                  <td><code>${name}</code>${required ? '' : html` <small>optional</small>`}</td>
                  <td>${place}</td>
                  <td>
                    <code>${linked({ ...schema, description: undefined })}</code
                    >${words ? html`<br /><small>${withCode(words)}</small>` : ''}
                  </td>
                </tr>`,
            )}
          </table>`
        : ''
    }
    ${
      body
        ? html`<details>
            <summary>Body</summary>
            <pre>${linked(body)}</pre>
          </details>`
        : ''
    }
    <details>
      <summary>Responses</summary>
      <table>
        ${Object.entries(responses).map(
          ([status, { description: words, content }]) =>
            html`<tr>
              <th scope="row">${status}</th>
              <td>
                ${words.split('  \n').map((line) => html`${withCode(line)}<br />`)}${Number(status) < 400 ? Object.values(content ?? {}).map(({ schema }) => html`<pre>${linked(schema)}</pre>`) : ''}
              </td>
            </tr>`,
        )}
      </table>
    </details>
  </article>`;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A schema as JSON, with links for references to other schemas. */
function linked(schema: Schema): HtmlEscapedString {
  const text = JSON.stringify(schema, null, 2).replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');
  return raw(text.replaceAll(/\{\s*&quot;\$ref&quot;: &quot;#\/components\/schemas\/(\w+)&quot;\s*\}/g, '<a href="#schema-$1">$1</a>'));
}
