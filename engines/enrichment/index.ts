export * from './careers/index.ts';
