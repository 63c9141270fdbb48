import '../../api/groups/models.ts';
import { Button } from '@leadlight/ui/button';
import type { OfferedModel as Offered } from '../../api/contract.ts';
import { useCommand } from '../../api/use-command.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { wordDollars } from '../../words/money.ts';
import { apiNames } from './model-words.ts';

/** A ceiling to start with, which can be changed: 25 US dollars. */
const firstCeilingMicros = 25_000_000;

/** The model that the operator offers to every workspace. */
export function OfferedModel({ offered, workspace }: { offered: Offered; workspace: OpenWorkspace }) {
  const { api, host, model, monthCeilingMicros, inputPriceMicros, outputPriceMicros } = offered;
  const choose = useCommand('chooseOperatorModel', { notice: ({ model: name }) => ({ title: `${name} connected` }) });
  const isFree = inputPriceMicros === 0 && outputPriceMicros === 0;
  return (
    <section aria-labelledby="offered-model" className="mt-8">
      <h2 id="offered-model" className="text-16">
        Offered by this installation
      </h2>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2 border-b border-hairline py-4">
        <div className="min-w-0 flex-1 basis-80">
          <p className="font-medium break-words">{model}</p>
          <p className="mt-0.5 max-w-3xl text-13 text-muted">
            {apiNames[api]} at {host}. The operator pays for it
            {monthCeilingMicros === null || isFree ? '' : `, up to ${wordDollars(monthCeilingMicros)} a month for each workspace`}.
          </p>
        </div>
        {workspace.may('models.update') && (
          <Button
            pending={choose.pending}
            pendingLabel="Testing…"
            onClick={() =>
              void choose.run({
                params: { workspaceId: workspace.workspaceId },
                body: { monthCeilingMicros: monthCeilingMicros ?? firstCeilingMicros },
              })
            }
          >
            Use this model
          </Button>
        )}
      </div>
    </section>
  );
}
