/** Specification, sections 1, 2 and 9: the content of the landing page, its order and its text. */
import { appUrl, expect, helpAddress, lookingTest as test } from './site-server.ts';

const signUp = `${appUrl}/sign-up`;
const signIn = `${appUrl}/sign-in`;

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the page mounts into a root element with id app', async ({ page }) => {
  await expect(page.locator('#app')).toHaveCount(1);
  await expect(page.locator('#app').getByRole('banner')).toBeVisible();
  await expect(page.locator('#app').getByRole('contentinfo')).toBeVisible();
});

test('the sections are Header, Hero, Main Features, About, Call-to-action band, Pricing, Contact, Footer, in this order', async ({
  page,
}) => {
  const sections = page.locator('#app :is(header, section, footer)');
  const shown = await sections.evaluateAll((elements) =>
    elements.map((element) =>
      `${element.localName}#${element.id} ${element.querySelector('h1, h2:not([hidden] *)')?.textContent ?? ''}`.trim(),
    ),
  );
  expect(shown).toEqual([
    'header#',
    'section#home See your next customer clearly.',
    'section# Main Features',
    'section#about The Only Tool That Pays For Itself By Lunch',
    "section# Don't Miss Out! Start Free",
    'section#pricing Pricing',
    "section#contact Let's talk about your problem.",
    'footer#',
  ]);
  const tops = await sections.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top));
  expect(tops, 'from top to bottom as in the document').toEqual(tops.toSorted((a, b) => a - b));
});

test.describe('Header', () => {
  test('links Home, About, Pricing, Contact lead to in-page anchors', async ({ page }) => {
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText(['Home', 'About', 'Pricing', 'Contact']);
    for (const name of ['Home', 'About', 'Pricing', 'Contact']) {
      const link = links.filter({ hasText: name });
      const fragment = `#${name.toLowerCase()}`;
      await expect(link).toHaveAttribute('href', fragment);
      await link.click();
      expect(new URL(page.url()).hash).toBe(fragment);
      await expect(page.locator(`section${fragment}`)).toBeInViewport({ ratio: 0.3 });
    }
  });

  test('a Team anchor exists but is hidden in the menu', async ({ page }) => {
    const team = page.locator('#menu a[href="#team"]');
    await expect(team).toHaveText('Team');
    await expect(team).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('#menu a[href="#about"]')).toBeVisible();
    await expect(team).toBeHidden();
  });

  test("Sign In and Sign Up lead to the external application's sign-in and sign-up pages", async ({ page }) => {
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', signIn);
    await expect(header.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', signUp);
  });

  test('Sign In and Sign Up are shown on small screens and up: at 640 px, not at 639', async ({ page }) => {
    const buttons = page.getByRole('banner').getByRole('link', { name: /^Sign (In|Up)$/ });
    for (const width of [640, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(buttons, `${width} px`).toHaveText(['Sign In', 'Sign Up']);
    }
    for (const width of [639, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(buttons, `${width} px`).toHaveCount(0);
    }
  });

  test('a menu toggle is provided for mobile', async ({ page }) => {
    const toggle = page.getByRole('button', { name: 'Menu' });
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(toggle).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(toggle).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
});

test.describe('Hero', () => {
  test('shows headline, trial text, call-to-action button and hero image', async ({ page }) => {
    const hero = page.locator('#home');
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText('See your next customer clearly.');
    await expect(hero.getByText('AI native lead discovery and enrichment')).toBeVisible();
    await expect(hero.getByText('14-day free trial, no credit card required.')).toBeVisible();
    await expect(hero.getByRole('img', { name: /^A search by industry, company size, job title and location/ })).toBeVisible();
  });

  test("its call to action reads 'Find Your Next Customer' and links to the external sign-up page", async ({ page }) => {
    await expect(page.locator('#home').getByRole('link', { name: 'Find Your Next Customer', exact: true })).toHaveAttribute('href', signUp);
  });

  test('a row of integration icons is next to a line that says deep integrations with favourite tools are coming soon', async ({
    page,
  }) => {
    const icons = page.locator('#home').getByRole('listitem').getByRole('img');
    const names = await icons.evaluateAll((elements) => elements.map((element) => element.getAttribute('aria-label')));
    expect(names).toEqual(['HubSpot', 'Gmail', 'Google Sheets', 'Zapier', 'Notion', 'Airtable']);
    const boxes = await Promise.all((await icons.all()).map((icon) => icon.boundingBox()));
    expect(new Set(boxes.map((box) => box?.y)).size, 'in one row').toBe(1);
    await expect(page.getByText('Deep integrations with favourite tools are coming soon.')).toBeVisible();
  });

  test('says top performers check the product 6+ times daily', async ({ page }) => {
    await expect(page.locator('#home').getByText('Top performers check Leadlight 6+ times daily.')).toBeVisible();
  });
});

test.describe('Main Features', () => {
  const features = [
    ['Advanced lead search', /filters by industry, company size, job title and location/i],
    ['Email verification in real time', /accuracy of 99%\+/],
    ['LinkedIn profile enrichment', /gathers contact and professional details/i],
    ['Data you can act on', /Real-time validation of contact data quality and deliverability/],
  ] as const;

  test('there are four, in the order of the specification', async ({ page }) => {
    const section = page.locator('section', { has: page.getByRole('heading', { name: 'Main Features' }) });
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(features.map(([heading]) => heading));
  });

  for (const [heading, words] of features) {
    test(`${heading}: ${words.source}`, async ({ page }) => {
      const feature = page.getByRole('article').filter({ has: page.getByRole('heading', { name: heading }) });
      await expect(feature.getByText(words)).toBeVisible();
      await expect(feature.getByRole('img', { name: /./ }), 'has a picture of its own').toHaveCount(1);
    });
  }
});

test.describe('About', () => {
  test("is the anchor about, with the heading 'The Only Tool That Pays For Itself By Lunch'", async ({ page }) => {
    await expect(page.locator('#about').getByRole('heading', { level: 2 })).toHaveText('The Only Tool That Pays For Itself By Lunch');
  });

  test('a paragraph tells of replacing many tabs and tools with one daily command center, a single dashboard', async ({ page }) => {
    await expect(
      page
        .locator('#about')
        .getByText(
          /many tabs and tools.*replace them with one daily command center: a single dashboard for lead management, email finding, enrichment and monitoring/i,
        ),
    ).toBeVisible();
  });

  test("a 'Start Free Trial' link leads to the external sign-up page", async ({ page }) => {
    await expect(page.locator('#about').getByRole('link', { name: 'Start Free Trial', exact: true })).toHaveAttribute('href', signUp);
  });

  test('there are two images, each with a text alternative', async ({ page }) => {
    const images = page.locator('#about').getByRole('img');
    await expect(images).toHaveCount(2);
    const names = await images.evaluateAll((elements) => elements.map((element) => element.getAttribute('aria-label') ?? ''));
    expect(new Set(names.filter((name) => name.length > 20)).size).toBe(2);
  });

  test("a badge reads '09 years of experience'", async ({ page }) => {
    await expect(page.locator('#about').getByText('09 years of experience')).toHaveText('09 years of experience');
  });
});

test("the call-to-action band says 'Don't Miss Out! Start Free', claims to triple the pipeline, and links 'Start For Free' to sign-up", async ({
  page,
}) => {
  const band = page.locator('section', { has: page.getByRole('heading', { name: "Don't Miss Out! Start Free", exact: true }) });
  await expect(band.getByText(/Triple your pipeline: 3x pipeline/)).toBeVisible();
  await expect(band.getByRole('link', { name: 'Start For Free', exact: true })).toHaveAttribute('href', signUp);
});

test.describe('Contact', () => {
  test("is the anchor contact, with the title 'Let's talk about your problem.'", async ({ page }) => {
    await expect(page.locator('#contact').getByRole('heading', { level: 2 })).toHaveText("Let's talk about your problem.");
  });

  test('shows a help email address', async ({ page }) => {
    const address = page.locator('#contact').getByRole('link', { name: helpAddress, exact: true });
    await expect(address).toBeVisible();
    await expect(address).toHaveAttribute('href', `mailto:${helpAddress}`);
  });

  test('a location block exists, hidden', async ({ page }) => {
    const location = page.locator('#contact').getByText('Location', { exact: true });
    await expect(location).toHaveCount(1);
    await expect(location).toBeHidden();
  });

  test("a form is titled 'Send us a Message'", async ({ page }) => {
    await expect(page.getByRole('form', { name: 'Send us a Message' })).toBeVisible();
    await expect(page.locator('#contact').getByRole('heading', { name: 'Send us a Message', exact: true })).toBeVisible();
  });

  test('the labels mark all four fields as required with an asterisk: Full Name, Email, Phone, Message', async ({ page }) => {
    const labels = page.getByRole('form').locator('label:visible');
    await expect(labels.filter({ hasNotText: 'Leave this field empty' })).toHaveText(['Full Name *', 'Email *', 'Phone *', 'Message *']);
  });

  test('fullName and phone are text, email has the email type, message is a textarea, and all are required', async ({ page }) => {
    const fields = page.getByRole('form').locator('input:not([name=website]), textarea');
    const shown = await fields.evaluateAll((elements) =>
      elements.map((element) => {
        const field = element as HTMLInputElement | HTMLTextAreaElement;
        return `${field.name} ${field.localName} ${field.type}${field.required ? ' required' : ''}`;
      }),
    );
    expect(shown).toEqual([
      'fullName input text required',
      'email input email required',
      'phone input text required',
      'message textarea textarea required',
    ]);
  });
});

test.describe('Footer', () => {
  test('shows the logo and the copyright line, 2025, with the text AI native lead discovery and enrichment', async ({ page }) => {
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText('Leadlight', { exact: true })).toBeVisible();
    await expect(footer.locator('svg.mark')).toBeVisible();
    await expect(footer.getByText('© 2025 Leadlight. AI native lead discovery and enrichment', { exact: true })).toBeVisible();
  });

  test('a links list has Home, Pricing, About, whose links point nowhere', async ({ page }) => {
    const links = page.getByRole('contentinfo').getByRole('link');
    await expect(links).toHaveText(['Home', 'Pricing', 'About']);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', '#');
      await link.click();
      expect(new URL(page.url()).hash).toBe('');
    }
  });

  test('columns for social, features, product and blog exist, hidden', async ({ page }) => {
    const footer = page.getByRole('contentinfo');
    for (const heading of ['Social', 'Features', 'Product', 'Blog']) {
      const column = footer.locator('[hidden]').filter({ has: page.locator('h2', { hasText: heading }) });
      await expect(column, heading).toHaveCount(1);
      await expect(column, heading).toBeHidden();
    }
    await expect(footer.getByRole('heading')).toHaveCount(0);
  });
});

test('every sign-up and sign-in link is plain navigation to the external application', async ({ page, context }) => {
  const visited: string[] = [];
  await context.route(`${appUrl}/**`, (route) => {
    visited.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>The application</title>' });
  });
  const links = page.locator(`a[href^="${appUrl}"]`);
  await expect(links).toHaveText([
    'Sign In',
    'Sign Up',
    'Find Your Next Customer',
    'Start Free Trial',
    'Start For Free',
    'Subscribe',
    'Subscribe',
    'Subscribe',
  ]);
  for (const link of await links.all()) {
    await link.click();
    await expect(page).toHaveTitle('The application');
    await page.goBack();
  }
  expect(visited).toEqual([
    signIn,
    signUp,
    signUp,
    signUp,
    signUp,
    `${signUp}?plan=starter`,
    `${signUp}?plan=basic`,
    `${signUp}?plan=premium`,
  ]);
  await context.unrouteAll();
});

test('every marketing claim of the specification is made, and nothing is said of billing terms, credit expiry or trial conversion', async ({
  page,
}) => {
  const words = await page.locator('body').innerText();
  for (const claim of [
    /14-day free trial, no credit card required/,
    /99%\+/,
    /09\s+years of experience/,
    /3x pipeline/,
    /6\+ times daily/,
  ]) {
    expect(words).toMatch(claim);
  }
  expect(words).not.toMatch(/billed|billing|invoice|renew|expire|roll over|cancel|refund|convert|annual|per year|after the trial/i);
});
