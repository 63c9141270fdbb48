/** Saved likenesses in the contract's form. */
import { likenessSchema } from '@leadlight/contract';
import type { SavedLikeness } from '@leadlight/db/likenesses';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import type { Facet } from '@leadlight/leads';
import type { Trait, TraitFamily } from '@leadlight/leads/likeness';
import type { WorkspaceContext } from '../command.ts';
import { presentMakers } from '../leads/actors.ts';
import { valueName } from '../search/facet-names.ts';
import { mayManage } from '../leads/may-manage.ts';

/** Families whose values are not those of a filter; a sector is an industry without its second part. */
const facetOf: Partial<Record<TraitFamily, Facet>> = {
  sector: 'industry',
  industry: 'industry',
  size: 'size',
  companyStatus: 'companyStatus',
  country: 'country',
  region: 'region',
  city: 'city',
  department: 'department',
  seniority: 'seniority',
  hiringIn: 'hiringIn',
  mailProvider: 'mailProvider',
};

/** With the name of its value. */
export function presentTrait<T extends Trait>(trait: T): T & { name: string } {
  const facet = facetOf[trait.family];
  return {
    ...trait,
    name: facet
      ? valueName(facet, trait.value)
      : trait.value.replace('-', trait.family === 'age' || trait.family === 'openJobs' ? '–' : '-'),
  };
}

/** Choices as stored. */
export const choicesOf = (stored: unknown) => likenessSchema.shape.choices.parse(stored);

export async function presentLikenesses(tx: WorkspaceTx, likenesses: readonly SavedLikeness[], { services, caller }: WorkspaceContext) {
  const makerOf = await presentMakers(
    services.db,
    tx,
    likenesses.map(({ createdBy }) => createdBy),
  );
  return likenesses.map(({ id, kind, name, choices, examples, good, bad, createdBy, createdAt, updatedAt }) => ({
    id,
    kind,
    name,
    choices: choicesOf(choices),
    exampleIds: examples.map(String),
    goodIds: good.map(String),
    badIds: bad.map(String),
    mayManage: mayManage(caller, createdBy),
    createdBy: makerOf(createdBy),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }));
}

export async function presentLikeness(tx: WorkspaceTx, likeness: SavedLikeness, context: WorkspaceContext) {
  const [one] = await presentLikenesses(tx, [likeness], context);
  if (!one) throw new Refusal('not_found');
  return one;
}
