import type { LeadExport } from '../api/contract.ts';

export const exportPresetNames: Record<LeadExport['preset'], string> = {
  leadlight: 'Leadlight',
  hubspot: 'HubSpot',
  salesforce: 'Salesforce',
  pipedrive: 'Pipedrive',
};
