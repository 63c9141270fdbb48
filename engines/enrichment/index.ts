export * from './extract/index.ts';
export * from './page/index.ts';
