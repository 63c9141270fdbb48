/**
 * What the operator decides about the page at run time.
 * One build serves any of them: the built page holds marks in their place, and the server fills these at start.
 */
export interface SiteSettings {
  /** Origin of this site, no trailing slash: `https://leadlight.example`. Used for canonical, og:image, sitemap. */
  siteUrl: string;
  /** Origin (and base path, if any) of the application, no trailing slash. Every button leads there. */
  appUrl: string;
  /** Help address shown in the contact section; messages are mailed to it. */
  contactEmail: string;
}

/** The marks that stand for the settings in the built page, until the server fills them. */
export const settingMarks: SiteSettings = {
  siteUrl: '%SITE_URL%',
  appUrl: '%APP_URL%',
  contactEmail: '%CONTACT_EMAIL%',
};
