/** Accounts: from the public page's button to a colleague in the workspace; passwords, two-factor sign-in, invitations, sessions. */
import { expect, password, signIn, signUp, signUpOnPage, somebody, test, confirmEmail, fillSignUp, workspaceOf } from './app-server.ts';
import { totp } from './totp.ts';

test('a user signs up with the plan from the public page, confirms the email, and invites a colleague who joins', async ({
  page,
  app,
  browser,
}) => {
  const ana = somebody('Ana Lima');
  const ben = somebody('Ben Ode');
  const workspaceId = await signUpOnPage(page, app, ana, 'premium');
  await expect(page.getByRole('main').getByText('6,000', { exact: true })).toBeVisible();
  await expect(page.getByText('14 days left').first()).toBeVisible();

  await page.getByRole('link', { name: /Invite a colleague/ }).click();
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  await page.getByLabel('Email').fill(ben.email);
  await page.getByLabel('Role').selectOption('admin');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`To ${ben.email}`)).toBeVisible();
  const { url } = await app.mailTo(ben.email, 'invitation');

  const theirs = await browser.newContext();
  const bensPage = await theirs.newPage();
  await bensPage.goto(url ?? '');
  await bensPage.getByRole('link', { name: 'Create an account' }).click();
  await expect(bensPage.getByText('Plan to try')).toHaveCount(0);
  await fillSignUp(bensPage, ben);
  await expect(bensPage.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await confirmEmail(bensPage, app, ben.email);
  await bensPage.getByRole('button', { name: /^Join/ }).click();
  await expect(bensPage.getByRole('heading', { name: 'Home' })).toBeVisible();
  expect(workspaceOf(bensPage)).toBe(workspaceId);
  await theirs.close();

  await page.reload();
  await expect(page.getByRole('list', { name: 'Members' }).getByText(ben.email)).toBeVisible();
  await expect(page.getByLabel(`Role of ${ben.name}`)).toHaveValue('admin');
});

test('in another browser than the one that signed up, the link confirms the email and asks for a password', async ({
  page,
  app,
  browser,
}) => {
  const ana = somebody('Ana Phone');
  await page.goto('/sign-up');
  await fillSignUp(page, ana);
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const phone = await browser.newContext();
  const onPhone = await phone.newPage();
  await confirmEmail(onPhone, app, ana.email);
  await expect(onPhone.getByRole('heading', { name: 'Choose a password' })).toBeVisible();
  await onPhone.getByRole('textbox', { name: 'Password' }).fill('nine green bottles stand');
  await onPhone.getByRole('button', { name: 'Save password' }).click();
  await expect(onPhone.getByRole('heading', { name: 'Home' })).toBeVisible();
  await phone.close();
  await page.goto('/sign-in');
  await signIn(page, ana.email);
  await expect(page.getByText(/The email or password is incorrect/)).toBeVisible();
  await signIn(page, ana.email, 'nine green bottles stand');
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
});

test('a plan that does not exist is ignored', async ({ page }) => {
  await page.goto('/sign-up?plan=platinum');
  await expect(page.getByRole('radio', { name: /Starter/ })).toBeChecked();
  await page.getByText('Premium').click();
  await expect(page).toHaveURL(/plan=premium/);
});

test('signing up shows the same for a new and a known address', async ({ page, app, browser }) => {
  const ana = somebody('Ana Twice');
  await signUp(page, app, ana);
  const other = await browser.newContext();
  const again = await other.newPage();
  await again.goto(`${app.url}/sign-up`);
  await fillSignUp(again, ana);
  await expect(again.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await app.mailTo(ana.email, 'sign-up-known');
  await other.close();
});

test('every refusal in the sign-up form is shown at its field, and no input is lost', async ({ page }) => {
  await page.goto('/sign-up');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Enter your name.')).toBeVisible();
  await expect(page.getByText('Enter an email.')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill('Ana');
  await page.getByLabel('Work email').fill('ana@acme.example');
  const secret = page.getByRole('textbox', { name: 'Password' });
  await secret.fill('short');
  await expect(page.getByText('Use 12 characters or more.')).toBeVisible();
  await secret.fill('passwordpassword');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(/too easy to guess/)).toBeVisible();
  await expect(secret).toBeFocused();
  await expect(secret).toHaveValue('passwordpassword');
});

test('a user who forgot the password sets a new one by email, once', async ({ page, app }) => {
  const ana = somebody('Ana Reset');
  await signUp(page, app, ana);
  await page.context().clearCookies();
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill(ana.email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(ana.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(/has an account, we sent it a link/)).toBeVisible();
  const { url } = await app.mailTo(ana.email, 'reset-password');
  await page.goto(url ?? '');
  await expect(page).toHaveURL(/reset-password$/);
  await expect(page.getByRole('textbox', { name: 'New password' })).toBeFocused();
  await page.getByRole('textbox', { name: 'New password' }).fill('amber kettle wanders north');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, ana.email, 'amber kettle wanders north');
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();

  await page.goto(url ?? '');
  await page.getByRole('textbox', { name: 'New password' }).fill('another kettle wanders south');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
});

test('two-factor sign-in is set up, asks for a code, and accepts a recovery code', async ({ page, app }) => {
  const ana = somebody('Ana Factor');
  const workspaceId = await signUp(page, app, ana);
  await page.goto(`/w/${workspaceId}/settings/security`);
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('textbox', { name: 'Your password' }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Can’t scan it?').click();
  const secret = (await page.locator('p.select-all').innerText()).replaceAll(' ', '');
  await page.getByLabel('Code from the app').fill('000000');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText(/This code is incorrect/)).toBeVisible();
  await page.getByLabel('Code from the app').fill(totp(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const list = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(list).toHaveCount(10);
  const codes = await list.allInnerTexts();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByLabel(/I saved these codes/)).toBeFocused();
  await expect(page.getByLabel(/I saved these codes/)).toHaveAccessibleDescription(/Save the codes first/);
  await page.getByLabel('I saved these codes').check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Two-factor sign-in is on')).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/sign-in');
  await signIn(page, ana.email);
  // The code of this step turned it on; each code works once.
  await page.getByLabel('Code from your authenticator app').fill(totp(secret, Date.now() + 30_000));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();

  await page.context().clearCookies();
  await page.goto(`/sign-in?next=/w/${workspaceId}/credits`);
  await signIn(page, ana.email);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Credits' })).toBeVisible();
});

test('signing in does not redirect to another origin', async ({ page, app }) => {
  const ana = somebody('Ana Next');
  await signUp(page, app, ana);
  await page.context().clearCookies();
  await page.goto('/sign-in?next=//evil.example/steal');
  await signIn(page, ana.email);
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(app.url);
});

test('an invitation opened with another account is refused, with the next step', async ({ page, app, browser }) => {
  const workspaceId = await signUp(page, app, somebody('Ana Inviter'));
  const ben = somebody('Ben Invited');
  await page.goto(`/w/${workspaceId}/settings/members`);
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  await page.getByLabel('Email').fill(ben.email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  const { url } = await app.mailTo(ben.email, 'invitation');

  const other = await browser.newContext();
  const stranger = await other.newPage();
  const eva = somebody('Eva Stranger');
  await signUp(stranger, app, eva);
  await stranger.goto(url ?? '');
  await expect(stranger.getByRole('heading', { name: 'This invitation is for someone else' })).toBeVisible();
  await stranger.getByRole('button', { name: 'Sign in with another email' }).click();
  await expect(stranger).toHaveURL(/\/sign-in\?next=.*invitations/);
  await other.close();
});

test('a session that ends during an open form is renewed in place, and the input is kept', async ({ page, app }) => {
  const ana = somebody('Ana Expired');
  const workspaceId = await signUp(page, app, ana);
  await page.goto(`/w/${workspaceId}/settings/workspace`);
  await page.getByLabel('Workspace name').fill('Nordfracht');
  const save = await page.getByRole('button', { name: 'Save name' }).elementHandle();
  await page.context().clearCookies();
  // Without the mouse, because a request in the background may open the window first, which then covers the button.
  await save?.evaluate((button: HTMLElement) => button.click());
  const window = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(window.getByLabel('Email')).toHaveValue(ana.email);
  await window.getByRole('textbox', { name: 'Password' }).fill(password);
  await window.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(window).toBeHidden();
  await expect(page.getByText('Name saved')).toBeVisible();
  await expect(page.getByRole('button', { name: /Workspace: Nordfracht/ })).toBeVisible();
});

test('a session can be signed out from another session', async ({ page, app, browser }) => {
  const ana = somebody('Ana Sessions');
  const workspaceId = await signUp(page, app, ana);
  const phone = await browser.newContext();
  const other = await phone.newPage();
  await other.goto(`${app.url}/sign-in`);
  await signIn(other, ana.email);
  await expect(other.getByRole('heading', { name: 'Home' })).toBeVisible();

  await page.goto(`/w/${workspaceId}/settings/security`);
  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(page.getByText('Signed out on all other devices')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await phone.close();
});
