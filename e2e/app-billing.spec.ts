/** Paying for a plan on the pages of a stand-in for Stripe, with its events and its clock. */
import { startApp } from './app-process.ts';
import { copyDatabase, expect, signUp, somebody, test } from './app-server.ts';
import { startStripeProcess } from './stripe-process.ts';

const dayMs = 86_400_000;

test('a plan is paid at Checkout, a failed payment makes the workspace read-only, and a good card ends that', async ({ page }) => {
  const stripe = await startStripeProcess();
  const app = await startApp({ ...stripe.environment, DATABASE_URL: (await copyDatabase()).url });
  try {
    await app.operate('billing', '--setup');
    await stripe.deliverTo(app);
    const workspaceId = await signUp(page, app, somebody('Ana Payer'), 'starter');
    const home = `${app.url}/w/${workspaceId}`;
    const ask = async (path: string, data: object = {}): Promise<{ url: string }> => {
      const answer = await page.request.post(`${app.url}/v1/workspaces/${workspaceId}/billing${path}`, {
        data,
        headers: { origin: app.url },
      });
      expect(answer.status(), await answer.text()).toBe(200);
      return answer.json() as Promise<{ url: string }>;
    };

    await page.goto((await ask('/checkouts', { plan: 'basic' })).url);
    await page.getByRole('button', { name: 'Pay with a declined card' }).click();
    await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page).toHaveURL(`${home}/settings/plan?checkout=paid`);
    await ask('/refresh');
    await page.goto(home);
    await expect(page.getByText('Basic plan')).toBeVisible();
    expect((await app.mailTo((await somebodyOf(page.request, app.url)) ?? '', 'payment-received')).subject).toContain('is on Basic');

    await page.goto('about:blank');
    await app.restart(40 * dayMs);
    await stripe.decline(true);
    await stripe.advance(40);
    await expect.poll(async () => (await standingOf(page.request, app.url)).kind).toBe('read_only');

    await page.goto((await ask('/portal-sessions')).url);
    await stripe.decline(false);
    await page.getByRole('link', { name: 'Return' }).click();
    await expect(page).toHaveURL(`${home}/settings/plan`);
    await expect.poll(async () => (await standingOf(page.request, app.url)).kind).toBe('active');
  } finally {
    // A page that is still open would report that its server is gone.
    await page.goto('about:blank');
    await app.stop();
    await stripe.stop();
  }
});

interface Session {
  readonly user: { readonly email: string };
  readonly workspaces: readonly { readonly standing: { readonly kind: string } }[];
}
type Requests = Parameters<typeof signUp>[0]['request'];

async function sessionOf(request: Requests, url: string): Promise<Session> {
  return (await (await request.get(`${url}/v1/session`)).json()) as Session;
}
const somebodyOf = async (request: Requests, url: string): Promise<string | undefined> => (await sessionOf(request, url)).user.email;
const standingOf = async (request: Requests, url: string): Promise<{ readonly kind: string }> =>
  (await sessionOf(request, url)).workspaces[0]?.standing ?? { kind: 'none' };
