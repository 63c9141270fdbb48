export { startStripe, type MadeStripe, type SignedDelivery } from './made-stripe.ts';
export { StripeRefusal, type MadeEvent } from './shapes.ts';
