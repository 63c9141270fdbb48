/** Suggestions while a user types a filter's value. */
import * as contract from '@leadlight/contract';
import type { SuggestedValue, SuggestionField } from '@leadlight/leads';
import { industryOf, regionOf, countryOf } from '@leadlight/vocabulary';
import { serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { valueName } from './facet-names.ts';

export function mountSuggestions(app: App, services: Services): void {
  serveInWorkspace(app, services, contract.listSuggestions, async ({ c, caller, query }) => {
    const values = await services.search.suggest(caller.workspaceId, query, c.req.raw.signal);
    return { items: values.map((value) => presentSuggestion(query.field, value)) };
  });
}

function presentSuggestion(field: SuggestionField, { value, name, detail, count }: SuggestedValue) {
  const isText = field === 'title' || field === 'company' || field === 'tag' || field === 'technology';
  return { value, name: isText ? (name ?? value) : valueName(field, value), detail: detail ?? detailOf(field, value), count };
}

function detailOf(field: SuggestionField, value: string): string | null {
  const country = countryOf(value.slice(0, 2))?.name ?? null;
  if (field === 'region') return country;
  if (field === 'city') {
    const [code = '', region = ''] = value.split('.');
    return [regionOf(`${code}.${region}`)?.name, country].filter(Boolean).join(', ') || null;
  }
  const sector = field === 'industry' && value.includes('.') ? value.split('.')[0] : undefined;
  return sector ? (industryOf(sector)?.name ?? null) : null;
}
