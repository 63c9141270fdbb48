/** A lead in a list of options: its name, and what distinguishes it from namesakes. */
import type { CompanyRow, PersonRow } from '../../api/contract.ts';
import { LeadPane } from '../table/cells.tsx';

export const detailOf = (lead: PersonRow | CompanyRow): string =>
  ('title' in lead ? [lead.title, lead.company?.name ?? lead.company?.domain] : [lead.domain]).filter(Boolean).join(' · ');

export function LeadOption({ lead }: { lead: PersonRow | CompanyRow }) {
  const detail = detailOf(lead);
  return (
    <>
      <LeadPane name={lead.name} hasName={lead.hasName} kind={'title' in lead ? 'person' : 'company'} />
      <span className="grid min-w-0 flex-1">
        <span className="truncate font-medium">{lead.name}</span>
        {detail && <span className="truncate text-12 text-muted">{detail}</span>}
      </span>
    </>
  );
}
