/** Times of facts: seconds since 1970. */
export const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);
export const instantOf = (seconds: number): string => new Date(seconds * 1000).toISOString();
