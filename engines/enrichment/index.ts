/** What a company publishes about itself, read from pages, job boards and registers. Pure. */
export * from './careers/index.ts';
export * from './extract/index.ts';
export * from './page/index.ts';
export * from './registers/index.ts';
export * from './site/index.ts';
export * from './technologies/index.ts';
