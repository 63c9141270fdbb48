/** The pages at /docs, rendered from the OpenAPI document: the quick start, one page for each tag, and one page for schemas that several tags use. */
import { html, type Html } from './markup.ts';
import { curlOf, quickCalls, quickScopes, requestOf } from './quick-start.ts';
import { conventions } from './conventions.ts';
import { routesOf, type OpenApi, type Route, type Schema } from './openapi-types.ts';
import { fieldsOf, nameOf, typeOf, valueOf, withCode, type AddressOf } from './schema-words.ts';

const home = '/docs';
const shared = 'Shared schemas';

/** "API keys" is at /docs/api-keys. */
const pathOf = (section: string): string => `${home}/${section.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;

interface Docs {
  /** By path. */
  readonly pages: ReadonlyMap<string, Html>;
  /** For every other path. */
  readonly missing: Html;
}

export function docsOf(document: OpenApi): Docs {
  const routes = routesOf(document);
  const tags = [...new Set(routes.flatMap((route) => route.tags))];
  const places = placesOf(document, routes);
  const sections = [...tags, shared];
  const page = (title: string, path: string, content: Html): [string, Html] => [path, layout({ document, title, path, sections, content })];
  const pages = new Map([
    page('Quick start', home, start(document, tags, routes)),
    ...sections.map((section) => {
      const addressOf: AddressOf = (name) => `${places.get(name) === section ? '' : pathOf(places.get(name) ?? shared)}#${name}`;
      const own = Object.entries(document.components.schemas).filter(([name]) => places.get(name) === section);
      const calls = routes.filter((route) => route.tags.includes(section));
      return page(section, pathOf(section), sectionOf({ calls, own, addressOf, document }));
    }),
  ]);
  const [, missing] = page(
    'Page not found',
    '',
    html`<h1>Page not found</h1>
      <p>The documentation has no page with this address.</p>`,
  );
  return { pages, missing };
}

/** The section that describes each schema: the only tag that uses it, directly or through other schemas, or else the shared schemas. */
function placesOf({ components: { schemas } }: OpenApi, routes: readonly Route[]): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  const visit = (node: unknown, tag: string): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('$ref' in node && typeof node.$ref === 'string') {
      const name = nameOf(node.$ref);
      const place = places.get(name);
      if (place === tag || place === shared) return;
      places.set(name, place === undefined ? tag : shared);
      visit(schemas[name], place === undefined ? tag : shared);
    }
    for (const value of Object.values(node)) visit(value, tag);
  };
  for (const route of routes) for (const tag of route.tags) visit({ ...route, tags: [] }, tag);
  return new Map(Object.keys(schemas).map((name) => [name, places.get(name) ?? shared]));
}

interface Layout {
  document: OpenApi;
  title: string;
  path: string;
  sections: readonly string[];
  content: Html;
}

function layout({ document, title, path, sections, content }: Layout): Html {
  const entry = (name: string, to: string): Html =>
    html`<li><a href="${to}" ${to === path ? html` aria-current="page"` : ''}>${name}</a></li>`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title} · ${document.info.title}</title>
        <link rel="stylesheet" href="/docs/style.css" />
      </head>
      <body class="api">
        <a class="skip" href="#sections">Skip to the sections</a>
        <main>${path === home ? '' : html`<p class="muted"><a href="${home}">${document.info.title}</a></p>`} ${content}</main>
        <nav id="sections" aria-label="Sections">
          <ul>
            ${entry('Quick start', home)} ${sections.map((section) => entry(section, pathOf(section)))}
          </ul>
        </nav>
      </body>
    </html>`;
}

function start(document: OpenApi, tags: readonly string[], routes: readonly Route[]): Html {
  const addresses = new Map(routes.map(({ operationId, tags: [tag] }) => [operationId, `${pathOf(tag ?? shared)}#${operationId}`]));
  return html`<h1>${document.info.title}</h1>
    <p>${withCode(document.info.description)}</p>
    <section aria-labelledby="quick-start">
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
            <p>${withCode(call.outcome)} <a href="${addresses.get(call.route.name)}">All parameters</a></p>`,
      )}
      <h2 id="conventions">Conventions</h2>
      ${conventions.map(
        ([title, text]) =>
          html`<h3>${title}</h3>
            <p>${withCode(text)}</p>`,
      )}
    </section>
    <h2 id="reference">Reference</h2>
    <p>
      For tools, the reference is also available as <a href="/v1/openapi.json">OpenAPI 3.1</a>. Fields of a request that have a default can
      be left out; openapi-typescript needs <code>--default-non-nullable=false</code> for that.
    </p>
    ${tags.map(
      (tag) =>
        html`<h3><a href="${pathOf(tag)}">${tag}</a></h3>
          <table class="routes">
            ${routes
              .filter((route) => route.tags.includes(tag))
              .map(
                ({ operationId, summary, method, path }) =>
                  html`<tr>
                    <td><a href="${addresses.get(operationId)}">${summary}</a></td>
                    <td><code>${method.toUpperCase()} ${path}</code></td>
                  </tr>`,
              )}
          </table>`,
    )}`;
}

interface Section {
  calls: readonly Route[];
  own: readonly (readonly [name: string, schema: Schema])[];
  addressOf: AddressOf;
  document: OpenApi;
}

function sectionOf({ calls, own, addressOf, document }: Section): Html {
  const title = calls[0]?.tags[0] ?? shared;
  return html`<h1>${title}</h1>
    ${
      calls.length > 1
        ? html`<ul class="contents">
            ${calls.map(({ operationId, summary }) => html`<li><a href="#${operationId}">${summary}</a></li>`)}
          </ul>`
        : ''
    }
    ${calls.map((route) => routePart(route, addressOf, document))} ${own.length > 0 && calls.length > 0 ? html`<h2>Schemas</h2>` : ''}
    ${own.map(
      ([name, schema]) =>
        html`<article id="${name}">
          <h3>${name}</h3>
          ${schema.description ? html`<p>${withCode(schema.description)}</p>` : ''}
          ${fieldsOf(schema, addressOf) ?? html`<p>${typeOf(schema, addressOf)}</p>`}
        </article>`,
    )}`;
}

function routePart(route: Route, addressOf: AddressOf, document: OpenApi): Html {
  const { operationId, method, path, summary, description, security, parameters = [], requestBody, responses } = route;
  const { scope } = route['x-access'];
  const callers =
    security.length === 0 ? 'anyone' : scope ? `a signed-in user, or an API key with the scope \`${scope}\`` : 'a signed-in user';
  const { schema: body, example } = requestBody?.content['application/json'] ?? {};
  const isUpload = requestBody?.content['application/octet-stream'] !== undefined;
  const statuses = Object.entries(responses);
  const refusals = statuses.filter(([status]) => Number(status) >= 400);
  return html`<article id="${operationId}">
    <h2>${summary}</h2>
    <p>
      <code><span class="method">${method.toUpperCase()}</span>${path}</code> <span class="muted">for ${withCode(callers)}</span>
    </p>
    ${description ? html`<p>${withCode(description)}</p>` : ''}
    ${scope ? html`<pre>${curlOf({ method, path, body: example, isUpload })}</pre>` : ''}
    ${parameters.length > 0 ? parameterTable(route, addressOf) : ''}
    ${
      body
        ? html`<h3>Body</h3>
            ${fieldsOf(resolved(body, document), addressOf) ?? html`<p>${typeOf(body, addressOf)}</p>`}`
        : isUpload
          ? html`<h3>Body</h3>
              <p>The content of the file.</p>`
          : ''
    }
    <h3>Response</h3>
    ${statuses
      .filter(([status]) => Number(status) < 400)
      .map(
        ([status, { description: words, content }]) =>
          html`<p>
            <code>${status}</code>
            ${
              content
                ? html`${Object.entries(content).map(
                    ([mediaType, { schema }], index) =>
                      html`${index > 0 ? ', or ' : ''}${!schema || schema.format === 'binary' ? mediaType : typeOf(schema, addressOf)}`,
                  )}`
                : ''
            }
            ${words === 'Success.' ? '' : html`<span class="muted">${withCode(words)}</span>`}
          </p>`,
      )}
    ${
      refusals.length > 0
        ? html`<details>
            <summary>Errors</summary>
            <table>
              ${refusals.map(
                ([status, { description: words }]) =>
                  html`<tr>
                    <th scope="row">${status}</th>
                    <td>${words.split('  \n').map((line) => html`${withCode(line)}<br />`)}</td>
                  </tr>`,
              )}
            </table>
          </details>`
        : ''
    }
  </article>`;
}

/** The fields of a body are shown with its route, even if the schema has a name. */
const resolved = (schema: Schema, { components: { schemas } }: OpenApi): Schema =>
  (schema.$ref ? schemas[nameOf(schema.$ref)] : undefined) ?? schema;

function parameterTable({ parameters = [] }: Route, addressOf: AddressOf): Html {
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Parameter</th>
        <th scope="col">Type</th>
      </tr>
    </thead>
    <tbody>
      ${parameters.map(
        ({ name, in: place, required, schema, description }) =>
          html`<tr>
            <td><code>${name}</code> <small>in the ${place}${required ? '' : ', optional'}</small></td>
            <td>${valueOf(schema, addressOf, description ?? schema.description)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
