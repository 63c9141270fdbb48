/** Search in words. */
import * as contract from '@leadlight/contract';
import { serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { suggestWords } from './suggest-words.commands.ts';
import { presentSearchWords, presentSuggestions } from './words-search.presenter.ts';
import { readSearchWords } from './words-search.reads.ts';

export function mountWordsSearch(app: App, services: Services): void {
  serveInWorkspace(app, services, contract.readSearchWords, async ({ body }) =>
    presentSearchWords(readSearchWords(body.text, services.now(), body.kind, body.asTyped)),
  );

  serveInWorkspace(app, services, contract.suggestSearchWords, async (call) => presentSuggestions(await suggestWords(call, call.body)));
}
