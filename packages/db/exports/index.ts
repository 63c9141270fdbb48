/** Imports: leads, platform. */
export {
  type ExportedCompanyRow,
  type ExportedRow,
  type LeadExport,
  createExport,
  forgetExports,
  listExports,
  newExportId,
  readExport,
  readExportedRows,
} from './exports.queries.ts';
