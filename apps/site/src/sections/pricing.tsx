import { grouped, plans, pricing, type Plan } from '../content.ts';
import type { SiteSettings } from '../settings.ts';
import { tooltipId, useTooltip, type TooltipTriggerProps } from '../tooltip/use-tooltip.ts';

export function Pricing({ settings }: { settings: SiteSettings }) {
  const { trigger, tooltip } = useTooltip();
  return (
    <section className="section wrap" id="pricing" aria-labelledby="pricing-heading">
      <h2 id="pricing-heading">{pricing.heading}</h2>
      <ul className="plans">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} signUpUrl={`${settings.appUrl}/sign-up?plan=${plan.id}`} creditsTrigger={trigger} />
        ))}
      </ul>
      <div id={tooltipId} role="tooltip" className="tooltip" {...tooltip}>
        {pricing.creditsTooltip}
      </div>
    </section>
  );
}

function PlanCard({ plan, signUpUrl, creditsTrigger }: { plan: Plan; signUpUrl: string; creditsTrigger: TooltipTriggerProps }) {
  const headingId = `plan-${plan.id}`;
  return (
    <li className={plan.recommended ? 'plan plan-recommended' : 'plan'}>
      <div className="plan-name">
        <h3 id={headingId}>{plan.name}</h3>
        {plan.badge && <span className="badge">{plan.badge}</span>}
      </div>
      <p className="price">
        <strong>${plan.price}</strong>/mo
      </p>
      <p className="credits">
        <button type="button" aria-describedby={tooltipId} {...creditsTrigger}>
          <strong>{grouped(plan.credits)}/mo</strong> credits
        </button>
      </p>
      <ul className="plan-features">
        {plan.features.map((feature) => (
          <li key={feature.label}>
            <svg width="10" height="14" viewBox="0 0 10 14" aria-hidden="true">
              <path fill={feature.comingSoon ? 'none' : 'currentColor'} stroke="currentColor" strokeWidth="1.3" d="M5 1l4 6-4 6-4-6z" />
            </svg>
            {feature.label}
            {feature.comingSoon && <span className="soon">{pricing.comingSoon}</span>}
          </li>
        ))}
      </ul>
      <a className={plan.recommended ? 'button' : 'button button-outline'} href={signUpUrl} aria-describedby={headingId}>
        {pricing.subscribe}
      </a>
    </li>
  );
}
