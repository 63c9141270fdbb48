export { startStripe, type MadeStripe, type SignedDelivery } from './made-stripe.ts';
export { StripeRefusal, type MadeEvent, type MadePrice } from './shapes.ts';
