/**
 * An example of each route's JSON body, for the OpenAPI document and the reference at /docs. Fictional people and companies, example domains (RFC 2606).
 * `apps/server/docs/openapi.test.ts` checks each example with the schema of its route.
 */

const someId = '0197c3a0-5f3e-7c21-9d44-2b1f0e6a7c55';
const otherId = '0197c3a0-7b12-7e90-8a31-64d2c9f0b318';
const email = 'ana@acme.example';
const password = 'correct horse battery staple';
const newPassword = 'seven quiet mountain goats';
const token = 'eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImFuYUBhY21lLmV4YW1wbGUifQ.c2lnbmF0dXJl';

const directorsInGermany = { seniority: { include: ['director'] }, country: { include: ['DE'] } };
const twoLeads = { kind: 'ids', ids: ['48151623', '48151642'] };
const missingCells = { kind: 'column', columnId: someId, rows: 'missing' };
const step = { subject: 'Hello {{firstName}}', body: 'Hello {{firstName}},\n\nI saw that {{companyName}} is hiring.', afterDays: 0 };
const sender = { senderName: 'Ana Silva', senderCompany: 'Acme', senderWebsite: 'https://acme.example' };
const endpoint = {
  name: 'Our directory',
  about: 'person',
  method: 'GET',
  urlTemplate: 'https://api.acme.example/people?email={email}',
  headers: { Authorization: 'Bearer {key}' },
  bodyTemplate: null,
  mapping: { title: '/person/title', phone: '/person/phone' },
  priceMicros: 10_000,
};

/** By the name of the route. */
export const bodyExamples: Readonly<Record<string, object>> = {
  signUp: { name: 'Ana Silva', email, password, plan: 'basic' },
  signIn: { email, password, remember: true },
  signInSecondStep: { kind: 'totp', code: '123456' },
  requestVerificationMail: { email },
  verifyEmail: { token },
  requestPasswordReset: { email },
  resetPassword: { token, password: newPassword },
  updateMe: { name: 'Ana Silva' },
  deleteMe: { password },
  changePassword: { currentPassword: password, newPassword },
  setFirstPassword: { password },
  changeEmail: { email: 'ana.silva@acme.example', password },
  beginTwoFactor: { password },
  confirmTwoFactor: { code: '123456' },
  disableTwoFactor: { password },
  renewRecoveryCodes: { password },

  createWorkspace: { name: 'Acme Sales' },
  updateWorkspace: { name: 'Acme Sales' },
  startTrial: { plan: 'basic' },
  requestDeletion: { name: 'Acme Sales' },
  updateMember: { role: 'admin' },
  createInvitation: { email: 'ben@acme.example', role: 'member' },
  createApiKey: { name: 'Nightly sync', scopes: ['leads:read', 'leads:write'] },

  connectProvider: { provider: 'hunter', key: 'your-key' },
  connectEndpoint: { endpoint, key: 'your-key', sample: { email } },
  testEndpoint: { endpoint, key: 'your-key', sample: { email } },
  updateProvider: { monthCeilingMicros: 50_000_000 },
  orderProviders: { connectionIds: [someId, otherId] },
  connectModel: {
    api: 'openai-compatible',
    baseUrl: 'https://api.openai.com/v1',
    model: 'gpt-4.1-mini',
    key: 'your-key',
    inputPriceMicros: 400_000,
    outputPriceMicros: 1_600_000,
    monthCeilingMicros: 20_000_000,
  },
  updateModel: { monthCeilingMicros: 50_000_000 },
  chooseOperatorModel: { monthCeilingMicros: 20_000_000 },

  updateMonthCeilings: { all: 5_000, profile: 1_000 },
  startCheckout: { plan: 'basic' },
  buyTopUp: { credits: 1_000 },
  changePlan: { plan: 'premium' },

  searchPeople: { filters: directorsInGermany, limit: 10 },
  updatePerson: { title: 'Head of Sales', phone: null },
  createPerson: { name: 'Ana Silva', title: 'Head of Sales', email, companyName: 'Acme', companyDomain: 'acme.example' },
  searchCompanies: { filters: { country: { include: ['DE'] }, size: { include: ['51-200'] } }, sort: { by: 'name' }, limit: 10 },
  updateCompany: { employees: 120 },
  createCompany: { name: 'Acme', domain: 'acme.example', employees: 120 },
  rejectCompanyDetail: { isRejected: true },
  rejectCompanyFact: { field: 'phone', value: '+493012345678' },
  previewSitePeople: { detailIds: [someId, otherId] },
  addSitePeople: { detailIds: [someId, otherId] },

  changeLeads: { kind: 'people', selection: twoLeads, change: { kind: 'add_tags', tags: ['conference'] } },
  deleteLeads: { kind: 'people', selection: twoLeads },
  createLeadNote: { body: 'Asked for a call in March.' },
  updateLeadNote: { body: 'Asked for a call in April.' },
  createList: { kind: 'people', name: 'Directors in Germany', isShared: true },
  updateList: { name: 'Directors in Germany and Austria' },
  addListColumn: { field: 'phone' },
  updateListColumn: { isAutomatic: true, monthCeiling: 100 },
  readListCells: { ids: twoLeads.ids },
  createSavedSearch: { kind: 'people', name: 'Directors in Germany', query: { filters: directorsInGermany } },
  updateSavedSearch: { name: 'Directors in Germany', isShared: true },
  readSearchWords: { text: 'CFOs of software companies in Berlin' },
  suggestSearchWords: { text: 'CFOs of software companies in Berlin that sell to hospitals' },
  rankLikeLeads: { kind: 'companies', examples: { kind: 'leads', ids: twoLeads.ids }, limit: 20 },
  createLikeness: { kind: 'companies', name: 'Like our best customers', examples: { kind: 'leads', ids: twoLeads.ids } },
  updateLikeness: { choices: [{ family: 'country', value: 'DE', choice: 'require' }] },
  judgeLikeLead: { leadId: '48151623', judgment: 'good' },
  createExport: { kind: 'people', selection: { kind: 'search', filters: directorsInGermany }, preset: 'hubspot' },
  previewImport: {},
  startImport: { leads: 'people', columns: [{ column: 0, target: 'name' }] },
  decideMerge: { decision: 'merge' },
  decideMergeGroup: { same: ['48151623', '48151642'], apart: ['48151699'] },
  decideProposals: { decision: 'accept', proposals: { kind: 'ids', ids: [someId] } },

  forecastReveal: { selection: twoLeads },
  startRevealRun: { selection: { kind: 'search', filters: directorsInGermany }, ceiling: 100 },
  addSuppressions: { text: 'ana@acme.example\nexample.com', reason: 'Asked not to be contacted' },
  removeSuppressions: { ids: [someId] },
  createEmailTemplate: { name: 'Introduction', language: 'en', steps: [step] },
  updateEmailTemplate: { name: 'First email' },
  previewEmails: { personIds: ['48151623'], language: 'en', steps: [step], sender },
  draftEmail: { personId: '48151623', goal: 'meeting', tone: 'friendly', length: 'short', language: 'en' },
  updateEmailSender: sender,

  verifyAddress: { address: 'ana.silva@acme.com' },
  reportBounces: { text: 'ana@acme.example' },
  forecastVerificationRun: { source: { kind: 'addresses', addresses: ['ana@acme.example', 'ben@acme.example'] } },
  startVerificationRun: { source: { kind: 'addresses', addresses: ['ana@acme.example', 'ben@acme.example'] }, ceiling: 2 },
  findEmail: { name: 'Ana Silva', domain: 'acme.com' },
  enrichCompany: { domain: 'acme.com' },
  forecastEnrichmentRun: { source: { kind: 'domains', domains: ['acme.com', 'example.com'] } },
  startEnrichmentRun: { source: { kind: 'domains', domains: ['acme.com', 'example.com'] }, ceiling: 2 },
  forecastProfileRun: { source: { kind: 'text', text: 'https://www.linkedin.com/in/ana-silva-example' }, wants: ['job', 'email'] },
  startProfileRun: { source: { kind: 'people', selection: twoLeads }, wants: ['job', 'email'], ceiling: 2 },
  addQuestionColumn: { question: { text: 'Does the company sell to hospitals?', kind: 'yes_no' } },
  forecastQuestionRun: { source: missingCells },
  startQuestionRun: { source: missingCells, modelCeilingMicros: 1_000_000 },
  addProviderColumn: { connectionId: someId, about: 'person', pointer: '/data/score', label: 'Score', type: 'number' },
  forecastProviderFieldRun: { source: missingCells },
  startProviderFieldRun: { source: missingCells, ceiling: 10, providerCeilingMicros: 1_000_000 },

  readSendingIdentity: { token },
  checkSendingIdentity: { token, heloName: 'verify.acme.example', sender: 'verify@acme.example' },
  saveSendingIdentity: { token, heloName: 'verify.acme.example', sender: 'verify@acme.example' },
  readWebContact: { token },
  saveWebContact: { token, url: 'https://acme.example/bot' },
};
