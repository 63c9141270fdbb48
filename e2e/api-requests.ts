import type { APIRequestContext } from '@playwright/test';

/** A server may close an idle connection at the moment when it is used again; on a busy machine it does. The request is then sent again. */
export function retryResets(request: APIRequestContext): void {
  const send = request.fetch.bind(request);
  request.fetch = (target, options) => send(target, { maxRetries: 3, ...options });
}
