/** One slice of a question run in a process of its own, like a worker of the server, with the made model of the process that started it, and websites of its own. */
import { startWeb, type WebScript } from '@leadlight/adapters/testing/web';
import { createSites } from '../enrichments/sites.ts';
import { readModelConfig } from '../models/model.config.ts';
import { createModels } from '../models/models.ts';
import { createProviders } from '../providers/providers.ts';
import { questionKind } from '../question-runs/question-run.ts';
import { askQuestions } from '../question-runs/question-slice.ts';
import { serveRun, type RunOrder } from '../runs/run-process.ts';
import { openGate } from './open-gate.ts';

export interface QuestionOrder extends RunOrder {
  readonly secret: string;
  /** Variables of the model. */
  readonly model: Readonly<Record<string, string>>;
  /** The websites. */
  readonly pages: WebScript;
}

const config = { contactUrl: 'https://leadlight.test/bot', dnsServers: [], socks5: undefined, technologiesFile: null };

serveRun(
  questionKind,
  async ({ secret, model, pages }: QuestionOrder, { db, now }) => {
    const web = await startWeb(pages);
    const sites = createSites(config, { scripted: { lookup: web.lookup, dial: web.dial, gate: openGate } });
    const models = createModels(config, readModelConfig(model));
    const providers = createProviders(config, { secret, previousSecret: undefined });
    return {
      work: askQuestions({ db, now, models, providers, sites }),
      close: async () => {
        await Promise.all([sites.close(), models.client.close(), providers.close()]);
        await web.close();
      },
    };
  },
  { connections: 8 },
);
