import { patienceMs, readAnswer, signingInAgain } from '../api/call.ts';
import { RequestFailed } from '../api/failure.ts';

/**
 * Whether a file of the API would come, without fetching it: the server looks whether it may be had and is there.
 * @param url on this origin
 * @throws RequestFailed as the file's own request would be answered
 */
export async function checkFile(url: string): Promise<void> {
  await signingInAgain(async () => {
    // Why a file does not come stands in the body, which the answer to HEAD has none of.
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
