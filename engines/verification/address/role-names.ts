/** Local parts that name a function: those of RFC 2142, plus common ones at companies in the major languages. */
export const roleNames: ReadonlySet<string> = new Set(
  `abuse admin administrator hostmaster info list list-request mailer-daemon marketing news noc postmaster root sales security support trouble usenet uucp
  webmaster www ftp
  accounting accounts accountspayable accountsreceivable ads advertising all alerts analytics ap ar apps audit backoffice billing board booking bookings
  bookkeeping branding bugs bounce bounces business bizdev bd care careers ceo cfo cto coo ciso dpo chat client clients cloud comments communications community
  compliance concierge contact contacts contact-us contactus content corporate crew cs customer customercare customers customerservice customer-service
  customersuccess data datenschutz delivery demo design desk dev developer developers devops dispatch distribution dns domain domains donate donations
  editor editorial editors education email enquiries enquiry errors estimating events everyone executive expenses export facilities faq feedback finance
  founders fraud frontdesk fulfillment general gdpr giving grants group growth guest hello help helpdesk hey hi hiring hotline hr humanresources human-resources
  ideas import inbox info-request information infosec inquiries inquiry insurance integrations international internship intern interns investor
  investorrelations investors invoice invoices invoicing ir it itsupport it-support jobs kontakt lab labs leads legal library licensing local login logistics
  mail mailbox mailing maintenance manager managers media member members membership mentions merch monitoring network newsletter newsletters no-reply
  no_reply noreply donotreply do-not-reply notification notifications notify office offers online onboarding operations ops order orders outreach
  owner owners parking parts partner partners partnership partnerships payable payment payments payroll people permissions photos planning portal post
  pr press presse pricing principal privacy procurement product production products projects promo promotions property public publicity publishing
  purchase purchasing qa quality query questions quote quotes reach recruit recruiter recruiters recruiting recruitment refunds registrar registration
  relations renewals rentals report reports request requests research reservation reservations returns reviews rfp risk root safety sale salesteam
  scheduling school secretary secretariat seo service services shareholders shipping shop signup social socialmedia spam sponsor sponsors
  sponsorship staff stage store stores studio submissions submit subscribe subscriptions suggestions suppliers supply sysadmin system talent tax team
  tech technical techsupport technology test tickets tours training travel treasury unsubscribe update updates us user users vendor vendors
  volunteer volunteering warranty web webinar webinars wholesale worship
  buchhaltung bewerbung bewerbungen rechnung rechnungen verkauf vertrieb kundenservice personal personalabteilung einkauf buero sekretariat zentrale
  service-client comptabilite commercial recrutement direction accueil ventes achats rh contacto ventas administracion soporte facturacion
  compras recursoshumanos clientes vendite acquisti amministrazione assistenza ufficio segreteria comercial vendas financeiro suporte atendimento faturamento
  verkoop administratie klantenservice inkoop biuro sprzedaz kontor obchod`
    .split(/\s+/)
    .filter(Boolean),
);
