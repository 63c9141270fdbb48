import { CheckboxField } from '@leadlight/ui/field';
import type { ProfileRunQuestion, ProfileWant } from '../api/contract.ts';
import { OverwriteFields } from './overwrite-fields.tsx';
import { firstOverwrite, isOverwriteWrong, overwriteOf, type OverwriteChoice } from './overwrite-words.ts';
import { wantNames, wants } from './want-words.ts';

export interface ProfileChoice {
  wants: readonly ProfileWant[];
  /** Whether connected providers are asked. */
  providers: boolean;
  /** What may become of fields that have a value. */
  overwrite: OverwriteChoice;
}

/** The server's defaults. */
export const firstChoice: ProfileChoice = { wants: ['job', 'email'], providers: true, overwrite: firstOverwrite };

/** In the form of the API. */
export const choiceForApi = ({ wants: chosen, providers, overwrite }: ProfileChoice): Omit<ProfileRunQuestion, 'source'> => ({
  wants: [...chosen],
  providers,
  ...overwriteOf(overwrite, chosen),
});

/** Whether the server can be asked for a forecast. */
export const isChoiceComplete = ({ wants: chosen, overwrite }: ProfileChoice): boolean =>
  chosen.length > 0 && !isOverwriteWrong(overwrite, chosen);

const wantHints: Record<ProfileWant, string> = {
  job: 'Title, employer, start date, location',
  email: 'Found and verified',
  phone: 'Work and mobile',
  linkedin: 'Its URL, for people without one',
  background: 'Previous employers, languages, other profiles, short biography',
};

/** What to look for, whether providers are asked, and what may become of values that are known. */
export function ProfileOptions({ choice, onChoice }: { choice: ProfileChoice; onChoice: (choice: ProfileChoice) => void }) {
  const isEmpty = choice.wants.length === 0;
  return (
    <>
      <fieldset aria-describedby={isEmpty ? 'profile-wants-error' : undefined}>
        <legend className="mb-1.5 text-13 font-medium">Look for</legend>
        <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {wants.map((want) => (
            <CheckboxField
              key={want}
              label={wantNames[want]}
              hint={wantHints[want]}
              checked={choice.wants.includes(want)}
              onChange={({ target: { checked } }) =>
                // In display order, so that the same choice is the same question.
                onChoice({ ...choice, wants: wants.filter((each) => (each === want ? checked : choice.wants.includes(each))) })
              }
            />
          ))}
        </div>
        {isEmpty && (
          <p id="profile-wants-error" role="alert" className="mt-1.5 text-13 font-medium text-ruby-text">
            Choose at least one.
          </p>
        )}
      </fieldset>
      <CheckboxField
        className="mt-4"
        label="Ask connected providers"
        hint="Only for what your records, the pool, the employer’s website and the email finder don’t have. You pay the provider directly."
        checked={choice.providers}
        onChange={({ target: { checked } }) => onChoice({ ...choice, providers: checked })}
      />
      {!isEmpty && (
        <OverwriteFields choice={choice.overwrite} wants={choice.wants} onChoice={(overwrite) => onChoice({ ...choice, overwrite })} />
      )}
    </>
  );
}
