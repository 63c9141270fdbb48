/** The settings of a column: for which rows, with providers or without, and added leads; and the texts that are loaded with them. */
import { CheckboxField, SelectField, TextField } from '@leadlight/ui/field';
import { useState } from 'react';
import type { ListColumn, OverwritePolicy } from '../api/contract.ts';
import { OlderThan } from '../profiles/overwrite-fields.tsx';
import { daysOf, firstOverwrite, policies, policyHints, policyNames } from '../profiles/overwrite-words.ts';
import { useIndustryNames } from '../leads/industry-names.ts';
import type { Filters, LeadKind } from '../leads/lead-search.ts';
import { countFilters } from '../leads/lead-search.ts';
import { wordFilters } from '../leads/search-links.ts';
import { microsOf, typedDollars } from '../words/money.ts';
import { wordNumber } from '../words/numbers.ts';

/** What a question is answered with. */
export const questionKindNames: Readonly<Record<NonNullable<ListColumn['question']>['kind'], string>> = {
  yes_no: 'Yes or no',
  choice: 'One of several options',
  text: 'A few words',
  number: 'A number',
};

/** What a provider's field contains. */
export const fieldTypeNames: Readonly<Record<NonNullable<ListColumn['providerField']>['type'], string>> = {
  text: 'Text',
  number: 'Number',
  date: 'Date',
  yes_no: 'Yes or no',
  list: 'List',
};

/** Why added leads are not looked for at the moment. */
export const waitWords: Record<NonNullable<ListColumn['waitsFor']>, string> = {
  ceiling: 'The ceiling of this month is reached. Added leads wait until next month, or until you raise it.',
  month_ceiling:
    'The workspace’s monthly credit ceiling is reached. Added leads wait until next month, or until it is raised in the settings.',
  credits: 'The workspace has no credits left. Added leads wait until it has.',
  web_contact: 'Websites aren’t read yet, because this installation doesn’t say who reads them. Ask its operator.',
  provider: 'The provider can’t be asked: it was disconnected, or its price or key is missing. See Settings, Providers.',
  permission: 'The member who changed this column last can no longer start runs here. Save the settings to take over.',
};

/** The limit of the API. */
const mostCredits = 1_000_000;

export interface ColumnChoice {
  asksProviders: boolean;
  /** Null: all rows. */
  condition: Filters | null;
  isAutomatic: boolean;
  /** As typed. */
  credits: string;
  dollars: string;
  /** What may become of values that the rows have. */
  overwrite: OverwritePolicy;
  /** As typed. */
  days: string;
}

export const firstColumnChoice: ColumnChoice = {
  asksProviders: false,
  condition: null,
  isAutomatic: false,
  credits: '100',
  dollars: '',
  overwrite: 'only_empty',
  days: firstOverwrite.days,
};

export const choiceOf = (of: {
  asksProviders: boolean;
  condition: object | null;
  isAutomatic: boolean;
  monthCeiling: number;
  monthProviderCeilingMicros: number;
  overwrite: OverwritePolicy;
  olderThanDays: number;
}): ColumnChoice => ({
  asksProviders: of.asksProviders,
  condition: of.condition,
  isAutomatic: of.isAutomatic,
  // Without a ceiling yet, the same as for a new column.
  credits: of.monthCeiling === 0 ? firstColumnChoice.credits : String(of.monthCeiling),
  dollars: typedDollars(of.monthProviderCeilingMicros === 0 ? null : of.monthProviderCeilingMicros),
  overwrite: of.overwrite,
  days: String(of.olderThanDays),
});

/** What is wrong with the ceilings; undefined if nothing is. */
export function ceilingErrors({ isAutomatic, asksProviders, credits, dollars }: ColumnChoice): {
  credits: string | undefined;
  dollars: string | undefined;
} {
  if (!isAutomatic) return { credits: undefined, dollars: undefined };
  return {
    credits:
      /^\d{1,7}$/.test(credits.trim()) && Number(credits) > 0 && Number(credits) <= mostCredits
        ? undefined
        : `Enter a number from 1 to ${wordNumber(mostCredits)}.`,
    dollars:
      !asksProviders || microsOf(dollars) !== undefined
        ? undefined
        : 'Enter an amount in US dollars, such as 25. Empty asks only providers that cost nothing.',
  };
}

/** Whether the API refuses the age from which a proven value is looked for again. */
export const isAgeWrong = ({ overwrite, days }: ColumnChoice): boolean => overwrite === 'newer_and_proven' && daysOf(days) === undefined;

/** What every column has, in the form of the API. Ceilings that don't apply are left as they are. */
export function runsOf({ asksProviders, condition, isAutomatic, credits, dollars }: ColumnChoice) {
  return {
    condition,
    isAutomatic,
    ...(isAutomatic && { monthCeiling: Number(credits) }),
    ...(isAutomatic && asksProviders && { monthProviderCeilingMicros: microsOf(dollars) ?? 0 }),
  };
}

/** All settings of a column of a field, in the form of the API. An age that doesn't apply is left as it is. */
export function bodyOf(choice: ColumnChoice) {
  const { asksProviders, overwrite, days } = choice;
  return {
    ...runsOf(choice),
    asksProviders,
    overwrite,
    ...(overwrite === 'newer_and_proven' && { olderThanDays: Number(days) }),
  };
}

const isSameCondition = (a: Filters | null, b: Filters | null): boolean => JSON.stringify(a) === JSON.stringify(b);

interface ColumnSettingsProps {
  kind: LeadKind;
  choice: ColumnChoice;
  onChoice: (choice: ColumnChoice) => void;
  /** Whether providers can have the field. */
  isOfProfile: boolean;
  /** A question is never asked automatically. */
  isQuestion?: boolean;
  /** Only its provider is asked, always. */
  isOfProvider?: boolean;
  /** The filters of the list that are set now; a condition can be made of them. */
  filters: Filters;
}

export function ColumnSettings({
  kind,
  choice,
  onChoice,
  isOfProfile,
  isQuestion = false,
  isOfProvider = false,
  filters,
}: ColumnSettingsProps) {
  const { list: _list, column: _column, ...own } = filters;
  const industryName = useIndustryNames();
  const errors = ceilingErrors(choice);
  const leads = kind === 'people' ? 'people' : 'companies';
  // The condition as it was when the window was opened stays a choice.
  const [saved] = useState(choice.condition);
  const conditions = [saved, own].filter(
    (each, index, all): each is Filters =>
      each !== null && countFilters(each) > 0 && all.findIndex((other) => isSameCondition(other, each)) === index,
  );
  const chosen = conditions.findIndex((each) => isSameCondition(each, choice.condition));
  return (
    <div className="grid gap-4">
      <SelectField
        label="Rows to look for"
        hint={
          conditions.length === 0
            ? `To look only for some ${leads}, close this window and set filters on the list, such as country or seniority.`
            : `Others are left out, except ${leads} that you choose one by one.`
        }
        value={String(chosen)}
        onChange={({ target: { value } }) => onChoice({ ...choice, condition: conditions[Number(value)] ?? null })}
      >
        <option value="-1">All {leads} on the list</option>
        {conditions.map((each, index) => (
          <option key={wordFilters(each, industryName)} value={index}>
            {each === saved ? 'Only' : 'Only those that match the filters set now:'} {wordFilters(each, industryName)}
          </option>
        ))}
      </SelectField>
      {isOfProfile && (
        <SelectField
          label="Rows that have a value"
          hint={policyHints[choice.overwrite]}
          value={choice.overwrite}
          onChange={({ target }) => onChoice({ ...choice, overwrite: target.value as OverwritePolicy })}
        >
          {policies.map((policy) => (
            <option key={policy} value={policy}>
              {policyNames[policy]}
            </option>
          ))}
        </SelectField>
      )}
      {isOfProfile && choice.overwrite === 'newer_and_proven' && (
        <OlderThan days={choice.days} onDays={(days) => onChoice({ ...choice, days })} />
      )}
      {isOfProfile && (
        <CheckboxField
          label="Ask connected providers"
          hint="Only for what your records, the pool, the employer’s website and the email finder don’t have. You pay the provider directly."
          checked={choice.asksProviders}
          onChange={({ target: { checked } }) => onChoice({ ...choice, asksProviders: checked })}
        />
      )}
      {!isQuestion && (
        <CheckboxField
          label={`Look for ${leads} that are added to the list from now on`}
          hint="Without asking, within monthly ceilings that you set."
          checked={choice.isAutomatic}
          onChange={({ target: { checked } }) => onChoice({ ...choice, isAutomatic: checked })}
        />
      )}
      {choice.isAutomatic && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            label="Credits in a month"
            hint={`Never exceeded. A lead without a new ${isOfProvider ? 'value' : choice.overwrite === 'only_empty' ? 'fact' : 'fact, replaced value or proposal'} is free.`}
            inputMode="numeric"
            value={choice.credits}
            error={errors.credits}
            onChange={({ target: { value } }) => onChoice({ ...choice, credits: value })}
          />
          {(isOfProvider || (isOfProfile && choice.asksProviders)) && (
            <TextField
              label={isOfProvider ? 'The provider in a month, in US dollars' : 'Providers in a month, in US dollars'}
              hint={isOfProvider ? 'Never exceeded.' : 'Never exceeded. Empty asks only providers that cost nothing.'}
              inputMode="decimal"
              value={choice.dollars}
              error={errors.dollars}
              onChange={({ target: { value } }) => onChoice({ ...choice, dollars: value })}
            />
          )}
        </div>
      )}
    </div>
  );
}
