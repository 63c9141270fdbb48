/** Whether a company still exists, in the words of registers and databases. */
import { foldText } from '../text/fold.ts';

export const companyStatuses = ['active', 'public', 'acquired', 'inactive', 'closed'] as const;
export type CompanyStatus = (typeof companyStatuses)[number];

export const companyStatusNames: Readonly<Record<CompanyStatus, string>> = {
  active: 'Active',
  public: 'Public',
  acquired: 'Acquired',
  inactive: 'Inactive or in liquidation',
  closed: 'Closed',
};

/** As Crunchbase, YC, Companies House, GLEIF, SIRENE, the Handelsregister, CNPJ and KvK write them, and in seven languages. */
const names: Readonly<Record<CompanyStatus, string>> = {
  active:
    'active|aktuell|laufend|eingetragen|operating|in operation|operational|trading|live|registered|open|going concern|good standing|in good standing|existing|aktiv|tatig|bestehend|wirtschaftlich aktiv|actif|active en activite|en activite|activa|activo|en activo|vigente|ativa|ativo|em atividade|regular|actief|bestaand|attiva|attivo|in attivita|iscritta|private|privately held|a|in business|in existence|in betrieb|operativ|en exploitation|operativa|operativo|operante|operacional|em operacao|em funcionamento|in bedrijf|in esercizio',
  public:
    'public|ipo|publicly traded|listed|went public|public company|borsennotiert|an der borse|coté|cote en bourse|cotee en bourse|cotizada|cotizada en bolsa|cotada|listada|de capital aberto|beursgenoteerd|quotata|quotata in borsa',
  acquired:
    'acquired|merged|acquired by|merged acquired|m and a|converted closed merged|ubernommen|fusioniert|verschmolzen|acquise|rachetee|absorbee|fusionnee|adquirida|absorbida|fusionada|incorporada|adquirida por|overgenomen|gefuseerd|acquisita|incorporata|fusa',
  inactive:
    'inactive|inactive or in liquidation|dormant|suspended|in administration|administration|liquidation|in liquidation|receivership|insolvent|insolvency|insolvency proceedings|voluntary arrangement|bankruptcy|in bankruptcy|active proposal to strike off|proposal to strike off|on hold|inaktiv|ruhend|in insolvenz|insolvenzverfahren|in abwicklung|in liquidation|inactif|inactive en sommeil|en sommeil|en liquidation|redressement judiciaire|liquidation judiciaire|procedure collective|inactiva|inactivo|en liquidacion|en concurso|concurso de acreedores|suspendida|inativa|inativo|suspensa|inapta|em liquidacao|em recuperacao judicial|inactief|slapend|in liquidatie|faillissement|failliet|in faillissement|surseance|inattiva|inattivo|sospesa|in liquidazione|in fallimento|fallita|procedura concorsuale|lapsed',
  closed:
    'closed|dissolved|defunct|out of business|shut down|shutdown|ceased|ceased trading|struck off|removed|terminated|dead|deleted|cancelled|canceled|not active|closed down|no longer operating|retired|geschlossen|aufgelost|geloscht|erloschen|beendet|abgemeldet|fermee|ferme|cessee|cesse|dissoute|radiee|radie|c|cerrada|cerrado|disuelta|extinguida|extinta|cancelada|baja|de baja|liquidada|encerrada|encerrado|baixada|baixa|dissolvida|nula|gesloten|opgeheven|beeindigd|ontbonden|uitgeschreven|gestopt|chiusa|cessata|cancellata|sciolta|estinta',
};

let byName: ReadonlyMap<string, CompanyStatus> | undefined;

/** @returns null for text that is not a status of a company: "Open deal", "Contacted" */
export function parseCompanyStatus(text: string): CompanyStatus | null {
  byName ??= new Map(
    companyStatuses.flatMap((status) => names[status].split('|').map((name): [string, CompanyStatus] => [foldText(name), status])),
  );
  const folded = foldText(text);
  return byName.get(folded) ?? byName.get(folded.replace(aroundStatus.before, '').replace(aroundStatus.after, '')) ?? null;
}

/** What registers write around a status: whose it is, and since when. "Entreprise active", "ATIVA desde 03/11/2005", "Dissolved on 4 May 2021". Folded. */
const aroundStatus = {
  before:
    /^(?:status|company|entreprise|societe|etablissement|empresa|sociedad|sociedade|unternehmen|gesellschaft|azienda|impresa|societa|onderneming) /,
  after:
    / (?:company|status|(?:since|from|on|as of|desde|a partir de|em|el|seit|am|depuis(?: le)?|le|dal|il|sinds|vanaf|op) (?:\p{L}+ )?\d[\p{L}\d ]*)$/u,
};

/** The words by which a status is found while it is typed, folded: its name, and what registers and databases write in English. */
export function companyStatusWords(status: string): string {
  return isCompanyStatus(status) ? foldText(`${companyStatusNames[status]} ${typedWords[status]}`) : foldText(status);
}

const typedWords: Readonly<Record<CompanyStatus, string>> = {
  active: 'operating trading',
  public: 'listed publicly traded ipo',
  acquired: 'merged',
  inactive: 'dormant insolvent bankrupt in administration',
  closed: 'dissolved defunct out of business shut down',
};

/** Whether a value from the wire is a status. */
export function isCompanyStatus(value: unknown): value is CompanyStatus {
  return (companyStatuses as readonly unknown[]).includes(value);
}
