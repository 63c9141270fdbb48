/** Formats messages for a terminal. Pure. */
import type { ContactMessage } from '../outbox/message.ts';

const columns = ['ID', 'RECEIVED (UTC)', 'NAME', 'EMAIL', 'STATE', 'ATTEMPTS', 'NEXT ATTEMPT', 'LAST REPLY'] as const;
/** Maximum characters per column; only the last reply may be longer, and `show` prints it in full. */
const widest = [8, 16, 24, 32, 12, 8, 16, 60];

export function messageTable(messages: ContactMessage[]): string {
  const rows = messages.map(({ id, receivedAt, values, delivery, attempts }) => [
    id.slice(0, 8),
    minute(receivedAt),
    values.fullName,
    values.email,
    delivery.state,
    String(attempts.length),
    delivery.state === 'waiting' ? minute(delivery.nextAttemptAt) : '',
    attempts.at(-1)?.reply ?? '',
  ]);
  const table = [[...columns], ...rows].map((row) => row.map((cell, index) => cut(visible(cell), widest[index] ?? 0)));
  const widths = columns.map((_, index) => Math.max(...table.map((row) => lengthOf(row[index] ?? ''))));
  const lines = table.map((row) =>
    row
      .map((cell, index) => cell + ' '.repeat((widths[index] ?? 0) - lengthOf(cell)))
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n\n${summary(messages)}\n`;
}

export function describeMessage({ id, receivedAt, values, delivery, attempts }: ContactMessage): string {
  const next = delivery.state === 'waiting' ? `, next attempt ${delivery.nextAttemptAt}` : '';
  const lines = [
    `Id:        ${id}`,
    `Received:  ${receivedAt}`,
    `Full Name: ${visible(values.fullName)}`,
    `Email:     ${visible(values.email)}`,
    `Phone:     ${visible(values.phone)}`,
    `State:     ${delivery.state}${next}`,
    ...attempts.map(({ at, outcome, reply }) => `Attempt:   ${at} ${outcome}: ${visible(reply)}`),
    '',
    values.message.split('\n').map(visible).join('\n'),
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * Makes visitors' text safe for a terminal: control characters could move the cursor or hide text, and direction marks
 * could reverse it (Unicode TR 36 section 2.7).
 */
export function visible(text: string): string {
  return text.replaceAll(/[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, (character) =>
    character === '\n' || character === '\t' ? ' ' : `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}

function summary(messages: ContactMessage[]): string {
  const counts = new Map<string, number>();
  for (const { delivery } of messages) counts.set(delivery.state, (counts.get(delivery.state) ?? 0) + 1);
  const states = [...counts].map(([state, count]) => `${count} ${state}`).join(', ');
  return `${messages.length} ${messages.length === 1 ? 'message' : 'messages'}: ${states}`;
}

function minute(moment: string): string {
  return moment.slice(0, 16).replace('T', ' ');
}

function cut(text: string, max: number): string {
  const characters = Array.from(text);
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join('')}…`;
}

function lengthOf(text: string): number {
  return Array.from(text).length;
}
