/** The pages of Checkout, the portal and invoices, as simple as a test needs: each button is a form. */
import type { MadeInvoice, MadeSession } from './shapes.ts';

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><body><main><h1>${title}</h1>${body}</main></body></html>`;
const button = (action: string, label: string): string => `<form method="post" action="${escape(action)}"><button>${label}</button></form>`;

export function checkoutPage(session: MadeSession, cents: number, message: string): string {
  if (session.status !== 'open') return page('Checkout', '<p>This page was already used, or has expired.</p>');
  return page(
    'Checkout',
    `<p>${session.mode === 'subscription' ? 'Monthly' : 'Once'}: $${(cents / 100).toFixed(2)}</p>
     ${message === '' ? '' : `<p role="alert">${message}</p>`}
     ${button(`/c/${session.id}/pay`, 'Pay')}${button(`/c/${session.id}/decline`, 'Pay with a declined card')}${button(`/c/${session.id}/abandon`, 'Back')}`,
  );
}

export function portalPage(customer: string, back: string, isDeclining: boolean): string {
  const query = `?back=${encodeURIComponent(back)}`;
  return page(
    'Billing',
    `<p>The card ${isDeclining ? 'is declined' : 'works'}.</p>
     ${button(`/p/${customer}/good-card${query}`, 'Use a good card')}${button(`/p/${customer}/bad-card${query}`, 'Use a declined card')}
     <a href="${escape(back)}">Return</a>`,
  );
}

export function invoicePage({ id, number, status, total }: MadeInvoice): string {
  const pay = status === 'open' ? button(`/i/${id}`, 'Pay with another card') : '';
  return page(`Invoice ${number ?? id}`, `<p>$${(total / 100).toFixed(2)}, ${status ?? 'draft'}</p>${pay}`);
}
