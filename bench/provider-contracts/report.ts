/** Checks all operations that a provider's adapter uses, and writes the figures down. */
import { ask } from './ask.ts';
import { checkAnswers } from './check-answers.ts';
import { checkServer } from './check-server.ts';
import { documents, questionsFor, undocumentedFields } from './contracts.ts';
import type { Operation } from './openapi.ts';

export interface OperationChecked {
  readonly provider: string;
  readonly operation: string;
  readonly path: string;
  /** Documented fields that the adapter reads, and fields that it reads without a document. */
  readonly read: number;
  readonly undocumented: number;
  readonly answers: number;
  readonly replies: number;
  readonly problems: readonly string[];
}

/** Asks every question that the provider can be asked. Each operation that they reach is checked once in depth, their requests every time. */
export async function checkProvider(id: string, operations: readonly Operation[], draws: number): Promise<readonly OperationChecked[]> {
  const checked = new Map<Operation, OperationChecked>();
  for (const question of questionsFor(id)) {
    const { called, problems } = await ask(question, operations);
    for (const operation of called) {
      const before = checked.get(operation);
      if (before) {
        checked.set(operation, { ...before, problems: [...before.problems, ...problems] });
        continue;
      }
      const answers = await checkAnswers(question, operation, operations, draws);
      const server = await checkServer(question, operation, operations);
      checked.set(operation, {
        provider: question.provider.description.name,
        operation: `${operation.method} ${operation.path}`,
        path: operation.path,
        read: answers.read.size,
        undocumented: answers.undocumented.size,
        answers: answers.answers,
        replies: server.replies,
        problems: [...problems, ...answers.problems, ...server.problems],
      });
    }
  }
  return [...checked.values()];
}

export function reportOf(checked: readonly OperationChecked[], draws: number): string {
  const problems = new Set(checked.flatMap((each) => each.problems)).size;
  return [
    '# Provider contracts',
    '',
    `Written by \`npm run bench -- provider-contracts DATA\` on ${new Date().toISOString().slice(0, 10)}. The adapters of data providers (\`packages/adapters/providers\`) are checked against the OpenAPI documents that the providers, or third parties for them, publish: ${Object.values(documents).flat().length} documents for ${Object.keys(documents).length} providers. The documents are not part of the repository. Snov.io has none; its adapter is tested with the examples of its documentation.`,
    '',
    '- **Requests**: method, path, parameters and their types, required parameters, body, and the key in a documented header and not in the URL, for people and companies known by each combination of keys.',
    `- **Answers**: the documented examples, an answer with every documented field, and ${draws} random answers that the schema allows can be read, and every fact names a place in the answer where a value is. Each field is then given a value of every other JSON type: the adapter has to name the field, or not depend on it.`,
    '- **Fields**: every field that an adapter reads is in the document, or `bench/provider-contracts/contracts.ts` says where it is documented.',
    '- **Server**: over TLS, with the client of the product: all documented statuses, 429 with and without Retry-After, pages instead of JSON, half of an answer, other types, connections that end, and an answer after the timeout. No outcome contains the key or costs more than ceilings reserve.',
    '',
    `Problems: ${problems}.`,
    '',
    '| Provider | Operation | Fields read, of these without a document | Answers | Replies of the server |',
    '|---|---|---|---|---|',
    ...checked.map(
      ({ provider, operation, read, undocumented, answers, replies }) =>
        `| ${provider} | \`${operation}\` | ${read + undocumented}, ${undocumented} | ${answers.toLocaleString('en-US')} | ${replies} |`,
    ),
    '',
    '## Fields without a document',
    '',
    ...Object.entries(undocumentedFields).flatMap(([path, fields]) => [`- \`${path}\`: ${reasonsOf(fields)}`]),
    '',
  ].join('\n');
}

/** "`/a`, `/b` (why); `/c` (why)" */
function reasonsOf(fields: Readonly<Record<string, string>>): string {
  const reasons = Object.groupBy(Object.entries(fields), ([, reason]) => reason);
  return Object.entries(reasons)
    .map(([reason, entries = []]) => `${entries.map(([pointer]) => `\`${pointer}\``).join(', ')} (${reason.replace(/\.$/, '')})`)
    .join('; ');
}
