/** How the file is split into rows and cells: detected, and adjustable by the user. */
import type { ReactNode } from 'react';
import type { ImportPreview, ImportSettings } from '../../api/contract.ts';
import { delimiterNames, encodingNames } from '../../leads/import-words.ts';

interface FileReadingProps {
  preview: ImportPreview;
  settings: ImportSettings;
  onSettings: (settings: ImportSettings) => void;
}

export function FileReading({ preview, settings, onSettings }: FileReadingProps) {
  const { format, sheets, sheet, delimiter, encoding, headerRow } = preview;
  // Reading the file differently changes its columns, so the mapping of the old ones is dropped.
  const read = (part: ImportSettings): void => onSettings({ ...settings, ...part, columns: undefined });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {(sheets.length > 1 || (format === 'json' && sheets.length > 0)) && (
        <Choice label={format === 'json' ? 'Array' : 'Sheet'} value={sheet ?? ''} onChange={(value) => read({ sheet: value || undefined })}>
          {sheet === null && <option value="">none</option>}
          {sheets.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Choice>
      )}
      {delimiter !== null && (
        <Choice label="Delimiter" value={delimiter} onChange={(value) => read({ delimiter: value as typeof delimiter })}>
          {Object.entries(delimiterNames).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Choice>
      )}
      {encoding !== null && (
        <Choice label="Encoding" value={encoding} onChange={(value) => read({ encoding: value as typeof encoding })}>
          {Object.entries(encodingNames).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Choice>
      )}
      {headerRow !== null && (
        <Choice label="Header row" value={String(headerRow)} onChange={(value) => read({ headerRow: Number(value) })}>
          <option value="0">none</option>
          {Array.from({ length: Math.max(10, headerRow) }, (_, index) => (
            <option key={index} value={index + 1}>
              {index + 1}
            </option>
          ))}
        </Choice>
      )}
    </div>
  );
}

function Choice({
  label,
  value,
  onChange,
  children,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}) {
  return (
    <label className="flex items-center gap-1.5 text-muted max-sm:w-full max-sm:justify-between">
      {label}
      <select
        className="h-7 rounded-small border border-control bg-card px-1.5 text-13 text-ink max-sm:w-44 pointer-coarse:h-11"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </select>
    </label>
  );
}
