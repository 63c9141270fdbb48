/** Titles that leave out or shorten what they mean, in the words of the tables: "HVAC Tech", "Dirección Comercial", "Ing. en automatisation". */

/** "HVAC Tech", "Vet Tech": after a trade, "tech" is a technician; after other words ("Legal Tech", "Head of Tech"), the field. */
export const spelledOutTrade = (role: string): string =>
  !/tech\s*$/i.test(role)
    ? role
    : role.replace(
        /(?<=(?:^|\s)(?!(?:in|of|for|de|du|fin|ed|ad|prop|legal|med|health|bio|clean|green|high|deep|big|food|agri|reg|insur|hr|lead|head|director|and)\s)[\p{L}-]+\s)tech\s*$/iu,
        'technician',
      );

/** "Dirección Comercial", "Direção de Marketing", "Diretoria Executiva": what a director leads, as a title. "VD" alone is Swedish; behind a title, a Swiss canton. */
export function spelledOutRank(title: string): string {
  // Most titles have no "owner", and the pattern is long.
  const owned = /owner/i.test(title) ? title.replace(ownerOfTask, (task) => task.replace(/owners?$/i, 'specialist')) : title;
  const role = owned.replace(/^\s*ltd\.\s+(?=\p{Lu}\p{Ll}+)/iu, 'Leitender ');
  // "Gestor Técnico": behind a rank, not a technician.
  if (technicalBehindRank.test(role)) return role.replace(technicalBehindRank, 'ingenieria');
  if (/^\s*VD\s*$/.test(role)) return 'Verkställande direktör';
  if (/^\s*presid[eê]ncia\s*$/i.test(role)) return 'presidente';
  // In Spanish associations, a "vocal" sits on the board; next to other words, it is about voices.
  if (/^\s*vocal\s*$/i.test(role)) return 'vocal de la junta directiva';
  // "Ing. en automatisation": not the degree before a name or another profession.
  if (engineer.test(role)) return role.replace(engineer, 'ingeniero ');
  // "Direttore/Responsabile Risorse Umane": two ranks; "direttore responsabile" is a newspaper's editor.
  if (/direttore ?\/ ?responsabile/i.test(role)) return role.replace(/(?<=direttore) ?\/ ?responsabile/i, '');
  // "Responsable du service des archives": French for a department. "Du service client" is the field.
  if (frenchService.test(role)) return role.replace(frenchService, ' ');
  const [, led = '', behind = ''] = /^\s*(direcci[oó]n|dire[cç][aã]o|diretoria|direzione)(?=\s+(\p{L}.*))/iu.exec(role) ?? [];
  if (led === '' || behind === '') return role;
  const director = led.toLowerCase() === 'direzione' ? 'direttore' : /^direcc/i.test(led) ? 'director' : 'diretor';
  return `${director} ${behind.replace(/^executiva(?!\p{L})/iu, 'executivo').replace(/^ejecutiva(?!\p{L})/iu, 'ejecutivo')}`;
}

/** "Ing." before the field of an engineer, in the Romance languages. */
const engineer =
  /^\s*ing\.?\s+(?=(?:civil|en|de|m[eé]c[aá]n|meccan|[eé]l[eé]c|elettr|indust|agr[oóô]|ambi|qu[ií]m|inform|auto|log[ií]st|gestional|biom|software|syst|sist|telecom|naval)|d['’])/iu;

/** "Service" behind a French article, and not the service of customers. A "chef du service" is the head of a department, as a "chef de service". */
const frenchService =
  /(?<!\bcheff?e?)\s(?:du|au) service(?= \p{L})(?!s?[ -](?:clien|apr[èe]s|support|desk|consom|usager|abonn|public|civi|traiteur|delivery|manag|technique|incendie|social))\s*/iu;

/** In Spanish, "Fiscal" alone is a prosecutor; next to other words it means tax. */
export const isProsecutor = (role: string): boolean => /^\s*fiscal\s*$/i.test(role);

/** "Commercial" alone is a salesperson in the Romance languages; next to a rank it is the field. */
export const isSalesperson = (role: string): boolean =>
  /^\s*com{1,2}erciale?(?: (?:(?:de )?zona(?: \p{L}+)?|de campo|extern[oa]|intern[oa]|interne|externe|secteur [\p{L} ]+|de ventas|t[ée]cnico|s[ée]nior|terrain|s[ée]dentaire|itin[ée]rante?|junior|export|b2b|b to b|btob|b2c|grands comptes))?\s*$/iu.test(
    role,
  );

/** "Process Owner", "IT Service Owner": an employee who answers for a thing that can't be owned. A "Cleaning Service Owner" owns a business. */
const ownerOfTask =
  /(?<!\p{L})(?:(?:process|platform|data|system|solution|application|app|project|feature|component|release|domain|value stream|journey|capability|risk|control|backlog|epic|tool|content|category|budget|account|workflow|requirements?|api|infrastructure|network|erp|sap|crm|integration|tech(?:nology)?|policy|metric|kpi)s?|(?:^|(?:it|digital|business|technical|global|ict|technology|senior|sr\.?|lead|cloud) )services?) owners?(?!\p{L}|\s*(?:of|[/&,-]) )/giu;

const technicalBehindRank =
  /(?<=^\s*(?:gestora?|supervisora?|encargad[oa]|encarregad[oa]|l[íi]der|gerencia|gerência) )t[ée]cnic[oa](?!\p{L}|\s+(?:de|en|em)\s)/iu;
