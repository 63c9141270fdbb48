/** Specification, section 9: the plans. */
import { appUrl, expect, test } from './site-server.ts';

const plans = [
  {
    name: 'Starter',
    shown: [
      'Starter',
      '14-day free trial',
      '$29/mo',
      '2,500/mo credits',
      'Email validation',
      'LinkedIn enrichment',
      'AI lead discovery',
      'Subscribe',
    ],
  },
  {
    name: 'Basic',
    shown: [
      'Basic',
      'Recommended',
      '$59/mo',
      '4,000/mo credits',
      'Everything in Starter',
      'Prospect monitoring',
      'coming soon',
      'Technology lookup',
      'coming soon',
      'Subscribe',
    ],
  },
  {
    name: 'Premium',
    shown: [
      'Premium',
      '$89/mo',
      '6,000/mo credits',
      'Everything in Basic',
      'Job board monitoring',
      'coming soon',
      'AI writing assistant',
      'coming soon',
      'Subscribe',
    ],
  },
];

test('Pricing is the anchor pricing and shows three plans: Starter, Basic, Premium', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#pricing').getByRole('heading', { level: 2 })).toHaveText('Pricing');
  await expect(page.locator('#pricing').getByRole('heading', { level: 3 })).toHaveText(['Starter', 'Basic', 'Premium']);
});

for (const { name, shown } of plans) {
  for (const width of [320, 1280]) {
    test(`${name} at ${width} px shows its price, credits, badge and features, and nothing else: ${shown.join(' | ')}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      const plan = page
        .locator('#pricing')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name }) });
      const lines = (await plan.innerText()).split('\n').map((line) => line.trim());
      expect(lines.filter((line) => line !== '')).toEqual(shown);
    });
  }

  test(`${name} has a Subscribe link to the external sign-up page`, async ({ page }) => {
    await page.goto('/');
    const link = page.getByRole('link', { name: 'Subscribe', exact: true, description: name });
    await expect(link).toHaveAttribute('href', `${appUrl}/sign-up?plan=${name.toLowerCase()}`);
  });
}
