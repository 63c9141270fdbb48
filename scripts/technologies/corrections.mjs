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
  'Cart Functionality',
  // Parts that come with others, such as jQuery Migrate with WordPress and Popper with Bootstrap.
  'jQuery Migrate',
  'Popper',
  // Files of the same names are everywhere.
  'RightJS',
];

/** Products that have another name today. @type {Readonly<Record<string, string>>} */
export const renamed = { Sendinblue: 'Brevo' };

/** American spelling, by number. @type {Readonly<Record<string, string>>} */
export const renamedCategories = {
  6: 'E-commerce',
  76: 'Personalization',
  106: 'Cross-border e-commerce',
  107: 'Fulfillment',
  108: 'E-commerce frontends',
};

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
  // The name must be that of the file: themes, folders and packages are named after Bootstrap too.
  Bootstrap: {
    html: [
      '<style>\\s+/\\*!\\s+\\* Bootstrap v(\\d\\.\\d\\.\\d)\\;version:\\1',
      '<link[^>]*[/"\']bootstrap(?:[@-]v?([\\d.]+\\d))?(?:[.-](?:min|rtl|reboot|grid|responsive))*\\.css\\;version:\\1',
      '<link[^>]*/bootstrap[@/]v?(\\d[\\d.]*)/[^>"\']*\\.css\\;version:\\1',
    ],
    scriptSrc: [
      '(?:^|/)bootstrap(?:[@-]v?([\\d.]+\\d))?(?:[.-](?:min|bundle|esm))*\\.js\\;version:\\1',
      '/bootstrap[@/]v?(\\d[\\d.]*)/[^?]*\\.js\\;version:\\1',
    ],
  },
  'Amazon Associates': {
    dom: { "a[href*='amazon.']": { attributes: { href: '^https?://(?:www\\.)?amazon\\.[a-z.]{2,6}/.*[?&]tag=[\\w-]+' } } },
  },
  Choices: { scriptSrc: 'choices\\.js/|@([\\d.]+)(?:/assets)?(?:/scripts)?(?:/styles)?(?:/dist)?/choices(?:\\.min)?\\.js\\;version:\\1' },
  // Loading a file from there makes nobody a customer of Cloudflare.
  cdnjs: { implies: undefined },
  // Two or three letters stand for many things.
  DX: { text: undefined },
  APC: { text: undefined },
  BRT: { text: undefined },
  CTT: { text: undefined },
  MRW: { text: undefined },
  Ecovium: { text: undefined },
  UPS: { text: '(?:^|[^\\w-])UPS\\b' },
};
