/** The brand: the one place that names it. Contact address and application can be set at run time as well (docs/configuration.md). */
export const brand = {
  name: 'Leadlight',
  tagline: 'AI native lead discovery and enrichment',
  /** Lives under a reserved domain (RFC 2606), so that it reaches nobody; production refuses to start with it. */
  defaultContactEmail: 'help@leadlight.example',
  defaultAppUrl: 'http://localhost:3001',
} as const;
