import '../../api/groups/account.ts';
import { plans, trialDays } from '@leadlight/contract/plan-facts';
import { Button } from '@leadlight/ui/button';
import { SelectField, TextField } from '@leadlight/ui/field';
import { useNavigate } from '@tanstack/react-router';
import type { Plan } from '../../api/contract.ts';
import { useCommand } from '../../api/use-command.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { required } from '../../form/rules.ts';
import { useApiForm } from '../../form/use-api-form.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/session.queries.ts';
import { planNames } from '../../words/names.ts';

export function CreateForm() {
  const { canStartTrial } = useSession();
  const navigate = useNavigate();
  const create = useCommand('createWorkspace', { onDone: ({ workspaceId }) => navigate(paths.home(workspaceId)) });
  const { field, form, pending, failure } = useApiForm<{ name: string; plan: Plan }>({
    defaults: { name: '', plan: 'starter' },
    send: ({ name, plan }) => create.send({ body: { name: name.trim(), plan } }),
  });
  return (
    <form {...form} className="grid gap-4">
      <FormFailure failure={failure} />
      <TextField
        label="Name"
        hint="Your company or team. Everyone you invite can see it."
        autoComplete="organization"
        maxLength={100}
        {...field('name', required('Enter a name.'))}
      />
      {canStartTrial ? (
        <SelectField
          label="Plan to try"
          hint={`The ${trialDays}-day trial includes the plan’s credits. No credit card needed.`}
          {...field('plan')}
        >
          {plans.map((plan) => (
            <option key={plan} value={plan}>
              {planNames[plan]}
            </option>
          ))}
        </SelectField>
      ) : (
        <p className="rounded-control bg-amber/16 px-3 py-2.5 text-13">
          You already used your trial. This workspace will be read-only until a plan is active.
        </p>
      )}
      <Button type="submit" tone="primary" size="large" pending={pending} pendingLabel="Creating…">
        Create workspace
      </Button>
    </form>
  );
}
