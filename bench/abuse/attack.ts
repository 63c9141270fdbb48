/** What an attack is: a script against the running application that counts what it gains. */
import type { App } from '../../e2e/app-process.ts';
import type { Visitor } from '../app/visitor.ts';

export interface AttackRow {
  /** What was tried, and what is counted. */
  readonly label: string;
  readonly count: number;
  /** The most that the application may allow. */
  readonly allowed: number;
}

/** A person of the pool, as the operator imported them. The attacker knows none of the contact details. */
export interface PoolPerson {
  readonly name: string;
  readonly linkedin: string;
  readonly domain: string;
  readonly email: string;
  readonly personalEmail: string;
}

export interface Answer {
  readonly status: number;
  // Attacks inspect responses of every shape.
  readonly body: any;
  readonly text: string;
}

export interface Target {
  readonly app: App;
  readonly pool: readonly PoolPerson[];
  /** A new user with a workspace of their own. */
  signUp(name: string): Promise<Visitor>;
  /** @param path in the visitor's workspace. @param body JSON, or the bytes of an upload */
  call(visitor: Visitor, method: 'GET' | 'POST' | 'PATCH', path: string, body?: object | Uint8Array): Promise<Answer>;
}

/** A module of this folder: one attack each, listed in attacks.ts. */
export interface Attack {
  readonly name: string;
  attack(target: Target): Promise<readonly AttackRow[]>;
}
