import '../../api/groups/billing.ts';
import { useQuery } from '@tanstack/react-query';
import type { Billing, Credits, Workspace } from '../../api/contract.ts';
import { read } from '../../api/queries.ts';
import { Failed } from '../../layout/failed.tsx';
import { Section } from '../../layout/settings-layout.tsx';
import { useWorkspace } from '../../session/session.queries.ts';
import { wordDay } from '../../words/dates.ts';
import { BackFromStripe } from './back-from-stripe.tsx';
import { CreditsNow, wordRunOut } from './credits-now.tsx';
import { Invoices } from './invoices.tsx';
import { LoadingSections } from './loading-sections.tsx';
import { MonthCeilingsSection } from './month-ceilings.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { Standing } from './standing.tsx';
import { Subscribed } from './subscribed.tsx';
import { TopUps } from './top-ups.tsx';
import { Usage } from './usage.tsx';

/** How often the plan is read again while a payment is late: it is paid on a page of Stripe. */
const lateMs = 10_000;

interface OwnersPlanProps {
  workspace: Workspace;
  credits: Credits;
}

/** The plan as owners see it: what it costs next, other plans, who spends, when credits run out, and invoices. */
export function OwnersPlan({ workspace, credits }: OwnersPlanProps) {
  const workspaceId = workspace.id;
  const opened = useWorkspace();
  const billing = useQuery({
    ...read('readBilling', { params: { workspaceId } }),
    refetchInterval: (query) => query.state.data?.subscription?.status === 'past_due' && lateMs,
  });
  return (
    <>
      <BackFromStripe workspaceId={workspaceId} billing={billing.data} />
      <Section title="Plan">
        {billing.data?.subscription && !workspace.deletion ? (
          <Subscribed
            workspaceId={workspaceId}
            subscription={billing.data.subscription}
            hasTax={billing.data.hasTax}
            isReadOnly={workspace.standing.kind === 'read_only'}
          />
        ) : (
          <Standing workspace={workspace} />
        )}
      </Section>
      {billing.isPending && <LoadingSections titles={['Plans']} />}
      {billing.data && !workspace.deletion && (
        <Section title={billing.data.plan ? 'Change plan' : 'Choose a plan'} text={howPaid(billing.data)}>
          <PlanChoice billing={billing.data} workspace={workspace} />
        </Section>
      )}
      <Section title="Credits" text="The currency for leads, emails and enrichment.">
        <CreditsNow credits={credits} workspaceId={workspaceId} forecast={billing.data && wordRunOut(billing.data.runOut)} />
        {billing.data && <TopUps workspaceId={workspaceId} topUps={billing.data.topUps} hasTax={billing.data.hasTax} />}
      </Section>
      <MonthCeilingsSection workspace={opened} />
      {billing.data ? (
        <>
          <Section title="Usage" text={usedSince(billing.data)}>
            <Usage usage={billing.data.usage} />
          </Section>
          {billing.data.provider === 'stripe' && (
            <Section title="Invoices" text="Each has its page at Stripe, with the receipt.">
              <Invoices workspaceId={workspaceId} />
            </Section>
          )}
        </>
      ) : billing.error ? (
        <Failed query={billing} />
      ) : (
        <LoadingSections titles={['Usage']} />
      )}
    </>
  );
}

const usedSince = ({ subscription, usage }: Billing): string =>
  subscription ? `Since ${wordDay(usage.since)}, when the month began.` : 'In the last 30 days.';

const howPaid = ({ provider, hasTax }: Billing): string =>
  provider === 'stripe' ? `Paid every month with Stripe${hasTax ? ', plus tax' : ''}. Cancel at any time.` : 'Paid by invoice.';
