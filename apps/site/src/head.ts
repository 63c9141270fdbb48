/** The document's head, for browsers, search engines and shared links. Plain text, because React doesn't render the head. */
import { brand } from './brand.ts';
import type { ContactState } from './contact/contact.state.ts';
import { metadata, plans } from './content.ts';
import type { SiteSettings } from './settings.ts';

export function renderHead(settings: SiteSettings, contact: ContactState): string {
  const { siteUrl } = settings;
  const title = escapeText(contact.kind === 'refused' ? `Error: ${metadata.title}` : metadata.title);
  const description = escapeText(metadata.description);
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<link rel="canonical" href="${siteUrl}/">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="${brand.name}">`,
    `<meta property="og:title" content="${escapeText(metadata.title)}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${siteUrl}/">`,
    `<meta property="og:image" content="${siteUrl}/og.png">`,
    `<meta property="og:image:width" content="1200">`,
    `<meta property="og:image:height" content="630">`,
    `<meta property="og:image:alt" content="${escapeText(metadata.pictureAlt)}">`,
    `<meta name="twitter:card" content="summary_large_image">`,
    `<script type="application/ld+json">${JSON.stringify(structuredData(settings)).replaceAll('<', '\\u003c')}</script>`,
  ].join('\n    ');
}

/** schema.org Organization and SoftwareApplication; the prices match the plans on the page. */
function structuredData({ siteUrl, appUrl }: SiteSettings) {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Organization', '@id': `${siteUrl}/#organization`, name: brand.name, url: `${siteUrl}/`, logo: `${siteUrl}/icon.png` },
      {
        '@type': 'SoftwareApplication',
        name: brand.name,
        description: metadata.description,
        url: `${siteUrl}/`,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Web',
        publisher: { '@id': `${siteUrl}/#organization` },
        offers: plans.map((plan) => ({
          '@type': 'Offer',
          name: plan.name,
          price: plan.price,
          priceCurrency: 'USD',
          url: `${appUrl}/sign-up?plan=${plan.id}`,
        })),
      },
    ],
  };
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
