export { csvCell, csvRow, escapeFormula } from './csv.ts';
export { exportColumns, exportPresets, type ExportColumn, type ExportedLead, type ExportPreset } from './presets.ts';
