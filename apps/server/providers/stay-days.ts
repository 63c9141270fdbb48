/** How long values and answers of a provider may be kept. */
import type { ProviderConnection } from '@leadlight/db/providers';
import { cacheDays } from '@leadlight/profiles';

/** Time to look at values that may not stay, and to export them. */
const shownDays = 1;

type Stay = Pick<ProviderConnection, 'mayStay' | 'stayDays'>;

/** For how many days values stay in records; null: without end. */
export const stayDaysOf = ({ mayStay, stayDays }: Stay): number | null => (mayStay ? stayDays : shownDays);

/** For how many days an answer is used again. @param providerDays what the provider's terms allow if values may not stay */
export function answerDaysOf(stay: Stay, providerDays: number): number {
  const days = Math.min(cacheDays, stayDaysOf(stay) ?? cacheDays);
  return stay.mayStay ? days : Math.min(days, providerDays);
}
