export * from './careers/index.ts';
export * from './registers/index.ts';
