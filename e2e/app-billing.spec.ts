/**
 * Paying for a plan, from the page's Subscribe button to coming back after a cancellation, on the pages of a stand-in for Stripe with its events and clock.
 * Without a key of Stripe, plans are asked for by email.
 */
import type { Page } from '@playwright/test';
import { startApp, type App } from './app-process.ts';
import { confirmEmail, copyDatabase, expect, fillSignUp, signUp, somebody, test, violationsOf, workspaceOf } from './app-server.ts';
import { startSite } from './site-process.ts';
import { startStripeProcess, type StripeProcess } from './stripe-process.ts';

const dayMs = 86_400_000;

/** Of the text of a section of the screen. */
const section = (page: Page, name: string) => page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });

async function withStripe(page: Page, work: (app: App, stripe: StripeProcess) => Promise<void>): Promise<void> {
  const stripe = await startStripeProcess();
  const app = await startApp({ ...stripe.environment, DATABASE_URL: (await copyDatabase()).url });
  try {
    await app.operate('billing', '--setup');
    await stripe.deliverTo(app);
    await work(app, stripe);
  } finally {
    // A page that is still open would report that its server is gone.
    await page.goto('about:blank');
    await app.stop();
    await stripe.stop();
  }
}

interface Place {
  readonly app: App;
  readonly stripe: StripeProcess;
  readonly path: string;
}

/** Both clocks are so many days ahead from now on, Stripe's events have changed the standing to this, and the screen of the plan is open. */
async function goToDay(page: Page, { app, stripe, path }: Place, day: number, standing: Record<string, unknown>): Promise<void> {
  await page.goto('about:blank');
  await app.restart(day * dayMs);
  await stripe.advance(day);
  const readStanding = async (): Promise<object | undefined> => {
    const session = (await (await page.request.get(`${app.url}/v1/session`)).json()) as { workspaces: { standing: object }[] };
    return session.workspaces[0]?.standing;
  };
  await expect.poll(readStanding).toMatchObject(standing);
  await page.goto(app.url + path);
}

test('from the page’s Subscribe button to a paid plan, an upgrade, a failed payment, a cancellation and back', async ({ page }) => {
  await withStripe(page, async (app, stripe) => {
    const ana = somebody('Ana Payer');
    const site = await startSite({ APP_URL: app.url });
    await page.goto(site.url);
    await page.locator('#pricing li.plan').filter({ hasText: '$59/mo' }).getByRole('link', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL(`${app.url}/sign-up?plan=basic`);
    await site.stop();
    await fillSignUp(page, ana);
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await confirmEmail(page, app, ana.email);
    await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
    const path = `/w/${workspaceOf(page)}/settings/plan`;

    // On trial: nothing was paid yet, and the plan that is tried comes first.
    await page
      .getByRole('link', { name: /14 days left/ })
      .filter({ visible: true })
      .first()
      .click();
    const plan = section(page, 'Plan');
    const choice = page.locator('section').filter({ has: page.getByRole('heading', { name: /^(Choose a|Change) plan$/ }) });
    await expect(plan).toContainText('Trial, 14 days left');
    await expect(section(page, 'Invoices')).toContainText('No invoices yet.');
    expect(await violationsOf(page)).toEqual([]);

    // At Checkout: turned away, declined, paid.
    await choice.getByRole('button', { name: 'Subscribe to Basic' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByText('You left Stripe before paying. Nothing was charged.')).toBeVisible();
    await choice.getByRole('button', { name: 'Subscribe to Basic' }).click();
    await page.getByRole('button', { name: 'Pay with a declined card' }).click();
    await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByText('Basic is active')).toBeVisible();
    await expect(page).toHaveURL(app.url + path);
    await expect(plan).toContainText('$59.00 a month. Renews on');
    expect((await app.mailTo(ana.email, 'payment-received')).subject).toContain('is on Basic');
    expect(await violationsOf(page)).toEqual([]);

    // A larger plan: asked first, paid and active at once, with its invoice.
    await choice.getByRole('button', { name: 'Upgrade to Premium' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('at most $30, and get 2,000 more credits at once');
    await dialog.getByRole('button', { name: 'Upgrade to Premium' }).click();
    await expect(page.getByText('Premium is active')).toBeVisible();
    await expect(section(page, 'Invoices').getByRole('row', { name: /Upgrade to Premium, 2,000 credits.*Paid/ })).toBeVisible();
    await expect(section(page, 'Invoices').getByRole('row', { name: /Basic, 4,000 credits.*Paid.*\$59\.00/ })).toBeVisible();

    // A smaller one: from the next month on, until it is undone.
    await choice.getByRole('button', { name: 'Change to Starter' }).click();
    await dialog.getByRole('button', { name: 'Change to Starter' }).click();
    await expect(plan).toContainText('From then on Starter, for $29.00 a month.');
    await plan.getByRole('button', { name: 'Keep Premium' }).click();
    await expect(plan).toContainText('$89.00 a month. Renews on');

    // Credits are bought once.
    await page.getByRole('button', { name: '1,000 credits for $15' }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(section(page, 'Invoices').getByRole('row', { name: /Credits, 1,000 credits.*Paid.*\$15\.00/ })).toBeVisible();

    // The payment of the second month fails: a week of grace, then read-only, until the open invoice is paid.
    const at = { app, stripe, path };
    await stripe.decline(true);
    await goToDay(page, at, 33, { kind: 'active', graceEndsAt: expect.any(String) });
    await expect(plan).toContainText('Payment failed');
    await expect(page.getByText(/^A payment failed\. Pay it by .*, or the workspace becomes read-only\./)).toBeVisible();
    await expect(choice).toContainText('Pay the open invoice to change the plan.');
    expect(await violationsOf(page)).toEqual([]);
    await goToDay(page, at, 40, { kind: 'read_only', because: 'payment_failed' });
    await expect(page.getByText(/^A payment failed, and the time to pay it ended on .* read-only until it is paid\./)).toBeVisible();
    await plan.getByRole('link', { name: 'Pay $89.00' }).click();
    await page.getByRole('button', { name: 'Pay with another card' }).click();
    await expect(page.getByText('$89.00, paid')).toBeVisible();
    await page.goto(app.url + path);
    await expect(plan).toContainText('Active');

    // Canceled, resumed in the portal's company, canceled again: the plan ends, and comes back.
    const cancel = async (): Promise<void> => {
      await plan.getByRole('button', { name: 'Cancel plan' }).click();
      await dialog.getByRole('button', { name: 'Cancel plan' }).click();
      await expect(plan).toContainText('Premium is canceled and works until');
    };
    await cancel();
    await plan.getByRole('button', { name: 'Resume Premium' }).click();
    await expect(plan).toContainText('Renews on');
    await plan.getByRole('button', { name: 'Card, address and receipts' }).click();
    await page.getByRole('link', { name: 'Return' }).click();
    await expect(page).toHaveURL(app.url + path);
    await cancel();
    await goToDay(page, at, 70, { kind: 'read_only', because: 'plan_ended' });
    await expect(page.getByText(/^The plan ended on .* read-only until a plan is active\./)).toBeVisible();
    await choice.getByRole('button', { name: 'Subscribe to Starter' }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByText('Starter is active')).toBeVisible();
    await expect(section(page, 'Invoices').getByRole('row', { name: /Starter, 2,500 credits.*Paid.*\$29\.00/ })).toBeVisible();
  });
});

test('without Stripe, a plan is asked for by email, and nothing offers to pay', async ({ page, app }) => {
  const workspaceId = await signUp(page, app, somebody('Ana Asker'), 'starter');
  await page.goto(`/w/${workspaceId}/settings/plan`);
  const ask = page.getByRole('link', { name: 'Ask for Premium by email' });
  await expect(ask).toHaveAttribute('href', /^mailto:help@leadlight\.test\?subject=Premium/);
  await expect(page.getByText('It is active as soon as we have set it, and you get an invoice every month.')).toBeVisible();
  await expect(section(page, 'Usage')).toContainText('No credits were spent.');
  await expect(page.getByRole('button', { name: /Subscribe|Card, address/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Invoices' })).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
});
