import { plans, trialDays } from '@leadlight/contract/plan-facts';
import { Button } from '@leadlight/ui/button';
import { SelectField, TextField } from '@leadlight/ui/field';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call } from '../../api/call.ts';
import type { Plan } from '../../api/contract.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { required } from '../../form/rules.ts';
import { useApiForm } from '../../form/use-api-form.ts';
import { useIdempotencyKeys } from '../../form/use-idempotency-keys.ts';
import { paths } from '../../paths.ts';
import { sessionQuery, useSession } from '../../session/session.queries.ts';
import { planNames } from '../../words/names.ts';

export function CreateForm() {
  const { canStartTrial } = useSession();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const keyOf = useIdempotencyKeys();
  const { field, form, pending, failure, raw } = useApiForm<{ name: string; plan: Plan }>({
    defaults: { name: '', plan: 'starter' },
    send: async ({ name, plan }) => {
      const body = { name: name.trim(), plan };
      const { workspaceId } = await call('createWorkspace', { body }, { idempotencyKey: keyOf(body) });
      await queries.query({ ...sessionQuery, staleTime: 0 });
      await navigate(paths.home(workspaceId));
    },
  });
  return (
    <form {...form} className="grid gap-4">
      <FormFailure failure={failure} />
      <TextField
        label="Name"
        hint="Your company or team. Everyone you invite sees it."
        autoComplete="organization"
        maxLength={100}
        {...field('name', required('Enter a name.'))}
      />
      {canStartTrial ? (
        <SelectField
          label="Plan to try"
          hint={`The ${trialDays}-day trial brings the plan’s credits. No credit card.`}
          {...raw.register('plan')}
        >
          {plans.map((plan) => (
            <option key={plan} value={plan}>
              {planNames[plan]}
            </option>
          ))}
        </SelectField>
      ) : (
        <p className="rounded-control bg-amber/16 px-3 py-2.5 text-13">
          You have had your trial. This workspace is read-only until a plan is active.
        </p>
      )}
      <Button type="submit" tone="primary" size="large" pending={pending} pendingLabel="Creating…">
        Create workspace
      </Button>
    </form>
  );
}
