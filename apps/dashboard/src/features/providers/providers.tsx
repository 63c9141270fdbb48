import '../../api/groups/providers.ts';
import { Button } from '@leadlight/ui/button';
import { textLink } from '@leadlight/ui/link';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { EmptyState } from '@leadlight/ui/states';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { IncludedProvider, ProviderList } from '../../api/contract.ts';
import { read } from '../../api/queries.ts';
import { Failed } from '../../layout/failed.tsx';
import { SettingsPage } from '../../layout/settings-layout.tsx';
import { paths } from '../../paths.ts';
import { useWorkspace, type OpenWorkspace } from '../../session/session.queries.ts';
import { wordDollars } from '../../words/money.ts';
import { ConnectDialog } from './connect-dialog.tsx';
import { ConnectionRow } from './connection-row.tsx';
import { EndpointDialog } from './endpoint-dialog.tsx';
import { wordField } from './provider-words.ts';

/** Settings of enrichment providers: those that are connected, and those that can be, with what each says about its data. */
export function Providers() {
  const workspace = useWorkspace();
  const canRead = workspace.may('providers.read');
  const list = useQuery({ ...read('listProviders', { params: { workspaceId: workspace.workspaceId } }), enabled: canRead });
  const [isAdding, setAdding] = useState(false);
  const canUpdate = workspace.may('providers.update');
  const add = canUpdate && list.data && (
    <Button onClick={() => setAdding(true)}>
      <Plus aria-hidden />
      Add your own endpoint
    </Button>
  );
  return (
    <SettingsPage title="Providers" wide actions={add}>
      <p className="mt-4 max-w-2xl text-muted">
        Providers add what isn’t in your records and on companies’ websites. You connect them with your own key and pay them directly. Each
        call sends only what identifies the person or company.
      </p>
      {!canRead ? (
        <EmptyState title="For owners and admins">Ask an owner or admin to connect a provider.</EmptyState>
      ) : list.isPending ? (
        <div className="mt-3">
          <SkeletonRows rows={6} label="Loading the providers" />
        </div>
      ) : list.isError ? (
        <Failed query={list} />
      ) : (
        <Lists list={list.data} workspace={workspace} />
      )}
      {list.data && <EndpointDialog open={isAdding} onOpenChange={setAdding} list={list.data} workspaceId={workspace.workspaceId} />}
    </SettingsPage>
  );
}

function Lists({ list, workspace }: { list: ProviderList; workspace: OpenWorkspace }) {
  const [connecting, setConnecting] = useState<IncludedProvider>();
  const { providers, connections } = list;
  const open = providers.filter(({ id }) => connections.every(({ provider }) => provider !== id));
  return (
    <>
      <div className="mt-8 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-16">Connected</h2>
        <Link {...paths.providerResults(workspace.workspaceId)} className={textLink}>
          What they cost and returned
        </Link>
      </div>
      {connections.length === 0 ? (
        <EmptyState title="No providers connected">
          Enrichment uses your records, the pool, companies’ websites and the email finder. Connect a provider below to find more.
        </EmptyState>
      ) : (
        <ol aria-label="Connected providers" className="mt-1">
          {connections.map((connection, index) => (
            <ConnectionRow
              key={connection.id}
              connection={connection}
              order={connections.map(({ id }) => id)}
              index={index}
              workspace={workspace}
            />
          ))}
        </ol>
      )}
      {open.length > 0 && <h2 className="mt-8 text-16">Available</h2>}
      <ul aria-label="Available providers" className="mt-1">
        {open.map((provider) => (
          <li key={provider.id} className="flex flex-wrap items-start gap-x-6 gap-y-2 border-b border-hairline py-4">
            <div className="min-w-0 flex-1 basis-80">
              <p className="font-medium">{provider.name}</p>
              <About provider={provider} />
            </div>
            {workspace.may('providers.update') && (
              <Button aria-label={`Connect ${provider.name}`} onClick={() => setConnecting(provider)}>
                Connect
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConnectDialog provider={connecting} onClose={() => setConnecting(undefined)} workspaceId={workspace.workspaceId} />
    </>
  );
}

/** What the provider says about its data, its prices, and what it can answer. */
export function About({ provider }: { provider: IncludedProvider }) {
  const { name, sourcing, retention, prices, creditPriceMicros, person, company, pricingUrl, termsUrl } = provider;
  return (
    <>
      <p className="mt-1 max-w-3xl text-13 text-muted">{sourcing}</p>
      <p className="mt-2 max-w-3xl text-13">
        {prices.person?.note ?? prices.company?.note}{' '}
        {creditPriceMicros === null
          ? 'The price of a credit depends on your contract.'
          : `A credit is about ${wordDollars(creditPriceMicros)}.`}{' '}
        {pricingUrl && (
          <a href={pricingUrl} className={textLink} rel="noreferrer" target="_blank">
            Prices of {name}
          </a>
        )}
      </p>
      <details className="mt-2 max-w-3xl text-13">
        <summary className="w-fit rounded-small text-muted hover:text-ink">
          What it answers, and its terms<span className="sr-only">: {name}</span>
        </summary>
        <dl className="mt-2 grid gap-x-3 gap-y-1 sm:grid-cols-[88px_minmax(0,1fr)]">
          {person && <Detail term="People">{capitalized(person.fields.map(wordField).join(', '))}</Detail>}
          {company && <Detail term="Companies">{capitalized(company.fields.map(wordField).join(', '))}</Detail>}
          <Detail term="Terms">
            {retention}{' '}
            {termsUrl && (
              <a href={termsUrl} className={textLink} rel="noreferrer" target="_blank">
                Terms of {name}
              </a>
            )}
          </Detail>
        </dl>
      </details>
    </>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted not-first:mt-1 sm:not-first:mt-0">{term}</dt>
      <dd>{children}</dd>
    </>
  );
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
