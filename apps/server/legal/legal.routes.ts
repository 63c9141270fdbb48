/**
 * /privacy and /terms: the templates privacy.html and terms.html in this folder, with the operator's details filled in.
 * They are read on each request, so that edits show at once. Missing details are marked in the text.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deletionGraceDays, graceDays, monthlyGrant, monthlyPriceUsd, plans, trialDays } from '@leadlight/credits';
import { raw } from 'hono/html';
import type { ServerConfig } from '../config.ts';
import type { App } from '../http/serve.ts';
import { looksOf, piece, publicPage, type Fact } from './public-page.ts';

export function mountLegal(app: App, config: ServerConfig): void {
  const facts = factsOf(config);
  const looks = looksOf(config);
  for (const [name, title] of [
    ['privacy', 'Privacy'],
    ['terms', 'Terms'],
  ] as const) {
    app.get(`/${name}`, async (c) => {
      const text = await readFile(join(import.meta.dirname, `${name}.html`), 'utf8');
      return c.html(publicPage(title, looks, raw(fill(text, facts))));
    });
  }
}

function factsOf({ helpEmail, operator, publicUrl }: ServerConfig): Readonly<Record<string, Fact>> {
  const missing = (what: string, variable: string): Fact => piece`<mark>[${what}: set ${variable}]</mark>`;
  return {
    appUrl: piece`${publicUrl}`,
    operatorName: operator.name ? piece`${operator.name}` : missing('name of the operator', 'OPERATOR_NAME'),
    operatorAddress: operator.address ? piece`${operator.address}` : missing('postal address', 'OPERATOR_ADDRESS'),
    helpEmail: helpEmail ? piece`<a href="mailto:${helpEmail}">${helpEmail}</a>` : missing('email for questions', 'CONTACT_EMAIL'),
    trialDays: piece`${trialDays}`,
    graceDays: piece`${graceDays}`,
    deletionGraceDays: piece`${deletionGraceDays}`,
    plans: piece`${plans.map(
      (plan) =>
        piece`<tr>
          <td>${plan[0]?.toUpperCase()}${plan.slice(1)}</td>
          <td>$${monthlyPriceUsd[plan]}</td>
          <td>${monthlyGrant[plan].toLocaleString('en-US')}</td>
        </tr>`,
    )}`,
  };
}

/** Unknown fields are left as they are, so that a mistake in an edited template is visible. */
function fill(template: string, facts: Readonly<Record<string, Fact>>): string {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (field, name: string) => facts[name] ?? field);
}
