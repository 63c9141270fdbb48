/** Leads that are or may be the same in the contract's form: pairs and groups. */
import type { Merge, MergeGroup as ShownGroup } from '@leadlight/contract';
import { groupReason, labelOfCompany, labelOfPerson } from '@leadlight/db/leads';
import type { MergeGroup, MergeKind, MergeRecord, MergeSide } from '@leadlight/db/merges';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import {
  companyIdentity,
  companyOf,
  compareCompanies,
  comparePeople,
  personIdentity,
  personOf,
  type CompanyReason,
  type PersonReason,
} from '@leadlight/leads';
import type { Place } from '@leadlight/vocabulary';
import type { WorkspaceContext } from '../command.ts';
import { presentActors, type PresentedActor } from '../http/actor-names.ts';
import { secondsOf } from '../leads/seconds.ts';

/** Why two leads may be the same, and after "but" why they may not. */
const reasonWords: Readonly<Record<PersonReason | CompanyReason | 'same_row' | typeof groupReason, string>> = {
  [groupReason]: 'Both may be the same as a lead that has been deleted or decided about.',
  same_row: 'The same row of the same file.',
  same_linkedin: 'The same LinkedIn profile.',
  same_email: 'The same email.',
  same_name_and_domain: 'The same name at the same company domain.',
  same_name_and_company: 'The same name at a company of the same name, but no domain to confirm it.',
  same_function_address: 'The same email, but it is shared by several people.',
  same_email_other_name: 'The same email, but different names.',
  same_email_other_linkedin: 'The same email, but different LinkedIn profiles.',
  same_name_and_domain_other_linkedin: 'The same name at the same company domain, but different LinkedIn profiles.',
  same_name_and_domain_other_email: 'The same name at the same company domain, but different emails.',
  same_name_and_domain_other_phone: 'The same name at the same company domain, but different phone numbers.',
  same_name_and_domain_other_work: 'The same name at the same company domain, but different places, departments or occupations.',
  same_name_and_domain_other_company: 'The same name at the same company domain, but different companies.',
  same_name_and_mobile: 'The same name and the same mobile number.',
  similar_name_and_phone: 'The same phone number, but different names or employers.',
  same_phone: 'The same phone number and similar names.',
  same_name_perhaps_other_generation: 'The same name at the same company domain, but only one says Jr., Sr. or similar.',
  similar_name_and_domain: 'Similar names at the same company domain.',
  similar_name_and_company: 'Similar names at a company of the same name, but no domain to confirm it.',
  other_generation: 'The same name, but different generations.',
  numbered_emails: 'The same name, but numbered emails.',
  similar_name: 'Nearly the same names, and nothing to confirm or contradict it.',
  same_domain: 'The same domain.',
  same_domain_similar_name: 'The same domain and similar names.',
  same_domain_other_name: 'The same domain, but different names.',
  same_linkedin_other_name: 'The same LinkedIn profile or page, but different names.',
  same_name_and_place: 'The same name and place.',
  sisters: 'The same domain, but names of different companies.',
  same_linkedin_other_domain: 'The same LinkedIn page, but different names and domains.',
  same_domain_other_linkedin: 'The same domain, but different names and LinkedIn pages.',
  same_name: 'The same name, but no domain or LinkedIn page to confirm it.',
  nothing_in_common: 'Nothing in common.',
};

const wordsOf = (code: string): string => (Object.hasOwn(reasonWords, code) ? reasonWords[code as keyof typeof reasonWords] : code);

/** @returns null if one lead of the pair no longer exists */
function presentRecord(record: MergeRecord, actor: PresentedActor | null, now: Date): Merge | null {
  const { keep, gone, keepId, groupSize, id, kind, state, isAutomatic, importId, createdAt, decidedAt, reasons } = record;
  if (!keep || !gone) return null;
  const side = kind === 'people' ? personSide : companySide;
  return {
    id,
    kind,
    state,
    leads: [side(keep, now), side(gone, now)],
    groupId: String(keepId),
    groupSize,
    reasons: reasonsOf(kind, keep, gone, reasons, now).map((code) => ({ code, text: wordsOf(code) })),
    isAutomatic,
    importId,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    decidedBy: actor,
    decisionId: record.decisionId,
  };
}

/** If the pair comes from a lead that is no longer part of the question, the two are compared now. */
function reasonsOf(kind: MergeKind, one: MergeSide, other: MergeSide, stored: readonly string[], now: Date): readonly string[] {
  if (!stored.includes(groupReason)) return stored;
  const seconds = secondsOf(now);
  const people = ({ facts }: MergeSide) => personIdentity(personOf(facts, seconds));
  const companies = ({ facts }: MergeSide) => companyIdentity(companyOf(facts, seconds));
  const match = kind === 'people' ? comparePeople(people(one), people(other)) : compareCompanies(companies(one), companies(other));
  return match.kind === 'different' ? stored : [match.reason];
}

const placeName = ({ cityName, country }: Place): string | null => [cityName, country].filter((part) => part !== null).join(', ') || null;

function personSide({ id, facts, updatedAt }: MergeSide, now: Date): Merge['leads'][number] {
  const person = personOf(facts, secondsOf(now));
  return {
    id: String(id),
    name: labelOfPerson(person, false),
    title: person.title,
    companyName: person.companyName,
    domain: person.companyDomain,
    email: person.email,
    phone: person.mobilePhone ?? person.phone,
    linkedin: person.linkedin,
    placeName: placeName(person.place),
    updatedAt: new Date(updatedAt).toISOString(),
  };
}

function companySide({ id, facts, updatedAt }: MergeSide, now: Date): Merge['leads'][number] {
  const company = companyOf(facts, secondsOf(now));
  return {
    id: String(id),
    name: labelOfCompany(company),
    title: null,
    companyName: null,
    domain: company.domain,
    email: null,
    phone: company.phone,
    linkedin: company.linkedin,
    placeName: placeName(company.place),
    updatedAt: new Date(updatedAt).toISOString(),
  };
}

export async function presentMerges(tx: WorkspaceTx, records: readonly MergeRecord[], { services, now }: WorkspaceContext) {
  const nameOf = await presentActors(
    services.db,
    tx,
    records.flatMap(({ decidedBy }) => decidedBy ?? []),
  );
  return records.flatMap((record) => presentRecord(record, record.decidedBy && nameOf(record.decidedBy), now) ?? []);
}

/** @throws Refusal merge_outdated if one of the leads no longer exists */
export async function presentMerge(tx: WorkspaceTx, record: MergeRecord, context: WorkspaceContext) {
  const [shown] = await presentMerges(tx, [record], context);
  if (!shown) throw new Refusal('merge_outdated');
  return shown;
}

/** Groups whose leads exist. */
export async function presentMergeGroups(
  _tx: WorkspaceTx,
  groups: readonly MergeGroup[],
  { now }: WorkspaceContext,
): Promise<ShownGroup[]> {
  return groups.flatMap(({ id, kind, size, pairs, leads }): ShownGroup[] => {
    const byId = new Map(leads.map((lead) => [lead.id, lead]));
    const first = byId.get(id);
    const codes = pairs.flatMap(({ leadId, reasons }) => {
      const other = byId.get(leadId);
      return first && other ? reasonsOf(kind, first, other, reasons, now) : [];
    });
    if (leads.length < 2) return [];
    const side = kind === 'people' ? personSide : companySide;
    return [
      {
        id: String(id),
        kind,
        size,
        leads: leads.map((lead) => side(lead, now)),
        reasons: [...new Set(codes)].map((code) => ({ code, text: wordsOf(code) })),
        createdAt: new Date(Math.max(...pairs.map(({ createdAt }) => createdAt.getTime()))).toISOString(),
      },
    ];
  });
}
