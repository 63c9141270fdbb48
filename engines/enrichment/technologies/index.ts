export type { SignalKind, Technology, TechnologyResult, TechnologySignal } from './technology.ts';
