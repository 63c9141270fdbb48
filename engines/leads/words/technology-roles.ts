/** Roles that are named after what people work with: "React developers", "SAP-Berater", "développeurs PHP". What companies use is another filter. */
import { titleWordsOf } from './title-memory.ts';
import { oncePerToken, find, phrase, wordsFrom, type Line } from './line.ts';
import { choice, type Reading } from './meaning.ts';
import { singularTitle } from './singular-titles.ts';
import { singularsOf } from '@leadlight/vocabulary/text';

const skills = phrase(
  String.raw`(?:react(?: native)?|angular|vue(?: js)?|next js|node(?: js)?|java(?:script)?|typescript|python|php|ruby(?: on rails)?|rails|rust|go(?=lang| (?:dev|eng|prog|entw))|golang|kotlin|swift|scala|perl|cobol|abap|delphi|matlab|sql|pl sql|net|asp net|django|laravel|symfony|spring(?: boot)?|flutter|android|ios|sap(?: s ?4 ?hana| fi co| hana)?|salesforce|hubspot|dynamics(?: 365)?|oracle|aws|azure|gcp|kubernetes|docker|terraform|linux|windows|wordpress|drupal|magento|shopify|typo3|unity|unreal|power bi|tableau|snowflake|databricks|hadoop|spark|etl|sharepoint|servicenow|workday|netsuite|odoo|citrix|vmware|cisco|solidity|elixir|clojure|haskell|graphql|svelte|pytorch|tensorflow|web3|blockchain|firmware|embedded|llm|genai|generative ai|computer vision|deep learning|low code|no code|hdl|fpga|plc|cad|gis)`,
);

/** Occupations that skills stand beside. */
const skilled = new Set([
  'developer',
  'engineer',
  'programmer',
  'consultant',
  'architect',
  'system-administrator',
  'specialist',
  'it-specialist',
  'administrative-assistant',
]);

function readTechnologyRoleAnew(line: Line, at: number): Reading | null {
  const skill = find(line, at, skills);
  const end = skill ? occupationEnd(line, skill.end) : behind(line, at);
  if (end === null) return null;
  const title = singularTitle(line, at, end);
  return { end, meanings: choice('title', title), kind: 'people', title };
}

/** "Développeurs React": the occupation first, as in the Romance languages. */
function behind(line: Line, at: number): number | null {
  const end = occupationEnd(line, at);
  return end === null ? null : (find(line, end, skills)?.end ?? null);
}

/** The end of an occupation of one or two words, "full stack developers"; null for anything else, such as a rank. */
function occupationEnd(line: Line, at: number): number | null {
  for (let length = wordsFrom(line, at, 3); length > 0; length -= 1) {
    const tokens = line.tokens.slice(at, at + length).map(({ folded }) => folded);
    const last = tokens.at(-1) ?? '';
    for (const form of [last, ...singularsOf(last)]) {
      const words = titleWordsOf([...tokens.slice(0, -1), form].join(' '));
      const isSkilled = words.every(({ kind }) => kind !== 'unknown' && kind !== 'rank') && words.some(({ key }) => skilled.has(key));
      if (isSkilled && tokens.every((token) => titleWordsOf(token).length > 0)) return at + length;
    }
  }
  return null;
}

/** @returns null unless a skill stands right before or behind an occupation that it describes */
export const readTechnologyRole = oncePerToken(readTechnologyRoleAnew);
