/** The language model of a workspace. */
import * as contract from '@leadlight/contract';
import { serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { chooseOperatorModel, connectModel, removeModel, testModel, updateModel } from './models.commands.ts';
import { presentModel, presentModelCall, presentModels } from './models.presenter.ts';
import { readConnectedModel, readModel, readModelCalls } from './models.reads.ts';

export function mountModels(app: App, services: Services): void {
  const { limits } = services;
  const countTest = (call: {
    readonly c: Parameters<typeof limits.count>[0];
    readonly caller: { readonly workspaceId: string };
  }): Promise<void> => limits.count(call.c, 'provider-tests-by-workspace', call.caller.workspaceId);

  serveInWorkspace(app, services, contract.readModel, async (call) => presentModels(services, await readModel(call)));

  serveInWorkspace(app, services, contract.listModelCalls, (call) => readModelCalls(call, call.query, presentModelCall));

  serveInWorkspace(app, services, contract.connectModel, async (call) => {
    await countTest(call);
    await connectModel(call, call.body);
    return presentModel(services, await readConnectedModel(call));
  });

  serveInWorkspace(app, services, contract.chooseOperatorModel, async (call) => {
    await countTest(call);
    await chooseOperatorModel(call, call.body);
    return presentModel(services, await readConnectedModel(call));
  });

  serveInWorkspace(app, services, contract.testModel, async (call) => {
    await countTest(call);
    await testModel(call);
    return presentModel(services, await readConnectedModel(call));
  });

  serveInWorkspace(app, services, contract.updateModel, async (call) => {
    await updateModel(call, call.body);
    return presentModel(services, await readConnectedModel(call));
  });

  serveInWorkspace(app, services, contract.removeModel, (call) => removeModel(call));
}
