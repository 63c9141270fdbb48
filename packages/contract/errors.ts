/** The error response. */
import { z } from 'zod';
import { errorCodes } from './error-table.ts';

export { errorTable, type ErrorCode } from './error-table.ts';

export const apiErrorSchema = z.object({
  code: z.enum(errorCodes),
  message: z.string().meta({ description: 'A sentence for the user, in English: what happened and what to do next.' }),
  field: z.string().optional().meta({ description: 'The field of the request: a name, or names joined by dots.' }),
});

export const errorsSchema = z.object({ errors: z.array(apiErrorSchema).min(1) }).meta({ id: 'Errors' });
export type Errors = z.infer<typeof errorsSchema>;
export type ApiError = z.infer<typeof apiErrorSchema>;
