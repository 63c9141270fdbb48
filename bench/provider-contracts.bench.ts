/**
 * Checks the adapters of data providers against the providers' OpenAPI documents: requests, answers, errors. Writes docs/provider-contracts.md.
 * `npm run bench -- provider-contracts DATA [--draws=N] [--print]`; DATA is a folder with the documents, which aren't part of the repository;
 * --print doesn't write the document. It fails if an adapter and a document disagree.
 */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { documents, readDocuments } from './provider-contracts/contracts.ts';
import { checkProvider, reportOf } from './provider-contracts/report.ts';

const document = new URL('../docs/provider-contracts.md', import.meta.url);
const { values, positionals } = parseArgs({
  options: { draws: { type: 'string', default: '1000' }, print: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [folder] = positionals;
const missing = Object.values(documents)
  .flat()
  .filter((file) => folder === undefined || !existsSync(join(folder, file)));

if (folder === undefined || missing.length > 0) {
  const what =
    folder === undefined ? 'Name the folder with the OpenAPI documents' : `${folder} has no ${missing.join(', ')}. Name a folder that has`;
  process.stderr.write(`${what}: npm run bench -- provider-contracts DATA\n`);
  process.exitCode = 1;
} else {
  const operations = readDocuments(folder);
  const checked = [];
  for (const id of Object.keys(documents)) checked.push(...(await checkProvider(id, operations, Number(values.draws))));
  const problems = [...new Set(checked.flatMap((each) => each.problems))];
  const report = reportOf(checked, Number(values.draws));
  process.stdout.write(`${report}\n`);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
  else if (!values.print) await writeFile(document, report);
}
