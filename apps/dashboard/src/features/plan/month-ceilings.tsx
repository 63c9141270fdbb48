/** The monthly ceilings in credits: what is spent of them, and for owners and admins the fields to change them. */
import '../../api/groups/month-ceilings.ts';
import { Button } from '@leadlight/ui/button';
import { TextField } from '@leadlight/ui/field';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { MonthCeilings } from '../../api/contract.ts';
import { read } from '../../api/queries.ts';
import { useCommand } from '../../api/use-command.ts';
import { alreadySaved } from '../../form/already-saved.ts';
import { notify } from '../../notices/notify.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import type { Rule } from '../../form/rules.ts';
import { Unsaved } from '../../form/unsaved.tsx';
import { useApiForm } from '../../form/use-api-form.ts';
import { Failed } from '../../layout/failed.tsx';
import { Section } from '../../layout/settings-layout.tsx';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { wordDay } from '../../words/dates.ts';
import { wordCount, wordNumber } from '../../words/numbers.ts';

export function MonthCeilingsSection({ workspace }: { workspace: OpenWorkspace }) {
  // What is spent changes with every run, on other screens.
  const ceilings = useQuery({ ...read('readMonthCeilings', { params: { workspaceId: workspace.workspaceId } }), staleTime: 0 });
  return (
    <Section
      title="Monthly ceilings"
      text="At a ceiling, runs pause, and single requests that cost credits are refused. Ceilings reset on the first of each month (UTC)."
    >
      {ceilings.data ? (
        <CeilingsForm workspace={workspace} ceilings={ceilings.data} />
      ) : ceilings.isError ? (
        <Failed query={ceilings} />
      ) : (
        <SkeletonRows rows={2} label="Loading the ceilings" />
      )}
    </Section>
  );
}

type Ceiling = MonthCeilings['all'];

const textOf = ({ ceiling }: Ceiling): string => (ceiling === null ? '' : String(ceiling));
const ceilingOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

const ceilingRule: Rule = (text) =>
  /^\d*$/.test(text.trim()) && Number(text) <= 1_000_000 ? undefined : 'Enter a number up to 1,000,000, or leave it empty for no ceiling.';

/** "312 spent, 20 reserved this month, 668 left." */
function wordUse({ spent, reserved, left }: Ceiling, startsAgainAt: string): string {
  const used = `${wordNumber(spent)} spent${reserved > 0 ? `, ${wordNumber(reserved)} reserved` : ''} this month`;
  if (left === null) return `${used}.`;
  return left > 0 ? `${used}, ${wordNumber(left)} left.` : `Reached: ${used}. It resets on ${wordDay(startsAgainAt)}.`;
}

function CeilingsForm({ workspace, ceilings }: { workspace: OpenWorkspace; ceilings: MonthCeilings }) {
  const { workspaceId, may, isReadOnly } = workspace;
  const { all, profile, startsAgainAt } = ceilings;
  const mayChange = may('workspace.update');
  const update = useCommand('updateMonthCeilings', { notice: wordSaved });
  const { field, form, pending, failure, isDirty, reset } = useApiForm({
    defaults: { all: textOf(all), profile: textOf(profile) },
    send: async (values) => {
      if (ceilingOf(values.all) === all.ceiling && ceilingOf(values.profile) === profile.ceiling) return notify(alreadySaved);
      const saved = await update.send({
        params: { workspaceId },
        body: { all: ceilingOf(values.all), profile: ceilingOf(values.profile) },
      });
      reset({ all: textOf(saved.all), profile: textOf(saved.profile) });
    },
  });
  if (!mayChange)
    return (
      <>
        <dl className="grid gap-3 text-13">
          {(
            [
              ['Total', all],
              ['Profile enrichment', profile],
            ] as const
          ).map(([name, of]) => (
            <div key={name}>
              <dt className="font-medium">
                {name}
                {of.ceiling !== null && `: at most ${wordCount(of.ceiling, 'credit')}`}
              </dt>
              <dd className="mt-0.5 text-muted tabular-nums">
                {of.ceiling === null && 'No ceiling. '}
                {wordUse(of, startsAgainAt)}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-13 text-muted">{isReadOnly ? 'Activate a plan to change them.' : 'Owners and admins can change them.'}</p>
      </>
    );
  return (
    <form {...form} className="grid max-w-md gap-4">
      <Unsaved when={isDirty} />
      <FormFailure failure={failure} />
      <TextField
        label="Total credits per month (optional)"
        placeholder="No ceiling"
        hint={wordUse(all, startsAgainAt)}
        inputMode="numeric"
        autoComplete="off"
        {...field('all', ceilingRule)}
      />
      <TextField
        label="Profile enrichment credits per month (optional)"
        placeholder="No ceiling"
        hint={wordUse(profile, startsAgainAt)}
        inputMode="numeric"
        autoComplete="off"
        {...field('profile', ceilingRule)}
      />
      <div>
        <Button type="submit" tone="primary" pending={pending} pendingLabel="Saving…">
          Save ceilings
        </Button>
      </div>
    </form>
  );
}

const wordSaved = ({ all, profile }: MonthCeilings) =>
  all.left === 0 || profile.left === 0
    ? { title: 'Ceilings saved', text: 'A ceiling is already reached, so runs that count toward it pause.' }
    : { title: 'Ceilings saved' };
