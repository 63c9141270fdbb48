/** How many jobs a company has open, and how many of them are new. */
import type { Range } from '../lead-search.ts';
import { RangeFields } from './range-fields.tsx';

interface JobFieldsProps {
  openJobs: Range | undefined;
  newJobs: Range | undefined;
  onChange: (jobs: { openJobs: Range | undefined; newJobs: Range | undefined }) => void;
}

const steps = [1, 3, 10];

export function JobFields({ openJobs, newJobs, onChange }: JobFieldsProps) {
  const least = newJobs?.from ?? (newJobs ? 1 : undefined);
  return (
    <>
      <RangeFields
        value={openJobs}
        from="At least"
        to="At most"
        unit="Jobs"
        pattern={/^[1-9]\d{0,4}$/}
        onChange={(value) => onChange({ openJobs: value, newJobs })}
      />
      <label className="mt-2 grid gap-1 px-1 text-12 text-muted">
        New in the last 28 days
        <select
          className="h-8 min-w-0 rounded-small border border-control bg-card px-1.5 text-13 text-ink pointer-coarse:h-10"
          value={least ?? ''}
          onChange={(event) =>
            onChange({ openJobs, newJobs: event.target.value === '' ? undefined : { from: Number(event.target.value) } })
          }
        >
          <option value="">Any number</option>
          {[...new Set([...steps, ...(least === undefined ? [] : [least])])]
            .toSorted((a, b) => a - b)
            .map((each) => (
              <option key={each} value={each}>
                {each} or more
              </option>
            ))}
        </select>
      </label>
      <p className="mt-1 px-1 text-12 text-muted">Companies whose jobs aren’t known are left out.</p>
    </>
  );
}
