/** Files that are read as a list of rows: CSV, TSV, text and XLSX, in the form of an input's `accept`. */
export const listFileTypes =
  '.csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
