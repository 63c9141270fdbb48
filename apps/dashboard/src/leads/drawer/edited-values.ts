/** The values of a lead that can be edited by hand, and what becomes of an edit when someone else changed the lead in the meantime. */
import type { LeadCompany, LeadPerson } from '../../api/contract.ts';

export type Lead = LeadPerson | LeadCompany;

export const personFields = [
  'name',
  'title',
  'companyName',
  'companyDomain',
  'email',
  'phone',
  'mobilePhone',
  'linkedin',
  'location',
] as const;
export const companyFields = [
  'name',
  'domain',
  'industry',
  'employees',
  'founded',
  'status',
  'location',
  'phone',
  'linkedin',
  'description',
] as const;
export type Field = (typeof personFields)[number] | (typeof companyFields)[number];
export type Values = Record<Field, string>;

/** As the server reads the fact's text. */
const statusOf = (lead: Lead | undefined): string => (lead && 'status' in lead ? (lead.status ?? '') : '');

/** The current values as text, if they may be shown. */
export function valuesOf(fields: readonly Field[], lead: Lead | undefined): Values {
  const current = (name: string): string => {
    const fact = lead?.facts.find((each) => each.field === name && each.isCurrent && !each.retractedAt);
    return fact === undefined ? '' : Array.isArray(fact.value) ? fact.value.join(', ') : String(fact.value);
  };
  return Object.fromEntries(
    fields.map((name) => [name, name === 'name' ? (lead?.hasName ? lead.name : '') : name === 'status' ? statusOf(lead) : current(name)]),
  ) as Values;
}

export interface Meeting {
  /** The values to save: those that the user typed, and otherwise those of now. */
  values: Values;
  /** Fields that only others changed. */
  others: Field[];
  /** Fields that others and the user changed, to different values: the user decides. */
  both: Field[];
}

/**
 * @param before the values with which the user began
 * @param now the values that are stored
 * @param typed the values in the form
 */
export function meet(fields: readonly Field[], before: Values, now: Values, typed: Values): Meeting {
  const isTyped = (name: Field): boolean => typed[name].trim() !== before[name];
  const changed = fields.filter((name) => now[name] !== before[name]);
  const others = changed.filter((name) => !isTyped(name));
  return {
    values: { ...typed, ...Object.fromEntries(others.map((name) => [name, now[name]])) },
    others,
    both: changed.filter((name) => isTyped(name) && typed[name].trim() !== now[name]),
  };
}

/** Who typed the current value of a field; undefined if it comes from elsewhere or was removed. */
export function typistOf(lead: Lead, field: Field): string | undefined {
  return lead.facts.find((fact) => fact.field === field && fact.isCurrent && !fact.retractedAt)?.evidence.actorName ?? undefined;
}
