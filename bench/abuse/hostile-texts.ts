/** Sends text that can't be stored in every field of every route, in queries, paths and files. */
import { setTimeout as pause } from 'node:timers/promises';
import type { AttackRow, Target } from './attack.ts';
import { send, type Sent } from './caller.ts';

export const name = 'NUL and lone surrogates';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly format?: string;
  readonly minimum?: number;
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const texts = ['a\0b', '\0', 'x\ud800', '\udfffx'];
/** The same in a URL. Unpaired surrogates have no UTF-8 form; these are the bytes that a careless program would send. */
const encodedTexts = ['a%00b', '%ED%A0%80', '%ff'];
/** Signing out or leaving would end what the attack needs. */
const skipped = new Set(['signOut', 'deleteMe', 'revokeOtherSessions', 'leaveWorkspace', 'requestDeletion']);

/** A value of every option of the schema, with all fields. */
function samples(schema: Schema, all: Readonly<Record<string, Schema>>, depth = 0): unknown[] {
  if (schema.$ref) return samples(all[schema.$ref.split('/').at(-1) ?? ''] ?? {}, all, depth);
  if (schema.const !== undefined) return [schema.const];
  if (schema.enum) return [schema.enum[0]];
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return options.flatMap((option) => samples(option, all, depth)).filter((value) => value !== null);
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.find((each) => each !== 'null');
  if (depth > 8) return [];
  switch (type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([field, each]) => [field, samples(each, all, depth + 1)] as const);
      const most = Math.max(1, ...fields.map(([, values]) => values.length));
      // The nth sample has the nth option of each field.
      return Array.from({ length: most }, (_none, n) =>
        Object.fromEntries(fields.flatMap(([field, values]) => (values.length > 0 ? [[field, values[n % values.length]]] : []))),
      );
    }
    case 'array':
      return samples(schema.items ?? {}, all, depth + 1).map((value) => [value]);
    case 'integer':
    case 'number':
      return [schema.minimum ?? 1];
    case 'boolean':
      return [true];
    default:
      return [schema.format === 'uuid' ? '01900000-0000-7000-8000-000000000001' : schema.format === 'email' ? 'ana@acme.example' : 'Ana'];
  }
}

/** Copies of a value, each with one string replaced. */
function replacements(value: unknown, text: string): unknown[] {
  if (typeof value === 'string') return [text];
  if (Array.isArray(value)) return value.flatMap((each, index) => replacements(each, text).map((other) => value.with(index, other)));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, each]) => replacements(each, text).map((other) => ({ ...value, [field]: other })));
}

export async function attack({ app, signUp }: Target): Promise<AttackRow[]> {
  const { cookie, workspaceId } = await signUp('Texts');
  const { paths, components } = (await (await fetch(`${app.url}/v1/openapi.json`)).json()) as OpenApi;
  const bodies = { sent: 0, faults: 0, accepted: 0 };
  const urls = { sent: 0, faults: 0 };
  let calls = 0;
  const call = async (method: string, path: string, body?: object): Promise<number> => {
    calls += 1;
    const from = `198.18.${(calls >> 8) & 255}.${calls & 255}`;
    return send(app, path, { method: method.toUpperCase() as 'POST', cookie, from, ...(body === undefined ? {} : { body }) })
      .then(({ status }) => status)
      .catch(() => 599);
  };
  const pathOf = (path: string, value = '999999999'): string => path.replace('{workspaceId}', workspaceId).replaceAll(/\{\w+\}/g, value);
  for (const [path, methods] of Object.entries(paths))
    for (const [method, { operationId, requestBody, parameters = [] }] of Object.entries(methods)) {
      if (skipped.has(operationId)) continue;
      const schema = requestBody?.content['application/json']?.schema;
      const valid = schema ? samples(schema, components.schemas) : [];
      for (const body of valid)
        for (const text of texts)
          for (const hostile of replacements(body, text)) {
            const status = await call(method, pathOf(path), hostile as object);
            bodies.sent += 1;
            if (status >= 500 && status !== 503) bodies.faults += 1;
            if (status < 300) bodies.accepted += 1;
          }
      const queries = parameters.filter((parameter) => parameter.in === 'query').map((parameter) => parameter.name);
      const targets = encodedTexts.flatMap((text) => [
        ...queries.map((query) => `${pathOf(path)}?${query}=${text}`),
        ...(path.replace('{workspaceId}', '').includes('{') ? [pathOf(path, text)] : []),
        `${pathOf(path)}?${text}=1`,
      ]);
      for (const url of targets) {
        const status = await call(method, url, schema ? {} : undefined);
        urls.sent += 1;
        if (status >= 500 && status !== 503) urls.faults += 1;
      }
    }
  const [files, broken] = await importHostile((path, sending) => send(app, `/v1/workspaces/${workspaceId}${path}`, { ...sending, cookie }));
  return [
    { label: `${bodies.sent} bodies with such a text in one field: faults`, count: bodies.faults, allowed: 0 },
    { label: 'Bodies that were accepted', count: bodies.accepted, allowed: 0 },
    { label: `${urls.sent} queries and paths with such a text: faults`, count: urls.faults, allowed: 0 },
    { label: `${files} files with such bytes, imported and exported: faults`, count: broken, allowed: 0 },
  ];
}

type Send = (path: string, sending: { method?: 'GET' | 'POST'; body?: object | Uint8Array }) => Promise<Sent>;

/** @returns how many files, and how many requests failed with a fault or rows stayed unread */
async function importHostile(request: Send): Promise<[number, number]> {
  const header = Buffer.from('Name,Email,Notes,Title\n');
  const surrogate = Buffer.from([0xed, 0xa0, 0x80]);
  const rowOf = (...parts: (string | Buffer)[]): Buffer => Buffer.concat(parts.map((part) => Buffer.from(part)));
  const files: Readonly<Record<string, Buffer>> = {
    'nul.csv': Buffer.concat([header, rowOf('A\0na Nul,nul@texts.example,no\0te,C\0FO\n')]),
    'surrogate.csv': Buffer.concat([header, rowOf('Ana ', surrogate, 'Sur,sur@texts.example,', surrogate, ',CFO\n')]),
    'utf16.csv': Buffer.from(`\ufeffName,Email\nAna \ud800Wide,wide@texts.example\n`, 'utf16le'),
    'escaped.json': Buffer.from(String.raw`[{"Name":"Ana \u0000 Json \ud800","Email":"json@texts.example","Notes":"\udfff"}]`),
  };
  let faults = 0;
  const note = (answer: Sent): Sent => {
    if (answer.status >= 500) faults += 1;
    return answer;
  };
  for (const [fileName, bytes] of Object.entries(files)) {
    const { body, status } = note(await request(`/imports?fileName=${fileName}`, { body: new Uint8Array(bytes) }));
    if (status >= 300) continue;
    note(await request(`/imports/${body.id}/start`, { body: {} }));
    for (;;) {
      const answer = note(await request(`/imports/${body.id}`, { method: 'GET' }));
      if (answer.body.status === 'failed') faults += 1;
      if (!['queued', 'running'].includes(answer.body.status)) break;
      await pause(100);
    }
  }
  for (const kind of ['people', 'companies']) {
    const made = note(await request('/exports', { body: { kind, selection: { kind: 'search', filters: { own: true } } } }));
    note(await request(`/exports/${made.body.id}/leads.csv`, { method: 'GET' }));
  }
  return [Object.keys(files).length, faults];
}
