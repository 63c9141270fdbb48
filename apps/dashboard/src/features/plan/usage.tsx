import { Table, Td, Th } from '@leadlight/ui/table';
import type { Billing } from '../../api/contract.ts';
import { wordActor } from '../../words/names.ts';
import { wordNumber } from '../../words/numbers.ts';

type Spend = Billing['usage']['members'][number];

/** Who spent how many credits, the most first. */
export function Usage({ usage: { spent, members } }: { usage: Billing['usage'] }) {
  if (members.length === 0) return <p className="text-muted">No credits were spent.</p>;
  const most = members[0]?.spent ?? 0;
  return (
    <Table label="Credits spent by member">
      <thead>
        <tr>
          <Th>Member</Th>
          <Th className="w-full max-sm:hidden">
            <span className="sr-only">Share of the most</span>
          </Th>
          <Th numeric>Credits</Th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <tr key={`${member.kind} ${member.id}`}>
            <Td className="max-w-48 truncate">{wordSpender(member)}</Td>
            <Td className="max-sm:hidden">
              <div className="h-1.5 rounded-full bg-cobalt" aria-hidden style={{ width: `${(member.spent / Math.max(1, most)) * 100}%` }} />
            </Td>
            <Td numeric>{wordNumber(member.spent)}</Td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <Td className="border-b-0 font-medium">Total</Td>
          <Td className="border-b-0 max-sm:hidden" />
          <Td numeric className="border-b-0 font-medium">
            {wordNumber(spent)}
          </Td>
        </tr>
      </tfoot>
    </Table>
  );
}

const wordSpender = ({ kind, id, name }: Spend): string =>
  kind === 'api_key' ? `${wordActor({ kind, id, name })} (API key)` : wordActor({ kind: kind === 'other' ? 'system' : kind, id, name });
