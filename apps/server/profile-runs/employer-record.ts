/** The record of the company that a profile's person works at. */
import { readCompanyRecord } from '@leadlight/db/leads';
import { isNotFound } from '@leadlight/db/platform';
import { companyOf, type LeadCompany } from '@leadlight/leads';
import type { ProfileDraft } from './profile-draft.ts';
import { inside, type ProfileWorld } from './profile-world.ts';

/** @returns null if no company is known, or its record was deleted meanwhile. @throws an error of the database: the row is tried again */
export async function readEmployer(world: ProfileWorld, draft: ProfileDraft): Promise<LeadCompany | null> {
  const id = draft.companyId;
  if (id === null) return null;
  const record = await inside(world, (tx) => readCompanyRecord(tx, id)).catch((error: unknown) => {
    if (isNotFound(error)) return null;
    throw error;
  });
  return record === null ? null : companyOf(record.facts, draft.seconds);
}
