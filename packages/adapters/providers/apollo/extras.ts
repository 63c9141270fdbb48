/** Fields of a person or organization of Apollo (docs.apollo.io: People Enrichment, Organization Enrichment) beyond facts. */
import type { ExtraField } from '../provider.ts';

export const personExtras: readonly ExtraField[] = [
  { about: 'person', at: '/organization/alexa_ranking', label: 'Company traffic rank', type: 'number' },
  { about: 'person', at: '/organization/publicly_traded_exchange', label: 'Company stock exchange', type: 'text' },
  { about: 'person', at: '/organization/retail_location_count', label: 'Company retail locations', type: 'number' },
  { about: 'person', at: '/organization/latest_funding_stage', label: 'Company funding stage', type: 'text' },
  { about: 'person', at: '/organization/latest_funding_round_date', label: 'Company’s latest funding', type: 'date' },
];

export const companyExtras: readonly ExtraField[] = [
  { about: 'company', at: '/industries/*', label: 'Industries', type: 'list' },
  { about: 'company', at: '/retail_location_count', label: 'Retail locations', type: 'number' },
  { about: 'company', at: '/num_suborganizations', label: 'Subsidiaries', type: 'number' },
  { about: 'company', at: '/owned_by_organization/name', label: 'Owner', type: 'text' },
  { about: 'company', at: '/ultimate_parent_organization/name', label: 'Ultimate parent', type: 'text' },
  { about: 'company', at: '/alexa_ranking', label: 'Traffic rank', type: 'number' },
  { about: 'company', at: '/annual_revenue_printed', label: 'Revenue in words', type: 'text' },
  { about: 'company', at: '/latest_funding_stage', label: 'Funding stage', type: 'text' },
  { about: 'company', at: '/latest_funding_round_date', label: 'Latest funding', type: 'date' },
  { about: 'company', at: '/organization_headcount_six_month_growth', label: 'Headcount growth, 6 months', type: 'number' },
  { about: 'company', at: '/organization_headcount_twelve_month_growth', label: 'Headcount growth, 12 months', type: 'number' },
  { about: 'company', at: '/organization_headcount_twenty_four_month_growth', label: 'Headcount growth, 24 months', type: 'number' },
  { about: 'company', at: '/departmental_head_count/engineering', label: 'Employees in engineering', type: 'number' },
  { about: 'company', at: '/departmental_head_count/sales', label: 'Employees in sales', type: 'number' },
  { about: 'company', at: '/departmental_head_count/marketing', label: 'Employees in marketing', type: 'number' },
  { about: 'company', at: '/departmental_head_count/information_technology', label: 'Employees in IT', type: 'number' },
];
