/** The texts about fields of providers: which are offered for a list, and what a call costs. */
import type { LeadKind } from '@leadlight/contract/vocabulary';
import type { ProviderFields } from '../api/contract.ts';
import { wordDollars } from '../words/money.ts';

type Connection = ProviderFields['items'][number];
export type OfferedField = Connection['fields'][number];

export const keyOf = ({ about, pointer }: Pick<OfferedField, 'about' | 'pointer'>): string => `${about} ${pointer}`;

/** The connections that have a field for leads of this kind; of people also their employer's. */
export const offeredTo = (kind: LeadKind, connections: readonly Connection[]): Connection[] =>
  connections.filter(({ provider, person, company, fields }) =>
    provider === 'own'
      ? company !== null || (kind === 'people' && person !== null)
      : fields.some(({ about }) => about === 'company' || kind === 'people'),
  );

export function fieldGroupsOf(kind: LeadKind, { fields }: Connection): { label: string; fields: OfferedField[] }[] {
  const of = (about: OfferedField['about']): OfferedField[] => fields.filter((field) => field.about === about);
  const groups =
    kind === 'people'
      ? [
          { label: 'Person', fields: of('person') },
          { label: 'Employer', fields: of('company') },
        ]
      : [{ label: 'Company', fields: of('company') }];
  return groups.filter((group) => group.fields.length > 0);
}

/** "Hunter usually charges $0.02 for each person that it finds." */
export function wordCallPrice(connection: Connection, about: OfferedField['about']): string {
  const price = connection[about];
  const { name } = connection;
  if (!price || price.usualMicros === null)
    return `The price of ${name}’s credits isn’t set. Set it in Settings, Providers, before ${name} is asked.`;
  if (price.mostMicros === 0) return `${name} charges nothing.`;
  const whom = about === 'person' ? 'person' : 'company';
  const each = price.charges === 'per_call' ? `for each ${whom}, found or not` : `for each ${whom} that it finds`;
  const most = price.mostMicros === null || price.mostMicros === price.usualMicros ? '' : `, at most ${wordDollars(price.mostMicros)},`;
  return `${name} ${most === '' ? 'charges' : 'usually charges'} ${wordDollars(price.usualMicros)}${most} ${each}.`;
}
