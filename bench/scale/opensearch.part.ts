/** The queries of queries.part.ts, also with OpenSearch, on which other products of this kind are built. */
import type { Part } from './part.ts';
import { measureEngines } from './queries.part.ts';

export const measure: Part = (options) => measureEngines(options, ['ours', 'DuckDB', 'ClickHouse', 'PostgreSQL', 'OpenSearch']);
