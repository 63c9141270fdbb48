export const gmailDomains: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** Providers whose tags use another separator than the plus sign. Yahoo: disposable addresses, help.yahoo.com/kb/SLN28338.html. */
export const otherTagProviders: ReadonlyMap<string, '-'> = new Map([
  ['yahoo.com', '-'],
  ['ymail.com', '-'],
  ['rocketmail.com', '-'],
]);
