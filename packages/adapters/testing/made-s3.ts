/**
 * An S3 server in this process, with one bucket in memory: what the product asks of a store, as Amazon documents it (Amazon S3 API Reference), and
 * faults that real stores have. The tests that need no fault also passed on S3Proxy 2.6.0, started by hand.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface MadeObject {
  readonly body: Buffer;
  readonly etag: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly changedAt: Date;
}

interface MadeUpload {
  readonly key: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly initiated: Date;
  readonly parts: Map<number, Buffer>;
}

export interface MadeS3 {
  /** In the form of FILES_URL. */
  readonly url: string;
  readonly endpoint: string;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
  readonly objects: Map<string, MadeObject>;
  readonly uploads: Map<string, MadeUpload>;
  /** Requests so far: method and key. */
  readonly asked: string[];
  /** Called before each request: answers it, or does nothing. */
  intercept: ((request: IncomingMessage, response: ServerResponse) => boolean) | null;
  /** Downloads break after this many bytes. */
  cutAfter: number | null;
  put(key: string, body: Buffer): void;
  stop(): Promise<void>;
}

const bucket = 'files';
const etagOf = (body: Buffer): string => `"${createHash('md5').update(body).digest('hex')}"`;

export async function startMadeS3(): Promise<MadeS3> {
  const objects = new Map<string, MadeObject>();
  const uploads = new Map<string, MadeUpload>();
  const server = createServer((request, response) => void answer(made, request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const made: MadeS3 = {
    url: `s3://${bucket}/leads?endpoint=${encodeURIComponent(endpoint)}`,
    endpoint,
    credentials: { accessKeyId: 'made-key', secretAccessKey: 'made-secret' },
    objects,
    uploads,
    asked: [],
    intercept: null,
    cutAfter: null,
    put: (key, body) => void objects.set(key, { body, etag: etagOf(body), metadata: {}, changedAt: new Date() }),
    stop: () => stop(server),
  };
  return made;
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

async function answer(made: MadeS3, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', made.endpoint);
  const [, named = '', ...rest] = pathname.split('/');
  const key = decodeURIComponent(rest.join('/'));
  made.asked.push(`${request.method} ${key}`);
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  if (made.intercept?.(request, response)) return;
  const fail = (status: number, code: string): void => {
    response.writeHead(status, { 'content-type': 'application/xml' });
    response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
  };
  if (!request.headers.authorization?.includes(`Credential=${made.credentials.accessKeyId}/`)) return fail(403, 'InvalidAccessKeyId');
  const digest = request.headers['x-amz-content-sha256'];
  if (digest !== 'UNSIGNED-PAYLOAD' && digest !== createHash('sha256').update(body).digest('hex'))
    return fail(400, 'XAmzContentSHA256Mismatch');
  if (named !== bucket) return fail(404, 'NoSuchBucket');
  const xml = (content: string): void => {
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(`<?xml version="1.0"?>${content}`);
  };
  switch (request.method) {
    case 'GET':
      if (key !== '') return sendObject(made, key, request, response, fail);
      return xml(searchParams.has('uploads') ? listUploads(made) : listObjects(made, searchParams));
    case 'HEAD':
      if (key === '') return void response.writeHead(200).end();
      return sendObject(made, key, request, response, fail);
    case 'PUT':
      return put(made, { key, searchParams, body, metadata: metadataOf(request) }, response, fail);
    case 'POST':
      return post(made, { key, searchParams, metadata: metadataOf(request) }, xml, fail);
    case 'DELETE': {
      const uploadId = searchParams.get('uploadId');
      if (uploadId === null) made.objects.delete(key);
      else made.uploads.delete(uploadId);
      return void response.writeHead(204).end();
    }
    default:
      return fail(405, 'MethodNotAllowed');
  }
}

type Fail = (status: number, code: string) => void;

function metadataOf(request: IncomingMessage): Record<string, string> {
  const entries = Object.entries(request.headers).filter(([name]) => name.startsWith('x-amz-meta-'));
  return Object.fromEntries(entries.map(([name, value]) => [name.slice('x-amz-meta-'.length), String(value)]));
}

function put(
  { objects, uploads }: MadeS3,
  { key, searchParams, body, metadata }: { key: string; searchParams: URLSearchParams; body: Buffer; metadata: Record<string, string> },
  response: ServerResponse,
  fail: Fail,
): void {
  const uploadId = searchParams.get('uploadId');
  if (uploadId === null) objects.set(key, { body, etag: etagOf(body), metadata, changedAt: new Date() });
  else {
    const upload = uploads.get(uploadId);
    if (!upload) return fail(404, 'NoSuchUpload');
    upload.parts.set(Number(searchParams.get('partNumber')), body);
  }
  response.writeHead(200, { etag: etagOf(body) }).end();
}

function post(
  { objects, uploads }: MadeS3,
  { key, searchParams, metadata }: { key: string; searchParams: URLSearchParams; metadata: Record<string, string> },
  xml: (content: string) => void,
  fail: Fail,
): void {
  if (searchParams.has('uploads')) {
    const id = randomUUID();
    uploads.set(id, { key, metadata, initiated: new Date(), parts: new Map() });
    return xml(
      `<InitiateMultipartUploadResult><Bucket>${bucket}</Bucket><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    );
  }
  const id = searchParams.get('uploadId') ?? '';
  const upload = uploads.get(id);
  if (!upload) return fail(404, 'NoSuchUpload');
  const body = Buffer.concat([...upload.parts].toSorted(([a], [b]) => a - b).map(([, part]) => part));
  const etag = etagOf(body);
  objects.set(key, { body, etag, metadata: upload.metadata, changedAt: new Date() });
  uploads.delete(id);
  xml(`<CompleteMultipartUploadResult><Key>${key}</Key><ETag>${etag}</ETag></CompleteMultipartUploadResult>`);
}

function sendObject({ objects, cutAfter }: MadeS3, key: string, request: IncomingMessage, response: ServerResponse, fail: Fail): void {
  const object = objects.get(key);
  if (!object) return fail(404, 'NoSuchKey');
  const ifMatch = request.headers['if-match'];
  if (ifMatch && ifMatch !== object.etag) return fail(412, 'PreconditionFailed');
  const start = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
  const body = object.body.subarray(start);
  response.writeHead(request.headers.range ? 206 : 200, {
    etag: object.etag,
    'content-length': body.length,
    ...(request.headers.range ? { 'content-range': `bytes ${start}-${object.body.length - 1}/${object.body.length}` } : {}),
    ...Object.fromEntries(Object.entries(object.metadata).map(([name, value]) => [`x-amz-meta-${name}`, value])),
  });
  if (request.method === 'HEAD') return void response.end();
  if (cutAfter !== null && body.length > cutAfter) return void response.write(body.subarray(0, cutAfter), () => response.destroy());
  response.end(body);
}

function listObjects({ objects }: MadeS3, searchParams: URLSearchParams): string {
  const prefix = searchParams.get('prefix') ?? '';
  const after = searchParams.get('start-after') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
  if (searchParams.get('delimiter') !== '/') {
    const found = keys.map(
      (key) => `<Contents><Key>${key}</Key><LastModified>${objects.get(key)?.changedAt.toISOString()}</LastModified></Contents>`,
    );
    return `<ListBucketResult><IsTruncated>false</IsTruncated>${found.join('')}</ListBucketResult>`;
  }
  const folders = new Set(keys.map((key) => key.slice(0, key.indexOf('/', prefix.length) + 1)).filter(Boolean));
  const found = Array.from(folders, (folder) => `<CommonPrefixes><Prefix>${folder}</Prefix></CommonPrefixes>`).join('');
  return `<ListBucketResult><IsTruncated>false</IsTruncated>${found}</ListBucketResult>`;
}

function listUploads({ uploads }: MadeS3): string {
  const found = Array.from(
    uploads,
    ([id, { key, initiated }]) =>
      `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${initiated.toISOString()}</Initiated></Upload>`,
  );
  return `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${found.join('')}</ListMultipartUploadsResult>`;
}
