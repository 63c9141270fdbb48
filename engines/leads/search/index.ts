export {
  facets,
  leadKinds,
  leadSorts,
  type Choice,
  type Facet,
  type FacetCount,
  type LeadAnswer,
  type LeadFilters,
  type LeadKind,
  type LeadQuery,
  type LeadSort,
  type NumberRange,
} from './query.ts';
