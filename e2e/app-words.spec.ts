/** Search in words: a sentence becomes filters, and what is not read is shown; with the keyboard, on phones, and from the palette. */
import { test } from './app-sample.ts';
import { expect, signUp, somebody, violationsOf } from './app-server.ts';

for (const width of [1280, 390]) {
  test(`a sentence becomes filters, and the rest is reported, at ${width} px`, async ({ page, app }) => {
    await page.setViewportSize({ width, height: 844 });
    const at = `${app.url}/w/${await signUp(page, app, somebody(`Ana Words ${width}`), 'starter')}`;
    await page.goto(`${at}/companies`);
    const box = page.getByRole('combobox', { name: 'Describe who you are looking for' });
    if (width === 390) await page.getByRole('button', { name: 'Search in words' }).click();
    await box.fill('heads of marketing in Germany aged 20-35, not agencies, blorp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/people\?.*seniority=head/);
    await expect(page).toHaveURL(/not-industry=media\.advertising/);
    await expect(box).toHaveValue(/heads of marketing/);
    await expect(page.getByText('Not understood: blorp')).toBeVisible();
    await expect(page.getByText('Can’t be filtered: aged 20-35')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.reload();
    await expect(page.getByText('Not understood: blorp')).toBeVisible();
    if (width === 1280) {
      // A window that becomes narrow keeps it in view.
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.getByRole('button', { name: 'Search in words' })).toBeVisible();
      await expect(page.getByText('Not understood: blorp')).toBeVisible();
      await page.setViewportSize({ width, height: 844 });
    }
    await page.getByRole('button', { name: 'Dismiss “Not understood”' }).click();
    await expect(page.getByText('Not understood: blorp')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
}

test('the palette offers to search for a typed sentence', async ({ page, app }) => {
  const at = `${app.url}/w/${await signUp(page, app, somebody('Ana Palette Words'), 'starter')}`;
  await page.goto(at);
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('fintechs in Berlin hiring engineers');
  await expect(page.getByRole('option', { name: 'Search: fintechs in Berlin hiring engineers' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/companies\?.*industry=financial-services\.fintech/);
  await expect(page).toHaveURL(/hiringIn=engineering/);
});
