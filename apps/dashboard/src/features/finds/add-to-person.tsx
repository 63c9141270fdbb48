import { Button } from '@leadlight/ui/button';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { basedOn } from '../../api/based-on.ts';
import { useCommand } from '../../api/use-command.ts';
import { personQuery } from '../../leads/leads.queries.ts';

/** Saves the found address as the email of the person. */
export function AddToPerson({ workspaceId, personId, address }: { workspaceId: string; personId: string; address: string }) {
  const person = useQuery(personQuery(workspaceId, personId));
  const update = useCommand('updatePerson', { notice: ({ name }) => ({ title: 'Email added', text: name }) });
  if (!person.data) return null;
  const { name, contact } = person.data;
  if (contact.email === address) return <p className="mt-2 text-13 text-emerald-text">{name} now has this email.</p>;

  return (
    <Button
      className="mt-2"
      pending={update.pending}
      pendingLabel="Adding…"
      onClick={() => void update.run({ params: { workspaceId, personId }, ...basedOn(person.data), body: { email: address } })}
    >
      <UserPlus aria-hidden />
      Add to {name}
    </Button>
  );
}
