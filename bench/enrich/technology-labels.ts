/** The labels' spellings of technologies, and ours. */

/** Label -> names of ours that it stands for. A label without an entry has our name. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  'Google Fonts': ['Google Font API'],
  WhatsApp: ['WhatsApp Business Chat'],
  Matomo: ['Matomo Analytics'],
  'jQuery Validate': ['jQuery Validation'],
  html5shiv: ['HTML5 Shiv'],
  'Owl Carousel': ['OWL Carousel'],
  'YouTube Embed Plus': ['EmbedPlus'],
  // The plug-in changed its name.
  'GDPR Cookie Consent': ['CookieYes', 'GDPR Cookie Consent'],
  'Cookie Consent': ['Osano', 'CookieConsent'],
  concrete5: ['Concrete CMS'],
  unpkg: ['Unpkg'],
  Lottie: ['LottieFiles'],
  'Cloudflare Web Analytics': ['Cloudflare Browser Insights'],
  'Fonts.net': ['Fonts.com'],
  TYPO3: ['TYPO3 CMS'],
  Smush: ['WPMU DEV Smush'],
};

/** @returns our names of it, in lower case */
export function namesOfLabel(label: string): readonly string[] {
  return (aliases[label] ?? [label]).map((name) => name.toLowerCase());
}
