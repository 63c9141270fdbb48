import { Button } from '@leadlight/ui/button';
import { textLink } from '@leadlight/ui/link';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { EmptyState } from '@leadlight/ui/states';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ApiKey } from '../../api/contract.ts';
import { apiKeysQuery } from '../../api/workspace.queries.ts';
import { Failed } from '../../layout/failed.tsx';
import { SettingsPage } from '../../layout/settings-layout.tsx';
import { useWorkspace, type OpenWorkspace } from '../../session/session.queries.ts';
import { wordDay, wordAge, wordMoment } from '../../words/dates.ts';
import { scopeNames } from '../../words/access-names.ts';
import { CreateKeyDialog } from './create-key-dialog.tsx';
import { RevokeKey } from './revoke-key.tsx';

export function ApiKeys() {
  const workspace = useWorkspace();
  const canRead = workspace.may('api-keys.read');
  const keys = useQuery({ ...apiKeysQuery(workspace.workspaceId), enabled: canRead });
  const [isCreating, setCreating] = useState(false);
  const canCreate = workspace.may('api-keys.create');
  const create = canCreate && (
    <Button tone="primary" onClick={() => setCreating(true)}>
      <Plus aria-hidden />
      Create a key
    </Button>
  );
  return (
    <SettingsPage title="API keys" wide actions={create}>
      <p className="mt-4 max-w-2xl text-muted">
        An API key lets a program work in this workspace, within the scopes of the key. To use one, read the{' '}
        <a href="/docs" className={textLink}>
          documentation
        </a>
        .
      </p>
      {!canRead ? (
        <EmptyState title="For owners and admins">Ask an owner or admin for a key, or for the admin role.</EmptyState>
      ) : keys.isPending ? (
        <div className="mt-3">
          <SkeletonRows rows={3} label="Loading the keys" />
        </div>
      ) : keys.isError ? (
        <Failed query={keys} />
      ) : keys.data.items.length === 0 ? (
        <EmptyState title="No keys yet">Name each key after the program that uses it, so that you know which one to revoke.</EmptyState>
      ) : (
        <ul aria-label="API keys" className="mt-3">
          {keys.data.items.map((key) => (
            <Row key={key.id} apiKey={key} workspace={workspace} />
          ))}
        </ul>
      )}
      {canCreate && <CreateKeyDialog open={isCreating} onOpenChange={setCreating} workspaceId={workspace.workspaceId} />}
    </SettingsPage>
  );
}

function Row({ apiKey, workspace }: { apiKey: ApiKey; workspace: OpenWorkspace }) {
  const { name, hint, scopes, createdBy, createdAt, lastUsedAt } = apiKey;
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-b border-hairline py-2">
      <div className="min-w-44 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-13 text-muted">{scopes.map((scope) => scopeNames[scope]).join(', ')}</p>
      </div>
      <code className="font-mono text-13 text-muted">{hint}</code>
      <div className="w-44 text-13 text-muted max-lg:w-full" title={`Created ${wordMoment(createdAt)}`}>
        <p>{lastUsedAt ? `Used ${wordAge(lastUsedAt)}` : 'Never used'}</p>
        <p className="truncate">
          {wordDay(createdAt)}, {createdBy ?? 'a former member'}
        </p>
      </div>
      {workspace.may('api-keys.revoke') && <RevokeKey apiKey={apiKey} workspaceId={workspace.workspaceId} />}
    </li>
  );
}
