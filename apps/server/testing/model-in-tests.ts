/** The installation's language model in tests: a host that answers as a test says, for $1 a million tokens in both directions. */
import type { MadeModels } from '@leadlight/adapters/testing';
import { readModelConfig } from '../models/model.config.ts';

export const modelAt = (host: MadeModels) =>
  readModelConfig({
    MODEL_URL: host.url('openai-compatible'),
    MODEL_NAME: 'made-1',
    MODEL_INPUT_PRICE: '1',
    MODEL_OUTPUT_PRICE: '1',
  });
