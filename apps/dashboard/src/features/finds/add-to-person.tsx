import { Button } from '@leadlight/ui/button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { wordFailure } from '../../api/word-failure.ts';
import { personQuery } from '../../leads/leads.queries.ts';
import { refreshLeads } from '../../leads/work.queries.ts';
import { notify } from '../../notices/notify.ts';

/** What was found becomes the email of the person it was looked for. */
export function AddToPerson({ workspaceId, personId, address }: { workspaceId: string; personId: string; address: string }) {
  const queries = useQueryClient();
  const person = useQuery(personQuery(workspaceId, personId));
  const [isPending, setPending] = useState(false);
  if (!person.data) return null;
  const { name, contact } = person.data;
  if (contact.email === address) return <p className="mt-2 text-13 text-emerald-text">{name} has this email.</p>;

  async function add(): Promise<void> {
    setPending(true);
    try {
      const saved = await call('updatePerson', { params: { workspaceId, personId }, body: { email: address } });
      queries.setQueryData(personQuery(workspaceId, personId).queryKey, saved);
      refreshLeads(queries, workspaceId);
      notify({ title: 'Email added', text: name });
    } catch (error) {
      notify({ ...wordFailure(error), tone: 'error' });
    }
    setPending(false);
  }

  return (
    <Button className="mt-2" pending={isPending} pendingLabel="Adding…" onClick={() => void add()}>
      <UserPlus aria-hidden />
      Add to {name}
    </Button>
  );
}
