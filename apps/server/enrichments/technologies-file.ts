/** An operator's own technologies, in Wappalyzer's format, beside those that come with the product. */
import { readFileSync } from 'node:fs';
import { catalogWith, readTechnologyFile, type TechnologyCatalog } from '@leadlight/enrichment';
import { StartError } from '../start-error.ts';
import type { WebConfig } from './web.config.ts';

/**
 * @returns null without a file: the standard technologies
 * @throws StartError if the file of TECHNOLOGIES_FILE can't be read or has no technologies
 */
export function readTechnologies(environment: Readonly<Record<string, string | undefined>>): TechnologyCatalog | null {
  const path = environment['TECHNOLOGIES_FILE']?.trim() ?? '';
  if (path === '') return null;
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new StartError(`TECHNOLOGIES_FILE could not be read: ${path}: ${(error as Error).message}`);
  }
  const file = readTechnologyFile(content);
  if (file.entries.length === 0)
    throw new StartError(`TECHNOLOGIES_FILE has no technologies: ${path}. Each needs at least "cats", the numbers of its categories.`);
  return catalogWith(file);
}

/** Reads the configured file at the start, so that a mistake is reported then and not with the first website. @throws StartError as `readTechnologies` */
export function checkTechnologies({ web }: { readonly web: Pick<WebConfig, 'technologiesFile'> }): void {
  if (web.technologiesFile !== null) readTechnologies({ TECHNOLOGIES_FILE: web.technologiesFile });
}
