/** The first instant of the calendar month, in UTC: ceilings of columns begin anew. */
export const monthOf = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
