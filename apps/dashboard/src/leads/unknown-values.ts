import { leadSorts, type LeadKind } from '@leadlight/contract/vocabulary';
import { choiceNames, filtersOf, isFilterOf, isPossible, splitValues, type ChoiceName } from './lead-search.ts';

/** What the parameters state that no search of this kind understands, as in the URL: ["seniority=zzz", "color=red"]. */
export function unknownValues(kind: LeadKind, params: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(params).flatMap(([parameter, text]) => {
    if (typeof text !== 'string' || text === '') return [];
    const name = parameter.replace(/^not-/, '') as ChoiceName;
    if (parameter === 'lead') return /^[1-9]\d{0,15}$/.test(text) ? [] : [`lead=${text}`];
    if (parameter === 'sort')
      return /^-?column:/.test(text) || leadSorts.some((each) => each === text.replace(/^-/, '')) ? [] : [`sort=${text}`];
    if ((choiceNames as readonly string[]).includes(name) && isFilterOf(kind, name))
      return splitValues(text)
        .filter((value) => !isPossible(name, value))
        .map((value) => `${parameter}=${value}`);
    const read = filtersOf(kind, { [parameter]: text });
    return Object.keys(read).length > 0 ? [] : [`${parameter}=${text}`];
  });
}
