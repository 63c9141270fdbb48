/** The questions that engines are compared with: two hundred, in six classes. */
import { facets, type LeadQuery } from '@leadlight/leads';
import type { Asked } from '../search/measure.ts';
import { mixedQuestions } from '../search/questions.ts';

export const queryClasses = ['counts', 'filters', 'text', 'all facets', 'deep page', 'own records'] as const;
export type QueryClass = (typeof queryClasses)[number];

export interface ClassedQuery {
  readonly of: QueryClass;
  readonly query: Asked & Pick<LeadQuery, 'cursor'>;
}

const perClass: Readonly<Record<QueryClass, number>> = {
  counts: 34,
  filters: 34,
  text: 34,
  'all facets': 40,
  'deep page': 24,
  'own records': 34,
};
const texts = ['sales', 'data sci', 'smith', 'anna', 'head mark', 'cloud', 'north', 'product', 'vp', 'dev'];

/** Each is asked once, so that no engine answers from its cache. Deep pages get their cursors later. */
export function classedQueries(): ClassedQuery[] {
  return queryClasses.flatMap((of, at) =>
    mixedQuestions(perClass[of], 900 + at).map((question, number): ClassedQuery => {
      const page = { ...question, kind: 'people' as const, facets: [] };
      const text = texts[number % texts.length] ?? '';
      switch (of) {
        case 'counts':
          return { of, query: { ...page, limit: 0 } };
        case 'text': {
          const filters = number % 3 === 0 ? { name: { include: [text] } } : { keyword: { include: [text] } };
          return {
            of,
            query: {
              ...page,
              filters: {
                ...filters,
                ...(number >= 10 ? { country: { include: [['US', 'DE', 'GB'][number % 3] ?? 'US'] } } : {}),
                founded: { from: 1950 + number },
              },
            },
          };
        }
        case 'all facets':
          return { of, query: { ...question, facets } };
        case 'own records':
          return { of, query: { ...page, filters: { ...question.filters, own: true }, facets: number % 2 === 0 ? [] : facets } };
        case 'deep page':
          return { of, query: { ...page, filters: { founded: { from: 1900 + number } }, sort: { by: 'score', direction: 'descending' } } };
        default:
          return { of, query: page };
      }
    }),
  );
}
