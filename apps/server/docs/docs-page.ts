/** The page at /docs, rendered from the OpenAPI document. Its types cover only what the page shows. */
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { curlOf, quickCalls, quickScopes } from './quick-start.ts';

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
  readonly parameters?: readonly { name: string; in: string; required?: boolean; schema: Schema; description?: string }[];
  readonly requestBody?: { content: Record<string, { schema: Schema }> };
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
          <p>${document.info.description}</p>
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
          <pre>${curlOf(call)}</pre>
          <p>${call.outcome} <a href="#${call.route.name}">All parameters</a></p>`,
    )}
    <p>
      An error has a status of 400 or more and <code>errors</code>, each with a <code>code</code> for your program and a
      <code>message</code> for people.
    </p>
  </section>`;
}

function operationPart(operation: Operation & { path: string; method: string }): Html {
  const { operationId, method, path, summary, description, security, parameters = [], requestBody, responses } = operation;
  const callers = security.length === 0 ? 'anyone' : security.some((scheme) => 'apiKey' in scheme) ? 'session or API key' : 'session';
  const body = requestBody?.content['application/json']?.schema;
  return html`<article id="${operationId}">
    <h3>${summary}</h3>
    <p>
      <code><span class="method">${method.toUpperCase()}</span>${path}</code> <span class="muted">for ${callers}</span>
    </p>
    ${description ? html`<p>${description}</p>` : ''}
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
                  <td><code>${linked(schema)}</code>${words ? html`<br /><small>${words}</small>` : ''}</td>
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
                ${words.split('  \n').map((line) => html`${line}<br />`)}${Object.values(content ?? {}).map(({ schema }) => html`<pre>${linked(schema)}</pre>`)}
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
