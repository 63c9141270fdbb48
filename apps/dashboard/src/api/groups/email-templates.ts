/** The routes of email templates, and what their commands change. Import it in every file that names one of them. */
import { addEffects, type EffectsOf } from '../effects.ts';
import { addEndpoints } from '../endpoint.ts';
import { emailTemplatesEndpoints } from './email-templates-endpoints.ts';

const effects: EffectsOf<keyof typeof emailTemplatesEndpoints> = {
  createEmailTemplate: { first: ['listEmailTemplates'] },
  updateEmailTemplate: { first: ['readEmailTemplate', 'listEmailTemplates'] },
  deleteEmailTemplate: { first: ['listEmailTemplates'] },
  draftEmail: { first: [] },
  updateEmailSender: { first: ['readEmailSender'], also: ['previewEmails'] },
};

addEndpoints(emailTemplatesEndpoints);
addEffects(effects);
