/** Notes on leads. */
import * as contract from '@leadlight/contract';
import { serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { createNote, deleteNote, updateNote } from './lead-notes.commands.ts';
import { presentNote, presentNotes } from './lead-notes.presenter.ts';
import { readNotes } from './lead-notes.reads.ts';

export function mountLeadNotes(app: App, services: Services): void {
  serveInWorkspace(app, services, contract.listLeadNotes, (call) => readNotes(call, call.params.leadId, call.query, presentNotes));

  serveInWorkspace(app, services, contract.createLeadNote, (call) => createNote(call, call.params.leadId, call.body.body, presentNote));

  serveInWorkspace(app, services, contract.updateLeadNote, (call) => updateNote(call, call.params, call.body.body, presentNote));

  serveInWorkspace(app, services, contract.deleteLeadNote, (call) => deleteNote(call, call.params));
}
