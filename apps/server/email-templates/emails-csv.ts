/** The emails to the people on a list as CSV: one line per person, read and written as fast as its reader takes them. */
import { mostEmailed } from '@leadlight/contract';
import { readEmailTemplate, type EmailTemplate } from '@leadlight/db/email-templates';
import { readList } from '@leadlight/db/leads';
import { inWorkspace, Refusal } from '@leadlight/db/platform';
import { csvRow } from '@leadlight/leads';
import type { WritingLanguage } from '@leadlight/writing';
import { byteOrderMark } from '../http/csv.ts';
import { noteAudit } from '../audit/note-audit.ts';
import { transact, type WorkspaceContext } from '../command.ts';
import { chosenLeads } from '../leads/selection.ts';
import { whyNot } from './email-templates.presenter.ts';
import { previewsOf, senderOf } from './email-templates.reads.ts';
import type { SenderTexts } from './write-emails.ts';

/** People of one transaction. */
const atOnce = 100;

/** @throws Refusal not_found, too_many_for_emails */
export async function readEmailsCsv(
  context: WorkspaceContext<'db' | 'search'>,
  { templateId, listId }: { readonly templateId: string; readonly listId: string },
): Promise<{ readonly template: EmailTemplate; readonly parts: AsyncGenerator<string> }> {
  const { caller, services, now } = context;
  return transact(context, async (tx) => {
    const template = await readEmailTemplate(tx, templateId);
    const list = await readList(tx, listId, caller.actor.id ?? '');
    if (list.kind !== 'people') throw new Refusal('not_found', { field: 'listId' });
    const ids: string[] = [];
    const selection = { kind: 'search' as const, filters: { list: { include: [listId] } }, excludeIds: [] };
    for await (const part of chosenLeads(services, caller, 'people', selection, now)(tx)) ids.push(...part.map(String));
    if (ids.length > mostEmailed) throw new Refusal('too_many_for_emails', { field: 'listId' });
    const sender = await senderOf(tx, context);
    const details = { template: template.name, list: list.name, people: ids.length };
    await noteAudit(
      tx,
      { actor: caller.actor, action: 'emails.exported', target: { kind: 'email_template', id: template.id }, details },
      now,
    );
    return { template, parts: linesOf(context, { template, ids, sender }) };
  });
}

interface ToWrite {
  readonly template: EmailTemplate;
  readonly ids: readonly string[];
  readonly sender: SenderTexts;
}

async function* linesOf({ services, caller, now }: WorkspaceContext, { template, ids, sender }: ToWrite): AsyncGenerator<string> {
  const { steps } = template;
  const language = template.language as WritingLanguage;
  const each = steps.flatMap((_step, index) => [`Subject ${index + 1}`, `Text ${index + 1}`, `After days ${index + 1}`]);
  yield byteOrderMark;
  yield csvRow(['Email', 'Name', 'Company', 'Verdict', 'Left out because', 'Problems', ...each]);
  for (let from = 0; from < ids.length; from += atOnce) {
    const part = ids.slice(from, from + atOnce);
    const previews = await inWorkspace(services.db, caller.workspaceId, (tx) => previewsOf(tx, part, { language, steps, sender, now }));
    yield previews
      .map(({ row, emails }) => {
        const reason = whyNot(row);
        const problems = emails.flatMap(({ findings }) =>
          findings.filter(({ level }) => level === 'problem').map(({ message }) => message),
        );
        return csvRow([
          reason === null ? row.email : null,
          row.name,
          row.companyName,
          row.email === null ? null : row.emailVerdict,
          reason,
          [...new Set(problems)].join(' '),
          ...(reason === null ? emails : []).flatMap(({ subject, body, afterDays }) => [subject.text, body.text, afterDays]),
        ]);
      })
      .join('');
  }
}
