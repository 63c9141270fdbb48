/** Assistants and deputies: people whose title names the rank of someone else. */
import { foldText } from '../text/fold.ts';

/** Assistants and secretaries, then a relation, then whose they are: "Assistente dell'Amministratore Delegato". Folded. */
const assistantOf =
  /^((?:\p{L}+ ){0,3}?(?:assistant|assistante|assistent|assistentin|assistente|assistenz|asistente|secretary|secretaire|secretaria|secretario|secretaresse|secretaris|segretaria|segretario|sekretar|sekretarin|sekretariat|secretariat|secretariaat|segreteria|referent|referentin|pa|ea|aide)) (?:to|of|for|de|du|des|der|del|de la|di|della|dell|do|da|dos|van|van de|van het|al|alla|all|allo|ao|a la|au|aux)(?: (?:the|la|le|der|de|los|las|l|il))? (.+)$/u;
const advisorOf =
  /^((?:\p{L}+ ){0,3}?(?:advisor|adviser|analyst|berater|conseiller|conseillere|asesor|asesora|assessor|assessora|adviseur|consigliere)) (?:to|of|de|du|des|der|del|di|dell|della|do|da|van|van de|al)(?: (?:the|la|le|der|de|l))? (.+)$/u;

/** Those who lead, as bodies rather than ranks: "Secretary to the Board", "Assistente da Diretoria". */
const bodies =
  /^(?:board|executive board|vorstand|geschaftsfuhrung|geschaftsleitung|direktion|direction|direccion|diretoria|direcao|direzione|directie|presidencia|presidenza|presidence|gerencia|raad van bestuur|management|gerencia general|executive team|leadership|administracao|conselho|consejo|bestuur)(?: |$)/;

/** Assistants and secretaries directly in front of those they support: "Assistenz CEO", "Sekretariat Geschäftsleitung". An "Assistant Director" is a director. */
const assistantBeside =
  /^((?:\p{L}+ ){0,2}?(?:assistenz|assistentin|executive assistant|personal assistant|management assistant|directiesecretaresse|sekretar|sekretarin|sekretariat|secretariaat|pa|ea)) (.+)$/u;

export interface SupportRole {
  /** The role without the person or body that it supports. */
  readonly role: string;
  readonly isAssistant: boolean;
}

/**
 * @param leads whether a text names someone who leads
 * @returns null for a role of its own, such as "Assistant Director" and "Secretary of State"
 */
export function readSupportRole(text: string, leads: (text: string) => boolean): SupportRole | null {
  // Most titles contain neither, and don't need to be folded for it.
  if (!/assist|asist|s[eé][ckg]r[eé]t|\bp\.?a\b|\bea\b|\baide\b|advis|analyst|referent|berater|conseil|ases|asses|consigl/i.test(text))
    return null;
  const folded = foldText(text.replaceAll(/['’]/g, ' '));
  for (const [pattern, isAssistant] of [
    [assistantOf, true],
    [advisorOf, false],
    [assistantBeside, true],
  ] as const) {
    const [, role = '', whose = ''] = pattern.exec(folded) ?? [];
    if (role !== '' && (bodies.test(whose) || leads(whose))) return { role, isAssistant };
  }
  return null;
}

/** The deputy of a chief officer is one level lower: "Deputy CFO". */
export const deputyWords: ReadonlySet<string> = new Set(
  'deputy assistant associate adjunct plv plaatsvervanger stellvertretender stellvertretende stellvertreter stellvertreterin stellv stv vize vice adjoint adjointe adjunto adjunta plaatsvervangend vicario'.split(
    ' ',
  ),
);
