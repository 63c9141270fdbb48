import type { CompanyChange } from '../../api/contract.ts';
import { wordCount } from '../../words/numbers.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** "has 3 new jobs, uses HubSpot, and no longer uses Shopify." */
export function wordChange({ newJobs, goneJobs, newTechnologies, goneTechnologies }: CompanyChange): string {
  const parts = [
    ...(newJobs > 0 ? [`has ${wordCount(newJobs, 'new job')}`] : []),
    ...(goneJobs > 0 ? [`closed ${wordCount(goneJobs, 'job')}`] : []),
    ...(newTechnologies.length > 0 ? [`now uses ${list.format(newTechnologies)}`] : []),
    ...(goneTechnologies.length > 0 ? [`no longer uses ${list.format(goneTechnologies)}`] : []),
  ];
  return `${list.format(parts)}.`;
}
