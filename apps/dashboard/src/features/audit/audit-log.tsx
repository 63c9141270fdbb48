import { Button } from '@leadlight/ui/button';
import { Select } from '@leadlight/ui/field';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { EmptyState } from '@leadlight/ui/states';
import { Table, Td, Th } from '@leadlight/ui/table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { readPages } from '../../api/queries.ts';
import { PagedList } from '../../layout/paged-list.tsx';
import { SettingsPage } from '../../layout/settings-layout.tsx';
import { useWorkspace } from '../../session/session.queries.ts';
import { wordMoment } from '../../words/dates.ts';
import { wordActor } from '../../words/names.ts';
import { auditWords, readAction } from './audit-words.ts';
import { wordEvent } from './word-event.ts';

const route = getRouteApi('/w/$workspaceId/settings/audit-log');

export function AuditLog() {
  const { workspaceId, may } = useWorkspace();
  const action = readAction(route.useSearch().action);
  const navigate = route.useNavigate();
  const canRead = may('audit.read');
  const events = useInfiniteQuery({
    ...readPages('listAuditEvents', { params: { workspaceId }, query: { limit: 50, ...(action && { action }) } }),
    enabled: canRead,
  });
  if (!canRead) {
    return (
      <SettingsPage title="Audit log" wide>
        <EmptyState title="For owners">Only owners of the workspace can see the audit log.</EmptyState>
      </SettingsPage>
    );
  }
  return (
    <SettingsPage
      title="Audit log"
      wide
      actions={
        <Select
          size="dense"
          aria-label="Action"
          className="max-w-full"
          value={action ?? ''}
          onChange={(event) => void navigate({ search: event.target.value ? { action: event.target.value } : {}, replace: true })}
        >
          <option value="">All actions</option>
          {Object.entries(auditWords).map(([value, words]) => (
            <option key={value} value={value}>
              {words.charAt(0).toUpperCase() + words.slice(1)}
            </option>
          ))}
        </Select>
      }
    >
      <div className="mt-1">
        <PagedList
          pages={events}
          skeleton={<SkeletonRows rows={8} label="Loading the audit log" />}
          empty={
            <EmptyState
              title="No entries of this kind"
              action={action && <Button onClick={() => void navigate({ search: {}, replace: true })}>Show all actions</Button>}
            >
              Sign-ins and changes of roles, keys and plans are recorded here.
            </EmptyState>
          }
        >
          {(shown) => (
            <Table label="Audit log">
              <thead>
                <tr>
                  <Th className="max-sm:hidden">When</Th>
                  <Th className="max-sm:pl-0">Who</Th>
                  <Th>Action</Th>
                </tr>
              </thead>
              <tbody>
                {shown.map(({ id, at, actor, action: name, details }) => (
                  <tr key={id}>
                    <Td className="w-44 whitespace-nowrap py-2 align-top text-muted tabular-nums max-sm:hidden">
                      <time dateTime={at}>{wordMoment(at)}</time>
                    </Td>
                    <Td className="w-52 py-2 align-top font-medium max-sm:w-24 max-sm:pl-0">{wordActor(actor)}</Td>
                    <Td className="py-2 align-top wrap-anywhere">
                      {wordEvent(name, details)}
                      <time dateTime={at} className="block text-12 text-muted tabular-nums sm:hidden">
                        {wordMoment(at)}
                      </time>
                    </Td>
                  </tr>
                ))}
              </tbody>
            </Table>
          )}
        </PagedList>
      </div>
    </SettingsPage>
  );
}
