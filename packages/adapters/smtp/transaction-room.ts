/** How many recipients the next transaction of a session may have, and how many of them are expected to be refused. */
import { controlsPerShape, emptyRefusalRecord } from '@leadlight/verification';
import { type KnownControl, missingControls } from './known-controls.ts';
import { type HostQueue, nextQuestions, questionCount } from './host-queue.ts';
import { shapeOf } from './question.ts';
import type { Session } from './session.ts';

/** Controls beyond the first ones: three shapes at a time. Those of deferred targets may exceed the usual refusals: they age together. */
export const maxFollowUps = 6;
/** As the dialogue plans a session. */
export const mostExpectedRefusals = 9;

/** How many shapes among the next questions about the domain have controls that are not known. */
export function newShapes(queue: HostQueue, domain: string, count: number, known: readonly KnownControl[]): number {
  const shapes = new Set(nextQuestions(queue, domain, count).map(shapeOf));
  return Array.from(shapes).filter((shape) => missingControls(shape, known).length > 0).length;
}

/** Leaves room for the refusals of the controls, all of which are refused by a server that doesn't accept everything. */
export function targetsIn(room: number, shapes: number): number {
  const controls = Math.min(maxFollowUps, controlsPerShape * shapes);
  return Math.floor(room * (1 - controls / mostExpectedRefusals));
}

/** Room for the recipients that are asked about along with targets which are all refused: the made-up ones of the first shape, and one usual address. */
export function roomForUsual(known: readonly KnownControl[]): number {
  return (known.length > 0 ? 0 : controlsPerShape) + 1;
}

/** How many recipients of the domain the session may still be asked about together. */
export function roomIn(session: Session, queue: HostQueue, domain: string): number {
  const room = session.room(queue.refusalRecords.get(domain), questionCount(queue), queue.mostRefusals);
  return Math.min(room, queue.mostAnswers - session.answers());
}

/** The share of the domain's recipients that the server recently refused. */
export function refusedShare({ asked, refused } = emptyRefusalRecord): number {
  return asked > 0 ? refused / asked : 0;
}
