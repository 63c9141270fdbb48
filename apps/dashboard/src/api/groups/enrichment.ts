/** The routes of enrichment, and what their commands change. Import it in every file that names one of them. */
import { addEffects, creditReads, leadReads, type EffectsOf } from '../effects.ts';
import { addEndpoints } from '../endpoint.ts';
import { enrichmentEndpoints } from './enrichment-endpoints.ts';

const effects: EffectsOf<keyof typeof enrichmentEndpoints> = {
  // Its record is polled while the site is read; what it adds is read at the end.
  enrichCompany: { fills: 'readEnrichment', first: ['readCompanyDetails'], also: ['listEnrichments', ...creditReads] },
  rejectCompanyDetail: { also: [...leadReads, ...creditReads] },
  rejectCompanyFact: { first: ['readCompany'], also: [...leadReads, ...creditReads] },
  readEnrichmentRunDomains: {},
  startEnrichmentRun: { fills: 'readEnrichmentRun', also: ['listEnrichmentRuns', ...creditReads] },
  addSitePeople: { first: ['readCompanyDetails'], also: leadReads },
};

addEndpoints(enrichmentEndpoints);
addEffects(effects);
