import type { APIRequestContext, Page } from '@playwright/test';

/** A server may close an idle connection at the moment when it is used again; on a busy machine it does. The request is then sent again. */
export function retryResets(request: APIRequestContext): void {
  const send = request.fetch.bind(request);
  request.fetch = (target, options) => send(target, { maxRetries: 3, ...options });
}

/** Credits that the workspace spent, from its ledger, without refunds. @param headers of a visitor whose rate limits nothing else uses up */
export async function spentBy(
  { request }: Pick<Page, 'request'>,
  url: string,
  workspaceId: string,
  headers: Record<string, string>,
): Promise<number> {
  let spent = 0;
  let cursor: string | null = '';
  while (cursor !== null) {
    const entries = `${url}/v1/workspaces/${workspaceId}/credits/entries?kind=spend&limit=200${cursor && `&cursor=${cursor}`}`;
    const answer = (await (await request.get(entries, { headers })).json()) as { items: { amount: number }[]; nextCursor: string | null };
    spent += answer.items.reduce((sum, { amount }) => sum - amount, 0);
    cursor = answer.nextCursor;
  }
  return spent;
}
