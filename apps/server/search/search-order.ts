/** What an application tells the search process that it starts. */
import type { SearchThreadsOptions } from './search-threads.ts';

export type SearchOrder = Omit<SearchThreadsOptions, 'onLog' | 'onState'>;

/** The descriptor of the pipe for questions: after input, output, errors and IPC. */
export const pipeDescriptor = 4;
