import { Table, Td, Th } from '@leadlight/ui/table';
import type { ImportPreview } from '../../api/contract.ts';
import { useIndustryNames } from '../../leads/industry-names.ts';
import { companySizeNames, companyStatusNames, departmentNames, seniorityNames, wordCountry } from '../../leads/lead-words.ts';

type Row = ImportPreview['rows'][number];

/** A preview of the first rows as leads. On narrow screens, the contact, the company and the problems are under the person or the company, if a row has one. */
export function PreviewRows({ preview: { rows, problems } }: { preview: ImportPreview }) {
  const hasPeople = rows.some(({ person }) => person);
  const hasCompanies = rows.some(({ company }) => company);
  const problemsClass = hasPeople || hasCompanies ? 'max-lg:hidden' : '';
  const ofFile = problems.filter(({ row }) => row === null);
  return (
    <section aria-labelledby="preview" className="mt-6 px-4 sm:px-6">
      <h2 id="preview" className="text-16">
        Preview of the first rows
      </h2>
      {ofFile.length > 0 && (
        <ul className="mt-2 grid gap-1 text-13 text-ruby-text">
          {ofFile.map(({ code, message }) => (
            <li key={code}>{message}</li>
          ))}
        </ul>
      )}
      <div className="mt-2">
        <Table label="First rows">
          <thead>
            <tr>
              <Th numeric>Row</Th>
              {hasPeople && <Th>Person</Th>}
              {hasPeople && <Th className="max-md:hidden">Contact</Th>}
              {hasCompanies && <Th className={hasPeople ? 'max-sm:hidden' : ''}>Company</Th>}
              <Th className={problemsClass}>Problems</Th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, 8).map((row) => (
              <tr key={row.row}>
                <Td numeric className="w-12 text-muted">
                  {row.row}
                </Td>
                {hasPeople && (
                  <Td className="max-w-72 py-1 max-sm:max-w-0">
                    {row.person ? <Person person={row.person} /> : <span className="text-muted">–</span>}
                    <p className="truncate text-12 text-muted md:hidden">{contact(row)}</p>
                    <p className="truncate text-12 text-muted sm:hidden">{row.company && (row.company.name ?? row.company.domain)}</p>
                    <Problems row={row} />
                  </Td>
                )}
                {hasPeople && (
                  <Td className="max-w-72 text-muted max-md:hidden">
                    <p className="truncate">{row.person?.email ?? row.person?.phoneText ?? '–'}</p>
                    {row.person?.email && row.person.phoneText && <p className="truncate text-12">{row.person.phoneText}</p>}
                  </Td>
                )}
                {hasCompanies && (
                  <Td className={`max-w-72 ${hasPeople ? 'max-sm:hidden' : 'max-sm:max-w-0'}`}>
                    {row.company ? <Company company={row.company} /> : <span className="text-muted">–</span>}
                    {!hasPeople && <Problems row={row} />}
                  </Td>
                )}
                <Td className={`text-13 text-ruby-text ${problemsClass}`}>{row.problems.map(({ message }) => message).join(' ')}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </section>
  );
}

const contact = ({ person }: Row): string => [person?.email, person?.phoneText].filter(Boolean).join(', ');

/** Under the lead where there is no space for a column. */
function Problems({ row: { problems } }: { row: Row }) {
  return <p className="text-12 text-ruby-text lg:hidden">{problems.map(({ message }) => message).join(' ')}</p>;
}

function Person({ person }: { person: NonNullable<Row['person']> }) {
  const known = [
    ...person.seniorities.map((each) => seniorityNames[each]),
    person.department && ((departmentNames as Record<string, string>)[person.department] ?? person.department),
    person.place.cityName,
    person.place.country && wordCountry(person.place.country),
  ].filter(Boolean);
  return (
    <>
      {person.name === null ? <p className="truncate text-muted">No name</p> : <p className="truncate font-medium">{person.name}</p>}
      <p className="truncate text-12 text-muted">{[person.title, ...known].filter(Boolean).join(' · ')}</p>
    </>
  );
}

function Company({ company }: { company: NonNullable<Row['company']> }) {
  const industryName = useIndustryNames();
  const known = [
    company.industry && industryName(company.industry),
    company.size && ((companySizeNames as Record<string, string>)[company.size] ?? company.size),
    company.founded,
    company.status && companyStatusNames[company.status],
    company.place.cityName,
    company.place.country && wordCountry(company.place.country),
  ].filter(Boolean);
  return (
    <>
      <p className={`truncate ${company.name === null ? 'text-muted' : 'font-medium'}`}>
        {company.name ?? company.domain ?? '–'} <span className="font-normal text-muted">{company.name && company.domain}</span>
      </p>
      <p className="truncate text-12 text-muted">{known.join(' · ')}</p>
    </>
  );
}
