/** Companies as leads: searching, and reading one with its evidence. */
import { z } from 'zod';
import { idSchema, versionSchema } from './common.schema.ts';
import { answerOf, companyQuestionSchema, companyRowSchema, factSchema, leadIdSchema, phoneTextSchema } from './leads.schema.ts';
import { defineRoute } from './route.ts';

const tag = 'Companies';
const access = { kind: 'workspace', action: 'leads.read', scope: 'leads:read' } as const;
export const companyParams = z.object({ workspaceId: idSchema, companyId: leadIdSchema });

export const searchCompanies = defineRoute({
  name: 'searchCompanies',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/companies/search',
  tag,
  summary: 'Search companies',
  description: 'Results match all filters. Without `sort`, the highest score comes first.',
  access,
  status: 200,
  params: z.object({ workspaceId: idSchema }),
  body: companyQuestionSchema,
  answer: answerOf(companyRowSchema, 'CompanyAnswer'),
  errors: ['busy', 'cursor_invalid', 'unavailable', 'column_list_missing', 'too_many_for_column'],
});

export const leadCompanySchema = companyRowSchema
  .extend({
    phone: z.string().nullable(),
    phoneText: phoneTextSchema,
    description: z.string().nullable(),
    version: versionSchema,
    facts: z.array(factSchema),
    lists: z.array(z.object({ id: idSchema, name: z.string() })),
    people: z.int().min(0).meta({ description: 'How many of its people this workspace can see.' }),
  })
  .meta({ id: 'Company' });

export const readCompany = defineRoute({
  name: 'readCompany',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/companies/{companyId}',
  tag,
  summary: 'Get a company with every fact and its source',
  access,
  status: 200,
  params: companyParams,
  answer: leadCompanySchema,
  isVersioned: true,
});

export const companyRoutes = [searchCompanies, readCompany];
