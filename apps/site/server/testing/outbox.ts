/** Reads the contents of an outbox. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outboxFolders } from '../outbox/data-folder.ts';
import type { ContactMessage, DeliveryState } from '../outbox/message.ts';
import { expectEventually } from './expect-eventually.ts';

export function storedMessages(dataFolder: string): ContactMessage[] {
  const { messages } = outboxFolders(dataFolder);
  return readdirSync(messages).map((name) => JSON.parse(readFileSync(join(messages, name), 'utf8')) as ContactMessage);
}

/** Waits until the sorted states of all messages are as expected. */
export async function expectStates(dataFolder: string, ...states: DeliveryState[]): Promise<ContactMessage[]> {
  await expectEventually(() =>
    storedMessages(dataFolder)
      .map(({ delivery }) => delivery.state)
      .toSorted(),
  ).toEqual(states.toSorted());
  return storedMessages(dataFolder);
}
