import type { Page } from '@playwright/test';

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
