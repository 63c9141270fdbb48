/** Sends a file to the API and reports progress. Uses XMLHttpRequest, because fetch reports no upload progress. */
import { urlOf } from '@leadlight/contract/route';
import type { AnswerOf, ApiError } from './contract.ts';
import { RequestFailed } from './failure.ts';
import { endpointFor } from './load-commands.ts';

interface UploadOptions {
  signal: AbortSignal;
  /** @param share of the file that was sent, 0 to 1 */
  onProgress: (share: number) => void;
  /** Repeated uploads with the same key take effect once. */
  idempotencyKey: string;
}

export type UploadName = 'createImport' | 'readEnrichmentRunDomains' | 'uploadVerificationFile';

/** @throws RequestFailed; DOMException AbortError when it was canceled */
export async function upload<N extends UploadName>(
  name: N,
  workspaceId: string,
  file: File,
  { signal, onProgress, idempotencyKey }: UploadOptions,
): Promise<AnswerOf<N>> {
  const endpoint = await endpointFor(name);
  // The listener below is not called if the upload was canceled while the endpoint was loaded.
  if (signal.aborted) throw new DOMException('stopped', 'AbortError');
  const { promise, resolve, reject } = Promise.withResolvers<AnswerOf<N>>();
  const request = new XMLHttpRequest();
  request.open('POST', urlOf(endpoint, { workspaceId }, { fileName: file.name.slice(-200) }));
  request.setRequestHeader('accept', 'application/json');
  request.setRequestHeader('content-type', 'application/octet-stream');
  request.setRequestHeader('idempotency-key', idempotencyKey);
  request.responseType = 'json';
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
  request.addEventListener('load', () => {
    const content = request.response as (AnswerOf<N> & { errors?: [ApiError, ...ApiError[]] }) | null;
    const requestId = request.getResponseHeader('x-request-id') ?? undefined;
    if (request.status >= 200 && request.status < 300 && content) resolve(content);
    else if (content?.errors?.[0])
      reject(new RequestFailed({ kind: 'refused', status: request.status, errors: content.errors, requestId, retryAfterS: undefined }));
    else reject(new RequestFailed({ kind: 'unreadable', status: request.status, requestId }));
  });
  request.addEventListener('error', () => reject(new RequestFailed({ kind: 'unreachable' })));
  request.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
  signal.addEventListener('abort', () => request.abort(), { once: true });
  request.send(file);
  return promise;
}
