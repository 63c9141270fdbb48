/**
 * The operator's settings for the page at run time.
 * One build works with any settings: the built page contains placeholders, which the server fills at startup.
 */
export interface SiteSettings {
  /** Origin of this site, no trailing slash: `https://leadlight.example`. Used for canonical, og:image, sitemap. */
  siteUrl: string;
  /** Origin (and base path, if any) of the application, no trailing slash. Every button leads there. */
  appUrl: string;
  /** Help address shown in the contact section; messages are emailed to it. */
  contactEmail: string;
}

/** Placeholders for the settings in the built page, until the server fills them. */
export const settingMarks: SiteSettings = {
  siteUrl: '%SITE_URL%',
  appUrl: '%APP_URL%',
  contactEmail: '%CONTACT_EMAIL%',
};
