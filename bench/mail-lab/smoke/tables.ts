/** The smoke test's result as text: stratum → actual reply. */
import type { SmokeResult } from './probe.ts';
import type { SweepResult } from './sweep.ts';
import type { RoundTrip } from './smoke.ts';

const columns = 110;

export function printReplies(results: readonly SmokeResult[]): void {
  const width = Math.max(...results.map(({ stratum }) => stratum.length));
  for (const { stratum, sessions, broken } of results) {
    const telling = sessions.map((steps) => {
      // The server's replies about the recipients; if it didn't get that far, where it stopped.
      const recipients = steps.filter(({ stage }) => stage === 'existing' || stage === 'missing');
      return recipients.length > 0 ? recipients : steps.slice(-1);
    });
    const replies = telling.flatMap((steps, session) =>
      steps.map(({ stage, text, ms }) => ({ label: `${session > 0 ? 'again, ' : ''}${stage}`, text: text.split('\n')[0] ?? '', ms })),
    );
    for (const [index, { label, text, ms }] of replies.entries()) {
      const name = index === 0 ? stratum : '';
      const state = index > 0 ? '  ' : broken.length === 0 ? 'ok' : '!!';
      const shown = text.length > columns ? `${text.slice(0, columns - 1)}…` : text;
      console.log(`${state} ${name.padEnd(width)}  ${label.padEnd(15)} ${`${Math.round(ms)} ms`.padStart(8)}  ${shown}`);
    }
    for (const sentence of broken) console.log(`   ${''.padEnd(width)}  BROKEN: ${sentence.replaceAll('\n', ' / ')}`);
  }
  console.log(`\n${results.filter(({ broken }) => broken.length === 0).length} of ${results.length} strata reply as expected`);
}

export function printSweep(results: readonly SweepResult[]): void {
  const sum = results.reduce((total, { asked }) => total + asked, 0);
  const contradictions = results.flatMap((result) => result.contradictions.map((each) => `${result.stratum}: ${each}`));
  console.log(
    `\n${sum} addresses of ${results.length} strata asked about one by one: ${contradictions.length} answers contradict the truth file`,
  );
  for (const each of contradictions.slice(0, 40)) console.log(`  ${each.replaceAll('\n', ' / ')}`);
}

export function printRoundTrips(measured: readonly (RoundTrip & { rttMs: number })[]): void {
  if (measured.length === 0) return;
  const cells = (values: readonly string[]) => values.map((value) => value.padStart(14)).join('');
  console.log(
    `\n${cells(['added RTT', 'connect', 'greeting', 'command', 'DNS', '40: connect', '40: command'])}   medians, ms; 40 at a time`,
  );
  for (const { rttMs, connectMs, greetingMs, commandMs, dnsMs, busyConnectMs, busyCommandMs } of measured) {
    const figures = [connectMs, greetingMs, commandMs, dnsMs, busyConnectMs, busyCommandMs].map((ms) => ms.toFixed(2));
    console.log(cells([String(rttMs), ...figures]));
  }
}
