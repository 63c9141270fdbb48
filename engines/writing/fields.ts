/** What a template can say about the reader and the sender. */

/** About the reader: each value is a fact. */
export const readerFields = [
  'firstName',
  'lastName',
  'name',
  'title',
  'department',
  'city',
  'country',
  'companyName',
  'companyDomain',
  'industry',
  'companySize',
  'founded',
  'technology',
  'openJobs',
  'hiringIn',
] as const;
export type ReaderField = (typeof readerFields)[number];

/** About the sender: what the sender has typed. */
export const senderFields = [
  'senderName',
  'senderTitle',
  'senderCompany',
  'senderOffer',
  'senderWebsite',
  'senderAddress',
  'optOut',
] as const;
export type SenderField = (typeof senderFields)[number];

export const templateFields = [...readerFields, ...senderFields] as const;
export type TemplateField = (typeof templateFields)[number];

const known: ReadonlySet<string> = new Set(templateFields);
export const isTemplateField = (name: string): name is TemplateField => known.has(name);
const ofReader: ReadonlySet<string> = new Set(readerFields);
export const isReaderField = (field: TemplateField): field is ReaderField => ofReader.has(field);

/** What supports a value. */
export interface Support {
  /** A kind of source, such as "website". */
  readonly source: string;
  /** A URL, a file, the name of a provider; "" if there is none. */
  readonly locator: string;
  /** The text that the value was read from; null if the value was all of it. */
  readonly snippet: string | null;
  /** Seconds since 1970. */
  readonly observedAt: number;
}

export interface FieldValue {
  readonly text: string;
  /** Null for what the sender typed about themselves. */
  readonly support: Support | null;
}

export type FieldValues = Readonly<Partial<Record<TemplateField, FieldValue>>>;

/** The languages of starters, spam words and readability. */
export const writingLanguages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'] as const;
export type WritingLanguage = (typeof writingLanguages)[number];
