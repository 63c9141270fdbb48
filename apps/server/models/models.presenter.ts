/** Models and calls in the contract's form. */
import { modelOutcomeSchema, modelPurposes } from '@leadlight/contract';
import type { ModelCallRecord } from '@leadlight/db/models';
import type { Services } from '../services.ts';
import { describeModel, hostOf } from './model-in-use.ts';
import type { ModelAndCosts } from './models.reads.ts';

type Needs = Pick<Services, 'models'>;

export function presentModel(services: Needs, { model, costs }: ModelAndCosts & { readonly model: NonNullable<ModelAndCosts['model']> }) {
  const { source, isAvailable, settings, host, inputPriceMicros, outputPriceMicros } = describeModel(services, model);
  const { own, monthCeilingMicros, testedAt, testOutcome, testMessage, createdAt } = model;
  return {
    source,
    isAvailable,
    api: settings.api,
    host,
    model: settings.model,
    inputPriceMicros,
    outputPriceMicros,
    baseUrl: own?.baseUrl ?? null,
    keyHint: own?.keyHint ?? '',
    monthCeilingMicros,
    spentMicros: Math.ceil(costs.reduce((sum, cost) => sum + (cost.source === source ? cost.micros : 0), 0)),
    test:
      testedAt === null || testOutcome === null
        ? null
        : { at: testedAt.toISOString(), outcome: modelOutcomeSchema.parse(testOutcome), message: testMessage },
    createdAt: createdAt.toISOString(),
  };
}

export function presentModels(services: Needs, { model, costs }: ModelAndCosts) {
  const { operator } = services.models;
  return {
    model: model && presentModel(services, { model, costs }),
    offered: operator && {
      api: operator.api,
      host: hostOf({ ...operator, setBy: 'operator' }),
      model: operator.model,
      inputPriceMicros: operator.inputPriceMicros,
      outputPriceMicros: operator.outputPriceMicros,
      monthCeilingMicros: operator.workspaceCeilingMicros,
    },
    month: modelPurposes.flatMap((purpose) => {
      const of = costs.filter((cost) => cost.purpose === purpose);
      if (of.length === 0) return [];
      const sum = (pick: (cost: (typeof of)[number]) => number): number => of.reduce((total, cost) => total + pick(cost), 0);
      return [
        {
          purpose,
          calls: sum(({ calls }) => calls),
          micros: Math.ceil(sum(({ micros }) => micros)),
          inputTokens: sum(({ inputTokens }) => inputTokens),
          outputTokens: sum(({ outputTokens }) => outputTokens),
        },
      ];
    }),
  };
}

const statuses = { sent: 'in_progress', settled: 'done', lost: 'lost' } as const;

export function presentModelCall({ status, outcome, purpose, sentAt, ...call }: ModelCallRecord) {
  return {
    ...call,
    purpose: modelPurposes.find((each) => each === purpose) ?? 'test',
    status: statuses[status],
    outcome: outcome === null ? null : modelOutcomeSchema.parse(outcome),
    sentAt: sentAt.toISOString(),
  };
}
