/**
 * Calls every route of the running application with input that is nearly right: bodies, queries and paths are generated from its own OpenAPI document,
 * with texts that have caused faults elsewhere. A response of 500 or above, or a connection that breaks, is a fault.
 */
import { startApp } from '../../e2e/app-process.ts';
import { signUp } from '../app/visitor.ts';
import { createRandom } from '../random.ts';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly format?: string;
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** These would end the session or the workspace of the calls that follow. */
const skipped = new Set(['signOut', 'deleteMe', 'revokeOtherSessions', 'leaveWorkspace', 'requestDeletion']);

const hostileTexts = [
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '',
  ' ',
  '\u2028\u202e',
  "'; select 1 --",
  '%00',
  '%ff',
  '../..',
  '{{7*7}}',
  '😀'.repeat(300),
  'x'.repeat(5_000),
  'ana@acme.example',
  'a@b\0.example',
  '1e400',
  '-1',
];
const oddNumbers = [0, -1, 1, 0.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e300, -0];
const pathValues = ['01900000-0000-7000-8000-000000000001', '1', '999999999', '9223372036854775808', '%00', '%ED%A0%80', '%', 'x', '%27'];

export interface ApiFuzz {
  readonly calls: number;
  readonly perSecond: number;
  /** Number of responses by the first digit of their status. */
  readonly byClass: ReadonlyMap<string, number>;
  readonly faults: readonly string[];
}

/** @throws Error if the dashboard is not built */
export async function fuzzApi(minutes: number, seed: number): Promise<ApiFuzz> {
  const app = await startApp({ RATE_LIMIT_PER_MINUTE: '1000000' });
  try {
    const { cookie, workspaceId } = await signUp(app, 'Fuzz');
    const document = (await (await fetch(`${app.url}/v1/openapi.json`)).json()) as OpenApi;
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) => (skipped.has(operation.operationId) ? [] : [{ path, method, operation }])),
    );
    const draw = drawer(document, createRandom(seed));
    const byClass = new Map<string, number>();
    const faults = new Map<string, string>();
    const startedMs = performance.now();
    let calls = 0;
    while (performance.now() - startedMs < minutes * 60_000) {
      const { path, method, operation } = draw.oneOf(operations);
      const target = path.replaceAll(/\{(\w+)\}/g, (_braces, name: string) =>
        name === 'workspaceId' && draw.chance(0.9) ? workspaceId : draw.oneOf(pathValues),
      );
      const query = (operation.parameters ?? [])
        .filter((parameter) => parameter.in === 'query' && draw.chance(0.6))
        .map(({ name, schema }) => `${name}=${encode(String(draw.value(schema)))}`)
        .join('&');
      const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
      const body = schema ? JSON.stringify(draw.value(schema)) : undefined;
      calls += 1;
      const answer = await fetch(`${app.url}${target}${query && `?${query}`}`, {
        method: method.toUpperCase(),
        headers: { cookie, origin: app.url, 'content-type': 'application/json', 'idempotency-key': String(calls) },
        ...(body === undefined ? {} : { body }),
      })
        .then(async (response) => {
          // Read to the end: a file can break midway.
          await response.arrayBuffer();
          return response.status;
        })
        .catch((error: unknown) => `broken: ${String(error)}`);
      const kind = typeof answer === 'number' ? `${Math.floor(answer / 100)}xx` : 'broken';
      byClass.set(kind, (byClass.get(kind) ?? 0) + 1);
      // 503 and 507 are refusals with a reason.
      if (answer === 500 || typeof answer === 'string')
        faults.set(operation.operationId, `${operation.operationId}: ${answer} for ${target}?${query} ${body?.slice(0, 2_000) ?? ''}`);
    }
    return { calls, perSecond: calls / ((performance.now() - startedMs) / 1000), byClass, faults: [...faults.values()] };
  } finally {
    await app.stop();
  }
}

/** Unpaired surrogates have no UTF-8 form; they are sent as the bytes that a careless program would send. */
function encode(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}

function drawer({ components }: OpenApi, random: () => number) {
  const chance = (probability: number): boolean => random() < probability;
  const oneOf = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const value = (schema: Schema, depth = 0): unknown => {
    if (schema.$ref) return value(components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, depth);
    if (chance(0.04)) return oneOf<unknown>([null, [], {}, true, oneOf(oddNumbers), oneOf(hostileTexts)]);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return chance(0.9) ? oneOf(schema.enum) : oneOf(hostileTexts);
    const options = schema.anyOf ?? schema.oneOf;
    if (options) return value(oneOf(options), depth);
    const type = typeof schema.type === 'string' ? schema.type : oneOf(schema.type ?? ['string']);
    if (type === 'object') {
      const fields = Object.entries(schema.properties ?? {}).filter(([name]) =>
        schema.required?.includes(name) ? chance(0.97) : depth < 5 && chance(0.4),
      );
      return Object.fromEntries(fields.map(([name, each]) => [name, value(each, depth + 1)]));
    }
    if (type === 'array') return Array.from({ length: Math.floor(random() * 4) }, () => value(schema.items ?? {}, depth + 1));
    if (type === 'integer' || type === 'number') return chance(0.7) ? Math.floor(random() * 100) : oneOf(oddNumbers);
    if (type === 'boolean') return chance(0.5);
    if (type === 'null') return null;
    if (schema.format === 'uuid' && chance(0.7)) return pathValues[0];
    if (schema.format === 'email' && chance(0.6)) return `fuzz${Math.floor(random() * 50)}@acme.example`;
    return chance(0.5) ? `Fuzz ${Math.floor(random() * 1_000)}` : oneOf(hostileTexts);
  };
  return { chance, oneOf, value };
}
