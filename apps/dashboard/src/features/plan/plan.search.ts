/** Why a page of Stripe sent the user back: a plan or credits were paid, nothing was, or the portal was closed. */
export interface PlanSearch {
  from?: 'paid' | 'credits' | 'canceled' | 'portal' | undefined;
}

export function readPlanSearch({ from }: Record<string, unknown>): PlanSearch {
  // Set to undefined, because the router keeps parameters that are missing.
  return { from: from === 'paid' || from === 'credits' || from === 'canceled' || from === 'portal' ? from : undefined };
}
