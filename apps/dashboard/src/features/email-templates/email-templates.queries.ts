/** Templates, starters, the sender, and previews. */
import '../../api/groups/email-templates.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { EmailStep, WritingLanguage } from '../../api/contract.ts';
import { read } from '../../api/queries.ts';

export const templatesQuery = (workspaceId: string) => read('listEmailTemplates', { params: { workspaceId } });
export const templateQuery = (workspaceId: string, templateId: string) =>
  read('readEmailTemplate', { params: { workspaceId, templateId } });
export const senderQuery = (workspaceId: string) => read('readEmailSender', { params: { workspaceId } });

export interface StarterChoice {
  goal: 'introduction' | 'meeting' | 'referral';
  tone: 'friendly' | 'formal';
  length: 'short' | 'medium';
  language: WritingLanguage;
}

export const starterQuery = (workspaceId: string, choice: StarterChoice) =>
  read('readEmailStarter', { params: { workspaceId }, query: { ...choice } });

/** The last preview stays while the next one is read. */
export const previewQuery = (workspaceId: string, personIds: readonly string[], language: WritingLanguage, steps: readonly EmailStep[]) =>
  queryOptions({
    ...read('previewEmails', { params: { workspaceId }, body: { personIds: [...personIds], language, steps: [...steps] } }),
    placeholderData: keepPreviousData,
  });
