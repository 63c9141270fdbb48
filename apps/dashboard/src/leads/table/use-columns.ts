import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { membersQuery } from '../../api/workspace.queries.ts';

/**
 * Columns contain the names of members. They are created again only when the members change, because that renders the whole table again.
 */
export function useColumns<Columns>(workspaceId: string, make: (ownerName: (id: string) => string) => Columns): Columns {
  const { data } = useQuery(membersQuery(workspaceId));
  return useMemo(() => make((id) => data?.items.find(({ userId }) => userId === id)?.name ?? 'Former member'), [make, data]);
}
