export { catalogWith, standardCatalog, standardTechnologyNames } from './standard-catalog.ts';
export type { TechnologyCatalog } from './catalog.ts';
export { readTechnologyFile, type TechnologyFile } from './entry.ts';
export { findTechnologies, type SiteSurroundings, type TechnologyOptions, technologySlug } from './find-technologies.ts';
export type { SignalKind, Technology, TechnologyResult, TechnologySignal } from './technology.ts';
