import '../api/groups/enrichment.ts';
import { useQuery } from '@tanstack/react-query';
import { Unplug } from 'lucide-react';
import { OpenSetup } from '../setup/open-setup.tsx';
import { enrichmentStateQuery } from './enrichment.queries.ts';

/** Shown while no website can be read. Members can't change it; the operator has a page of their own, which opens from here on their own machine. */
export function ContactNotice({ workspaceId }: { workspaceId: string }) {
  const state = useQuery(enrichmentStateQuery(workspaceId)).data?.state;
  if (state !== 'no_contact') return null;
  return (
    <div role="status" className="flex flex-wrap items-center gap-2.5 border-b border-hairline bg-amber/16 px-4 py-2.5 text-13 sm:px-6">
      <p className="flex min-w-0 flex-1 basis-60 gap-2.5">
        <Unplug className="mt-0.5 size-4 shrink-0" aria-hidden />
        <span className="min-w-0">
          Websites aren’t read yet, because the operator of this installation hasn’t set the page that says who reads them. What is already
          known stays.
        </span>
      </p>
      <OpenSetup of="enrichment" />
    </div>
  );
}

export function useCanRead(workspaceId: string): boolean {
  return useQuery(enrichmentStateQuery(workspaceId)).data?.state !== 'no_contact';
}
