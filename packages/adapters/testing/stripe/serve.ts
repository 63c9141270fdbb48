/** The stand-in for Stripe as a program, for tests of the whole product: started with an IPC channel, it sends where it listens, and does what it is sent. */
import { startStripe } from './made-stripe.ts';

/** What the program sends first. */
export interface StripeListening {
  readonly url: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
}

/** What it can be sent. It answers each with `{ done: number }`, the number of the order. */
export type StripeOrder = { readonly number: number } &
  /** Delivers every event to this address from now on. */
  (
    | { readonly kind: 'deliver-to'; readonly url: string }
    /** Sets its clock so many days ahead of the machine's. */
    | { readonly kind: 'advance'; readonly days: number }
    /** Whether all cards are declined. */
    | { readonly kind: 'decline'; readonly isOn: boolean }
  );

const dayMs = 86_400_000;
const stripe = await startStripe();
const { url, secretKey, webhookSecret, state } = stripe;
process.on('message', (order: StripeOrder) => {
  if (order.kind === 'deliver-to') stripe.deliverTo(order.url);
  if (order.kind === 'advance') stripe.advance(new Date(Date.now() + order.days * dayMs));
  if (order.kind === 'decline') {
    for (const id of state.customers.keys()) {
      if (order.isOn) state.declining.add(id);
      else state.declining.delete(id);
    }
    state.work();
  }
  process.send?.({ done: order.number });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ url, secretKey, webhookSecret } satisfies StripeListening);
