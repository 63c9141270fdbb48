/** What is known of one person while a row is worked on: what was given, the record that exists, and what the sources answered. */
import type { ProfileStep, ProfileStepValue } from '@leadlight/db/profiles';
import { personWith, type StoredPerson } from '@leadlight/db/leads';
import {
  addFacts,
  noFacts,
  personOf,
  retract,
  type EmailCheck,
  type Evidence,
  type Fact,
  type LeadPerson,
  type PackedFacts,
} from '@leadlight/leads';
import type { ProfileKeys } from '@leadlight/profiles';
import { isPersonalAddress } from '@leadlight/vocabulary/identity';
import { isFieldAskedAgain, keyText, onlyEmpty, proposalKeyOf, textOfValue, type Overwrite } from './overwrite.ts';
import { linkedinUrl } from '../companies/companies.presenter.ts';

export interface DraftInput {
  readonly keys: ProfileKeys;
  /** As written, or the person's name. */
  readonly given: string;
  readonly position: number | null;
  /** The run's name: where the given keys are from. */
  readonly origin: string;
  /** What may become of fields that have a value; default: nothing. */
  readonly overwrite?: Overwrite;
  readonly now: () => Date;
  /** Called with all steps whenever one was added or changed. */
  readonly onSteps: (steps: readonly ProfileStep[]) => void;
}

/** One answer of a provider, with the facts of it that were accepted. */
export interface ProviderAnswer {
  readonly connectionId: string;
  readonly name: string;
  readonly answeredAt: Date;
  readonly facts: readonly Fact[];
}

export type StepToNote = Omit<ProfileStep, 'at' | 'values' | 'micros' | 'name'> & Partial<Pick<ProfileStep, 'values' | 'micros' | 'name'>>;

export class ProfileDraft {
  readonly given: ProfileKeys;
  /** The workspace's record, and the pool's. */
  own: StoredPerson | null = null;
  pool: StoredPerson | null = null;
  /** Facts of the record that exists, as far as the workspace may see them. */
  base: PackedFacts = noFacts;
  /** Values that a member rejected for a source, by keyText (overwrite.ts). */
  rejected: ReadonlySet<string> = new Set();
  /** The employer's record. */
  companyId: string | null = null;
  /** The person on the employer's website. */
  siteDetailId: string | null = null;
  /** Facts that this row added to the employer. */
  companyFacts = 0;
  /** Details that a reveal of this row showed. */
  revealed = 0;
  /** Domains whose website and mail servers were asked. */
  readonly askedDomains = new Set<string>();
  /** The domain accepts every address, so that none can be confirmed. */
  isUnconfirmable = false;
  /** A mailbox of the person at this domain was confirmed. */
  mailboxAt: string | null = null;
  readonly accepted: Fact[] = [];
  readonly providerAnswers: ProviderAnswer[] = [];
  readonly steps: ProfileStep[] = [];
  readonly #input: DraftInput;
  /** Verdicts on addresses, the latest first. */
  #checks: readonly EmailCheck[] = [];

  constructor(input: DraftInput) {
    this.given = input.keys;
    this.#input = input;
  }

  get seconds(): number {
    return Math.floor(this.#input.now().getTime() / 1000);
  }

  get checks(): readonly EmailCheck[] {
    return this.#checks;
  }

  noteVerdict(check: EmailCheck | null): void {
    if (check) this.#checks = [check, ...this.#checks.filter(({ address }) => address !== check.address)];
  }

  /** The record with what was given and what was accepted. An address that does not exist gives way to one that does. */
  facts(accepted: readonly Fact[] = this.accepted): PackedFacts {
    const all = addFacts(this.base, [...this.givenFacts(), ...accepted]);
    const hasOther = accepted.some(({ field }) => field === 'email');
    const gone = hasOther ? this.#checks.filter(({ verdict }) => verdict === 'undeliverable') : [];
    return gone.reduce((facts, { address }) => retract(facts, 'email', address, this.seconds - 1), all);
  }

  /** The current values. */
  person(): LeadPerson {
    return personWith(this.facts(), this.seconds, this.#checks);
  }

  /** What was given, as facts. Of a person who has a record, only what it lacks. */
  givenFacts(): Fact[] {
    const { linkedin, emails, name, company, domain } = this.given;
    const record = (this.own ?? this.pool) ? personOf(this.base, this.seconds) : null;
    const values = {
      name: record ? null : name,
      companyName: record ? null : company,
      companyDomain: record ? null : domain,
      email: record?.email ? null : (emails.find((address) => !isPersonalAddress(address)) ?? null),
      personalEmail: record?.personalEmail ? null : (emails.find((address) => isPersonalAddress(address)) ?? null),
      linkedin: record?.linkedin ? null : (linkedin[0]?.url ?? null),
    };
    const evidence: Evidence = {
      source: 'import',
      locator: this.#input.origin,
      row: this.#input.position,
      snippet: this.#input.given,
      fetchedAt: this.seconds,
      hash: null,
    };
    return Object.entries(values).flatMap(([field, value]) => (value === null ? [] : [{ field, value, evidence, retractedAt: null }]));
  }

  get overwrite(): Overwrite {
    return this.#input.overwrite ?? onlyEmpty;
  }

  /** What is known of the person apart from what this row found. */
  known(): PackedFacts {
    return this.facts([]);
  }

  /** Whether sources are asked about a field that has a value. */
  isAskedAgain(field: string): boolean {
    const { overwrite, checks, seconds } = this;
    return isFieldAskedAgain({ overwrite, facts: this.known(), checks, seconds }, field, this.accepted);
  }

  /** Whether a member rejected this value for its source. */
  isRejected(fact: Fact): boolean {
    return this.rejected.size > 0 && this.rejected.has(keyText(proposalKeyOf(fact)));
  }

  /** By which providers are asked: what was given, and what is known by now. */
  keys(): ProfileKeys {
    const { name, companyName, companyDomain, email, linkedin } = this.person();
    const { given } = this;
    const known = linkedin !== null && linkedin.startsWith('in/') ? [{ key: linkedin, url: linkedinUrl(linkedin) ?? '' }] : [];
    const profiles = given.linkedin.length > 0 ? given.linkedin : known;
    // Asked whether the employer changed, with the profile as the key: the known employer must not decide which answers are about the person.
    if (profiles.length > 0 && given.company === null && given.domain === null && this.isAskedAgain('companyName'))
      return { ...given, linkedin: profiles, emails: given.emails, name: given.name ?? name };
    return {
      ...given,
      linkedin: profiles,
      emails: given.emails.length > 0 || email === null ? given.emails : [email],
      name: given.name ?? name,
      company: given.company ?? companyName,
      domain: given.domain ?? companyDomain,
    };
  }

  accept(facts: readonly Fact[]): void {
    this.accepted.push(...facts);
  }

  acceptAnswer(answer: ProviderAnswer): void {
    this.accept(answer.facts);
    this.providerAnswers.push(answer);
  }

  note(step: StepToNote): void {
    this.#put(this.steps.length, step);
  }

  /** Replaces the step that was waiting for this answer; what was asked to judge the answer comes after it. */
  conclude(step: StepToNote): void {
    const at = this.steps.findLastIndex(({ outcome, source }) => outcome === 'waiting' && source === step.source);
    this.#put(at === -1 ? this.steps.length : at, step);
  }

  #put(at: number, step: StepToNote): void {
    this.steps[at] = { name: null, values: [], micros: 0, ...step, at: this.#input.now().toISOString() };
    this.#input.onSteps(this.steps);
  }
}

export const acceptedValue = ({ field, value }: Fact): ProfileStepValue => ({
  field,
  value: textOfValue(value),
  isAccepted: true,
  reason: null,
});
