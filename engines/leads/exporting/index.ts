export { csvCell, csvRow, escapeFormulas } from './csv.ts';
export {
  mostWorkbookRows,
  sheetEnd,
  sheetRow,
  sheetStart,
  workbookRelations,
  workbookRoot,
  workbookSheets,
  workbookStyles,
  workbookTypes,
  type WorkbookColumn,
  type WorkbookValue,
} from './xlsx.ts';
export { exportColumns, exportPresets, type ExportColumn, type ExportedLead, type ExportPreset } from './presets.ts';
