/** Starts a profile run: who, what to look for, the forecast, and two ceilings. Nobody is asked before the run starts. */
import { deferred } from '@leadlight/ui/deferred';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { useMemo, useState } from 'react';
import type { ProfileRun, ProfileRunQuestion } from '../../api/contract.ts';
import { useDebounced } from '../../leads/use-debounced.ts';
import { choiceForApi, firstChoice, isChoiceComplete, ProfileOptions } from '../../profiles/profile-options.tsx';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { isTooLong, PeopleField, type People } from './people-field.tsx';

const ProfileForecast = deferred(() => import('../../profiles/profile-forecast.tsx').then((module) => module.ProfileForecast));

/** Typing has ended if nothing was typed for this long, in ms. */
const settledMs = 400;

interface NewProfileRunProps {
  workspace: OpenWorkspace;
  /** @param row the only person's row, if the run is about one person */
  onStarted: (run: ProfileRun, row: number | undefined) => void;
}

export function NewProfileRun({ workspace, onStarted }: NewProfileRunProps) {
  const [people, setPeople] = useState<People>({ text: '' });
  const [choice, setChoice] = useState(firstChoice);
  const settled = useDebounced(people, settledMs);
  const question = useMemo(
    (): ProfileRunQuestion => ({
      source: { kind: 'text', text: settled.text, ...(settled.file && { fileName: settled.file.name.slice(0, 200) }) },
      ...choiceForApi(choice),
    }),
    [settled, choice],
  );
  const hasPeople = people.text.trim() !== '';
  const isAskable = hasPeople && settled.text.trim() !== '' && !isTooLong(settled) && isChoiceComplete(choice);
  return (
    <>
      <PeopleField people={people} onPeople={setPeople} />
      {hasPeople && !isTooLong(people) && (
        <div className="mt-5">
          <ProfileOptions choice={choice} onChoice={setChoice} />
        </div>
      )}
      {isAskable && (
        <section aria-labelledby="cost" className="mt-6">
          <h2 id="cost" className="mb-1 text-16">
            Forecast
          </h2>
          <ProfileForecast
            meanwhile={<SkeletonRows rows={4} label="Loading the forecast" />}
            workspace={workspace}
            question={question}
            unit={settled.file ? 'Row' : 'Line'}
            onStarted={onStarted}
          />
        </section>
      )}
    </>
  );
}
