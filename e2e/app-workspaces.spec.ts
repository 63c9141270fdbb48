/** How time, plans, roles and credits affect a workspace. */
import type { Page } from '@playwright/test';
import {
  anotherVisitor,
  confirmEmail,
  expect,
  fillSignUp,
  password,
  signIn,
  signUp,
  somebody,
  test,
  workspaceOf,
  type App,
} from './app-server.ts';

const dayMs = 86_400_000;

test('when the trial ends, the workspace is read-only until a plan is active', async ({ page, ownApp: app }) => {
  const workspaceId = await signUp(page, app, somebody('Ana Trial'), 'starter');
  const home = `${app.url}/w/${workspaceId}`;

  await page.goto('about:blank');
  await app.restart(12 * dayMs);
  await page.goto(home);
  await expect(page.getByText('2 days left').first()).toBeVisible();
  await page.getByRole('button', { name: 'Notifications: 1' }).click();
  await expect(page.getByRole('link', { name: /Trial ends in 2 days/ })).toBeVisible();

  await page.goto('about:blank');
  await app.restart(15 * dayMs);
  await page.goto(home);
  await expect(page.getByText(/The trial ended on/).first()).toBeVisible();
  await page.goto(`${home}/settings/members`);
  await expect(page.getByRole('list', { name: 'Members' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite a colleague' })).toHaveCount(0);
  await page.goto(`${home}/settings/plan`);
  await expect(page.getByRole('link', { name: 'Ask for Starter by email' })).toHaveAttribute(
    'href',
    /^mailto:help@leadlight\.test\?subject=Starter%20for/,
  );
  await page.goto(`${home}/credits`);
  await expect(page.getByRole('row', { name: /Trial credits/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);

  await app.operate('plan', workspaceId, 'basic');
  await page.goto(home);
  await expect(page.getByText('Basic plan')).toBeVisible();
  await expect(page.getByText(/The trial ended on/)).toHaveCount(0);
  await expect(page.getByText('Monthly credits')).toBeVisible();
});

test('a change of plan reaches an idle page, and appears in the ledger and the audit log', async ({ page, app }) => {
  await page.clock.install();
  const workspaceId = await signUp(page, app, somebody('Ana Plan'), 'starter');
  await app.operate('plan', workspaceId, 'starter');
  await page.goto(`/w/${workspaceId}/settings/plan`);
  await expect(page.getByText('2,500 credits per month.')).toBeVisible();
  await app.operate('plan', workspaceId, 'premium');
  await page.clock.fastForward('00:31');
  await expect(page.getByText('6,000 credits per month.')).toBeVisible();
  await page.goto(`/w/${workspaceId}/credits`);
  await expect(page.getByRole('row', { name: /Monthly credits.*\+3,500/ })).toBeVisible();
  await page.goto(`/w/${workspaceId}/settings/audit-log`);
  await expect(page.getByRole('row', { name: /changed the plan from Starter to Premium/ })).toBeVisible();
});

test('the ledger shows every entry, applies the filters in the URL, and charts usage', async ({ page, app }) => {
  const workspaceId = await signUp(page, app, somebody('Ana Ledger'));
  await spend(page, app, workspaceId, 240);
  await page.goto(`/w/${workspaceId}/credits`);
  await expect(page.getByText('3,760').first()).toBeVisible();
  await expect(page.getByText('240 spent in 30 days')).toBeVisible();
  const table = page.getByRole('table', { name: 'Ledger' });
  await expect(table.getByRole('row', { name: /Spent/ }).first()).toBeVisible();
  // Two pages of a hundred and a remainder; only visible rows are rendered.
  expect(await table.getByRole('row').count()).toBeLessThan(80);
  await expect
    .poll(async () => {
      await page.keyboard.press('End');
      return table.getByRole('row', { name: /Trial credits/ }).isVisible();
    })
    .toBe(true);
  await expect(page.getByText('This is the first entry.')).toBeVisible();

  await page.getByLabel('Kind').selectOption('Trial credits');
  await expect(page).toHaveURL(/\?kind=trial$/);
  await expect(table.getByRole('row')).toHaveCount(2);
  await page.goto(`/w/${workspaceId}/credits?kind=refund`);
  await expect(page.getByText('No entries match this filter')).toBeVisible();
  await page.getByRole('button', { name: 'Show the whole ledger' }).click();
  await expect(table.getByRole('row', { name: /Spent/ }).first()).toBeVisible();

  await page.getByRole('slider', { name: 'Credits spent by day' }).focus();
  await page.keyboard.press('End');
  await expect(page.getByText(/240 spent on/)).toBeVisible();
});

test('an export after the session has ended asks the user to sign in over the page, and continues', async ({ page, app }) => {
  const ana = somebody('Ana Export');
  const workspaceId = await signUp(page, app, ana);
  await page.goto(`/w/${workspaceId}/credits`);
  await expect(page.getByRole('row', { name: /Trial credits/ })).toBeVisible();
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'CSV' }).click();
  const window = page.getByRole('dialog', { name: 'Sign in again' });
  await window.getByRole('textbox', { name: 'Password' }).fill(password);
  const download = page.waitForEvent('download');
  await window.getByRole('button', { name: 'Sign in', exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);

  await page.context().clearCookies();
  await page.goto(`/v1/workspaces/${workspaceId}/credits/entries.csv`);
  await page.getByRole('link', { name: 'Sign in and continue' }).click();
  await signIn(page, ana.email);
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  expect(workspaceOf(page)).toBe(workspaceId);
});

test('removing a role reaches an idle page', async ({ page, app, browser }) => {
  const workspaceId = await signUp(page, app, somebody('Ana Roles'));
  const ben = somebody('Ben Roles');
  const invited = await page.request.post(`${app.url}/v1/workspaces/${workspaceId}/invitations`, {
    data: { email: ben.email, role: 'admin' },
    headers: { origin: app.url },
  });
  expect(invited.status()).toBe(201);
  const { url } = await app.mailTo(ben.email, 'invitation');
  const theirs = await browser.newContext();
  const bensPage = await theirs.newPage();
  await bensPage.goto(url ?? '');
  await bensPage.getByRole('link', { name: 'Create an account' }).click();
  await fillSignUp(bensPage, ben);
  await expect(bensPage.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await confirmEmail(bensPage, app, ben.email);
  await bensPage.getByRole('button', { name: /^Join/ }).click();
  await expect(bensPage.getByRole('heading', { name: 'Home' })).toBeVisible();
  await bensPage.clock.install();
  await bensPage.goto(`${app.url}/w/${workspaceId}/settings/members`);
  await expect(bensPage.getByRole('button', { name: 'Invite a colleague' })).toBeVisible();

  await page.goto(`/w/${workspaceId}/settings/members`);
  await page.getByLabel(`Role of ${ben.name}`).selectOption('member');
  await expect(page.getByLabel(`Role of ${ben.name}`)).toHaveValue('member');
  await expect(page.getByText(/is now/).first()).toBeVisible();
  await bensPage.clock.fastForward('00:31');
  await expect(bensPage.getByRole('button', { name: 'Invite a colleague' })).toHaveCount(0);
  await theirs.close();
});

test('an API key is shown once, works, and is refused once revoked', async ({ page, app, request }) => {
  const workspaceId = await signUp(page, app, somebody('Ana Keys'));
  await page.goto(`/w/${workspaceId}/settings/api-keys`);
  await expect(page.getByText('No keys yet')).toBeVisible();
  await page.getByRole('button', { name: 'Create a key' }).click();
  await page.getByRole('button', { name: 'Create key' }).click();
  await expect(page.getByText('Enter a name.')).toBeVisible();
  await page.getByLabel('Name').fill('Nightly report');
  await page.getByLabel('Read credits and ledger').check();
  await page.getByRole('button', { name: 'Create key' }).click();
  const window = page.getByRole('dialog', { name: /Copy the key/ });
  const key = await window.locator('code').innerText();
  await window.getByRole('button', { name: 'I stored the key' }).click();
  await expect(page.getByText(key)).toHaveCount(0);

  const read = () => request.get(`${app.url}/v1/workspaces/${workspaceId}/credits`, { headers: { authorization: `Bearer ${key}` } });
  expect((await read()).status()).toBe(200);
  await page.getByRole('button', { name: 'Revoke Nightly report' }).click();
  await page.getByRole('button', { name: 'Revoke key' }).click();
  await expect(page.getByText('Key revoked')).toBeVisible();
  expect((await read()).status()).toBe(401);
});

test('the last owner cannot leave; a deletion requires the name and can be canceled', async ({ page, app }) => {
  const workspaceId = await signUp(page, app, somebody('Ana Owner'));
  await page.goto(`/w/${workspaceId}/settings/workspace`);
  await page.getByRole('button', { name: 'Leave workspace' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByText(/A workspace needs an owner/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Delete workspace' }).click();
  await page.getByLabel(/^Type Ana Owner/).fill('Ana');
  await page.getByRole('button', { name: 'Delete this workspace' }).click();
  await expect(page.getByText(/exactly as shown/)).toBeVisible();
  await page.getByLabel(/^Type Ana Owner/).fill('Ana Owner’s workspace');
  await page.getByRole('button', { name: 'Delete this workspace' }).click();
  await expect(page.getByText(/This workspace will be deleted/)).toBeVisible();

  // Until then the account stays, too.
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByRole('alert')).toContainText('you can delete your account once it is deleted, after 14 days');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('link', { name: 'Cancel deletion' }).click();
  await page.getByRole('button', { name: 'Cancel deletion' }).click();
  await expect(page.getByText(/This workspace will be deleted/)).toHaveCount(0);
});

test('the palette finds pages by a few letters, and keyboard shortcuts open screens', async ({ page, app }) => {
  const workspaceId = await signUp(page, app, somebody('Ana Keyboard'));
  await page.goto(`/w/${workspaceId}`);
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('audit');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Audit log' })).toBeFocused();
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(page.getByRole('heading', { name: 'Credits', level: 1 })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

/** Spends one credit at a time, like revealing people one by one. */
async function spend(page: Page, app: App, workspaceId: string, times: number): Promise<void> {
  for (let done = 0; done < times; done += 20) {
    await Promise.all(
      Array.from({ length: 20 }, async (_, offset) => {
        const answer = await page.request.post(`${app.url}/v1/workspaces/${workspaceId}/credits/spends`, {
          data: { amount: 1, key: `spend-${done + offset}` },
          headers: { origin: app.url, ...anotherVisitor() },
        });
        expect(answer.ok()).toBe(true);
      }),
    );
  }
}

test('on a phone, the tab of the current screen is in view', async ({ page, app }) => {
  const workspaceId = await signUp(page, app, somebody('Ana Phone'));
  await page.setViewportSize({ width: 390, height: 844 });
  const tabs = { suppressions: 'Suppressions', 'settings/audit-log': 'Audit log' };
  for (const [path, name] of Object.entries(tabs)) {
    await page.goto(`${app.url}/w/${workspaceId}/${path}`);
    // Not 1, because browsers round the position of scrolled content.
    await expect(page.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 0.9 });
  }
});

test('the ledger fits a window of 1280 pixels at 200 % zoom', async ({ page, app }) => {
  const workspaceId = await signUp(page, app, somebody('Ana Zoom'));
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto(`${app.url}/w/${workspaceId}/credits`);
  await expect(page.getByRole('table', { name: 'Ledger' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640);
});
