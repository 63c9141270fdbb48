/** Fields of a person of Snov.io (snov.io/api, get-profile-by-email) beyond facts. */
import type { ExtraField } from '../provider.ts';

export const personExtras: readonly ExtraField[] = [{ about: 'person', at: '/industry', label: 'Industry', type: 'text' }];
