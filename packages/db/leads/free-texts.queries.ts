/** Where members wrote a person's name in their own words: notes on other leads, names of lists, tags. An erasure leaves these texts, and says where they are. */
import type { WorkspaceTx } from '../platform/index.ts';

export interface FreeText {
  readonly kind: 'note' | 'tag' | 'list' | 'saved search' | 'ranking' | 'email template' | 'question';
  /** The ID of the note's or tag's lead, of the question's list, or otherwise of the text's own record. */
  readonly id: string;
}

/** SQL for a text whose JSON line breaks are replaced by spaces, so that the next word is found as a whole word. */
const plain = (json: string): string => `replace(${json}::text, '\\n', ' ')`;

const places: readonly (readonly [kind: FreeText['kind'], table: string, id: string, text: string])[] = [
  ['note', 'lead_notes', 'lead_id', 'body'],
  ['tag', 'lead_states', 'lead_id', `array_to_string(tags, '; ')`],
  ['list', 'lists', 'id', 'name'],
  ['saved search', 'saved_searches', 'id', `name || ' ' || ${plain('query')}`],
  ['ranking', 'likenesses', 'id', 'name'],
  ['email template', 'email_templates', 'id', `name || ' ' || ${plain('steps')}`],
  ['question', 'list_columns', 'list_id', `coalesce(${plain('question')}, '')`],
];

/** The most texts that are returned for one workspace. */
export const mostFreeTexts = 500;

/** @param names of two words or more, in lower case; found as whole words */
export async function findFreeTexts(tx: WorkspaceTx, names: readonly string[]): Promise<FreeText[]> {
  if (names.length === 0) return [];
  const patterns = names.map(
    (name) =>
      `(^|[^[:alnum:]])${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/ +/g, String.raw`\s+`)}($|[^[:alnum:]])`,
  );
  const { rows } = await tx.query<FreeText>(
    `${places
      .map(
        ([kind, table, id, text]) =>
          `select '${kind}' as kind, ${id}::text as id from ${table} where workspace_id = current_workspace() and lower(${text}) ~ any($1)`,
      )
      .join(' union all ')} limit ${mostFreeTexts}`,
    [patterns],
  );
  return rows;
}
