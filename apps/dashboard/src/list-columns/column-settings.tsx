/** The settings of a column: for which rows, with providers or without, and added leads. */
import { CheckboxField, TextField } from '@leadlight/ui/field';
import type { Filters, LeadKind } from '../leads/lead-search.ts';
import { countFilters } from '../leads/lead-search.ts';
import { microsOf, typedDollars } from '../words/money.ts';
import { wordCount } from '../words/numbers.ts';

export interface ColumnChoice {
  asksProviders: boolean;
  /** Null: all rows. */
  condition: Filters | null;
  isAutomatic: boolean;
  /** As typed. */
  credits: string;
  dollars: string;
}

export const firstColumnChoice: ColumnChoice = { asksProviders: false, condition: null, isAutomatic: false, credits: '100', dollars: '' };

export const choiceOf = (of: {
  asksProviders: boolean;
  condition: object | null;
  isAutomatic: boolean;
  monthCeiling: number;
  monthProviderCeilingMicros: number;
}): ColumnChoice => ({
  asksProviders: of.asksProviders,
  condition: of.condition,
  isAutomatic: of.isAutomatic,
  credits: String(of.monthCeiling),
  dollars: typedDollars(of.monthProviderCeilingMicros === 0 ? null : of.monthProviderCeilingMicros),
});

/** What is wrong with the ceilings; undefined if nothing is. */
export function ceilingErrors({ isAutomatic, asksProviders, credits, dollars }: ColumnChoice): {
  credits: string | undefined;
  dollars: string | undefined;
} {
  if (!isAutomatic) return { credits: undefined, dollars: undefined };
  return {
    credits: /^\d{1,6}$/.test(credits.trim()) && Number(credits) > 0 ? undefined : 'Enter a number from 1 to 999,999.',
    dollars:
      !asksProviders || microsOf(dollars) !== undefined
        ? undefined
        : 'Enter an amount in US dollars, such as 25. Empty asks only providers that cost nothing.',
  };
}

/** In the form of the API. */
export function bodyOf({ asksProviders, condition, isAutomatic, credits, dollars }: ColumnChoice) {
  return {
    asksProviders,
    condition,
    isAutomatic,
    monthCeiling: isAutomatic ? Number(credits) : 0,
    monthProviderCeilingMicros: isAutomatic && asksProviders ? (microsOf(dollars) ?? 0) : 0,
  };
}

interface ColumnSettingsProps {
  kind: LeadKind;
  choice: ColumnChoice;
  onChoice: (choice: ColumnChoice) => void;
  /** Whether providers can have the field. */
  isOfProfile: boolean;
  /** A question is never asked automatically. */
  isQuestion?: boolean;
  /** The filters of the list that are set now; a condition can be made of them. */
  filters: Filters;
}

export function ColumnSettings({ kind, choice, onChoice, isOfProfile, isQuestion = false, filters }: ColumnSettingsProps) {
  const { list: _list, column: _column, ...own } = filters;
  const count = countFilters(own);
  const condition = choice.condition === null ? 0 : countFilters(choice.condition);
  const errors = ceilingErrors(choice);
  const leads = kind === 'people' ? 'people' : 'companies';
  return (
    <div className="grid gap-4">
      {condition > 0 ? (
        <CheckboxField
          label={`Only ${leads} that match ${wordCount(condition, 'filter')}`}
          hint="The condition of this column. Clear it to look for all rows."
          checked
          onChange={() => onChoice({ ...choice, condition: null })}
        />
      ) : (
        <CheckboxField
          label={`Only ${leads} that match the filters set now`}
          hint={
            count > 0
              ? `${wordCount(count, 'filter')} of the list, such as country or seniority.`
              : 'Set filters on the list first, such as country or seniority.'
          }
          disabled={count === 0}
          checked={false}
          onChange={() => onChoice({ ...choice, condition: own })}
        />
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
          hint="Without asking, up to the ceilings below."
          checked={choice.isAutomatic}
          onChange={({ target: { checked } }) => onChoice({ ...choice, isAutomatic: checked })}
        />
      )}
      {choice.isAutomatic && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            label="Credits in a month"
            hint="Never exceeded. A lead without a new fact is free."
            inputMode="numeric"
            value={choice.credits}
            error={errors.credits}
            onChange={({ target: { value } }) => onChoice({ ...choice, credits: value })}
          />
          {isOfProfile && choice.asksProviders && (
            <TextField
              label="Providers in a month, in US dollars"
              hint="Never exceeded. Empty asks only providers that cost nothing."
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
