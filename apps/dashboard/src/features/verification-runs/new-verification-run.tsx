/**
 * Starts a run that verifies or finds many addresses: a file or pasted addresses, their forecast, and a ceiling. Nothing is verified before
 * the run starts.
 */
import { deferred, early } from '@leadlight/ui/deferred';
import { buttonClass } from '@leadlight/ui/button';
import { CheckboxField } from '@leadlight/ui/field';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { RunQuestion, VerificationRun } from '../../api/contract.ts';
import { EmailTabs } from '../../layout/email-tabs.tsx';
import { Page } from '../../layout/page.tsx';
import { paths } from '../../paths.ts';
import { useWorkspace } from '../../session/session.queries.ts';
import { FileSource } from './file-source.tsx';
import { PasteSource } from './paste-source.tsx';

const MayNotVerify = deferred(() => import('../../verification/may-not-verify.tsx').then((module) => module.MayNotVerify));
const RunForecast = deferred(() => import('../../verification/run-forecast.tsx').then((module) => module.RunForecast));
const AskingNotice = early(() => import('../../verification/asking-notice.tsx').then((module) => module.AskingNotice));

type Source = RunQuestion['source'];
type Kind = VerificationRun['kind'];
const route = getRouteApi('/w/$workspaceId/verification-runs/new');

export function NewVerificationRun() {
  const workspace = useWorkspace();
  const { workspaceId } = workspace;
  const { kind = 'verify' } = route.useSearch();
  const navigate = route.useNavigate();
  const canVerify = workspace.may('verifications.create') && !workspace.isReadOnly;
  return (
    <Page
      title={kind === 'find' ? 'Find many emails' : 'Verify many emails'}
      actions={
        <Link {...paths.verificationRuns(workspaceId)} className={buttonClass('outline')}>
          All runs
        </Link>
      }
    >
      <EmailTabs current="verification-runs" />
      <AskingNotice workspaceId={workspaceId} />
      <div className="mx-auto w-full max-w-3xl px-4 pt-6 pb-16 sm:px-6">
        <div role="group" aria-label="What to do" className="mb-6 inline-flex gap-0.5 rounded-control bg-wash-strong p-0.5">
          {(['verify', 'find'] as const).map((each) => (
            <Segment
              key={each}
              isOn={kind === each}
              name={each === 'verify' ? 'Verify addresses' : 'Find addresses'}
              onClick={() => void navigate({ search: { kind: each === 'find' ? 'find' : undefined }, replace: true })}
            />
          ))}
        </div>
        {canVerify ? (
          <Choose
            key={kind}
            workspaceId={workspaceId}
            kind={kind}
            onStarted={({ id }) => void navigate(paths.verificationRun(workspaceId, id))}
          />
        ) : (
          <MayNotVerify isReadOnly={workspace.isReadOnly} />
        )}
      </div>
    </Page>
  );
}

function Choose({ workspaceId, kind, onStarted }: { workspaceId: string; kind: Kind; onStarted: (run: VerificationRun) => void }) {
  const [isPasting, setPasting] = useState(false);
  const [source, setSource] = useState<Source>();
  const [fresh, setFresh] = useState(false);
  return (
    <>
      {kind === 'verify' && (
        <div role="group" aria-label="Source" className="mb-4 flex gap-4 border-b border-hairline text-13">
          {[false, true].map((paste) => (
            <button
              key={String(paste)}
              type="button"
              aria-pressed={isPasting === paste}
              className="-mb-px h-9 border-b-2 border-transparent font-medium text-muted hover:text-ink aria-pressed:border-cobalt aria-pressed:text-ink pointer-coarse:h-11"
              onClick={() => {
                setPasting(paste);
                setSource(undefined);
              }}
            >
              {paste ? 'Paste addresses' : 'Upload a file'}
            </button>
          ))}
        </div>
      )}
      {isPasting ? <PasteSource onSource={setSource} /> : <FileSource workspaceId={workspaceId} kind={kind} onSource={setSource} />}
      {source && (
        // Without a box, so that the start button sticks to the bottom of the screen beside the columns too.
        <section aria-labelledby="cost" className="contents">
          <h2 id="cost" className="mt-8 mb-2 text-16">
            Cost
          </h2>
          <CheckboxField
            className="mb-3"
            label="Verify addresses from the last 30 days again"
            hint="This is free. Otherwise their known verdicts are used."
            checked={fresh}
            onChange={(event) => setFresh(event.target.checked)}
          />
          <RunForecast
            meanwhile={<SkeletonRows rows={4} label="Loading the forecast" />}
            workspaceId={workspaceId}
            question={{ kind, source, fresh }}
            onStarted={onStarted}
            isSticky
          />
        </section>
      )}
    </>
  );
}

function Segment({ isOn, name, onClick }: { isOn: boolean; name: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className="touch-target h-8 rounded-[8px] px-3 text-13 font-medium text-muted hover:text-ink aria-pressed:bg-card aria-pressed:text-ink aria-pressed:shadow-[0_0_0_1px_var(--hairline)] pointer-coarse:h-10"
      onClick={onClick}
    >
      {name}
    </button>
  );
}
