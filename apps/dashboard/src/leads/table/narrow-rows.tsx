/** A lead in two lines, for phones and for a company's page. */
import type { CompanyRow, PersonRow } from '../../api/contract.ts';
import { useIndustryNames } from '../industry-names.ts';
import { companySizeNames, wordPlace } from '../lead-words.ts';
import { NameCell, Verdict } from './cells.tsx';

/** @param texts values of the list's columns */
export function narrowPerson({ name, hasName, title, company, contact, isSample }: PersonRow, texts: readonly string[] = []) {
  return (
    <span className="min-w-0 flex-1">
      <span className="flex items-center gap-2">
        <NameCell name={name} hasName={hasName} kind="person" isSample={isSample} />
        {contact.hasEmail && <Verdict verdict={contact.emailVerdict} checkedAt={contact.emailCheckedAt} />}
      </span>
      <span className="mt-0.5 block truncate text-muted">
        {[...new Set([title, company?.name ?? company?.domain, ...texts])].filter(Boolean).join(' · ')}
      </span>
    </span>
  );
}

/** @param texts values of the list's columns */
export const narrowCompany = (company: CompanyRow, texts: readonly string[] = []) => <NarrowCompany {...company} texts={texts} />;

function NarrowCompany({ name, hasName, industry, size, place, isSample, texts }: CompanyRow & { texts: readonly string[] }) {
  const industryName = useIndustryNames();
  return (
    <span className="min-w-0 flex-1">
      <NameCell name={name} hasName={hasName} kind="company" isSample={isSample} />
      <span className="mt-0.5 block truncate text-muted">
        {[...new Set([industry && industryName(industry), size && companySizeNames[size], wordPlace(place), ...texts])]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
  );
}
