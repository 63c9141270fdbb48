/** Templates and emails in the contract's form. */
import type { EmailTemplate } from '@leadlight/db/email-templates';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import type { PersonRow } from '@leadlight/db/leads';
import type { SourceKind } from '@leadlight/leads';
import type { EmailVerdict } from '@leadlight/vocabulary';
import type { Part, WritingLanguage } from '@leadlight/writing';
import type { WorkspaceContext } from '../command.ts';
import { versionOf } from '../http/version.ts';
import { presentMakers } from '../leads/actors.ts';
import type { EmailPreview } from './email-templates.reads.ts';
import type { WrittenEmail } from './write-emails.ts';

/** A digest of what can be edited. */
export const templateVersion = ({ name, language, steps }: Pick<EmailTemplate, 'name' | 'language' | 'steps'>): string =>
  versionOf([name, language, steps.map(({ subject, body, afterDays }) => [subject, body, afterDays])]);

export async function presentEmailTemplates(tx: WorkspaceTx, templates: readonly EmailTemplate[], { services }: WorkspaceContext) {
  const makerOf = await presentMakers(
    services.db,
    tx,
    templates.map(({ createdBy }) => createdBy),
  );
  return templates.map(({ createdBy, createdAt, updatedAt, language, steps, ...template }) => ({
    ...template,
    // Only languages of the contract are written to the column.
    language: language as WritingLanguage,
    steps: [...steps],
    createdBy: makerOf(createdBy),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    version: templateVersion({ name: template.name, language, steps }),
  }));
}

export async function presentEmailTemplate(tx: WorkspaceTx, template: EmailTemplate, context: WorkspaceContext) {
  const [one] = await presentEmailTemplates(tx, [template], context);
  if (!one) throw new Refusal('not_found');
  return one;
}

export function presentEmailPreview({ row, emails }: EmailPreview) {
  return {
    personId: row.id,
    name: row.name,
    companyName: row.companyName,
    to: row.email,
    // The column contains verdicts only.
    verdict: row.emailVerdict as EmailVerdict,
    reason: whyNot(row),
    steps: emails.map(presentEmail),
  };
}

/** Why a person can't be written to; null if they can. */
export function whyNot({ email, emailVerdict, hasEmail, isRevealed, isSample }: PersonRow): string | null {
  if (isSample) return 'A fictional person from the sample.';
  if (email === null)
    return !hasEmail
      ? 'No email address is known. Find it first.'
      : isRevealed
        ? 'No work email is known.'
        : "The email address isn't revealed.";
  return emailVerdict === 'undeliverable' ? 'The address does not exist.' : null;
}

function presentEmail({ afterDays, subject, body, words, readingEase, aboutSender, aboutReader, findings }: WrittenEmail) {
  return {
    afterDays,
    subject: subject.text,
    body: body.text,
    subjectParts: subject.parts.map(presentPart),
    bodyParts: body.parts.map(presentPart),
    words,
    readingEase,
    aboutSender,
    aboutReader,
    findings: findings.map((finding) => ({ ...finding, found: [...finding.found] })),
  };
}

function presentPart(part: Part) {
  const { kind, text } = part;
  if (part.kind === 'text') return { kind, text, field: null, support: null };
  const support = part.kind === 'value' ? part.support : null;
  return {
    kind,
    text,
    field: part.field,
    support: support && {
      // Sources of facts only.
      source: support.source as SourceKind,
      locator: support.locator,
      snippet: support.snippet,
      observedAt: new Date(support.observedAt * 1000).toISOString(),
    },
  };
}
