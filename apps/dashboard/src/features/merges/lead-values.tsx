/** A lead that may be the same as others: its values, of which those that all have are muted. */
import type { Merge } from '../../api/contract.ts';
import { wordAge } from '../../words/dates.ts';

export type ComparedLead = Merge['leads'][number];

const names = {
  title: 'Job title',
  companyName: 'Company',
  domain: 'Domain',
  phone: 'Phone',
  email: 'Email',
  linkedin: 'LinkedIn',
  placeName: 'Location',
} as const satisfies Partial<Record<keyof ComparedLead, string>>;
const fields = Object.keys(names) as (keyof typeof names)[];

/** The ID of a lead's values. Choices about the lead refer to it, because others may have the same name. */
export const valuesId = ({ id }: ComparedLead): string => `values-of-${id}`;

/** @param all the leads that this one is compared with, and itself */
export function LeadValues({ lead, all }: { lead: ComparedLead; all: readonly ComparedLead[] }) {
  const shown = fields.filter((field) => all.some((each) => each[field] !== null));
  return (
    <>
      <dl id={valuesId(lead)} className="mt-2 grid grid-cols-[76px_minmax(0,1fr)] gap-y-1 text-13">
        {shown.map((field) => {
          const isSame = lead[field] !== null && all.every((each) => each[field] === lead[field]);
          return (
            <div key={field} className="contents">
              <dt className="text-muted">{names[field]}</dt>
              <dd className={`wrap-anywhere ${isSame ? 'text-muted' : 'font-medium'}`}>
                {lead[field] ?? <span className="text-control">–</span>}
                {isSame && <span className="sr-only"> (the same)</span>}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-2 text-12 text-muted">Changed {wordAge(lead.updatedAt)}</p>
    </>
  );
}
