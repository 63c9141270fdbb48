import type { LeadKind } from './lead-search.ts';

export const leadNouns: Record<LeadKind, { one: string; many: string }> = {
  people: { one: 'person', many: 'people' },
  companies: { one: 'company', many: 'companies' },
};
