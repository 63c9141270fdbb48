/** Imports: platform. */
export { deleteEmailSender, readEmailSender, writeEmailSender } from './email-senders.queries.ts';
export {
  type EmailStep,
  type EmailTemplate,
  createEmailTemplate,
  deleteEmailTemplate,
  listEmailTemplates,
  lockEmailTemplate,
  readEmailTemplate,
  updateEmailTemplate,
} from './email-templates.queries.ts';
