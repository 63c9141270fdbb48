export { csvCell, csvRow, escapeFormulas } from './csv.ts';
export { exportColumns, exportPresets, type ExportColumn, type ExportedLead, type ExportPreset } from './presets.ts';
