import { html as honoHtml } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** Escaped HTML. */
export type Html = HtmlEscapedString;

/** Hono's HTML template. Its result is a promise only if a value is one, which no value of these pages is. */
export const html = (strings: TemplateStringsArray, ...values: unknown[]): Html => honoHtml(strings, ...values) as HtmlEscapedString;
