/**
 * The committed OpenAPI document: `node apps/server/docs/openapi-file.ts` writes it, and a test compares it with the contract.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from '@leadlight/contract/openapi';

const path = join(import.meta.dirname, '../../../docs/openapi.json');

export function readOpenApiFile(): string {
  return readFileSync(path, 'utf8');
}

export function openApiText(): string {
  return `${JSON.stringify(openApiDocument(), null, 2)}\n`;
}

if (import.meta.main) writeFileSync(path, openApiText());
