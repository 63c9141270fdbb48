/** One slice of a question run in a process of its own, like a worker of the server, with scripted websites and the made model of the process that started it. */
import { startWeb } from '@leadlight/adapters/testing/web';
import { createModels } from '../models/models.ts';
import type { OperatorModel } from '../models/model.config.ts';
import { createSites } from '../enrichments/sites.ts';
import { questionKind } from '../question-runs/question-run.ts';
import { askQuestions } from '../question-runs/question-slice.ts';
import { serveRun, type RunOrder } from '../runs/run-process.ts';
import type { Services } from '../services.ts';
import { openGate } from './open-gate.ts';

export interface QuestionOrder extends RunOrder {
  /** The pages of the websites, by host and path. */
  readonly pages: Readonly<Record<string, string>>;
  readonly model: OperatorModel;
}

/** Throws if any property is used: keys are only opened for a workspace's own model. */
const notAsked = new Proxy(
  {},
  {
    get: (_target, name) => {
      throw new Error(`only the operator's model should be asked: ${String(name)}`);
    },
  },
) as Services['providers'];

serveRun(
  questionKind,
  async ({ pages, model }: QuestionOrder, { db, now }) => {
    const script = await startWeb(pages);
    const web = { contactUrl: 'https://leadlight.test/bot', dnsServers: [], socks5: undefined, technologiesFile: null };
    const sites = createSites(web, { scripted: { lookup: script.lookup, dial: script.dial, gate: openGate } });
    const services = { db, now, sites, models: createModels(web, model), providers: notAsked };
    return {
      work: askQuestions(services),
      close: async () => {
        await sites.close();
        await script.close();
      },
    };
  },
  { connections: 8 },
);
