/** A lead in two lines, for phones and for a company's page. */
import type { CompanyRow, PersonRow } from '../../api/contract.ts';
import { useIndustryNames } from '../industry-names.ts';
import { companySizeNames, wordPlace } from '../lead-words.ts';
import { NameCell, Verdict } from './cells.tsx';

export function narrowPerson({ name, hasName, title, company, contact, isSample }: PersonRow) {
  return (
    <span className="min-w-0 flex-1">
      <span className="flex items-center gap-2">
        <NameCell name={name} hasName={hasName} kind="person" isSample={isSample} />
        {contact.hasEmail && <Verdict verdict={contact.emailVerdict} checkedAt={contact.emailCheckedAt} />}
      </span>
      <span className="mt-0.5 block truncate text-muted">{[title, company?.name ?? company?.domain].filter(Boolean).join(' · ')}</span>
    </span>
  );
}

export const narrowCompany = (company: CompanyRow) => <NarrowCompany {...company} />;

function NarrowCompany({ name, hasName, industry, size, place, isSample }: CompanyRow) {
  const industryName = useIndustryNames();
  return (
    <span className="min-w-0 flex-1">
      <NameCell name={name} hasName={hasName} kind="company" isSample={isSample} />
      <span className="mt-0.5 block truncate text-muted">
        {[industry && industryName(industry), size && companySizeNames[size], wordPlace(place)].filter(Boolean).join(' · ')}
      </span>
    </span>
  );
}
