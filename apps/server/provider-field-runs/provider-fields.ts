/** Fields of connected providers beyond our facts: which there are, and how a column names one. */
import { createHash } from 'node:crypto';
import { isPointer, pointerOfName, type ExtraField } from '@leadlight/adapters/providers';
import { providerFieldSchema, type addProviderColumn as addRoute, type ProviderField } from '@leadlight/contract';
import type { FieldOfProvider } from '@leadlight/db/provider-fields';
import type { ListColumn } from '@leadlight/db/list-columns';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import { listProviderConnections } from '@leadlight/db/providers';
import type { LeadKind } from '@leadlight/leads';
import type { z } from 'zod';
import { providerOf, termsOf } from '../profile-runs/connections.ts';
import type { Providers } from '../providers/providers.ts';

type Asked = Pick<z.infer<NonNullable<typeof addRoute.body>>, 'connectionId' | 'about' | 'pointer' | 'label' | 'type'>;

/** What a column shows; null for a column of something else. */
export const providerFieldOf = ({ providerField }: Pick<ListColumn, 'providerField'>): ProviderField | null =>
  providerField === null ? null : providerFieldSchema.parse(providerField);

export const fieldOf = ({ connectionId, about, pointer }: ProviderField): FieldOfProvider => ({ connectionId, about, pointer });

/** As adapters declare it. */
export const extraOf = ({ about, pointer, label, type }: ProviderField): ExtraField => ({ about, at: pointer, label, type });

/** The label of a provider's field that a call asked for; null for a fact. @param labels by connection, then by pointer */
export function labelOfAsked(
  labels: ReadonlyMap<string, ReadonlyMap<string, string>>,
  { connectionId, field }: { readonly connectionId: string; readonly field: string },
): string | null {
  const pointer = pointerOfName(field);
  return pointer === null ? null : (labels.get(connectionId)?.get(pointer) ?? null);
}

/** The field of a column: equal for the same field of the same connection, so that a list has it once. */
export function columnFieldOf({ connectionId, about, pointer }: ProviderField): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([connectionId, about, pointer]))
    .digest('hex');
  return `provider:${digest.slice(0, 32)}`;
}

export const isProviderField = (field: string): boolean => field.startsWith('provider:');

/**
 * What was asked for, as a column stores it. Of included providers only declared fields; of an own endpoint any place in its answer.
 * @throws Refusal provider_field_unknown, provider_field_incomplete
 */
export async function readAskedField(
  tx: WorkspaceTx,
  providers: Providers,
  { asked, kind, now }: { readonly asked: Asked; readonly kind: LeadKind; readonly now: Date },
): Promise<ProviderField> {
  const { connectionId, about, pointer, label, type } = asked;
  const connection = (await listProviderConnections(tx, now)).find(({ id }) => id === connectionId);
  const description = connection ? providerOf(providers, connection)?.description : undefined;
  if (!connection || !description?.[about] || (kind === 'companies' && about === 'person'))
    throw new Refusal('provider_field_unknown', { field: 'pointer' });
  const named = { connectionId, provider: connection.name, about, pointer };
  if (connection.provider === 'own') {
    if (label === undefined || type === undefined || !isPointer(pointer))
      throw new Refusal('provider_field_incomplete', { field: 'pointer' });
    return { ...named, label, type };
  }
  const declared = description.extras.find((each) => each.about === about && each.at === pointer);
  if (!declared) throw new Refusal('provider_field_unknown', { field: 'pointer' });
  return { ...named, label: declared.label, type: declared.type };
}

/** The connections that have such fields, or can have them, with what one call costs. */
export async function listProviderFields(tx: WorkspaceTx, providers: Providers, now: Date) {
  return (await listProviderConnections(tx, now)).flatMap((connection) => {
    const provider = providerOf(providers, connection);
    if (!provider || (provider.description.extras.length === 0 && connection.provider !== 'own')) return [];
    const { description } = provider;
    const priceOf = (about: 'person' | 'company') => {
      const price = description.prices[about];
      if (!description[about] || !price) return null;
      const terms = termsOf(connection, provider, about);
      return { usualMicros: terms?.price ?? null, mostMicros: terms?.mostPrice ?? null, charges: price.charges, note: price.note };
    };
    return {
      connectionId: connection.id,
      provider: connection.provider,
      name: connection.name,
      person: priceOf('person'),
      company: priceOf('company'),
      fields: description.extras.map(({ about, at, label, type }) => ({ about, pointer: at, label, type })),
    };
  });
}
