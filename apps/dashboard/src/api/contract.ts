/**
 * The contract's types only, nothing at run time: its schemas are larger than all screens together.
 * Method and path of each route are in endpoints.ts, which is generated.
 */
import type * as contract from '@leadlight/contract';
import type { Route } from '@leadlight/contract';
import type { endpoints } from './endpoints.ts';
import type { commandsEndpoints } from './groups/commands-endpoints.ts';
import type { accountEndpoints } from './groups/account-endpoints.ts';
import type { providersEndpoints } from './groups/providers-endpoints.ts';
import type { billingEndpoints } from './groups/billing-endpoints.ts';
import type { emailTemplatesEndpoints } from './groups/email-templates-endpoints.ts';
import type { enrichmentEndpoints } from './groups/enrichment-endpoints.ts';
import type { listColumnsEndpoints } from './groups/list-columns-endpoints.ts';
import type { providerFieldsEndpoints } from './groups/provider-fields-endpoints.ts';
import type { exportsEndpoints } from './groups/exports-endpoints.ts';
import type { mergesEndpoints } from './groups/merges-endpoints.ts';
import type { modelsEndpoints } from './groups/models-endpoints.ts';
import type { monthCeilingsEndpoints } from './groups/month-ceilings-endpoints.ts';
import type { profilesEndpoints } from './groups/profiles-endpoints.ts';
import type { proposalsEndpoints } from './groups/proposals-endpoints.ts';
import type { suppressionsEndpoints } from './groups/suppressions-endpoints.ts';
import type { likenessesEndpoints } from './groups/likenesses-endpoints.ts';
import type { wordsEndpoints } from './groups/words-endpoints.ts';

type Contract = typeof contract;
type RouteKeys = {
  [K in keyof Contract]: Contract[K] extends { method: string; path: string; access: object } ? K : never;
}[keyof Contract];
type Parts<K extends RouteKeys> =
  Contract[K] extends Route<infer Body, infer Query, infer Params, infer Answer>
    ? { body: Body; query: Query; params: Params; answer: Answer }
    : never;
type Present<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** The name of an API route in the contract. */
export type RouteName = RouteKeys &
  (
    | keyof typeof endpoints
    | keyof typeof commandsEndpoints
    | keyof typeof accountEndpoints
    | keyof typeof billingEndpoints
    | keyof typeof emailTemplatesEndpoints
    | keyof typeof enrichmentEndpoints
    | keyof typeof listColumnsEndpoints
    | keyof typeof providerFieldsEndpoints
    | keyof typeof exportsEndpoints
    | keyof typeof mergesEndpoints
    | keyof typeof modelsEndpoints
    | keyof typeof monthCeilingsEndpoints
    | keyof typeof profilesEndpoints
    | keyof typeof proposalsEndpoints
    | keyof typeof providersEndpoints
    | keyof typeof suppressionsEndpoints
    | keyof typeof wordsEndpoints
    | keyof typeof likenessesEndpoints
  );
/** Changes of records that have a version: with `if-match`, refused if the record has another one by now. They take no Idempotency-Key. */
type VersionedName = 'updatePerson' | 'updateCompany' | 'updateEmailTemplate';
/** The input of a route: body, query and params, if it has them. */
export type InputOf<K extends RouteName> = Present<Pick<Parts<K>, 'body' | 'query' | 'params'>> &
  (K extends VersionedName ? { headers?: { 'if-match': string } } : unknown);
export type AnswerOf<K extends RouteName> = Parts<K>['answer'];

export type { Action, ApiError, ErrorCode, Role, Scope } from '@leadlight/contract';
export type CompanyChange = AnswerOf<'listCompanyChanges'>['items'][number];
export type EmailTemplate = AnswerOf<'readEmailTemplate'>;
export type EmailStep = EmailTemplate['steps'][number];
export type WritingLanguage = EmailTemplate['language'];
export type EmailDraft = AnswerOf<'draftEmail'>;
export type WordsSuggestion = AnswerOf<'suggestSearchWords'>['suggestions'][number];
export type EmailSender = AnswerOf<'readEmailSender'>;
export type EmailPreview = AnswerOf<'previewEmails'>['items'][number];
export type WrittenEmail = EmailPreview['steps'][number];
export type EmailPart = WrittenEmail['bodyParts'][number];
export type EmailFinding = WrittenEmail['findings'][number];
export type Session = AnswerOf<'readSession'>;
export type Membership = Session['workspaces'][number];
export type Plan = NonNullable<AnswerOf<'readWorkspace'>['plan']>;
export type Billing = AnswerOf<'readBilling'>;
export type Subscription = NonNullable<Billing['subscription']>;
export type OfferedPlan = Billing['plans'][number];
export type Invoice = AnswerOf<'listInvoices'>['items'][number];
export type Workspace = AnswerOf<'readWorkspace'>;
export type Member = AnswerOf<'listMembers'>['items'][number];
export type Invitation = AnswerOf<'listInvitations'>['items'][number];
export type ApiKey = AnswerOf<'listApiKeys'>['items'][number];
export type Models = AnswerOf<'readModel'>;
export type WorkspaceModel = NonNullable<Models['model']>;
export type OfferedModel = NonNullable<Models['offered']>;
export type ModelCall = AnswerOf<'listModelCalls'>['items'][number];
export type ProviderList = AnswerOf<'listProviders'>;
export type IncludedProvider = ProviderList['providers'][number];
export type ProviderFigures = AnswerOf<'readProviderFigures'>['providers'][number];
export type ProviderCall = AnswerOf<'listProviderCalls'>['items'][number];
export type ProviderConnection = ProviderList['connections'][number];
export type EndpointInput = InputOf<'testEndpoint'>['body'];
export type Credits = AnswerOf<'readCredits'>;
export type MonthCeilings = AnswerOf<'readMonthCeilings'>;
export type CreditEntry = AnswerOf<'listCreditEntries'>['items'][number];
export type EntryKind = CreditEntry['kind'];
export type CreditUse = AnswerOf<'readCreditUse'>;
export type AuditEvent = AnswerOf<'listAuditEvents'>['items'][number];
export type Actor = AuditEvent['actor'];
export type PersonQuestion = InputOf<'searchPeople'>['body'];
export type PersonAnswer = AnswerOf<'searchPeople'>;
export type CompanyAnswer = AnswerOf<'searchCompanies'>;
export type UnknownFilterValue = PersonAnswer['unknownValues'][number];
export type PersonRow = PersonAnswer['items'][number];
export type CompanyRow = CompanyAnswer['items'][number];
export type LeadPerson = AnswerOf<'readPerson'>;
export type LeadCompany = AnswerOf<'readCompany'>;
export type LeadFact = LeadPerson['facts'][number];
export type Contact = PersonRow['contact'];
export type Place = PersonRow['place'];
export type LeadFilters = PersonQuestion['filters'];
export type LeadList = AnswerOf<'readList'>;
export type ListColumn = AnswerOf<'listListColumns'>['items'][number];
export type QuestionRun = AnswerOf<'readQuestionRun'>;
export type QuestionForecast = AnswerOf<'forecastQuestionRun'>;
export type QuestionRunQuestion = InputOf<'forecastQuestionRun'>['body'];
export type ProviderFields = AnswerOf<'listProviderFields'>;
export type ProviderFieldRun = AnswerOf<'readProviderFieldRun'>;
export type ProviderFieldForecast = AnswerOf<'forecastProviderFieldRun'>;
export type ListCell = AnswerOf<'readListCells'>['items'][number]['cells'][number];
export type CellLookup = AnswerOf<'readCellLookups'>['items'][number];
export type CellStep = CellLookup['steps'][number];
export type ColumnFilter = NonNullable<LeadFilters['column']>;
export type BulkChange = AnswerOf<'readBulkChange'>;
export type ChangeToLeads = InputOf<'changeLeads'>['body']['change'];
export type LeadNote = AnswerOf<'createLeadNote'>;
export type LeadEvent = AnswerOf<'readLeadHistory'>['items'][number];
export type RevealForecast = AnswerOf<'forecastReveal'>;
export type RevealRun = AnswerOf<'readRevealRun'>;
export type Likeness = AnswerOf<'readLikeness'>;
export type LikenessRanking = AnswerOf<'rankLikeLeads'>;
export type LikenessTrait = LikenessRanking['traits'][number];
export type LikeLead = LikenessRanking['items'][number];
export type TraitChoice = LikenessTrait['choice'];
export type SavedSearch = AnswerOf<'createSavedSearch'>;
export type Suppression = AnswerOf<'listSuppressions'>['items'][number];
export type LeadExport = AnswerOf<'createExport'>;
export type SetupReport = AnswerOf<'checkSendingIdentity'>;
export type Import = AnswerOf<'readImport'>;
export type ImportPreview = AnswerOf<'previewImport'>;
export type ImportSettings = InputOf<'startImport'>['body'];
export type Merge = AnswerOf<'decideMerge'>;
export type MergeGroup = AnswerOf<'listMergeGroups'>['items'][number];
export type Verification = AnswerOf<'readVerification'>;
export type VerificationRow = AnswerOf<'listVerifications'>['items'][number];
export type VerificationStep = Verification['steps'][number];
export type Verdict = NonNullable<Verification['verdict']>;
export type VerdictKind = Verdict['verdict'];
export type VerificationSummary = AnswerOf<'readVerificationSummary'>;
export type ReportedBounces = AnswerOf<'reportBounces'>;
export type Find = AnswerOf<'readFind'>;
export type FindOutcome = NonNullable<Find['outcome']>;
export type VerificationFile = AnswerOf<'uploadVerificationFile'>;
export type RunQuestion = InputOf<'forecastVerificationRun'>['body'];
export type RunForecast = AnswerOf<'forecastVerificationRun'>;
export type VerificationRun = AnswerOf<'readVerificationRun'>;
export type VerificationRunRow = AnswerOf<'listVerificationRunRows'>['items'][number];
export type Enrichment = AnswerOf<'readEnrichment'>;
export type EnrichmentRow = AnswerOf<'listEnrichments'>['items'][number];
export type EnrichmentOutcome = NonNullable<Enrichment['outcome']>;
export type EnrichmentStep = Enrichment['steps'][number];
export type DomainSearch = AnswerOf<'searchDomain'>;
export type CompanyDetails = AnswerOf<'readCompanyDetails'>;
export type FactContext = AnswerOf<'readFactContext'>;
export type CompanyTechnology = CompanyDetails['technologies'][number];
export type CompanyJob = AnswerOf<'listCompanyJobs'>['items'][number];
export type ContactPoint = CompanyDetails['contacts'][number];
export type CompanyLocation = CompanyDetails['locations'][number];
export type SitePerson = CompanyDetails['people'][number];
export type CompanyIdentifier = CompanyDetails['identifiers'][number];
export type SitePeoplePreview = AnswerOf<'previewSitePeople'>;
export type EnrichmentRunQuestion = InputOf<'forecastEnrichmentRun'>['body'];
export type EnrichmentForecast = AnswerOf<'forecastEnrichmentRun'>;
export type EnrichmentRun = AnswerOf<'readEnrichmentRun'>;
export type EnrichmentRunRow = AnswerOf<'listEnrichmentRunRows'>['items'][number];
export type ProfileRunQuestion = InputOf<'forecastProfileRun'>['body'];
export type ProfileWant = NonNullable<ProfileRunQuestion['wants']>[number];
export type ProfileForecast = AnswerOf<'forecastProfileRun'>;
export type ProfileRun = AnswerOf<'readProfileRun'>;
export type ProfileRunRow = AnswerOf<'listProfileRunRows'>['items'][number];
export type ProfileRunRowDetails = AnswerOf<'readProfileRunRow'>;
export type OverwriteField = keyof ProfileRun['overwrite'];
export type OverwritePolicy = NonNullable<ProfileRun['overwrite'][OverwriteField]>;
export type Proposal = AnswerOf<'listProposals'>['items'][number];
export type ProposedValue = NonNullable<Proposal['found']>;
export type ProfileOutcome = NonNullable<ProfileRunRow['outcome']>;
export type Quote = CompanyTechnology['evidence'][number];
export type { Stage } from '@leadlight/contract';
