/** Creating and editing leads by hand. */
import { z } from 'zod';
import { emailSchema, lineSchema, pageOf, pageQuery, workspaceParams } from './common.schema.ts';
import { companyParams, leadCompanySchema } from './companies.contract.ts';
import { companyStatusSchema, personRowSchema } from './leads.schema.ts';
import { leadPersonSchema, personParams } from './people.contract.ts';
import { defineRoute } from './route.ts';

const tag = 'Working with leads';
const read = { kind: 'workspace', action: 'leads.read', scope: 'leads:read' } as const;
const write = { kind: 'workspace', action: 'leads.update', scope: 'leads:write' } as const;

const personInput = {
  name: lineSchema(300),
  firstName: lineSchema(150),
  lastName: lineSchema(150),
  title: lineSchema(300),
  email: emailSchema,
  personalEmail: emailSchema,
  phone: lineSchema(60),
  mobilePhone: lineSchema(60),
  linkedin: lineSchema(500).meta({ description: 'URL of the profile, as copied from the browser.' }),
  location: lineSchema(300).meta({ description: 'As text: "Porto, Portugal".' }),
  companyName: lineSchema(300),
  companyDomain: lineSchema(253),
};

const companyInput = {
  name: lineSchema(300),
  domain: lineSchema(253),
  linkedin: lineSchema(500),
  industry: lineSchema(200).meta({ description: 'An industry ID, or text that is recognized as an industry.' }),
  employees: z.int().min(0).max(10_000_000),
  founded: z.int().min(1000).max(2200),
  status: companyStatusSchema,
  location: lineSchema(300),
  phone: lineSchema(60),
  description: z.string().trim().min(1).max(5_000),
  tags: z.array(lineSchema(100)).min(1).max(50),
};

/** The fields that make up the version of a person. */
export const personInputFields: readonly string[] = Object.keys(personInput);
/** The fields that make up the version of a company. */
export const companyInputFields: readonly string[] = Object.keys(companyInput);

type Shape = Readonly<Record<string, z.ZodType>>;
const optional = <S extends Shape>(shape: S) =>
  Object.fromEntries(Object.entries(shape).map(([name, type]) => [name, type.optional()])) as { [Name in keyof S]: z.ZodOptional<S[Name]> };
/** Null clears a field. */
const changeable = <S extends Shape>(shape: S) =>
  Object.fromEntries(Object.entries(shape).map(([name, type]) => [name, type.nullable().optional()])) as {
    [Name in keyof S]: z.ZodOptional<z.ZodNullable<S[Name]>>;
  };

const handMade =
  'A value that a user types overrides every other source and records who typed it. When you edit a lead of the shared pool, ' +
  "your changes are saved in your workspace's copy: the response has a new ID, and the old ID resolves to it.";

export const createPerson = defineRoute({
  name: 'createPerson',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/people',
  tag,
  summary: 'Create a person',
  description: 'Refused with `lead_exists` if the workspace already has a person with this email or LinkedIn profile.',
  access: write,
  status: 201,
  params: workspaceParams,
  body: z.strictObject({ ...optional(personInput), name: personInput.name }).meta({ id: 'CreatePersonInput' }),
  answer: leadPersonSchema,
  idempotency: 'optional',
  errors: ['lead_suppressed', 'lead_erased', 'lead_exists'],
  isVersioned: true,
});

export const updatePerson = defineRoute({
  name: 'updatePerson',
  method: 'patch',
  path: '/v1/workspaces/{workspaceId}/people/{personId}',
  tag,
  summary: 'Edit a person',
  description: `${handMade} Null marks the current value as wrong; earlier values are not restored.`,
  access: write,
  status: 200,
  params: personParams,
  body: z.strictObject({ ...changeable(personInput), name: personInput.name.optional() }).meta({ id: 'UpdatePersonInput' }),
  answer: leadPersonSchema,
  errors: ['lead_suppressed', 'lead_erased'],
  isVersioned: true,
});

export const createCompany = defineRoute({
  name: 'createCompany',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/companies',
  tag,
  summary: 'Create a company',
  description: 'Refused with `lead_exists` if the workspace already has a company with this domain or LinkedIn page.',
  access: write,
  status: 201,
  params: workspaceParams,
  body: z.strictObject({ ...optional(companyInput), name: companyInput.name }).meta({ id: 'CreateCompanyInput' }),
  answer: leadCompanySchema,
  idempotency: 'optional',
  errors: ['lead_suppressed', 'lead_exists'],
  isVersioned: true,
});

export const updateCompany = defineRoute({
  name: 'updateCompany',
  method: 'patch',
  path: '/v1/workspaces/{workspaceId}/companies/{companyId}',
  tag,
  summary: 'Edit a company',
  description: handMade,
  access: write,
  status: 200,
  params: companyParams,
  body: z.strictObject({ ...changeable(companyInput), name: companyInput.name.optional() }).meta({ id: 'UpdateCompanyInput' }),
  answer: leadCompanySchema,
  errors: ['lead_suppressed'],
  isVersioned: true,
});

export const listCompanyPeople = defineRoute({
  name: 'listCompanyPeople',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/companies/{companyId}/people',
  tag,
  summary: 'List the people of a company, best known first',
  access: read,
  status: 200,
  params: companyParams,
  query: z.strictObject(pageQuery),
  answer: pageOf(personRowSchema, 'CompanyPeople'),
  errors: ['cursor_invalid'],
});

export const leadEditRoutes = [createPerson, updatePerson, createCompany, updateCompany, listCompanyPeople];
