/**
 * What every provider adapter declares and returns. A provider sells data about people and companies; a workspace connects it with its own key.
 * Adapters answer with facts or with one of the outcomes below and never throw.
 */

/** Whom a question is about. Null: not known. */
export interface PersonSubject {
  readonly kind: 'person';
  /** A LinkedIn key (vocabulary/identity): "in/ana-silva". It is sent as a key; nobody reads the page. */
  readonly linkedin: string | null;
  readonly email: string | null;
  readonly name: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly companyName: string | null;
  readonly companyDomain: string | null;
}

export interface CompanySubject {
  readonly kind: 'company';
  readonly domain: string | null;
  readonly name: string | null;
  /** A LinkedIn key: "company/acme". */
  readonly linkedin: string | null;
}

export type ProviderSubject = PersonSubject | CompanySubject;

/** The inputs by which a provider can find somebody. `name_company` is a full name and an employer's name or domain. */
export type PersonInput = 'linkedin' | 'email' | 'name_company';
export type CompanyInput = 'domain' | 'linkedin' | 'name';

/** Names of facts about a person that providers answer. Names of `personFields` (engines/leads) where both have them. Never a photo. */
export const providerPersonFields = [
  'name',
  'firstName',
  'lastName',
  'title',
  'email',
  'personalEmail',
  'phone',
  'mobilePhone',
  'linkedin',
  'location',
  'companyName',
  'companyDomain',
  'companyLinkedin',
  'employerSince',
  'previousEmployers',
  'languages',
  'profiles',
  'bio',
] as const;
export type ProviderPersonField = (typeof providerPersonFields)[number];

/** Names of facts about a company that providers answer: names of `companyFields` (engines/leads). */
export const providerCompanyFields = [
  'name',
  'domain',
  'website',
  'linkedin',
  'industry',
  'employees',
  'size',
  'founded',
  'location',
  'phone',
  'description',
  'tags',
  'technologies',
  'revenue',
  'funding',
  'ticker',
  'languages',
  'otherNames',
  'otherDomains',
] as const;
export type ProviderCompanyField = (typeof providerCompanyFields)[number];

/** What a provider's field contains. A `list` is of texts; a `date` is a day, a month or a year. */
export const extraTypes = ['text', 'number', 'date', 'yes_no', 'list'] as const;
export type ExtraType = (typeof extraTypes)[number];

/**
 * A documented field of a provider's answer that none of our facts has. A column of a list can show it. Declared are only fields about work: no photo,
 * birth date, sex, home address or private contact, and what isn't declared is never stored.
 */
export interface ExtraField {
  readonly about: 'person' | 'company';
  /** Its name: the JSON pointer (RFC 6901) from the person or company of the answer. A part `*` is each item of a list. */
  readonly at: string;
  readonly label: string;
  readonly type: ExtraType;
}

/** What an answer has in such a field. Every declared field that was looked at is there, so that a stored answer says whether it covers it. */
export interface ExtraValue {
  readonly about: ExtraField['about'];
  readonly at: string;
  /** Where in the whole answer it is: a JSON pointer. Of a list, where the first item is. */
  readonly pointer: string;
  /** Null if there is none, or if the answer has another type than documented: then `expected` names the documented one. */
  readonly value: string | number | boolean | readonly string[] | null;
  readonly expected: string | null;
}

export interface FactEvidence {
  /** The provider's ID. */
  readonly provider: string;
  /** Where in the answer the value is: a JSON pointer (RFC 6901). */
  readonly pointer: string;
  /** The provider derived the value from a pattern, or does not say that it was seen or verified. Our verifier decides. */
  readonly isGuess: boolean;
  /** What the provider says about its own certainty, from 0 to 1; null if it says nothing. Not evidence, only shown. */
  readonly confidence: number | null;
  /** When the provider last saw or updated it, as it says: a date or a date and time; null if it does not say. */
  readonly seenAt: string | null;
}

export interface ProviderFact {
  readonly about: 'person' | 'company';
  readonly field: ProviderPersonField | ProviderCompanyField;
  /** Never empty. Previous employers are "Title, Acme (2019-03 to 2021-05)", profiles are URLs. */
  readonly value: string | number | readonly string[];
  readonly evidence: FactEvidence;
}

/** Whom the provider answered about, to compare with whom we asked about. */
export interface AnsweredSubject {
  readonly name: string | null;
  readonly linkedin: string | null;
  readonly company: string | null;
  readonly domain: string | null;
}

/** In the provider's credits. Fractions exist: Apollo's plans have them. */
export interface Cost {
  readonly credits: number;
  /** `possible`: the call was sent and nobody knows whether it was charged. */
  readonly certainty: 'certain' | 'possible';
}

export const free: Cost = { credits: 0, certainty: 'certain' };

/** Why an answer could not be read. */
export type AnswerFault = 'not_json' | 'cut_off' | 'wrong_type' | 'missing';

/** Every outcome of a call. Closed: a caller that handles each of these has handled everything. */
export type ProviderOutcome =
  | {
      readonly kind: 'found';
      readonly subject: AnsweredSubject;
      readonly facts: readonly ProviderFact[];
      /** Of the fields that the provider declares beyond facts. Absent in answers that were stored before there were any. */
      readonly extras: readonly ExtraValue[];
      readonly cost: Cost;
    }
  /** `legal`: the provider may not tell (451). */
  | { readonly kind: 'not_found'; readonly because: 'no_match' | 'legal'; readonly cost: Cost }
  /** `not_allowed`: the key is valid, but its plan or scope does not include this call. */
  | { readonly kind: 'wrong_key'; readonly because: 'rejected' | 'not_allowed'; readonly message: string | null; readonly cost: Cost }
  | { readonly kind: 'quota_exhausted'; readonly message: string | null; readonly cost: Cost }
  /** `retryAfterMs` null: the provider did not say how long to wait. */
  | { readonly kind: 'rate_limited'; readonly retryAfterMs: number | null; readonly message: string | null; readonly cost: Cost }
  /** 200, but the body says that it failed. */
  | { readonly kind: 'error_inside'; readonly message: string; readonly cost: Cost }
  /** `field` is a JSON pointer; "" is the whole answer. */
  | {
      readonly kind: 'bad_answer';
      readonly fault: AnswerFault;
      readonly field: string;
      readonly expected: string;
      readonly cost: Cost;
    }
  /** Nothing came in time. An answer that comes later is given to `onLate`. */
  | { readonly kind: 'timed_out'; readonly afterMs: number; readonly cost: Cost }
  /** The caller's signal ended the wait. */
  | { readonly kind: 'canceled'; readonly cost: Cost }
  /** `reason`: a status such as `http_503`, or a fault of the connection such as `tls` or `private_address`. */
  | { readonly kind: 'unavailable'; readonly reason: string; readonly retryAfterMs: number | null; readonly cost: Cost }
  /** `not_enough`: nothing was sent, because the provider can't find anyone by what is known. */
  | { readonly kind: 'refused_input'; readonly because: 'not_enough' | 'rejected'; readonly message: string | null; readonly cost: Cost };

export type OutcomeKind = ProviderOutcome['kind'];

/** What can go wrong before an answer is read as facts. */
export type ProviderFault = Exclude<ProviderOutcome, { kind: 'found' }>;

/** A request to a provider. The key is in the headers, never in the URL: URLs end up in logs. */
export interface ProviderRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Null: no body. A form is sent as `application/x-www-form-urlencoded`. */
  readonly body:
    | { readonly kind: 'json'; readonly value: unknown }
    | { readonly kind: 'form'; readonly value: Readonly<Record<string, string>> }
    | null;
}

export type Sent =
  | { readonly kind: 'json'; readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly json: unknown }
  | { readonly kind: 'fault'; readonly outcome: ProviderFault };

/** How adapters reach their provider: sends one request and tells answers from faults. Never rejects. */
export interface ProviderSession {
  readonly send: (request: ProviderRequest) => Promise<Sent>;
  /** Waits for a provider that works on an answer. Ends at once when the call is over. */
  readonly wait: (ms: number) => Promise<void>;
}

export interface DocumentedPrice {
  /** What one call usually costs, in the provider's credits. */
  readonly credits: number;
  /** What one call costs at most: what ceilings reserve before it is sent. */
  readonly mostCredits: number;
  /** Only for a match, or for every call. */
  readonly charges: 'per_match' | 'per_call';
  /** In the provider's words, shortened. */
  readonly note: string;
}

export interface ProviderDescription {
  readonly id: string;
  readonly name: string;
  readonly website: string;
  /** Where keys are created. */
  readonly keysUrl: string | null;
  /** What the provider says about where its data is from. */
  readonly sourcing: string;
  readonly termsUrl: string | null;
  /** What its terms say about keeping data; the workspace's own contract decides. */
  readonly retention: string;
  /** How many days answers stay by default if the workspace switches "may stay in our records" off. */
  readonly cacheDays: number;
  readonly keyParts: readonly { readonly name: 'key' | 'clientId'; readonly label: string }[];
  readonly prices: { readonly person: DocumentedPrice | null; readonly company: DocumentedPrice | null };
  /** The price of one credit in millionths of a US dollar, as the provider's page had it; null if it depends on the contract. */
  readonly creditPriceMicros: number | null;
  readonly pricingUrl: string | null;
  /** As documented; null if it depends on the plan. */
  readonly rateLimits: { readonly perSecond: number | null; readonly perMinute: number | null; readonly perHour: number | null };
  /** Whether the provider does not charge again for the same question. */
  readonly repeatsAreFree: boolean;
  readonly test: { readonly call: string; readonly credits: number };
  readonly person: { readonly inputs: readonly PersonInput[]; readonly fields: readonly ProviderPersonField[] } | null;
  readonly company: { readonly inputs: readonly CompanyInput[]; readonly fields: readonly ProviderCompanyField[] } | null;
  readonly extras: readonly ExtraField[];
}

/** The workspace's key; providers with OAuth also have a client ID. */
export interface ProviderKey {
  readonly key: string;
  readonly clientId?: string;
}

export interface Provider {
  readonly description: ProviderDescription;
  /** Whether the provider can find somebody by what is known. */
  readonly canAsk: (subject: ProviderSubject) => boolean;
  /** @param fields what is wanted: names of facts, or `extraName` of other fields; providers that answer everything at once ignore it */
  readonly ask: (
    session: ProviderSession,
    key: ProviderKey,
    subject: ProviderSubject,
    fields: readonly string[],
  ) => Promise<ProviderOutcome>;
  /** One request for several people; the outcomes have their order. Each subject is one that `canAsk` accepts. */
  readonly many?: {
    readonly most: number;
    readonly ask: (session: ProviderSession, key: ProviderKey, subjects: readonly PersonSubject[]) => Promise<readonly ProviderOutcome[]>;
  };
  /** The provider's cheapest call that a wrong key fails. `found` without facts: the key works. */
  readonly test: (session: ProviderSession, key: ProviderKey) => Promise<ProviderOutcome>;
  /** What a status means here, where it differs from `faultOfStatus`. */
  readonly faultOf?: (status: number, message: string, retryAfterMs: number | null) => ProviderFault | null;
}

/** Names of what is asked for beyond facts, as the ledger of calls has them. */
export const extraName = (at: string): string => `extra:${at}`;
export const isExtraName = (name: string): boolean => name.startsWith('extra:');
/** The JSON pointer in such a name; null for the name of a fact. */
export const pointerOfName = (name: string): string | null => (isExtraName(name) ? name.slice(extraName('').length) : null);

/** What a successful test answers. */
export const keyWorks: ProviderOutcome = {
  kind: 'found',
  subject: { name: null, linkedin: null, company: null, domain: null },
  facts: [],
  extras: [],
  cost: free,
};

export const notEnough: ProviderOutcome = { kind: 'refused_input', because: 'not_enough', message: null, cost: free };
export const noMatch: ProviderOutcome = { kind: 'not_found', because: 'no_match', cost: free };
