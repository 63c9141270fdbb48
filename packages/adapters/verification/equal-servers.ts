/**
 * Remembers for each domain whether its mail servers of equal preference know the same mailboxes. A sender chooses between them at random, and one of them
 * may have an old directory or only a part of the mailboxes: it accepts some addresses and refuses others as unknown that its equal accepts.
 */

export interface EqualServers {
  /**
   * Whether a refusal at this domain should be confirmed by an equal server, although the server has accepted others.
   * @param isGuess one of several guesses at a person's address: most are missing, so they are confirmed only if the servers are known to differ
   */
  readonly areDoubtful: (domain: string, isGuess: boolean) => boolean;
  /** Notes that two equal servers gave the same answer about an address that one of them refused, or that the other one knows it. */
  readonly note: (domain: string, isSame: boolean) => void;
}

/**
 * After this many addresses that both refuse, a domain's servers are believed alone. Of two servers that each know half of the mailboxes, a list of which half
 * exists gets one refusal in three that the other contradicts: (2/3)^6 is 9 %. An estimate; more would cost a recipient for each missing address.
 */
const agreementsNeeded = 6;
/** Domains that are remembered, least recently noted first. */
const maxDomains = 5_000;

export function createEqualServers(): EqualServers {
  const agreements = new Map<string, number>();
  return {
    areDoubtful(domain, isGuess) {
      const agreed = agreements.get(domain) ?? 0;
      return isGuess ? agreed === differ : agreed < agreementsNeeded;
    },
    note(domain, isSame) {
      const agreed = agreements.get(domain) ?? 0;
      agreements.delete(domain);
      agreements.set(domain, isSame && agreed !== differ ? agreed + 1 : differ);
      const [oldest] = agreements.keys();
      if (agreements.size > maxDomains && oldest !== undefined) agreements.delete(oldest);
    },
  };
}

/** Instead of a number of agreements: they have given different answers. */
const differ = -1;
