import type { ImportPreview } from '../../api/contract.ts';

const kinds = [
  ['people', 'People', 'Each row is a person, with or without their company.'],
  ['companies', 'Companies', 'Each row is a company.'],
] as const;

/** What the rows of the file are, and why. If the file doesn't show it, the import can't be started before this is chosen. */
export function LeadsChoice({
  preview: { leads, leadsReason, isLeadsSure },
  isChosen,
  onChoose,
}: {
  preview: ImportPreview;
  isChosen: boolean;
  onChoose: (leads: ImportPreview['leads']) => void;
}) {
  return (
    <fieldset className={`mx-4 mb-5 rounded-control px-3 py-2.5 sm:mx-6 ${isLeadsSure ? 'border border-hairline' : 'bg-amber/14'}`}>
      <legend className="sr-only">These rows are</legend>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <span aria-hidden="true" className="text-13 font-medium">
          These rows are
        </span>
        {kinds.map(([kind, name, hint]) => (
          <label key={kind} title={hint} className="flex items-center gap-2 text-13 pointer-coarse:min-h-10">
            <input
              type="radio"
              name="leads"
              className="size-4 accent-cobalt"
              checked={leads === kind && (isLeadsSure || isChosen)}
              onChange={() => onChoose(kind)}
            />
            {name}
          </label>
        ))}
        <span className={`text-13 ${isLeadsSure ? 'text-muted' : 'text-amber-text'}`}>{leadsReason}</span>
      </div>
    </fieldset>
  );
}
