import { patienceMs, readAnswer, signingInAgain } from '../api/call.ts';
import { RequestFailed } from '../api/failure.ts';

/**
 * Checks that a file of the API can be downloaded, without downloading it: that the user may have it, and that it exists.
 * @param url on this origin
 * @throws RequestFailed with the failure that the download would have
 */
export async function checkFile(url: string): Promise<void> {
  await signingInAgain(async () => {
    // The reason is in the body, which a response to HEAD does not have.
    if (!(await ask('HEAD', url)).ok) await readAnswer(await ask('GET', url));
  });
}

async function ask(method: 'HEAD' | 'GET', url: string): Promise<Response> {
  try {
    return await fetch(url, { method, headers: { accept: 'application/json' }, signal: AbortSignal.timeout(patienceMs) });
  } catch {
    throw new RequestFailed({ kind: 'unreachable' });
  }
}
