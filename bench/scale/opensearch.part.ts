/** The queries of queries.part.ts, also with OpenSearch, which other products of this kind use. */
import type { Part } from './part.ts';
import { measureEngines } from './queries.part.ts';

export const measure: Part = (options) => measureEngines(options, ['ours', 'DuckDB', 'ClickHouse', 'PostgreSQL', 'OpenSearch']);
