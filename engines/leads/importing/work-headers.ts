/** Column names of what a workspace keeps on a lead: stage, owner, notes, lists and tags, in seven languages; and of Leadlight's own export. */
import { foldText } from '@leadlight/vocabulary/text';

export const workTargets = ['lead.stage', 'lead.owner', 'lead.notes', 'lead.list', 'lead.tags'] as const;
export type WorkTarget = (typeof workTargets)[number];

/** As in headers.ts: folded names, separated by "|". "Inhaber" is missing because it is a company's proprietor; "owner" needs cells that repeat. */
export const workNames: Readonly<Record<WorkTarget, string>> = {
  'lead.stage':
    'estagio no funil|etapa no funil|deal status|outreach status|prospect status|prospect stage|contact lifecycle stage|stage|lead stage|lead status|leadstatus|contact status|contact stage|pipeline stage|sales stage|deal stage|lifecycle stage|opportunity stage|vertriebsphase|leadphase|lead phase|verkaufsphase|kontaktstatus|etape|etape du pipeline|statut du lead|statut du prospect|statut du contact|phase de vente|etapa|etapa del ciclo|etapa del lead|etapa de venta|estado del lead|estado del contacto|estado del prospecto|etapa do funil|etapa do lead|etapa da venda|estagio|status do lead|status do contato|estado do lead|leadfase|verkoopfase|status lead|contactstatus|fase|stato lead|stato del lead|stato del contatto|fase di vendita|fase del lead',
  'lead.owner':
    'zustandiger mitarbeiter|zustandige mitarbeiterin|vertriebsmitarbeiter|kundenbetreuer in|sales person|salesperson|sales exec|acct manager|account mgr|commercial referent|charge d affaires|charge de clientele|comercial asignado|gestor de cuenta|gestor de conta|responsavel comercial|relatiebeheerder|proprietaire de compte|compte proprietaire|contact proprietaire|lead inhaber|kontakt inhaber|account inhaber|inhaber des datensatzes|zugewiesen an|assigne a|assignee a|vendedor|venditore|verkoper|sales owner|owned by|contact owned by|responsible person|dono do lead|dono do contato|dono|responsavel pelo lead|vendedor responsavel|record owner name|relationship owner|owner|owner name|owner email|lead owner|contact owner|account owner|company owner|proprietario da empresa|propietario de la empresa|proprietaire de l entreprise|proprietario dell azienda|proprietario azienda|eigenaar van bedrijf|record owner|deal owner|person owner|organization owner|hubspot owner|owner full name|lead owner email|sales rep|sales representative|account manager|account executive|assigned to|assigned user|assignee|zustandig|zustandiger|zustandige person|verantwortlich|verantwortlicher|verantwortliche person|betreuer|kontaktbesitzer|besitzer|kundenbetreuer|proprietaire|proprietaire du contact|proprietaire du lead|responsable du compte|responsable commercial|charge de compte|attribue a|propietario|propietario del contacto|propietario del lead|propietario del registro|asignado a|responsable de cuenta|proprietario|proprietario do contato|proprietario do contacto|proprietario do lead|responsavel|responsavel pelo contato|atribuido a|eigenaar|contacteigenaar|leadeigenaar|eigenaar van contact|toegewezen aan|verantwoordelijke|accounteigenaar|proprietario del contatto|proprietario contatto|proprietario del lead|responsabile|responsabile commerciale|assegnato a',
  'lead.notes':
    'observations|observation|anmerk|bem|bemerk|anm|rep notes|call notes|meeting notes|internal notes|general notes|notes and comments|follow up notes|gesprachsnotizen|gesprachsnotiz|interne notiz|notes internes|notas internas|notas da reuniao|note interne|interne notities|notes|note|comment|comments|remark|remarks|memo|contact notes|lead notes|sales notes|notizen|notiz|bemerkung|bemerkungen|kommentar|kommentare|anmerkung|anmerkungen|remarque|remarques|commentaire|commentaires|nota|notas|comentario|comentarios|observacion|observaciones|observacao|observacoes|anotacao|anotacoes|notitie|notities|opmerking|opmerkingen|toelichting|commento|commenti|osservazione|osservazioni|annotazione|annotazioni',
  'lead.list':
    'list|lists|list name|list names|lead list|lead lists|contact list|contact lists|liste|listen|listenname|kontaktliste|listes|nom de la liste|liste de contacts|liste de prospects|lista|listas|nombre de la lista|lista de contactos|nome da lista|lista de contatos|lijst|lijsten|lijstnaam|naam van lijst|contactlijst|nome lista|nome della lista|elenco|elenchi|lista contatti|lista di contatti',
  'lead.tags': 'lead tags|contact tags|person tags|people tags|lead tag|contact tag',
};

/** In a list of people, these are the workspace's tags on the person, not keywords of their company. */
const tagHeaders = new Set(
  'tags|tag|schlagworter|schlagworte|etiketten|etiquettes|etiqueta|etiquetas|marcadores|labels|label|etichette|etichetta'.split('|'),
);

/** "List" alone: also a party's list of candidates, or a price list. */
export const isBareList = (header: string): boolean =>
  /^(?:lists?|listen?|listes|listas?|lijst|lijsten|lista|elenco)$/.test(foldText(header));

export const isTagHeader = (header: string): boolean => tagHeaders.has(foldText(header));

/** What a company's website says at the time of the export; it is read there again. */
const websiteColumns = ['mail provider', 'open jobs', 'new jobs in 28 days', 'hiring in'];
/** Names in Leadlight's own export that are computed from other values, so that importing them again would only repeat what is computed anew. */
const computed = new Set(['seniority', 'department', 'email verdict', 'email checked on', 'score', 'sample', ...websiteColumns]);
/** Columns of the evidence that an export can include: "Email: source". */
const categoryColumn = /^Technologies: ./;
const evidenceColumn = /: (?:source|found at|found on)$/;

/** What a column of Leadlight's own export is, where its name alone doesn't say so. `skip`: it is computed. */
export function ownExportTarget(header: string): 'skip' | 'company.size' | null {
  const folded = foldText(header);
  if (computed.has(folded) || evidenceColumn.test(header) || categoryColumn.test(header)) return 'skip';
  return folded === 'company size' ? 'company.size' : null;
}
