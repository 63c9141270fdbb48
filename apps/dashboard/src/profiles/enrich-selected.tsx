import { useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from '@tanstack/react-router';
import type { ProfileRunQuestion } from '../api/contract.ts';
import { paths } from '../paths.ts';
import { ProfileForecast } from './profile-forecast.tsx';
import { firstChoice, ProfileOptions } from './profile-options.tsx';

interface EnrichSelectedProps {
  workspaceId: string;
  selection: Extract<ProfileRunQuestion['source'], { kind: 'people' }>['selection'];
  /** Shown next to the start button. */
  beside?: ReactNode;
}

/** What to look for about selected people, the forecast, and the ceilings; opens the run when it has started. */
export function EnrichSelected({ workspaceId, selection, beside }: EnrichSelectedProps) {
  const navigate = useNavigate();
  const [choice, setChoice] = useState(firstChoice);
  const question = useMemo(
    (): ProfileRunQuestion => ({ source: { kind: 'people', selection }, wants: [...choice.wants], providers: choice.providers }),
    [selection, choice],
  );
  return (
    <>
      <ProfileOptions choice={choice} onChoice={setChoice} />
      {choice.wants.length > 0 && (
        <div className="mt-5">
          <ProfileForecast
            workspaceId={workspaceId}
            question={question}
            unit="Row"
            onStarted={({ id }, row) => void navigate(paths.profileRun(workspaceId, id, { row }))}
            beside={beside}
          />
        </div>
      )}
    </>
  );
}
