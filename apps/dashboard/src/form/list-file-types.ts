/** Files that are read as a list of rows: CSV, TSV, text, XLSX and ODS, in the form of an input's `accept`. */
export const listFileTypes =
  '.csv,.tsv,.txt,.xlsx,.ods,text/csv,text/tab-separated-values,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
