/**
 * Paid plans: what a workspace pays, its invoices, and when its credits run out. Owners only. Cards are entered at Stripe and never reach the server.
 */
import { z } from 'zod';
import { idSchema, instantSchema, pageOf, pageQuery, planSchema, workspaceParams } from './common.schema.ts';
import { defineRoute } from './route.ts';

const tag = 'Billing';
const read = { kind: 'workspace', action: 'billing.read' } as const;
const update = { kind: 'workspace', action: 'billing.update' } as const;
const credits = z.int().min(0);
const cents = z.int().meta({ description: 'In cents of the currency.' });
const path = '/v1/workspaces/{workspaceId}/billing';

const subscriptionSchema = z
  .object({
    status: z.enum(['active', 'past_due', 'canceling']).meta({
      description: '`past_due`: a payment failed; `canceling`: it ends with the current period unless it is resumed.',
    }),
    plan: planSchema,
    nextPlan: planSchema.nullable().meta({ description: 'The smaller plan that begins with the next period; null if the plan stays.' }),
    periodStart: instantSchema,
    periodEnd: instantSchema.meta({ description: 'When it renews, or ends if it is canceled.' }),
    nextAmount: cents.nullable().meta({ description: 'What the next invoice costs, in cents, without tax; null if it is canceled.' }),
    currency: z.string(),
    graceEndsAt: instantSchema.nullable().meta({ description: 'After a failed payment: when the workspace becomes read-only.' }),
  })
  .meta({ id: 'BillingSubscription' });

const runOutSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('unknown') }),
    z.object({ kind: z.literal('lasts'), perDay: z.number() }),
    z.object({ kind: z.literal('runs_out'), perDay: z.number(), on: z.iso.date() }),
  ])
  .meta({
    id: 'CreditRunOut',
    description:
      'When credits run out if spending continues as in the last 30 days. `unknown`: too little was spent to know; `lasts`: not within a year. `perDay` is the average.',
  });

export const billingSchema = z
  .object({
    provider: z.enum(['stripe', 'invoice']).meta({ description: '`invoice`: plans are requested by email and set by the operator.' }),
    contactEmail: z.string().nullable().meta({ description: 'Who to contact about a plan or an invoice; null if the operator set none.' }),
    plan: planSchema.nullable().meta({ description: 'The plan in effect, however it is paid.' }),
    subscription: subscriptionSchema.nullable().meta({ description: 'Null without a subscription at Stripe.' }),
    plans: z.array(
      z.object({
        plan: planSchema,
        monthlyPriceUsd: z.number(),
        monthlyCredits: credits,
        change: z
          .enum(['current', 'subscribe', 'upgrade', 'downgrade', 'unavailable'])
          .meta({ description: '`upgrade` is paid and takes effect at once; `downgrade` takes effect at the end of the period.' }),
      }),
    ),
    hasTax: z.boolean().meta({ description: 'Whether Stripe adds tax to prices, which are without it.' }),
    topUps: z
      .array(z.object({ credits, priceUsd: z.number() }))
      .meta({ description: 'Credits that can be bought once; valid for a year.' }),
    usage: z.object({
      balance: credits,
      available: credits,
      since: instantSchema.meta({ description: 'The beginning of the period, or 30 days ago without a subscription.' }),
      spent: credits,
      members: z
        .array(
          z.object({ kind: z.enum(['user', 'api_key', 'other']), id: idSchema.nullable(), name: z.string().nullable(), spent: credits }),
        )
        .meta({ description: 'Who spent how many credits, the most first. `name` is null for users and keys that no longer exist.' }),
    }),
    renewal: z.object({ at: instantSchema, credits }).nullable().meta({ description: 'The next credits; null if no more come.' }),
    runOut: runOutSchema,
    syncedAt: instantSchema.nullable().meta({ description: 'When the subscription was last read from Stripe.' }),
  })
  .meta({ id: 'Billing' });

const redirectSchema = z.object({ url: z.url().meta({ description: 'A page of Stripe to open in this window.' }) });

export const readBilling = defineRoute({
  name: 'readBilling',
  method: 'get',
  path,
  tag,
  summary: 'Get the plan, usage by member and the forecast',
  access: read,
  status: 200,
  params: workspaceParams,
  answer: billingSchema,
});

export const refreshBilling = defineRoute({
  name: 'refreshBilling',
  method: 'post',
  path: `${path}/refresh`,
  tag,
  summary: 'Read the subscription from Stripe',
  description:
    'For the page to which Stripe returns: it shows the new plan even if the event from Stripe is late. Without Stripe, nothing is read.',
  access: read,
  status: 200,
  params: workspaceParams,
  answer: billingSchema,
  errors: ['billing_unavailable'],
});

export const startCheckout = defineRoute({
  name: 'startCheckout',
  method: 'post',
  path: `${path}/checkouts`,
  tag,
  summary: 'Subscribe to a plan',
  description:
    'Returns the Stripe page where the plan is paid for. It stays the same until it is paid, expires or another plan is chosen, so that two tabs pay once.',
  access: update,
  status: 200,
  params: workspaceParams,
  body: z.strictObject({ plan: planSchema }).meta({ id: 'StartCheckoutInput' }),
  answer: redirectSchema.meta({ id: 'Checkout' }),
  errors: ['billing_by_invoice', 'already_subscribed', 'billing_unavailable', 'billing_not_set_up', 'deletion_pending'],
});

export const buyTopUp = defineRoute({
  name: 'buyTopUp',
  method: 'post',
  path: `${path}/top-ups`,
  tag,
  summary: 'Buy credits once',
  description: 'Returns the Stripe page where the credits are paid for. Requires a plan.',
  access: update,
  status: 200,
  params: workspaceParams,
  body: z.strictObject({ credits: z.int().min(1) }).meta({ id: 'BuyTopUpInput', description: 'One of the `topUps` of the billing page.' }),
  answer: redirectSchema.meta({ id: 'TopUpCheckout' }),
  errors: ['billing_by_invoice', 'top_up_unknown', 'plan_required', 'billing_unavailable', 'billing_not_set_up', 'deletion_pending'],
});

export const changePlan = defineRoute({
  name: 'changePlan',
  method: 'patch',
  path: `${path}/subscription`,
  tag,
  summary: 'Change the plan',
  description:
    'A larger plan is paid for the rest of the period and takes effect at once, with the difference in credits. A smaller plan takes effect at the end of the period; choosing the current plan undoes that.',
  access: update,
  status: 200,
  params: workspaceParams,
  body: z.strictObject({ plan: planSchema }).meta({ id: 'ChangePlanInput' }),
  answer: billingSchema,
  errors: [
    'billing_by_invoice',
    'not_subscribed',
    'payment_failed',
    'subscription_past_due',
    'subscription_changing',
    'billing_unavailable',
    'billing_not_set_up',
  ],
});

export const cancelSubscription = defineRoute({
  name: 'cancelSubscription',
  method: 'post',
  path: `${path}/cancellation`,
  tag,
  summary: 'Cancel the plan at the end of the period',
  description: 'The plan works until the end of the paid period.',
  access: update,
  status: 200,
  params: workspaceParams,
  answer: billingSchema,
  errors: ['billing_by_invoice', 'not_subscribed', 'billing_unavailable'],
});

export const resumeSubscription = defineRoute({
  name: 'resumeSubscription',
  method: 'delete',
  path: `${path}/cancellation`,
  tag,
  summary: 'Undo the cancellation of the plan',
  access: update,
  status: 200,
  params: workspaceParams,
  answer: billingSchema,
  errors: ['billing_by_invoice', 'not_subscribed', 'billing_unavailable'],
});

export const openBillingPortal = defineRoute({
  name: 'openBillingPortal',
  method: 'post',
  path: `${path}/portal-sessions`,
  tag,
  summary: 'Open the page for card, address, VAT ID and receipts',
  access: update,
  status: 200,
  params: workspaceParams,
  answer: redirectSchema.meta({ id: 'BillingPortal' }),
  errors: ['billing_by_invoice', 'no_customer', 'billing_unavailable'],
});

export const invoiceSchema = z
  .object({
    id: z.string(),
    number: z.string().nullable(),
    status: z.enum(['open', 'paid', 'void', 'uncollectible']),
    for: z.enum(['plan', 'upgrade', 'top_up', 'other']),
    plan: planSchema.nullable(),
    credits: credits.meta({ description: 'What it granted.' }),
    total: cents,
    refunded: cents,
    isDisputed: z.boolean(),
    currency: z.string(),
    createdAt: instantSchema,
    paidAt: instantSchema.nullable(),
    url: z.string().nullable().meta({ description: "Stripe's page of the invoice, with the receipt and a PDF." }),
  })
  .meta({ id: 'Invoice' });

export const listInvoices = defineRoute({
  name: 'listInvoices',
  method: 'get',
  path: `${path}/invoices`,
  tag,
  summary: 'List invoices, newest first',
  access: read,
  status: 200,
  params: workspaceParams,
  query: z.strictObject(pageQuery),
  answer: pageOf(invoiceSchema, 'InvoicePage'),
  errors: ['cursor_invalid'],
});

export const billingRoutes = [
  readBilling,
  refreshBilling,
  startCheckout,
  buyTopUp,
  changePlan,
  cancelSubscription,
  resumeSubscription,
  openBillingPortal,
  listInvoices,
];
