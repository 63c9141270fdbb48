/** Templates, senders and previews. */
import {
  listEmailTemplates,
  readEmailSender,
  readEmailTemplate as readRecord,
  type EmailStep,
  type EmailTemplate,
} from '@leadlight/db/email-templates';
import { findSeen, readPersonRows, type PersonRow } from '@leadlight/db/leads';
import { isNotFound, type WorkspaceTx } from '@leadlight/db/platform';
import type { WritingLanguage } from '@leadlight/writing';
import { transact, type Present, type WorkspaceContext } from '../command.ts';
import { readReaders } from './reader-values.ts';
import { writeEmails, type SenderTexts, type WrittenEmail } from './write-emails.ts';

/** Sorted by name. */
export function readEmailTemplates<Answer>(context: WorkspaceContext, present: Present<readonly EmailTemplate[], Answer>): Promise<Answer> {
  return transact(context, async (tx) => present(tx, await listEmailTemplates(tx), context));
}

/** @throws Refusal not_found */
export function readEmailTemplate<Answer>(context: WorkspaceContext, id: string, present: Present<EmailTemplate, Answer>): Promise<Answer> {
  return transact(context, async (tx) => present(tx, await readRecord(tx, id), context));
}

/** The sender details of the member who asks, with the name of their account if they gave no other name; empty for an API key. */
export const readSender = (context: WorkspaceContext): Promise<SenderTexts> => transact(context, (tx) => senderOf(tx, context));

export async function senderOf(tx: WorkspaceTx, { caller: { member } }: WorkspaceContext): Promise<SenderTexts> {
  return member === null ? {} : { senderName: member.name, ...(await readEmailSender(tx, member.userId)) };
}

export interface EmailsToPreview {
  readonly personIds: readonly string[];
  readonly language: WritingLanguage;
  readonly steps: readonly EmailStep[];
  readonly sender?: SenderTexts | undefined;
}

export interface EmailPreview {
  readonly row: PersonRow;
  readonly emails: readonly WrittenEmail[];
}

/** In the order of the people. Those who are gone or suppressed are left out. */
export function previewEmails(context: WorkspaceContext, { personIds, language, steps, sender }: EmailsToPreview): Promise<EmailPreview[]> {
  const { now } = context;
  return transact(context, async (tx) => {
    const seen: string[] = [];
    for (const id of new Set(personIds)) seen.push(...(await shownAs(tx, id)));
    return previewsOf(tx, seen, { language, steps, sender: sender ?? (await senderOf(tx, context)), now });
  });
}

async function shownAs(tx: WorkspaceTx, id: string): Promise<string[]> {
  try {
    return [await findSeen(tx, 'people', id)];
  } catch (error) {
    if (isNotFound(error)) return [];
    throw error;
  }
}

/** @param ids of people that the workspace sees */
export async function previewsOf(
  tx: WorkspaceTx,
  ids: readonly string[],
  how: { readonly language: WritingLanguage; readonly steps: readonly EmailStep[]; readonly sender: SenderTexts; readonly now: Date },
): Promise<EmailPreview[]> {
  const rows = await readPersonRows(tx, ids);
  const readers = await readReaders(tx, new Map(rows.map((row) => [row.id, row])), how.language, how.now);
  return rows.map((row) => ({
    row,
    emails: writeEmails(how.steps, readers.get(row.id) ?? { values: {}, country: row.country }, how),
  }));
}
