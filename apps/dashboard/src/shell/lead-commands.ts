/** The leads that the palette finds: by name, email, domain or LinkedIn URL, best match first. */
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Building2, User } from 'lucide-react';
import { useMemo } from 'react';
import { detailOf } from '../leads/filters/lead-option.tsx';
import { companiesNamedQuery, peopleNamedQuery } from '../leads/leads.queries.ts';
import { useDebounced } from '../leads/use-debounced.ts';
import { paths } from '../paths.ts';
import type { OpenWorkspace } from '../session/session.queries.ts';
import type { Command } from './commands.ts';

const most = 5;

/** @returns `isPending`: the leads for this text are being loaded */
export function useLeadCommands(
  { workspaceId }: OpenWorkspace,
  text: string,
): { readonly leads: readonly Command[]; readonly isPending: boolean } {
  const navigate = useNavigate();
  const typed = text.trim();
  const asked = useDebounced(typed, 120);
  const options = { enabled: asked.length > 1 };
  const peopleAnswer = useQuery({ ...peopleNamedQuery(workspaceId, asked, most), ...options });
  const companiesAnswer = useQuery({ ...companiesNamedQuery(workspaceId, asked, most), ...options });
  const [people, companies] = [peopleAnswer.data?.items, companiesAnswer.data?.items];
  const isPending = typed.length > 1 && (asked !== typed || peopleAnswer.isFetching || companiesAnswer.isFetching);
  const leads = useMemo(() => {
    // Enter runs the first: leads of an earlier text must not be among them.
    if (asked.length < 2 || asked !== typed) return [];
    return [
      ...(people ?? []).map((lead): Command => ({
        id: `person ${lead.id}`,
        group: 'People',
        label: lead.name,
        detail: detailOf(lead),
        icon: User,
        run: () => void navigate(paths.people(workspaceId, { lead: lead.id })),
      })),
      ...(companies ?? []).map((lead): Command => ({
        id: `company ${lead.id}`,
        group: 'Companies',
        label: lead.name,
        detail: detailOf(lead),
        icon: Building2,
        run: () => void navigate(paths.companies(workspaceId, { lead: lead.id })),
      })),
    ];
  }, [asked, typed, people, companies, navigate, workspaceId]);
  return { leads, isPending };
}
