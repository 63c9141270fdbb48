import '../../api/groups/models.ts';
import { Button } from '@leadlight/ui/button';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { EmptyState } from '@leadlight/ui/states';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Models as ModelsAnswer } from '../../api/contract.ts';
import { read } from '../../api/queries.ts';
import { Failed } from '../../layout/failed.tsx';
import { SettingsPage } from '../../layout/settings-layout.tsx';
import { useWorkspace, type OpenWorkspace } from '../../session/session.queries.ts';
import { wordDollars } from '../../words/money.ts';
import { wordCount, wordNumber } from '../../words/numbers.ts';
import { ConnectModelDialog } from './connect-model-dialog.tsx';
import { ConnectedModel } from './connected-model.tsx';
import { ModelCalls } from './model-calls.tsx';
import { purposeNames } from './model-words.ts';
import { OfferedModel } from './offered-model.tsx';

/** Settings of the language model: which one, what is sent to it, what it costs. */
export function Models() {
  const workspace = useWorkspace();
  const models = useQuery(read('readModel', { params: { workspaceId: workspace.workspaceId } }));
  return (
    <SettingsPage title="Models" wide>
      <p className="mt-4 max-w-2xl text-muted">
        A language model answers your questions about companies on a list, from what each company publishes on its website, drafts emails,
        and suggests filters for what a search in words did not read. Everything else in Leadlight works without one, and nothing is sent to
        a model until one is connected here.
      </p>
      {models.isPending ? (
        <div className="mt-3">
          <SkeletonRows rows={4} label="Loading the model" />
        </div>
      ) : models.isError ? (
        <Failed query={models} />
      ) : (
        <Loaded models={models.data} workspace={workspace} />
      )}
    </SettingsPage>
  );
}

function Loaded({ models, workspace }: { models: ModelsAnswer; workspace: OpenWorkspace }) {
  const [isConnecting, setConnecting] = useState(false);
  const { model, offered, month } = models;
  const { workspaceId } = workspace;
  const canUpdate = workspace.may('models.update');
  const connect = canUpdate && <Button onClick={() => setConnecting(true)}>{model ? 'Connect another model' : 'Connect a model'}</Button>;
  return (
    <>
      <section aria-labelledby="connected-model" className="mt-8">
        <h2 id="connected-model" className="text-16">
          Connected
        </h2>
        {model ? (
          <>
            <ConnectedModel model={model} workspace={workspace} />
            <div className="mt-3">{connect}</div>
          </>
        ) : (
          <EmptyState title="No model connected" action={connect}>
            {canUpdate
              ? 'With a model, a list can have columns that answer a question about each company, with the sentence that proves it.'
              : 'An owner or admin can connect one. A list can then have columns that answer a question about each company.'}
          </EmptyState>
        )}
      </section>
      {offered && model?.source !== 'operator' && <OfferedModel offered={offered} workspace={workspace} />}
      <WhatIsSent />
      {month.length > 0 && (
        <section aria-labelledby="model-month" className="mt-8">
          <h2 id="model-month" className="text-16">
            This month
          </h2>
          <ul className="mt-2 grid gap-1 text-13">
            {month.map(({ purpose, calls, micros, inputTokens, outputTokens }) => (
              <li key={purpose}>
                {purposeNames[purpose]}: {wordCount(calls, 'call')}, {wordNumber(inputTokens)} tokens sent, {wordNumber(outputTokens)}{' '}
                answered, {wordDollars(micros)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <ModelCalls workspaceId={workspaceId} />
      <ConnectModelDialog open={isConnecting} onOpenChange={setConnecting} workspaceId={workspaceId} />
    </>
  );
}

function WhatIsSent() {
  return (
    <section aria-labelledby="model-sent" className="mt-8 max-w-3xl">
      <h2 id="model-sent" className="text-16">
        What is sent to a model
      </h2>
      <ul className="mt-2 grid list-disc gap-1 pl-5 text-13">
        <li>The test: one sentence, and nothing from your workspace.</li>
        <li>A question about a company: your question, the company’s domain, and text from the pages of its website.</li>
        <li>A search in words: the sentence that you typed.</li>
        <li>
          A draft of an email: what you want it to say, the reader’s job title, department, place and company with what is known about it,
          and what you say about yourself without your name and postal address.
        </li>
      </ul>
      <p className="mt-2 text-13 text-muted">
        No names of people, addresses, phone numbers or notes from your records are sent. The pages of a website may name its employees.
      </p>
    </section>
  );
}
