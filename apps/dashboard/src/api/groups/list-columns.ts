/** The routes of list columns, and what their commands change. Import it in every file that names one of them. */
import { addEffects, type EffectsOf } from '../effects.ts';
import { addEndpoints } from '../endpoint.ts';
import { listColumnsEndpoints } from './list-columns-endpoints.ts';

const effects: EffectsOf<keyof typeof listColumnsEndpoints> = {
  addQuestionColumn: { first: ['listListColumns'], also: ['readListCells'] },
  startQuestionRun: { also: ['listListColumns', 'readListCells'] },
  addListColumn: { first: ['listListColumns'], also: ['readListCells'] },
  updateListColumn: { first: ['listListColumns'], also: ['readListCells'] },
  removeListColumn: { first: ['listListColumns'], also: ['readListCells'] },
};

addEndpoints(listColumnsEndpoints);
addEffects(effects);
