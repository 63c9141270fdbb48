/** Names of technologies in a query, from a list that the caller passes, and names of mail providers. */
import { foldText } from '@leadlight/vocabulary/text';
import { find, foldedBetween, phrase, typedBetween, type Line } from './line.ts';
import { choice, type Reading } from './meaning.ts';
import { alternatives, beforeTechnology, fillers } from './words-of-sentences.ts';

/** Business software that websites do not reveal, and other names of technologies: what people type → the usual name. Folded. */
const furtherNames: Readonly<Record<string, string>> = Object.fromEntries([
  ...'SAP|Snowflake|Workday|Oracle|Tableau|Slack|Jira|Kubernetes|Microsoft Teams|Microsoft Dynamics 365|Power BI|Databricks|ServiceNow|Confluence|Zoom|Asana|Trello|Monday.com|Airtable|Terraform|PostgreSQL|MongoDB|MySQL|Redis|Kafka|Looker|Figma|Notion|Personio|DATEV|QuickBooks|Xero|Sage|BambooHR|Greenhouse|Lever|Outreach|Salesloft|Gong|Apollo.io|ZoomInfo|Odoo|Netsuite|Zoho CRM|Freshdesk|Freshsales|Copper|Close|Mailchimp|Brevo|ActiveCampaign|GitHub|GitLab|Bitbucket|Okta|Auth0|Splunk|Elasticsearch|Twilio|SendGrid|Adyen|Mollie|PayPal|Klarna|Python|Rust|Golang|Ruby on Rails|Django|Angular|Docker|Jenkins|Amplitude|Mixpanel|Braze|Iterable|Gainsight|Adobe Experience Manager|Shopware|BigCommerce|PrestaShop|Microsoft Dynamics|Lexware|Pipedrive|HubSpot|Salesforce|Shopify|WordPress|Stripe|Zendesk|Intercom|Marketo|Pardot|Magento|WooCommerce|Webflow|Wix|TYPO3|Drupal|Joomla|Klaviyo|Datadog|Segment|Hotjar'
    .split('|')
    .map((name) => [foldText(name), name] as const),
  ['aws', 'Amazon Web Services'],
  ['gcp', 'Google Cloud'],
  ['google cloud platform', 'Google Cloud'],
  ['microsoft azure', 'Azure'],
  ['ms azure', 'Azure'],
  ['ga4', 'Google Analytics'],
  ['gtm', 'Google Tag Manager'],
  ['k8s', 'Kubernetes'],
  ['sfdc', 'Salesforce'],
  ['hub spot', 'HubSpot'],
  ['sales force', 'Salesforce'],
  ['postgres', 'PostgreSQL'],
  ['dynamics 365', 'Microsoft Dynamics 365'],
  ['ms dynamics', 'Microsoft Dynamics 365'],
  ['sap hana', 'SAP'],
  ...'AFAS|Exact Online|Twinfield|Visma|Teamleader|Sellsy|Pennylane|Cegid|Holded|TOTVS|Omie|RD Station|Zucchetti|TeamSystem|Abacus|Bexio|sevDesk'
    .split('|')
    .map((name) => [foldText(name), name] as const),
  ['vuejs', 'Vue.js'],
  ['nextjs', 'Next.js'],
  ['nodejs', 'Node.js'],
  ['reactjs', 'React'],
  ['react js', 'React'],
]);
/** Names that mean a technology wherever they stand; all others need a word such as "use" before them. */
const unmistakable = new Set(
  'hubspot salesforce shopify wordpress woocommerce magento sap snowflake workday pipedrive zendesk marketo pardot klaviyo mailchimp netsuite servicenow databricks kubernetes aws gcp azure webflow typo3 drupal joomla shopware prestashop bigcommerce odoo datev personio activecampaign stripe hotjar jira mixpanel docker datadog zoominfo salesloft intercom'.split(
    ' ',
  ),
);
/** @param folded one word */
export const isCertainTechnology = (folded: string): boolean => unmistakable.has(folded);

const mail: readonly (readonly [RegExp, string])[] = [
  [phrase(String.raw`(?:google workspace|g ?suite|gmail for business|google apps|gmail)`), 'google'],
  [
    phrase(
      String.raw`(?:microsoft 365|office 365|o365|m365|ms 365|microsoft office 365|outlook 365|exchange online|microsoft outlook|ms365)`,
    ),
    'microsoft',
  ],
  [phrase(String.raw`zoho mail`), 'zoho'],
  [phrase(String.raw`proton ?mail`), 'proton'],
  [phrase(String.raw`fastmail`), 'fastmail'],
  [phrase(String.raw`(?:mimecast)`), 'mimecast'],
  [phrase(String.raw`(?:proofpoint)`), 'proofpoint'],
  [
    phrase(
      String.raw`(?:their |its |an )?own mail ?servers?|eigene[nmr]? mail ?servern?|(?:propre )?serveur (?:de )?mail propre|servidor de correo propio`,
    ),
    'own',
  ],
];
const mailWords = String.raw`(?:e ?mails?|mail|mails|mailbox(?:es)?|mail ?server|messagerie|courriel|correos?|posta(?: elettronica)?|mailprovider|mail provider|email provider)`;
const through = String.raw`(?:(?:is |are |runs |hosted |managed |lauft |lopen |loopt )*(?:by|with|via|through|from|on|at|uber|von|mit|bei|chez|sur|de|avec|di|da|su|con|en|com|do|van|bij|op) )?`;
/** "Messagerie Microsoft", "email hosted by Google", "Google mail" */
const mailOf: readonly (readonly [RegExp, string])[] = [
  ['(?:google workspace|google|gmail)', 'google'],
  ['(?:microsoft 365|office 365|microsoft|outlook)', 'microsoft'],
  ['zoho', 'zoho'],
].map(([name = '', provider = '']) => [
  phrase(
    `(?:(?:with|mit|avec|con|com|met) )?(?:their |la |il )?${mailWords} ${through}${name}|${name} (?:mail|e ?mails?|mailbox(?:es)?|mail servers?)`,
  ),
  provider,
]);
const mailSuffix = phrase(
  String.raw`(?:(?:for|as|fur|als|pour|comme|para|como|per|come|voor) )?(?:their |the |die |leur |la |il |o )?(?:(?:company |business )?(?:e ?mail|mail|correo|mailing|posta|post)(?: provider| anbieter)?|mail servers?|mailserver)`,
);

const longestName = 4;
const indexes = new WeakMap<readonly string[], ReadonlyMap<string, string>>();

export function technologyIndex(names: readonly string[]): ReadonlyMap<string, string> {
  const known = indexes.get(names);
  if (known) return known;
  const byName = new Map<string, string>();
  for (const name of names) {
    // A token of a query is one word or one number, without marks: "Vue.js" is read as a domain would be, and as two words.
    for (const key of [foldText(name), name.toLowerCase()]) if (key.length > 1 && !byName.has(key)) byName.set(key, name.trim());
  }
  for (const [name, usual] of Object.entries(furtherNames)) byName.set(name, byName.get(foldText(usual)) ?? usual);
  indexes.set(names, byName);
  return byName;
}

export function readMailProvider(line: Line, at: number): Reading | null {
  for (const [pattern, provider] of [...mail, ...mailOf]) {
    const found = find(line, at, pattern);
    if (found) return { end: find(line, found.end, mailSuffix)?.end ?? found.end, meanings: choice('mailProvider', provider) };
  }
  return null;
}

/** Kinds of software, and not the products that are called so. */
const kinds = new Set('crm erp cms hr ai api chat blog email web analytics cloud saas pos dms plm'.split(' '));

const skills = phrase(
  String.raw`(?:certified|zertifiziert[en]?[rn]?|certifie(?:e?s?)|certificad[oa]s?|certificat[aeio]|gecertificeerde?|kenntnissen?|skills?|knowledge|experience|erfahrung|expertise|certifications?|zertifizierung|competences?|conocimientos|experiencia|competenze|esperienza|conhecimentos|kennis|ervaring)`,
);

const partners = phrase(
  String.raw`(?:certified |gold |silver |premier )?(?:partners?|partnern?|partenaires?|socios|partner|parceiros|resellers?)`,
);

/** @param isExpected whether another technology, or a word such as "use", stands before */
export function readTechnology(line: Line, at: number, index: ReadonlyMap<string, string>, isExpected: boolean): Reading | null {
  const most = Math.min(longestName, line.tokens.length - at);
  for (let length = most; length > 0; length -= 1) {
    const tokens = line.tokens.slice(at, at + length);
    if (tokens.some(({ kind }) => kind === 'mark') || tokens[0]?.kind !== 'word') continue;
    const folded = foldedBetween(line, at, at + length);
    // "Node.js" is one word with a dot.
    const name = index.get(folded) ?? (folded.includes('.') ? index.get(foldText(folded)) : undefined);
    if (!name || (length === 1 && (fillers.has(folded) || kinds.has(folded)))) continue;
    const isCertain = unmistakable.has(tokens[0]?.folded ?? '') || (isExpected && (tokens[0]?.isCapital || folded.length > 4));
    // "Developers with Python skills" and "AWS partners" say nothing about what a company uses.
    const skill = find(line, at + length, skills);
    const partner = find(line, at + length, partners);
    if (isCertain && partner) return { end: partner.end, meanings: [], isUnfilterable: true, kind: 'companies' };
    if (isCertain && skill) return { end: skill.end, meanings: [], isUnfilterable: true, kind: 'people' };
    if (isCertain) return { end: asKindEnd(line, versionEnd(line, at + length)), meanings: choice('technology', name) };
  }
  return null;
}

const asKind = phrase(
  String.raw`(?:(?:as|als|comme|como|come) )(?:(?:an?|their|its|the|ihr|leur|su|il|loro|seu|hun|main|primary) )*(?:crm|erp|cms|ats|hris|(?:e ?commerce|shop|store|buchhaltungs|hr|marketing|support|email|e ?mail)[ ]?(?:platform|system|software|tool|losung|solution)?|system|software|tool|platform|plattform|plateforme|plataforma|piattaforma|platform|shopsystem|logiciel|help ?desk|data warehouse|provider|cloud)(?: (?:system|software|tool|platform|provider))?|(?:installed|installiert|installe|instalado|installato|geinstalleerd|platform|software|accounts?|licenses?|licences?|stack)(?= |$)`,
);

/** "HubSpot as their CRM": the kind of software adds nothing. */
const asKindEnd = (line: Line, at: number): number => find(line, at, asKind)?.end ?? at;

/** "Magento 2": a version is a small number that nothing is counted with. */
function versionEnd(line: Line, at: number): number {
  const [token, next] = [line.tokens[at], line.tokens[at + 1]];
  const isLast =
    next === undefined || next.kind === 'mark'
      ? next?.text !== '+' && next?.text !== '-'
      : alternatives.has(next.folded) || next.folded === 'in';
  return token?.kind === 'number' && token.value < 20 && isLast ? at + 1 : at;
}

const uses = phrase(
  String.raw`(?:(?:that |who |which )?(?:use|uses|using)|(?:die )?(?:nutzen|verwenden|einsetzen)|(?:qui )?utilis(?:ent|ant)|(?:que )?(?:usan|usen|usando|utilizan|usam|utilizam|usem)|(?:che )?(?:usano|utilizzano)|(?:die )?gebruiken)`,
);
const usedAfter = phrase(String.raw`(?:nutzen|nutzt|verwenden|verwendet|einsetzen|einsetzt|gebruiken|gebruikt)`);

/** "Die AFAS gebruiken": the verb at the end. */
export const isUsedBehind = (line: Line, at: number): boolean =>
  line.tokens[at]?.isCapital === true && [1, 2, 3].some((step) => find(line, at + step, usedAfter) !== null);

/** "That use Veeva", "die Exact gebruiken": a name that no list has. @param isOpen whether no vocabulary knows what begins at a token */
export function readOtherTechnology(line: Line, at: number, isOpen: (index: number) => boolean): Reading | null {
  const found = find(line, at, uses);
  const from = found?.end ?? at;
  let end = from;
  while (
    end - from < 2 &&
    line.tokens[end]?.kind === 'word' &&
    isOpen(end) &&
    !fillers.has(line.tokens[end]?.folded ?? '') &&
    line.tokens[end]?.isCapital
  )
    end += 1;
  if (end === from) return null;
  const after = find(line, end, usedAfter);
  if (!found && (!after || !line.tokens[from]?.isCapital)) return null;
  return { end: after?.end ?? end, meanings: choice('technology', typedBetween(line, from, end)), kind: 'companies' };
}

/** Whether one of the two tokens before says that a technology follows. */
export function isBeforeTechnology(line: Line, at: number): boolean {
  return [1, 2].some((back) => {
    const folded = line.tokens[at - back]?.folded;
    return folded !== undefined && beforeTechnology.has(folded) && (back === 1 || fillers.has(line.tokens[at - 1]?.folded ?? ''));
  });
}
