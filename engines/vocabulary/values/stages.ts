/** How far a workspace is with a lead, in order. */
import { foldText } from '../text/fold.ts';

export const stages = ['new', 'contacted', 'in_conversation', 'meeting', 'opportunity', 'won', 'lost'] as const;
export type Stage = (typeof stages)[number];

export const stageNames: Readonly<Record<Stage, string>> = {
  new: 'New',
  contacted: 'Contacted',
  in_conversation: 'In conversation',
  meeting: 'Meeting',
  opportunity: 'Opportunity',
  won: 'Won',
  lost: 'Lost',
};

/** The same stages in seven languages, and in the default pipelines of HubSpot, Salesforce, Pipedrive and Apollo where they mean exactly one of these. */
const names: Readonly<Record<Stage, string>> = {
  new: 'new|new lead|cold|open not contacted|not contacted|neu|neuer lead|nouveau|nouveau lead|nuevo|novo|nova|nieuw|nuovo|da contattare',
  contacted:
    'contacted|approaching|working contacted|attempted to contact|contact made|kontaktiert|angeschrieben|contacte|contactado|contactada|contatado|contatada|contactat|gecontacteerd|benaderd|contattato|contattata',
  in_conversation:
    'in conversation|replied|conversation|in discussion|in contact|connected|im gesprach|in kontakt|en conversation|en discussion|en conversacion|en contacto|em conversa|em conversacao|em contato|in gesprek|in contact|in conversazione|in contatto',
  meeting:
    'meeting|meeting scheduled|meeting booked|meeting arranged|appointment scheduled|demo scheduled|termin|termin vereinbart|besprechung|rendez vous|rendez vous pris|reunion|reunion programada|reunion planifiee|reuniao|reuniao agendada|reuniao marcada|afspraak|afspraak gepland|riunione|riunione fissata|appuntamento',
  opportunity:
    'opportunity|open opportunity|open deal|verkaufschance|chance|opportunite|oportunidad|oportunidade|verkoopkans|kans|opportunita',
  won: 'won|closed won|deal won|gewonnen|gagne|gagnee|ganado|ganada|ganho|ganha|vinto|vinta',
  lost: 'lost|closed lost|deal lost|verloren|perdu|perdue|perdido|perdida|perso|persa',
};

let byName: ReadonlyMap<string, Stage> | undefined;

/** "In conversation", "in_conversation", "Kontaktiert". @returns null for another pipeline's stage, such as "Subscriber" or "Seed" */
export function parseStage(text: string): Stage | null {
  byName ??= new Map(stages.flatMap((stage) => names[stage].split('|').map((name): [string, Stage] => [foldText(name), stage])));
  return byName.get(foldText(text.replaceAll('_', ' '))) ?? null;
}
