/** What a company publishes about itself, read from pages and job boards. Pure. Registers have an entry of their own: imports load only them. */
export * from './careers/index.ts';
export * from './extract/index.ts';
export * from './page/index.ts';
export * from './site/index.ts';
export * from './technologies/index.ts';
