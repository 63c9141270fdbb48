import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { membersQuery } from '../../api/workspace.queries.ts';

/** Columns name members: made anew only when the members change, because the table is drawn anew with them. */
export function useColumns<Columns>(workspaceId: string, make: (ownerName: (id: string) => string) => Columns): Columns {
  const { data } = useQuery(membersQuery(workspaceId));
  return useMemo(() => make((id) => data?.items.find(({ userId }) => userId === id)?.name ?? 'Former member'), [make, data]);
}
