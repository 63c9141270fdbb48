import { Pane } from '@leadlight/ui/badge';
import { Button } from '@leadlight/ui/button';
import { quietLink } from '@leadlight/ui/link';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight, FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import { read } from '../../api/queries.ts';
import { apiKeysQuery, invitationsQuery, membersQuery } from '../../api/workspace.queries.ts';
import { importsQuery } from '../../leads/imports.queries.ts';
import { leadCountsQuery } from '../../leads/leads.queries.ts';
import { useLists } from '../../leads/work.queries.ts';
import { useSession, type OpenWorkspace } from '../../session/session.queries.ts';
import { wordNumber } from '../../words/numbers.ts';
import { setupSteps, workSteps, type Step } from './steps.ts';

/** The first steps: a pane lights up for each one that is done. */
export function FirstSteps({ workspace, onHide }: { workspace: OpenWorkspace; onHide: () => void }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] border-b border-hairline max-lg:divide-y max-lg:divide-hairline lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:divide-x lg:divide-hairline">
      <WorkSteps workspace={workspace} onHide={onHide} />
      <SetupSteps workspace={workspace} />
    </div>
  );
}

function WorkSteps({ workspace, onHide }: { workspace: OpenWorkspace; onHide: () => void }) {
  const { workspaceId, may, hidesSample } = workspace;
  const mayExport = may('leads.export');
  const leads = useQuery(leadCountsQuery('people', workspaceId, { revealed: true, sample: false }, []));
  const imports = useInfiniteQuery(importsQuery(workspaceId));
  const verifications = useQuery(read('listVerifications', { params: { workspaceId }, query: { limit: 1 } }));
  const lists = useLists(workspaceId);
  const exports = useQuery({ ...read('listExports', { params: { workspaceId } }), enabled: mayExport });
  const sample = useQuery({ ...leadCountsQuery('people', workspaceId, { sample: true }, []), enabled: !hidesSample });
  const isLoading = leads.isPending || imports.isPending || verifications.isPending || lists.isPending || exports.isLoading;
  const hasImported = imports.data?.pages[0]?.items.some(({ status, isUndo }) => status === 'finished' && !isUndo) ?? false;
  const steps = workSteps({
    workspace,
    hasLeads: hasImported || (leads.isError ? null : (leads.data?.total ?? 0) > 0),
    hasVerifications: verifications.isError ? null : (verifications.data?.items.length ?? 0) > 0,
    hasListed: lists.isError ? null : (lists.data?.items.some(({ count }) => count > 0) ?? false),
    hasExports: !mayExport ? false : exports.isError ? null : (exports.data?.items.length ?? 0) > 0,
  });
  const fictional = hidesSample ? 0 : (sample.data?.total ?? 0);
  return (
    <StepSection
      id="first-steps"
      title="First steps"
      titleWhenDone="You’re all set"
      steps={steps}
      isLoading={isLoading}
      action={
        <Button size="small" tone="quiet" className="-my-1 -mr-2.5" onClick={onHide}>
          Hide
        </Button>
      }
    >
      {fictional > 0 && (
        <p className="mt-3 flex gap-2.5 rounded-control bg-amber/10 px-3 py-2 text-13 text-pretty">
          <FlaskConical className="mt-0.5 size-4 shrink-0 text-amber-text" aria-hidden />
          <span>
            The {wordNumber(fictional)} people with this icon in Find are fictional, and so are their companies. Revealing or verifying them
            is free, but nobody reads their addresses, and they don’t count as your leads.
          </span>
        </p>
      )}
    </StepSection>
  );
}

function SetupSteps({ workspace }: { workspace: OpenWorkspace }) {
  const { workspaceId, may } = workspace;
  const { user } = useSession();
  const mayInvite = may('invitations.read');
  const members = useQuery({ ...membersQuery(workspaceId), enabled: mayInvite });
  const invitations = useQuery({ ...invitationsQuery(workspaceId), enabled: mayInvite });
  const keys = useQuery({ ...apiKeysQuery(workspaceId), enabled: may('api-keys.read') });
  const steps = setupSteps({
    user,
    workspace,
    hasColleagues:
      members.isError || invitations.isError ? null : (members.data?.items.length ?? 0) > 1 || (invitations.data?.items.length ?? 0) > 0,
    hasKeys: keys.isError ? null : (keys.data?.items.length ?? 0) > 0,
  });
  if (steps.length === 0) return null;
  return (
    <StepSection
      id="setup-steps"
      title="Set up the workspace"
      titleWhenDone="The workspace is set up"
      steps={steps}
      isLoading={members.isLoading || invitations.isLoading || keys.isLoading}
    />
  );
}

interface StepSectionProps {
  id: string;
  title: string;
  titleWhenDone: string;
  steps: readonly Step[];
  isLoading: boolean;
  action?: ReactNode;
  children?: ReactNode;
}

function StepSection({ id, title, titleWhenDone, steps, isLoading, action, children }: StepSectionProps) {
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <section aria-labelledby={id} className="min-w-0 px-4 py-6 sm:px-6">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={id} className="text-16">
          {!isLoading && done === steps.length ? titleWhenDone : title}
        </h2>
        <span className="flex items-baseline gap-3">
          {/* What could not be checked is not "to do". */}
          {!isLoading && steps.every(({ isDone }) => isDone !== null) && (
            <span className="text-13 text-muted tabular-nums">
              {done} of {steps.length} done
            </span>
          )}
          {action}
        </span>
      </div>
      {isLoading ? (
        <div className="mt-2">
          <SkeletonRows rows={4} label={`Loading: ${title}`} />
        </div>
      ) : (
        <ol className="-mx-3 mt-2">
          {steps.map((step) => (
            <StepRow key={step.id} {...step} />
          ))}
        </ol>
      )}
      {children}
    </section>
  );
}

function StepRow({ title, text, isDone, path, or }: Step) {
  return (
    <li className="group relative flex items-center gap-3.5 rounded-control px-3 py-2.5 hover:bg-wash">
      <span className={isDone ? 'text-emerald-text' : 'text-control'}>
        <Pane filled={isDone === true} className="h-4.5 w-3.5" />
      </span>
      <span className="min-w-0 flex-1">
        {/* The link covers the row; the other way to take the step is above it. */}
        <Link
          {...path}
          className={`block font-medium no-underline after:absolute after:inset-0 after:rounded-control ${isDone ? 'text-muted' : ''}`}
        >
          {title}
          <span className="sr-only">{isDone === null ? '' : isDone ? ', done' : ', to do'}</span>
        </Link>
        {!isDone && (
          <span className="block text-13 text-pretty wrap-anywhere text-muted">
            {isDone === null ? 'Couldn’t check whether this is done.' : text}
          </span>
        )}
        {!isDone && or && (
          <Link {...or.path} className={`touch-target relative z-1 mt-1 inline-block ${quietLink}`}>
            {or.label}
          </Link>
        )}
      </span>
      {!isDone && <ChevronRight className="size-4 shrink-0 text-muted group-hover:text-ink" aria-hidden />}
    </li>
  );
}
