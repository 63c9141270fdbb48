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
  readTechnologyCategories,
} from './exports.queries.ts';
