/** What the checks of the setup found: each with its state in words, what was found, and who must change what. */
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import type { SetupReport } from '../../api/contract.ts';
import type { FailureWords } from '../../api/word-failure.ts';
import { FormFailure } from '../../form/form-failure.tsx';

type Check = SetupReport['checks'][number];

const labels: Record<Check['name'], string> = {
  port_25: 'Port 25',
  address: 'IP address',
  reverse_dns: 'Reverse DNS',
  host_name: 'Host name',
  sender: 'Sender',
  spf: 'SPF',
  handshake: 'Handshake',
};
const states = {
  ok: { label: 'OK', Icon: CircleCheck, tone: 'text-emerald-text' },
  wrong: { label: 'To fix', Icon: TriangleAlert, tone: 'text-ruby-text' },
  unknown: { label: 'Not checked', Icon: CircleHelp, tone: 'text-muted' },
} as const;
const changers = { provider: 'Hosting provider', dns: 'DNS of the domain', operator: 'Here or on the server' } as const;

interface SetupChecksProps {
  readonly report: SetupReport | undefined;
  readonly isChecking: boolean;
  readonly failure: FailureWords | undefined;
}

export function SetupChecks({ report, isChecking, failure }: SetupChecksProps) {
  return (
    <section aria-label="Checks" aria-busy={isChecking} className="mt-8 border-t border-hairline pt-6">
      <h2 className="text-20">Checks</h2>
      <div role="status" className="mt-1 text-14 text-muted">
        {isChecking
          ? 'Asking name servers and the mail servers of large providers. This takes up to two minutes.'
          : report
            ? report.isReady
              ? 'Everything is in place.'
              : 'Until everything is in place, mail servers will often refuse to answer, and addresses stay unknown.'
            : 'Port 25, the IP address, reverse DNS, the host name, the sender, its SPF record and a handshake. No mail is sent, and nobody is contacted.'}
      </div>
      <FormFailure failure={failure} />
      {isChecking && !report && (
        <div className="mt-4">
          <SkeletonRows rows={4} label="Checking" />
        </div>
      )}
      {report && (
        <ul className="mt-4 divide-y divide-hairline">
          {report.checks.map((check) => (
            <CheckItem key={check.name} check={check} />
          ))}
        </ul>
      )}
    </section>
  );
}

function CheckItem({ check: { name, state, found, fix } }: { check: Check }) {
  const { label, Icon, tone } = states[state];
  return (
    <li className="flex gap-3 py-3 text-14">
      <Icon className={`mt-0.5 size-4 shrink-0 ${tone}`} aria-hidden />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="flex justify-between gap-3">
          <span className="font-medium">{labels[name]}</span>
          <span className={tone}>{label}</span>
        </p>
        <p className="mt-0.5 text-muted">{found}</p>
        {fix && (
          <p className="mt-1.5">
            <span className="font-medium">{changers[fix.by]}:</span> {fix.text}
          </p>
        )}
      </div>
    </li>
  );
}
