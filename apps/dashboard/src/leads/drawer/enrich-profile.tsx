/** Enriches the person whose record is open: a button, and a window with what to look for and what it costs. */
import { Button, IconButton } from '@leadlight/ui/button';
import { deferred } from '@leadlight/ui/deferred';
import { Dialog } from '@leadlight/ui/dialog';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { UserSearch } from 'lucide-react';
import { useMemo, useState } from 'react';

const EnrichSelected = deferred(() => import('../../profiles/enrich-selected.tsx').then((module) => module.EnrichSelected));

interface EnrichProfileProps {
  workspaceId: string;
  personId: string;
  name: string;
  /** Only an icon. */
  isNarrow: boolean;
}

export function EnrichProfile({ workspaceId, personId, name, isNarrow }: EnrichProfileProps) {
  const [isOpen, setOpen] = useState(false);
  const selection = useMemo(() => ({ kind: 'ids' as const, ids: [personId] }), [personId]);
  return (
    <>
      {isNarrow ? (
        <IconButton label="Enrich profile" icon={<UserSearch aria-hidden />} onClick={() => setOpen(true)} />
      ) : (
        <Button tone="quiet" onClick={() => setOpen(true)}>
          <UserSearch aria-hidden />
          Enrich profile
        </Button>
      )}
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={`Enrich the profile of ${name}`}
        description="From your records, the pool, the employer’s website and connected providers. Each value has its source."
        width="wide"
      >
        <EnrichSelected
          meanwhile={<SkeletonRows rows={4} label="Loading the forecast" />}
          workspaceId={workspaceId}
          selection={selection}
          beside={<Button onClick={() => setOpen(false)}>Cancel</Button>}
        />
      </Dialog>
    </>
  );
}
