/** The author of a change, as in the ledger and the audit log. Operator and system have no id. */
export type ActorRef =
  | { readonly kind: 'user' | 'api_key'; readonly id: string }
  | { readonly kind: 'operator' | 'system'; readonly id: null };

export const system: ActorRef = { kind: 'system', id: null };
export const operator: ActorRef = { kind: 'operator', id: null };
