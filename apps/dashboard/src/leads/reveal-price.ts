import type { Contact } from '../api/contract.ts';

/** In credits. Undeliverable addresses are revealed for free. */
export const revealPrice = ({ contact }: { contact: Contact }): number => (contact.emailVerdict === 'undeliverable' ? 0 : 1);
