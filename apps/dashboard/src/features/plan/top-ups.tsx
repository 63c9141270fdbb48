import '../../api/groups/billing.ts';
import { Button } from '@leadlight/ui/button';
import { useState } from 'react';
import type { Billing } from '../../api/contract.ts';
import { useCommand } from '../../api/use-command.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { wordPrice } from '../../words/money.ts';
import { wordNumber } from '../../words/numbers.ts';
import { openStripePage } from './stripe-page.ts';

/** Credits that are bought once, on a page of Stripe. Shows nothing if none are offered. */
export function TopUps({ workspaceId, topUps, hasTax }: { workspaceId: string } & Pick<Billing, 'topUps' | 'hasTax'>) {
  const checkout = useCommand('buyTopUp', { failure: 'inline', onDone: openStripePage });
  const [opening, setOpening] = useState<number>();
  if (topUps.length === 0) return null;
  return (
    <div className="mt-6 grid gap-2">
      <h3 className="font-text text-14 font-medium tracking-normal">Buy credits once</h3>
      <FormFailure failure={checkout.failure} />
      <div className="flex flex-wrap gap-2">
        {topUps.map(({ credits, priceUsd }) => (
          <Button
            key={credits}
            pending={checkout.pending && opening === credits}
            pendingLabel="Opening…"
            onClick={() => {
              setOpening(credits);
              void checkout.run({ params: { workspaceId }, body: { credits } });
            }}
          >
            {wordNumber(credits)} credits for {wordPrice(priceUsd)}
          </Button>
        ))}
      </div>
      <p className="text-13 text-muted">In addition to the plan{hasTax && ', plus tax'}. Valid for a year.</p>
    </div>
  );
}
