/** Saving, changing and deleting templates, and what a member says about themselves. */
import { mostEmailTemplates } from '@leadlight/contract';
import {
  createEmailTemplate as insertTemplate,
  deleteEmailTemplate as removeTemplate,
  lockEmailTemplate,
  updateEmailTemplate as writeTemplate,
  writeEmailSender,
  type EmailTemplate,
} from '@leadlight/db/email-templates';
import { Refusal } from '@leadlight/db/platform';
import { transact, transactOnce, type Present, type WorkspaceContext } from '../command.ts';
import { requireVersion } from '../http/version.ts';
import { templateVersion } from './email-templates.presenter.ts';
import { senderOf } from './email-templates.reads.ts';
import type { SenderTexts } from './write-emails.ts';

/** @throws Refusal limit_reached */
export function createEmailTemplate<Answer>(
  context: WorkspaceContext,
  template: Pick<EmailTemplate, 'name' | 'language' | 'steps'>,
  present: Present<EmailTemplate, Answer>,
): Promise<Answer> {
  const { caller, now } = context;
  return transactOnce(context, async (tx) => {
    const made = await insertTemplate(tx, { ...template, createdBy: caller.actor.id }, mostEmailTemplates, now);
    return present(tx, made, context);
  });
}

/** @throws Refusal not_found, version_outdated */
export function updateEmailTemplate<Answer>(
  context: WorkspaceContext,
  id: string,
  change: Parameters<typeof writeTemplate>[2],
  present: Present<EmailTemplate, Answer>,
): Promise<Answer> {
  return transact(context, async (tx) => {
    requireVersion(context.ifMatch, templateVersion(await lockEmailTemplate(tx, id)));
    return present(tx, await writeTemplate(tx, id, change, context.now), context);
  });
}

/** @throws Refusal not_found */
export async function deleteEmailTemplate(context: WorkspaceContext, id: string): Promise<void> {
  await transact(context, (tx) => removeTemplate(tx, id));
}

/** @throws Refusal forbidden for an API key, which is nobody */
export async function updateEmailSender(context: WorkspaceContext, fields: SenderTexts): Promise<SenderTexts> {
  const userId = context.caller.member?.userId;
  if (userId === undefined) throw new Refusal('forbidden');
  const given = Object.fromEntries(Object.entries(fields).flatMap(([field, text]) => (text?.trim() ? [[field, text.trim()]] : [])));
  return transact(context, async (tx) => {
    await writeEmailSender(tx, userId, given, context.now);
    return senderOf(tx, context);
  });
}
