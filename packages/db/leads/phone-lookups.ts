/** Leads of a workspace by the end of their phone numbers (phoneEnd), which is the same with and without prefixes. */

/** A number that more leads of a workspace have is a switchboard or a mistake, and identifies none of them. */
export const mostOfOnePhone = 10;

/**
 * SQL: ids of the workspace's own rows whose number has one of the ends in a parameter; none for a number of too many. The pool is not looked up by number:
 * a match would confirm a guess for free (decision 33).
 */
export const findByPhoneEnds = (table: 'people' | 'companies', parameter: string): string =>
  `select n.id from unnest(${parameter}::text[]) as k (phone_end)
       cross join lateral (select l.id, count(*) over () as leads from (select l.id from ${table} l
         where l.workspace_id = current_workspace() and l.phone_end = k.phone_end limit ${mostOfOnePhone + 1}) l) n where n.leads <= ${mostOfOnePhone}`;
