/**
 * The command that shows the outbox and requests retries. It reads files and writes a request; only the server sends,
 * so that nothing is sent twice.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { dataFolderOf } from '../config.ts';
import { type Environment, readEnvironment } from '../environment.ts';
import { isOwned, outboxFolders } from '../outbox/data-folder.ts';
import type { ContactMessage } from '../outbox/message.ts';
import { createMessageFiles } from '../outbox/message-files.ts';
import { writeRetryRequest } from '../outbox/retry-requests.ts';
import { StartError } from '../start-error.ts';
import { describeMessage, messageTable, visible } from './messages.table.ts';

export interface CommandSurroundings {
  environment: Environment;
  /** Folder of `.env`, from which relative paths are resolved; by default the repository's root. */
  root?: string;
  out(text: string): void;
  err(text: string): void;
}

const usage = `Shows the messages that visitors sent, and whether they were delivered.

  npm run messages                      all messages, newest last
  npm run messages -- --json            the same as JSON
  npm run messages -- show ID           one message, whole (--json: as it is stored)
  npm run messages -- retry ID          send one now: waiting, failed, or unconfirmed (may arrive twice)
  npm run messages -- retry --failed    send all that failed
  npm run messages -- retry --all       send all that are waiting or failed

ID is an ID, or enough of its first characters to identify one message.
`;

/** @returns the exit code: 0, or 1 if the command failed */
export async function runMessages(args: string[], surroundings: CommandSurroundings): Promise<number> {
  const { out, err } = surroundings;
  try {
    const command = readCommand(args);
    if (command.kind === 'help') return print(out, usage, 0);
    const environment = readEnvironment(surroundings.environment, surroundings.root);
    const dataFolder = dataFolderOf(environment, surroundings.root);
    const folders = outboxFolders(dataFolder);
    const { messages, corrupt } = existsSync(folders.messages) ? await createMessageFiles(folders).list() : { messages: [], corrupt: [] };
    for (const file of corrupt) err(`Not readable, left as it is: ${folders.messages}/${visible(file)}\n`);
    if (command.kind === 'list') {
      const hint = environment['SMTP_URL']
        ? ''
        : 'SMTP_URL is not set: waiting messages are mailed once it is (docs/configuration.md#smtp_url).\n';
      if (command.json) return print(out, toJson(messages), 0);
      if (messages.length === 0) return print(out, `There are no messages in ${dataFolder}.\n`, 0);
      return print(out, messageTable(messages) + (messages.some(({ delivery }) => delivery.state === 'waiting') ? hint : ''), 0);
    }
    if (command.kind === 'show') {
      const message = findMessage(messages, command.id);
      return print(out, command.json ? toJson(message) : describeMessage(message), 0);
    }
    const { ids, notes, includeUnconfirmed } = toRetry(messages, command);
    for (const note of notes) out(`${note}\n`);
    if (ids.length === 0) return print(out, 'There is nothing to retry.\n', 0);
    await writeRetryRequest(folders, { ids, includeUnconfirmed });
    const count = `${ids.length} ${ids.length === 1 ? 'message' : 'messages'}`;
    return print(
      out,
      isOwned(dataFolder)
        ? `${count}: the running server sends now.\n`
        : `${count}: sent when the server starts next; none is running now.\n`,
      0,
    );
  } catch (error) {
    if (error instanceof StartError) return print(err, `${error.message}\n`, 1);
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== undefined) return print(err, `The outbox cannot be read: ${message}\n`, 1);
    throw error;
  }
}

type Command =
  | { kind: 'help' }
  | { kind: 'list'; json: boolean }
  | { kind: 'show'; id: string; json: boolean }
  | { kind: 'retry'; which: { id: string } | 'failed' | 'all' };

function readCommand(args: string[]): Command {
  const { values, positionals } = parse(args);
  const [name, id, ...more] = positionals;
  const json = values.json === true;
  if (values.help) return { kind: 'help' };
  if (name === undefined && !values.failed && !values.all) return { kind: 'list', json };
  if (name === 'show' && id && more.length === 0 && !values.failed && !values.all) return { kind: 'show', id, json };
  if (name === 'retry' && more.length === 0 && !json) {
    if (id !== undefined && !values.failed && !values.all) return { kind: 'retry', which: { id } };
    if (id === undefined && values.failed !== values.all) return { kind: 'retry', which: values.all ? 'all' : 'failed' };
  }
  throw new StartError(`That is not understood.\n\n${usage}`);
}

function parse(args: string[]): { values: { json?: boolean; failed?: boolean; all?: boolean; help?: boolean }; positionals: string[] } {
  const options = {
    json: { type: 'boolean' },
    failed: { type: 'boolean' },
    all: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n\n${usage}`);
  }
}

function findMessage(messages: ContactMessage[], id: string): ContactMessage {
  const found = messages.filter((message) => message.id.startsWith(id.toLowerCase()));
  const [message] = found;
  if (!message) throw new StartError(`There is no message whose id begins with ${visible(id)}.`);
  if (found.length > 1) throw new StartError(`${found.length} messages have an id that begins with ${visible(id)}: write more of it.`);
  return message;
}

function toRetry(
  messages: ContactMessage[],
  { which }: Command & { kind: 'retry' },
): { ids: string[]; notes: string[]; includeUnconfirmed: boolean } {
  const inState = (...states: string[]) => messages.filter(({ delivery }) => states.includes(delivery.state)).map(({ id }) => id);
  if (typeof which === 'object') {
    const { id, delivery } = findMessage(messages, which.id);
    if (delivery.state === 'delivered') throw new StartError('That message is delivered.');
    if (delivery.state === 'handing-over') throw new StartError('That message is being handed to the mail server at this moment.');
    const notes = delivery.state === 'unconfirmed' ? ['That message may have been delivered already: it may arrive twice.'] : [];
    return { ids: [id], notes, includeUnconfirmed: true };
  }
  const unconfirmed = inState('unconfirmed').length;
  const notes =
    unconfirmed > 0
      ? [`Left alone: ${unconfirmed} unconfirmed, which may have been delivered. Look in the mailbox, then retry them one by one.`]
      : [];
  return { ids: which === 'all' ? inState('waiting', 'failed') : inState('failed'), notes, includeUnconfirmed: false };
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function print(to: (text: string) => void, text: string, code: number): number {
  to(text);
  return code;
}
