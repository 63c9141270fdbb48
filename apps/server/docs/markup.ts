import { html as honoHtml } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** Escaped HTML. */
export type Html = HtmlEscapedString;

/** Hono's template for HTML, whose result is a string: it is a promise only if a value is one, and no value of these pages is. */
export const html = (strings: TemplateStringsArray, ...values: unknown[]): Html => honoHtml(strings, ...values) as HtmlEscapedString;
