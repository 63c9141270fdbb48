/** Routes of the contract as the dashboard calls them: which read, which change something. */
import type { AnswerOf, InputOf, RouteName } from './contract.ts';
import { endpoints } from './endpoints.ts';

/** Routes that read although they use POST, because their input does not fit in a URL. */
type ReadByPost = 'searchPeople' | 'searchCompanies' | 'forecastReveal' | 'forecastVerificationRun' | 'previewImport';

/** A route that reads. */
export type ReadName = { [N in RouteName]: (typeof endpoints)[N] extends `get ${string}` ? N : never }[RouteName] | ReadByPost;
/** A route that changes something. */
export type CommandName = Exclude<RouteName, ReadName>;

/** The arguments: none for a route without input, otherwise its body, query and params. */
export type Arguments<N extends RouteName> = keyof InputOf<N> extends never ? [input?: undefined] : [input: InputOf<N>];
export type { AnswerOf, InputOf };

export interface Endpoint {
  method: string;
  path: `/v1/${string}`;
  /** Needs no session. */
  isPublic: boolean;
  /** Accepts an Idempotency-Key: a repeated request takes effect once. */
  takesIdempotencyKey: boolean;
}

export function endpointOf(name: RouteName): Endpoint {
  const [method, path, mark] = endpoints[name].split(' ') as [string, Endpoint['path'], string?];
  return { method, path, isPublic: mark === 'public', takesIdempotencyKey: mark === 'once' };
}
