import { Button } from '@leadlight/ui/button';
import { Dialog, DialogActions } from '@leadlight/ui/dialog';
import { CheckboxField } from '@leadlight/ui/field';
import { useState, type SubmitEvent } from 'react';
import '../../api/groups/exports.ts';
import type { LeadExport } from '../../api/contract.ts';
import { useCommand } from '../../api/use-command.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { DownloadLink } from '../../downloads/download-link.tsx';
import { wordDay } from '../../words/dates.ts';
import { wordCount } from '../../words/numbers.ts';
import { leadNouns } from '../lead-nouns.ts';
import { exportPresetNames } from '../export-words.ts';
import type { LeadKind } from '../lead-search.ts';
import type { SelectionBody } from './bulk-changes.ts';
import { StaleVerdicts } from './stale-verdicts.tsx';

interface ExportDialogProps {
  workspaceId: string;
  kind: LeadKind;
  /** "12 people". */
  words: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  selection: SelectionBody;
}

export function ExportDialog(props: ExportDialogProps) {
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={`Export ${props.words}`}
      description="As CSV or Excel, with current values. Contact details are included if they’re yours or revealed; the other cells are empty."
    >
      <ExportForm {...props} />
    </Dialog>
  );
}

function ExportForm({ workspaceId, kind, onOpenChange, selection }: ExportDialogProps) {
  const [preset, setPreset] = useState<LeadExport['preset']>('leadlight');
  const [withEvidence, setWithEvidence] = useState(false);
  const [withCategories, setWithCategories] = useState(false);
  const [isWorkbook, setWorkbook] = useState(false);
  const [made, setMade] = useState<LeadExport>();
  const { run, pending, failure } = useCommand('createExport', { failure: 'inline', onDone: setMade });

  function make(recheck: boolean): void {
    if (!pending)
      void run({
        params: { workspaceId },
        body: { kind, selection, preset, withEvidence, withTechnologyCategories: withCategories && preset === 'leadlight', recheck },
      });
  }
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    make(false);
  }

  if (made)
    return (
      <>
        <p className="text-14">
          {wordCount(made.total, leadNouns[kind].one, leadNouns[kind].many)}, {exportPresetNames[made.preset]} columns. You can download the
          file until {wordDay(made.expiresAt)}, also from the Exports screen.
          {isWorkbook &&
            made.total > mostSheetLeads &&
            ` It has several sheets, because a sheet has at most ${wordCount(mostSheetLeads, 'lead', 'leads')}.`}
        </p>
        <FormFailure failure={failure} />
        <StaleVerdicts workspaceId={workspaceId} made={made} isPending={pending} onRecheck={() => make(true)} />
        <DialogActions>
          <Button onClick={() => onOpenChange(false)}>Close</Button>
          <DownloadLink href={isWorkbook ? made.workbookUrl : made.url} tone="primary" onBegun={() => onOpenChange(false)}>
            {isWorkbook ? 'Download Excel' : 'Download CSV'}
          </DownloadLink>
        </DialogActions>
      </>
    );
  return (
    <form noValidate onSubmit={submit}>
      <FormFailure failure={failure} />
      <fieldset className="grid gap-1.5">
        <legend className="mb-1.5 text-13 font-medium">Columns</legend>
        {(Object.keys(exportPresetNames) as LeadExport['preset'][]).map((each) => (
          <label
            key={each}
            className="flex cursor-pointer items-center gap-2.5 rounded-control border border-hairline px-3 py-2 text-14 has-checked:border-cobalt has-checked:bg-cobalt/6"
          >
            <input type="radio" name="preset" className="size-4 accent-cobalt" checked={preset === each} onChange={() => setPreset(each)} />
            <span>
              {exportPresetNames[each]}
              <span className="block text-12 text-muted">{presetHints[each]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset className="mt-4 flex gap-5 text-14">
        <legend className="mb-1.5 text-13 font-medium">Format</legend>
        {formats.map(({ name, isExcel }) => (
          <label key={name} className="flex cursor-pointer items-center gap-2.5">
            <input
              type="radio"
              name="format"
              className="size-4 accent-cobalt"
              checked={isWorkbook === isExcel}
              onChange={() => setWorkbook(isExcel)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <CheckboxField
        className="mt-4"
        label="With evidence"
        hint="Adds the source, location and date of each value."
        checked={withEvidence}
        onChange={(event) => setWithEvidence(event.target.checked)}
      />
      {preset === 'leadlight' && (
        <CheckboxField
          className="mt-3"
          label="A column for each technology category"
          hint="Adds columns such as “Technologies: Analytics” for what the companies’ websites use."
          checked={withCategories}
          onChange={(event) => setWithCategories(event.target.checked)}
        />
      )}
      <DialogActions>
        <Button onClick={() => onOpenChange(false)}>Cancel</Button>
        <Button type="submit" tone="primary" pending={pending} pendingLabel="Preparing…">
          Export
        </Button>
      </DialogActions>
    </form>
  );
}

/** A sheet of Excel has 1,048,576 rows, and the first is the header. */
const mostSheetLeads = 1_048_575;

const formats = [
  { name: 'CSV', isExcel: false },
  { name: 'Excel', isExcel: true },
];

const presetHints: Record<LeadExport['preset'], string> = {
  leadlight: 'All known fields.',
  hubspot: 'Ready for HubSpot’s import.',
  salesforce: 'Ready for Salesforce’s Data Import Wizard, as CSV.',
  pipedrive: 'Ready for Pipedrive’s import.',
};
