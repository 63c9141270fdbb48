/** What each plan includes and costs, for display. Without zod, so that the browser doesn't load it; the rules are in @leadlight/credits. */
export { deletionGraceDays, monthlyGrant, monthlyPriceUsd, plans, trialDays, type Plan } from '@leadlight/credits';
