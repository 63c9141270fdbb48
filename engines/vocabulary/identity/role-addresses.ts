/** Addresses of a function rather than a person: "info@acme.com", "sales-emea@acme.com". Several people read them. */
import { withoutMarks } from '../text/marks.ts';

/** Local parts that name a function: those of RFC 2142, and common ones at companies in the seven languages and their neighbors; without accents. */
const roleNames: ReadonlySet<string> = new Set(
  `abuse account accounting accounts accountspayable accountsreceivable accueil achats acquisti admin administracao administracion administratie
  administration administrator ads advertising alerts all amministrazione analytics anfrage anfragen ap apps ar asiakaspalvelu assistance assistenza
  atencion atencionalcliente atendimento audit backoffice bd bestellingen bestellung bestellungen bestuur bewerbung bewerbungen bilgi billing biuro
  bizdev board boekhouding bonjour booking bookings bookkeeping bounce bounces boutique branding buchhaltung buero bugs bureau business cabinet care
  career careers central centrale ceo cfo chat ciao ciso client clientes clients clinic clinica cloud comercial commandes comments commerce commercial
  commerciale communicatie communication communications community company compliance compras compta comptabilite comunicacao comunicacion
  comunicazione concierge contabilidad contabilidade contabilita contact contact-us contacto contactos contacts contactus contato contatos contatti
  contatto content coo corporate crew cs cto customer customer-service customercare customers customerservice customersuccess data datenschutz
  delivery demo design desk dev developer developers devops direccion directie direction direktion diretor diretoria direzione dispatch distribution
  dns do-not-reply domain domains donate donations donotreply dpo editor editorial editors education edv einkauf email empfang empleo emprego
  enquiries enquiry errors escritorio estimating event eventi events everyone executive expenses export facilities facturacion facturation facturen
  factuur faq fatturazione faturamento feedback finance financeiro finances financiero finanzen firma founders fraud front-desk frontdesk frontoffice
  ftp fulfillment gdpr general geral gerencia gerente geschaeftsfuehrung gf giving grants group growth guest hallo hello help helpdesk hey hi hiring
  hola hostmaster hotline hq hr human-resources humanresources ideas iletisim import imprensa inbox info info-request information informationen
  infosec inkoop inquiries inquiry insurance integrations intern international interns internship investor investorrelations investors invoice
  invoices invoicing ir iroda it it-support itsupport job jobs kanzlei karriere klantenservice kommunikation kontakt kontor kundendienst kundenservice
  lab labs lager lavoro leads legal library licensing list list-request local login logistica logistics logistik loja mail mailbox mailer-daemon
  mailing maintenance management manager managers marketing media member members membership mentions merch monitoring negozio network news newsletter
  newsletters no-reply no_reply noc noreply notification notifications notify obchod objednavky offers office offices oficina onboarding online
  operations ops order orders ordinacija ordination ordini outreach owner owners parish parking partner partners partnership partnerships parts
  payable payment payments payroll pedidos people permissions pers personal personalabteilung photos planning portal post post-office postmaster pr
  practice praktijk praxis prenotazioni prensa press presse pricing principal privacy procurement product production products projects promo
  promotions property public publicity publishing purchase purchasing qa quality query questions quote quotes reach recepcao recepcion recepcja
  receptie reception receptionist rechnung rechnungen recht recruit recruiter recruiters recruiting recruitment recrutement recursoshumanos refunds
  registrar registration relations renewals rentals report reports request requests research reservas reservation reservations reserveren reservierung
  returns reviews rezeption rfp rh risk root rrhh safety sale sales salesteam sav scheduling school schule secretaria secretariaat secretariat
  secretary security segreteria sekretariat selezione seo service service-client serviceclient servicedesk services shareholders shipping shop signup
  social socialmedia sollicitatie soporte spam sponsor sponsors sponsorship sprzedaz staff stage stampa store stores studio styrelsen styret
  submissions submit subscribe subscriptions suggestions suporte suppliers supply support surgery sysadmin system talent talents tax team teams tech
  technical technik technology techsupport test tickets tienda toimisto tours training travel treasury trouble ufficio ugyfelszolgalat unsubscribe
  update updates us usenet user users uucp vacatures vendas vendite vendor vendors ventas ventes verkauf verkoop vertrieb verwaltung volunteer
  volunteering warehouse warranty web webinar webinars webmaster webshop werkstatt wholesale winkel worship www zamowienia zentrale`
    .split(/\s+/)
    .filter(Boolean),
);

/** Whether a word names a function. @param word lower case */
export function isRoleWord(word: string): boolean {
  return roleNames.has(withoutMarks(word));
}

/**
 * Whether a local part names a function, perhaps followed by a region, a number or a tag: "sales", "hr-de", "info2", "info-berlin",
 * "support+x", "anfrage.muenchen".
 * @param localPart lower case, as before the @
 */
export function isRoleName(localPart: string): boolean {
  const name = withoutMarks(localPart).replace(/\+.*$/, '');
  if (roleNames.has(name) || roleNames.has(name.replace(/[-._](?:[a-z]{2,3}|emea|apac|latam|\d{1,2})$/, ''))) return true;
  // Shorter names may also be initials: "pr.smith", "it_berger".
  return roleNames.has(/^(?:no-reply|do-not-reply|service-client|\p{L}{4,})(?=[\d._-])/u.exec(name)?.[0] ?? '');
}
