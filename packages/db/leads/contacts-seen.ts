/** Which people's contact details a workspace may see. */

/** SQL condition: whether the workspace may see the contact details of a row of people: its own, or revealed. @param row alias of the table */
export const areContactsSeen = (row: string): string =>
  `(${row}.workspace_id = current_workspace()
    or exists (select from reveals seen where seen.workspace_id = current_workspace() and seen.person_id = ${row}.id))`;
