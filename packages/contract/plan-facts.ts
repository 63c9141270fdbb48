/** What each plan brings and costs, for those who show it. Without zod, so that a browser can have it; the rules are @leadlight/credits'. */
export { deletionGraceDays, monthlyGrant, monthlyPriceUsd, plans, trialDays, type Plan } from '@leadlight/credits';
