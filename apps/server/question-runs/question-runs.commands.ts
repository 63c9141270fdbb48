/** Forecasting and starting question runs. */
import { questionSchema } from '@leadlight/contract';
import { mostAnswerTokens, mostPassageBytes } from '@leadlight/enrichment/questions';
import { readModelCosts } from '@leadlight/db/models';
import { noteColumnRun } from '@leadlight/db/list-columns';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import { createQuestionRun, readQuestionRun, readUsualQuestionTokens, type QuestionRun } from '@leadlight/db/questions';
import { newRunId } from '@leadlight/db/runs';
import { transact, transactOnce, type Present, type WorkspaceContext } from '../command.ts';
import { leadsToLookFor, type ColumnSource } from '../list-columns/column-leads.ts';
import { domainsOfLeads, type DomainsOfLeads } from '../list-columns/lead-domains.ts';
import { costOf } from '../models/ask-model.ts';
import { readModelInUse } from '../models/model-in-use.ts';
import { startRun } from '../runs/runs.commands.ts';
import { questionRuns } from './question-run.ts';

/** Of a first question, before the workspace has figures of its own: eight short pages, and an answer with its quote. */
const firstTokens = { inputTokens: 4_000, outputTokens: 120 };
/**
 * The most of one request, twice because it may be repeated: the passages at two bytes a token, as ask-model.ts reserves them, and at most 3,600 tokens of
 * instructions, question and options.
 */
const mostTokensEach = { inputTokens: 2 * (mostPassageBytes / 2 + 3_600), outputTokens: 2 * mostAnswerTokens };

export interface QuestionForecast extends Pick<DomainsOfLeads, 'skipped'> {
  readonly companies: number;
  readonly model: string;
  readonly host: string;
  readonly usualTokens: number;
  readonly mostTokens: number;
  readonly usualMicros: number;
  readonly mostMicros: number;
  readonly monthLeftMicros: number;
}

interface Asked extends DomainsOfLeads {
  readonly columnId: string;
  readonly question: object;
  readonly name: string;
}

/** @throws Refusal not_found, column_complete, selection_empty */
async function readAsked(tx: WorkspaceTx, context: WorkspaceContext<'search'>, source: ColumnSource): Promise<Asked> {
  const { column, list, ids } = await leadsToLookFor(tx, context, source);
  if (column.question === null) throw new Refusal('not_found', { field: 'source.columnId' });
  const found = await domainsOfLeads(tx, list.kind, ids);
  if (found.domains.length === 0) throw new Refusal('selection_empty', { field: 'source' });
  const { text } = questionSchema.parse(column.question);
  return { ...found, columnId: column.id, question: column.question, name: `${text} · ${list.name}` };
}

/** @throws Refusal not_found, column_complete, selection_empty, model_missing, model_key_unreadable */
export function forecastQuestionRun(
  context: WorkspaceContext<'db' | 'models' | 'providers' | 'search'>,
  source: ColumnSource,
): Promise<QuestionForecast> {
  const { services, caller, now } = context;
  return transact(context, async (tx) => {
    const model = await readModelInUse(tx, services, caller.workspaceId);
    const { domains, skipped } = await readAsked(tx, context, source);
    const companies = domains.length;
    const usual = (await readUsualQuestionTokens(tx)) ?? firstTokens;
    const spent = (await readModelCosts(tx, now)).reduce((sum, cost) => sum + (cost.source === model.source ? cost.micros : 0), 0);
    return {
      companies,
      skipped,
      model: model.settings.model,
      host: model.host,
      usualTokens: Math.ceil(companies * (usual.inputTokens + usual.outputTokens)),
      mostTokens: companies * (mostTokensEach.inputTokens + mostTokensEach.outputTokens),
      usualMicros: Math.ceil(companies * costOf(model, usual)),
      mostMicros: Math.ceil(companies * costOf(model, mostTokensEach)),
      monthLeftMicros: Math.max(0, Math.floor(model.monthCeilingMicros - spent)),
    };
  });
}

/** @throws Refusal not_found, column_complete, selection_empty, model_missing, model_key_unreadable, web_contact_missing */
export function startQuestionRun<Answer>(
  context: WorkspaceContext<'boss' | 'db' | 'models' | 'providers' | 'search' | 'sites'>,
  { source, modelCeilingMicros }: { readonly source: ColumnSource; readonly modelCeilingMicros: number },
  present: Present<QuestionRun, Answer>,
): Promise<Answer> {
  const { services, caller, now } = context;
  return transactOnce(context, async (tx) => {
    if (services.sites.contactUrl === null) throw new Refusal('web_contact_missing');
    await readModelInUse(tx, services, caller.workspaceId);
    const { domains, columnId, question, name } = await readAsked(tx, context, source);
    const id = newRunId();
    const { workspaceId, actor: startedBy } = caller;
    await startRun(services, tx, questionRuns, { workspaceId, id, total: domains.length, ceiling: null, startedBy }, now);
    await createQuestionRun(tx, { id, columnId, name, question, modelCeilingMicros, domains });
    await noteColumnRun(tx, { columnId, runId: id, isAutomatic: false }, now);
    return present(tx, await readQuestionRun(tx, id), context);
  });
}
