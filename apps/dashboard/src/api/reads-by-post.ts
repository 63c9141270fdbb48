/** Routes that read although they use POST, because their input does not fit in a URL. */
export const readsByPost = [
  'searchPeople',
  'searchCompanies',
  'readSearchWords',
  'rankLikeLeads',
  'forecastReveal',
  'forecastVerificationRun',
  'forecastEnrichmentRun',
  'forecastProfileRun',
  'forecastQuestionRun',
  'forecastProviderFieldRun',
  'previewImport',
  'previewSitePeople',
  'readListCells',
  'previewEmails',
] as const;
