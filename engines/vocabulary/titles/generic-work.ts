/** Fields and occupations that exist in every company or beside another field: they decide the department only if no other word does. */

/** Fields that only describe the work within another field: an IT project manager is IT. */
export const genericFields: ReadonlySet<string> = new Set([
  'engineering',
  'operations',
  'project',
  'office',
  'production',
  'strategy',
  'store',
  'quality',
  'training',
  'events',
  'education',
  'medical',
  'hospitality',
  'fire-service',
  'real-estate',
  'sports',
  'arts',
  'land',
  'public-affairs-of-town',
  'public-operations',
]);
/** Fields that say what a general manager runs: a store, a hotel, a plant. */
export const placesOfWork: ReadonlySet<string> = new Set(['store', 'hospitality', 'production']);

/** Occupations that exist in every department: a sales consultant is sales, but a quality engineer is engineering. */
export const genericOccupations: ReadonlySet<string> = new Set([
  'consultant',
  'clerk',
  'planner',
  'architect',
  'trainer',
  'dispatcher',
  'marketer',
  'controller',
  'investigator',
  'clinician',
  'analist-de-planejament',
  'beleidsmedewerker',
  'controleur',
  'charg-de-mission',
  'charg-d-etud',
  'beleidsadviseur',
  'civil-servant',
]);
export const technicalOccupations: ReadonlySet<string> = new Set([
  'engineer',
  'technician',
  'scientist',
  'constructor',
  'developer',
  'programmer',
  'network-engineer',
  'real-estate-agent',
  'auditor',
  'it-specialist',
]);

/** Self-employed people work in their profession, whatever they own. */
export const selfEmployed: ReadonlySet<string> = new Set(['entrepreneur', 'independent-worker']);
