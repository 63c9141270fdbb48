/** People as leads: searching, and reading one with its evidence. */
import { z } from 'zod';
import { idSchema, versionSchema } from './common.schema.ts';
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
  summary: 'Search people',
  description: 'Results match all filters. Contact details are masked until revealed, and no filter uses masked ones.',
  access,
  status: 200,
  params: z.object({ workspaceId: idSchema }),
  body: personQuestionSchema,
  answer: answerOf(personRowSchema, 'PersonAnswer'),
  errors: ['busy', 'cursor_invalid', 'unavailable', 'column_list_missing', 'too_many_for_column'],
});

export const leadPersonSchema = personRowSchema
  .extend({
    version: versionSchema,
    facts: z
      .array(factSchema)
      .meta({ description: 'Every fact with its evidence, current and earlier; masked facts are left out until revealed.' }),
    lists: z.array(z.object({ id: idSchema, name: z.string() })),
    poolContact: z.object({ hasEmail: z.boolean(), hasPhone: z.boolean(), emailVerdict: emailVerdictSchema }).nullable().meta({
      description:
        "For the workspace's own record of a pool person: contact details that only the pool's record has and that can be revealed. Null if there are none.",
    }),
  })
  .meta({ id: 'Person' });

export const readPerson = defineRoute({
  name: 'readPerson',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/people/{personId}',
  tag,
  summary: 'Get a person with every fact and its source',
  description: 'Contact details of a pool person are null until you reveal them.',
  access,
  status: 200,
  params: personParams,
  answer: leadPersonSchema,
  isVersioned: true,
});

export const personRoutes = [searchPeople, readPerson];
