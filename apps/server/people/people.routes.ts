/** One person: read with every fact, created and edited by hand. */
import * as contract from '@leadlight/contract';
import { serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { createPerson, updatePerson } from './people.commands.ts';
import { readPerson } from './people.reads.ts';
import { presentPerson } from './person.presenter.ts';

export function mountPeople(app: App, services: Services): void {
  serveInWorkspace(app, services, contract.readPerson, (call) => readPerson(call, call.params.personId, presentPerson));

  serveInWorkspace(app, services, contract.createPerson, (call) => createPerson(call, call.body, presentPerson));

  serveInWorkspace(app, services, contract.updatePerson, (call) => updatePerson(call, call.params.personId, call.body, presentPerson));
}
