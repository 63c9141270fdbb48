/** Which people's contact details a workspace may see, and the pool's record behind its own. */

/** SQL condition: whether the workspace may see the contact details of a row of people: its own, or revealed. @param row alias of the table */
export const areContactsSeen = (row: string): string =>
  `(${row}.workspace_id = current_workspace()
    or exists (select from reveals seen where seen.workspace_id = current_workspace() and seen.person_id = ${row}.id))`;

/**
 * SQL join: the pool's record of a row of people, as `p`: the row itself, or what the workspace's own row refers to. Found by its id alone (`offset 0`
 * keeps the other condition out of the lookup): without statistics, as after a bulk load, PostgreSQL would scan the whole pool for each row, 52 s for
 * 2,000 people in a pool of 20,000. @param row alias of the table
 */
export const joinPoolRecord = (row: string): string => `left join lateral (
    select * from people behind where behind.id = case when ${row}.workspace_id = current_workspace() then ${row}.pool_id else ${row}.id end offset 0
  ) p on p.workspace_id = app.pool_id()`;
