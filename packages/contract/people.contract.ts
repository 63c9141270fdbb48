/** People as leads: searching, reading one with its evidence. */
import { z } from 'zod';
import { idSchema } from './common.schema.ts';
import { answerOf, emailVerdictSchema, factSchema, leadIdSchema, personQuestionSchema, personRowSchema } from './leads.schema.ts';
import { defineRoute } from './route.ts';

const tag = 'People';
const access = { kind: 'workspace', action: 'leads.read', scope: 'leads:read' } as const;
export const personParams = z.object({ workspaceId: idSchema, personId: leadIdSchema });

export const searchPeople = defineRoute({
  name: 'searchPeople',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/people/search',
  tag,
  summary: 'Find people',
  description: 'All filters hold together. Contact details are masked until revealed, and no filter looks at them.',
  access,
  status: 200,
  params: z.object({ workspaceId: idSchema }),
  body: personQuestionSchema,
  answer: answerOf(personRowSchema, 'PersonAnswer'),
  errors: ['cursor_invalid', 'unavailable'],
});

export const leadPersonSchema = personRowSchema
  .extend({
    facts: z
      .array(factSchema)
      .meta({ description: 'Every fact with its evidence, current and earlier; masked ones are left out until revealed.' }),
    lists: z.array(z.object({ id: idSchema, name: z.string() })),
    poolContact: z.object({ hasEmail: z.boolean(), hasPhone: z.boolean(), emailVerdict: emailVerdictSchema }).nullable().meta({
      description:
        "For an own record in front of the shared pool's: what the pool's has beyond it, to be revealed. Null when there is nothing.",
    }),
  })
  .meta({ id: 'Person' });

export const readPerson = defineRoute({
  name: 'readPerson',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/people/{personId}',
  tag,
  summary: 'One person, with every fact and its source',
  access,
  status: 200,
  params: personParams,
  answer: leadPersonSchema,
});

export const personRoutes = [searchPeople, readPerson];
