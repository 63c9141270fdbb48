/** Emails to leads: templates, previews, and the CSV for the program that a user sends with. */
import * as contract from '@leadlight/contract';
import { starterOf } from '@leadlight/writing';
import { sendCsv } from '../http/csv.ts';
import { serveInWorkspace, type App } from '../http/serve.ts';

import type { Services } from '../services.ts';
import { draftEmail } from './draft-email.commands.ts';
import { createEmailTemplate, deleteEmailTemplate, updateEmailSender, updateEmailTemplate } from './email-templates.commands.ts';
import { presentEmailPreview, presentEmailTemplate, presentEmailTemplates } from './email-templates.presenter.ts';
import { previewEmails, readEmailTemplate, readEmailTemplates, readSender } from './email-templates.reads.ts';
import { readEmailsCsv } from './emails-csv.ts';

export function mountEmailTemplates(app: App, services: Services): void {
  serveInWorkspace(app, services, contract.listEmailTemplates, async (call) => ({
    items: await readEmailTemplates(call, presentEmailTemplates),
  }));

  serveInWorkspace(app, services, contract.createEmailTemplate, (call) => createEmailTemplate(call, call.body, presentEmailTemplate));

  serveInWorkspace(app, services, contract.previewEmails, async (call) => ({
    items: (await previewEmails(call, call.body)).map(presentEmailPreview),
  }));

  serveInWorkspace(app, services, contract.draftEmail, async (call) => {
    const { removed, ...draft } = await draftEmail(call, call.body);
    return { ...draft, removed: removed.map((each) => ({ ...each })) };
  });

  serveInWorkspace(app, services, contract.readEmailTemplate, (call) =>
    readEmailTemplate(call, call.params.templateId, presentEmailTemplate),
  );

  serveInWorkspace(app, services, contract.updateEmailTemplate, (call) =>
    updateEmailTemplate(call, call.params.templateId, call.body, presentEmailTemplate),
  );

  serveInWorkspace(app, services, contract.deleteEmailTemplate, (call) => deleteEmailTemplate(call, call.params.templateId));

  serveInWorkspace(app, services, contract.fetchEmails, async (call) => {
    const { c, params, query } = call;
    const { parts } = await readEmailsCsv(call, { templateId: params.templateId, listId: query.listId });
    return sendCsv(c, services, `emails-${call.now.toISOString().slice(0, 10)}.csv`, parts);
  });

  serveInWorkspace(app, services, contract.readEmailStarter, async (call) => ({ steps: [...starterOf(call.query).steps] }));

  serveInWorkspace(app, services, contract.readEmailSender, (call) => readSender(call));

  serveInWorkspace(app, services, contract.updateEmailSender, (call) => updateEmailSender(call, call.body));
}
