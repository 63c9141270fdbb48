/** The brand, defined only here. Contact address and application URL can also be set at run time (docs/configuration.md). */
export const brand = {
  name: 'Leadlight',
  tagline: 'AI native lead discovery and enrichment',
  /** At a reserved domain (RFC 2606), so that it reaches nobody; production refuses to start with it. */
  defaultContactEmail: 'help@leadlight.example',
  defaultAppUrl: 'http://localhost:3001',
} as const;
