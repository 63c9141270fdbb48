import { monthlyGrant, monthlyPriceUsd, plans } from '@leadlight/contract/plan-facts';
import { Pane } from '@leadlight/ui/badge';
import { getRouteApi } from '@tanstack/react-router';
import type { Plan } from '../../api/contract.ts';
import { planNames } from '../../words/names.ts';
import { wordNumber } from '../../words/numbers.ts';

const route = getRouteApi('/accounts/sign-up');

/** The plan to try. The choice is in the URL, set by the buttons of the public page. */
export function PlanChoice({ value }: { value: Plan }) {
  const navigate = route.useNavigate();
  return (
    <fieldset>
      <legend className="mb-1.5 text-13 font-medium">Plan to try</legend>
      <div className="grid grid-cols-3 gap-2">
        {plans.map((plan) => (
          <label
            key={plan}
            className="relative grid cursor-pointer rounded-control border border-control px-3 py-2.5 has-checked:border-frame has-checked:shadow-[inset_0_0_0_1px_var(--frame)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="plan"
              value={plan}
              checked={plan === value}
              onChange={() => void navigate({ search: (before) => ({ ...before, plan }), replace: true, resetScroll: false })}
              className="sr-only"
            />
            <span className="flex items-center justify-between text-14 font-medium">
              {planNames[plan]}
              <Pane filled={plan === value} className={plan === value ? 'text-cobalt-text' : 'text-control'} />
            </span>
            <span className="text-12 text-muted tabular-nums">{wordNumber(monthlyGrant[plan])} credits</span>
            <span className="text-12 text-muted tabular-nums">${monthlyPriceUsd[plan]}/mo later</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
