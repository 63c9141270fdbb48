/** The stand-in for Stripe as a separate process: its Checkout is a page that the browser opens, and its events reach the application as Stripe's do. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../packages/adapters/testing/stripe/serve.ts', import.meta.url));

export interface StripeProcess {
  /** For the application's environment. */
  readonly environment: Record<string, string>;
  /** Delivers every event to this application from now on. */
  deliverTo(app: { readonly url: string }): Promise<void>;
  /** Sets its clock so many days ahead, with the renewals until then. */
  advance(days: number): Promise<void>;
  /** Declines all cards, or accepts them again and charges open invoices. */
  decline(isOn: boolean): Promise<void>;
  stop(): Promise<void>;
}

export async function startStripeProcess(): Promise<StripeProcess> {
  const child = fork(entry, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [{ url, secretKey, webhookSecret }] = (await once(child, 'message')) as [{ url: string; secretKey: string; webhookSecret: string }];
  let number = 0;
  const order = async (what: object): Promise<void> => {
    number += 1;
    const mine = number;
    const done = new Promise<void>((resolve) => {
      const hear = (message: { done?: number }): void => {
        if (message.done !== mine) return;
        child.off('message', hear);
        resolve();
      };
      child.on('message', hear);
    });
    child.send({ number: mine, ...what });
    await done;
  };
  return {
    environment: { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: url, TOP_UPS: '1000:15' },
    deliverTo: (app) => order({ kind: 'deliver-to', url: `${app.url}/hooks/stripe` }),
    advance: (days) => order({ kind: 'advance', days }),
    decline: (isOn) => order({ kind: 'decline', isOn }),
    stop: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
