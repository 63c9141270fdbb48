import { useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from '@tanstack/react-router';
import type { ProfileRunQuestion } from '../api/contract.ts';
import { paths } from '../paths.ts';
import type { OpenWorkspace } from '../session/session.queries.ts';
import { ProfileForecast } from './profile-forecast.tsx';
import { choiceForApi, firstChoice, isChoiceComplete, ProfileOptions } from './profile-options.tsx';

interface EnrichSelectedProps {
  workspace: OpenWorkspace;
  selection: Extract<ProfileRunQuestion['source'], { kind: 'people' }>['selection'];
  /** Shown next to the start button. */
  beside?: ReactNode;
}

/** What to look for about selected people, the forecast, and the ceilings; opens the run when it has started. */
export function EnrichSelected({ workspace, selection, beside }: EnrichSelectedProps) {
  const navigate = useNavigate();
  const [choice, setChoice] = useState(firstChoice);
  const question = useMemo(
    (): ProfileRunQuestion => ({ source: { kind: 'people', selection }, ...choiceForApi(choice) }),
    [selection, choice],
  );
  return (
    <>
      <ProfileOptions choice={choice} onChoice={setChoice} />
      {isChoiceComplete(choice) && (
        <div className="mt-5">
          <ProfileForecast
            workspace={workspace}
            question={question}
            unit="Row"
            onStarted={({ id }, row) => void navigate(paths.profileRun(workspace.workspaceId, id, { row }))}
            beside={beside}
          />
        </div>
      )}
    </>
  );
}
