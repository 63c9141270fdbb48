/** What is changed in Wappalyzer's data. */

/** Formats of pages and protocols: no products. @type {readonly string[]} */
export const dropped = [
  'Open Graph',
  'RSS',
  'PWA',
  'HSTS',
  'HTTP/2',
  'HTTP/3',
  'Basic',
  'Priority Hints',
  'Module Federation',
  'Lightbox',
  'Clipboard.js',
  'Webmention',
];

/** American spelling. @type {Readonly<Record<string, string>>} */
export const renamedCategories = { Personalisation: 'Personalization', Ecommerce: 'E-commerce', 'Ecommerce frontends': 'E-commerce frontends', 'Cross border ecommerce': 'Cross-border e-commerce', Fulfilment: 'Fulfillment' };

/**
 * Fields that replace those of the same name. Lookaround is rewritten, because it takes more than linear time.
 * @type {Readonly<Record<string, Readonly<Record<string, unknown>>>>}
 */
export const corrections = {
  'Drupal Multisite': { scriptSrc: '/sites/[^/]*\\.[^/]+/(?:files|themes|modules)/' },
  Leaflet: { scriptSrc: '(?:^|[/.-])leaflet(?:[.-][\\d.]+)?(?:[.-](?:src|min))?\\.js|/leaflet[@/-]([\\d.]+)\\;version:\\1' },
  'Acquire Live Chat': { scriptSrc: '\\.acquire\\.io/[a-bd-z]' },
  AngularJS: {
    scriptSrc: [
      '/([\\d.]+(?:-?rc[.\\d]*)*)/angular(?:\\.min)?\\.js\\;version:\\1',
      '(?:^|/)angular[.-]([\\d.]*\\d)(?:\\.min)?\\.js\\;version:\\1',
      '(?:^|/)angular(?:\\.min)?\\.js',
    ],
  },
  'PhotoShelter for Brands': { dom: undefined },
  UPS: { text: '(?:^|[^\\w-])UPS\\b' },
};
