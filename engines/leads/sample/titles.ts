/**
 * Titles of the sample in seven languages, each with the function and level it belongs to, so that it can be given to people at companies
 * where it exists. Gendered titles have two forms: "Vertriebsleiter/Vertriebsleiterin". Long because it is one data table.
 */

/** What a person works on. */
export type Work =
  | 'lead'
  | 'sales'
  | 'accounts'
  | 'marketing'
  | 'success'
  | 'support'
  | 'finance'
  | 'hr'
  | 'legal'
  | 'it'
  | 'engineering'
  | 'product'
  | 'design'
  | 'data'
  | 'operations'
  | 'purchasing'
  | 'logistics'
  | 'production'
  | 'office'
  | 'partner'
  | 'advice';

/**
 * `solo` to `civic`: who leads a company of one, a small one, a large one, and a civic one. `cofounder` to `director`: one person each.
 * The others can be many.
 */
export type Level =
  | 'solo'
  | 'small'
  | 'large'
  | 'civic'
  | 'cofounder'
  | 'chief'
  | 'senior-vp'
  | 'vp'
  | 'head'
  | 'director'
  | 'manager'
  | 'staff'
  | 'intern';

export type TitleLanguage = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'nl' | 'it';

/** Lines of "level work: titles". */
export const titleLines: Readonly<Record<TitleLanguage, string>> = {
  en: `solo lead: Owner|Founder|Founder & CEO
small lead: Founder & CEO|Co-Founder & CEO|Managing Director|CEO|Owner
large lead: Chief Executive Officer|CEO
civic lead: Executive Director
cofounder engineering: Co-Founder & CTO
chief engineering: Chief Technology Officer|CTO
chief finance: CFO|Chief Financial Officer
chief operations: COO|Chief Operating Officer
chief marketing: Chief Marketing Officer
chief accounts: Chief Revenue Officer
chief product: Chief Product Officer
chief it: CIO|CISO
chief legal: General Counsel
chief hr: Chief People Officer
senior-vp operations: SVP Operations
senior-vp sales: Senior Vice President, Sales
vp sales: VP Sales
vp marketing: Vice President, Marketing
vp engineering: VP of Engineering
vp product: VP Product
vp finance: VP Finance
vp success: VP Customer Success
head sales: Head of Sales
head accounts: Head of Partnerships
head marketing: Head of Marketing|Head of Growth
head hr: Head of People
head data: Head of Data
head it: Head of IT
head design: Head of Design
head purchasing: Head of Procurement
director sales: Director of Sales
director marketing: Marketing Director
director engineering: Engineering Director
director it: IT Director
director hr: HR Director
director finance: Finance Director
director operations: Director of Operations
director product: Product Director
director logistics: Logistics Director
director production: Production Director
manager sales: Sales Manager
manager accounts: Account Manager|Key Account Manager|Business Development Manager
manager marketing: Marketing Manager
manager product: Product Manager|Senior Product Manager
manager engineering: Engineering Manager
manager it: IT Manager
manager hr: HR Manager
manager finance: Finance Manager
manager operations: Operations Manager|Project Manager
manager success: Customer Success Manager
manager office: Office Manager
manager logistics: Supply Chain Manager|Logistics Manager
manager purchasing: Procurement Manager
manager production: Production Manager|Quality Manager
staff engineering: Senior Software Engineer|Software Engineer|Staff Engineer|Full Stack Developer|DevOps Engineer|QA Engineer
staff data: Data Scientist|Data Analyst|Data Engineer
staff design: UX Designer|Product Designer
staff sales: Sales Representative
staff accounts: Account Executive|Sales Development Representative
staff marketing: Marketing Specialist|Content Writer
staff hr: Recruiter|HR Business Partner
staff finance: Accountant|Financial Analyst|Controller
staff legal: Legal Counsel
staff it: System Administrator
staff support: Customer Support Specialist
staff office: Executive Assistant
staff operations: Business Analyst|Operations Specialist
staff purchasing: Buyer
staff logistics: Logistics Coordinator
staff partner: Partner
staff advice: Consultant|Senior Consultant
intern marketing: Marketing Intern
intern engineering: Software Engineering Intern
intern finance: Finance Intern`,
  de: `solo lead: Inhaber/Inhaberin|Gründer/Gründerin
small lead: Geschäftsführer/Geschäftsführerin|Gründer & Geschäftsführer/Gründerin & Geschäftsführerin|Inhaber/Inhaberin
large lead: Geschäftsführer/Geschäftsführerin|Vorstandsvorsitzender/Vorstandsvorsitzende
civic lead: Geschäftsführer/Geschäftsführerin
cofounder engineering: Mitgründer & CTO/Mitgründerin & CTO
chief finance: Finanzvorstand
head sales: Vertriebsleiter/Vertriebsleiterin
head marketing: Leiter Marketing/Leiterin Marketing
head it: Leiter IT/Leiterin IT
head hr: Personalleiter/Personalleiterin
head purchasing: Leiter Einkauf/Leiterin Einkauf
head engineering: Entwicklungsleiter/Entwicklungsleiterin
head finance: Kaufmännischer Leiter/Kaufmännische Leiterin
head production: Produktionsleiter/Produktionsleiterin
head logistics: Leiter Logistik/Leiterin Logistik
manager operations: Projektleiter/Projektleiterin
manager support: Teamleiter Kundenservice/Teamleiterin Kundenservice
manager accounts: Key Account Manager/Key Account Managerin
manager product: Produktmanager/Produktmanagerin
staff accounts: Vertriebsmitarbeiter im Außendienst/Vertriebsmitarbeiterin im Außendienst
staff sales: Kundenberater/Kundenberaterin
staff engineering: Softwareentwickler/Softwareentwicklerin|Senior Softwareentwickler/Senior Softwareentwicklerin
staff it: Systemadministrator/Systemadministratorin
staff marketing: Marketingreferent/Marketingreferentin
staff hr: Personalreferent/Personalreferentin
staff finance: Buchhalter/Buchhalterin|Controller/Controllerin
staff purchasing: Einkäufer/Einkäuferin
staff office: Sachbearbeiter/Sachbearbeiterin|Assistent der Geschäftsführung/Assistentin der Geschäftsführung
staff legal: Syndikusrechtsanwalt/Syndikusrechtsanwältin
staff advice: Berater/Beraterin
staff partner: Partner/Partnerin
intern marketing: Werkstudent Marketing/Werkstudentin Marketing`,
  fr: `solo lead: Gérant/Gérante|Fondateur/Fondatrice
small lead: Gérant/Gérante|Directeur général/Directrice générale|Fondateur/Fondatrice
large lead: PDG|Directeur général/Directrice générale
civic lead: Directeur général/Directrice générale
director sales: Directeur commercial/Directrice commerciale
director marketing: Directeur marketing/Directrice marketing
director hr: DRH
director finance: Directeur financier/Directrice financière
director it: DSI
director engineering: Directeur technique/Directrice technique
director operations: Directeur des opérations/Directrice des opérations
head purchasing: Responsable achats
head logistics: Responsable logistique
head it: Responsable informatique
head hr: Responsable RH
head marketing: Responsable marketing
head sales: Responsable commercial/Responsable commerciale
manager operations: Chef de projet/Cheffe de projet
manager product: Chef de produit/Cheffe de produit
staff accounts: Ingénieur commercial/Ingénieure commerciale|Technico-commercial/Technico-commerciale
staff sales: Conseiller commercial/Conseillère commerciale
staff marketing: Chargé de communication/Chargée de communication
staff engineering: Développeur full stack/Développeuse full stack|Ingénieur logiciel/Ingénieure logiciel
staff finance: Comptable|Contrôleur de gestion/Contrôleuse de gestion
staff legal: Juriste
staff purchasing: Acheteur/Acheteuse
staff office: Assistant de direction/Assistante de direction
staff advice: Consultant/Consultante
staff partner: Associé/Associée
intern marketing: Stagiaire marketing`,
  es: `solo lead: Propietario/Propietaria|Fundador/Fundadora
small lead: Director General/Directora General|Gerente General|Fundador y CEO/Fundadora y CEO
large lead: Director General/Directora General
civic lead: Director General/Directora General
director sales: Director Comercial/Directora Comercial|Director de Ventas/Directora de Ventas
director marketing: Director de Marketing/Directora de Marketing
director finance: Director Financiero/Directora Financiera
director hr: Director de Recursos Humanos/Directora de Recursos Humanos
director operations: Director de Operaciones/Directora de Operaciones
director it: Director de Sistemas/Directora de Sistemas
head logistics: Responsable de Logística
manager sales: Gerente de Ventas|Jefe de Ventas/Jefa de Ventas
manager marketing: Gerente de Marketing
manager hr: Jefe de RRHH/Jefa de RRHH
manager purchasing: Jefe de Compras/Jefa de Compras
manager operations: Jefe de Proyecto/Jefa de Proyecto
manager product: Gerente de Producto
staff accounts: Ejecutivo de cuentas/Ejecutiva de cuentas
staff sales: Asesor comercial/Asesora comercial
staff engineering: Ingeniero de software/Ingeniera de software|Desarrollador Full Stack/Desarrolladora Full Stack
staff it: Administrador de sistemas/Administradora de sistemas
staff finance: Contable|Analista financiero/Analista financiera
staff legal: Abogado interno/Abogada interna
staff design: Diseñador gráfico/Diseñadora gráfica
staff office: Auxiliar administrativo/Auxiliar administrativa
staff advice: Consultor/Consultora
staff partner: Socio/Socia
intern marketing: Becario de marketing/Becaria de marketing`,
  pt: `solo lead: Proprietário/Proprietária|Fundador/Fundadora
small lead: Diretor Geral/Diretora Geral|Sócio Fundador/Sócia Fundadora
large lead: Diretor Geral/Diretora Geral
civic lead: Diretor Geral/Diretora Geral
director sales: Diretor Comercial/Diretora Comercial
director marketing: Diretor de Marketing/Diretora de Marketing
director finance: Diretor Financeiro/Diretora Financeira
director hr: Diretor de Recursos Humanos/Diretora de Recursos Humanos
director operations: Diretor de Operações/Diretora de Operações
director it: Diretor de TI/Diretora de TI
manager sales: Gerente Comercial|Gerente de Vendas
manager marketing: Gerente de Marketing
manager hr: Gerente de RH
manager operations: Gerente de Projetos
manager product: Gerente de Produto
manager purchasing: Gerente de Compras
staff accounts: Executivo de Contas/Executiva de Contas
staff sales: Representante Comercial
staff marketing: Analista de Marketing
staff it: Analista de Sistemas
staff engineering: Desenvolvedor de Software/Desenvolvedora de Software|Engenheiro de Software/Engenheira de Software
staff data: Cientista de Dados
staff finance: Contador/Contadora
staff legal: Advogado interno/Advogada interna
staff purchasing: Comprador/Compradora
staff design: Designer Gráfico/Designer Gráfica
staff office: Assistente Administrativo/Assistente Administrativa
staff advice: Consultor/Consultora
staff partner: Sócio/Sócia
intern marketing: Estagiário de Marketing/Estagiária de Marketing`,
  nl: `solo lead: Eigenaar|Oprichter
small lead: Directeur-eigenaar|Algemeen Directeur|Oprichter
large lead: Algemeen Directeur
civic lead: Algemeen Directeur
director sales: Commercieel directeur
director finance: Financieel directeur
head sales: Hoofd Verkoop
head marketing: Hoofd Marketing
head it: Hoofd ICT
head purchasing: Hoofd Inkoop
manager hr: HR-manager
manager sales: Verkoopmanager
manager accounts: Accountmanager
manager marketing: Marketingmanager
manager operations: Projectleider
manager product: Productmanager
manager it: ICT-manager
staff engineering: Softwareontwikkelaar
staff it: Systeembeheerder
staff finance: Boekhouder
staff purchasing: Inkoper
staff sales: Commercieel medewerker binnendienst
staff legal: Bedrijfsjurist
staff office: Directiesecretaresse
staff design: Grafisch vormgever
staff advice: Adviseur
staff partner: Partner
intern marketing: Stagiair marketing`,
  it: `solo lead: Titolare|Fondatore/Fondatrice
small lead: Amministratore Unico|Titolare|Direttore Generale/Direttrice Generale
large lead: Amministratore Delegato/Amministratrice Delegata
civic lead: Direttore Generale/Direttrice Generale
director sales: Direttore Commerciale/Direttrice Commerciale
director marketing: Direttore Marketing/Direttrice Marketing
director hr: Direttore Risorse Umane/Direttrice Risorse Umane
director finance: Direttore Finanziario/Direttrice Finanziaria
director operations: Direttore Operativo/Direttrice Operativa
head sales: Responsabile Vendite
head marketing: Responsabile Marketing
head hr: Responsabile HR
head purchasing: Responsabile Acquisti
head it: Responsabile IT
head logistics: Responsabile Logistica
head production: Responsabile Qualità
manager operations: Capo progetto
staff accounts: Agente di commercio
staff sales: Consulente commerciale
staff engineering: Sviluppatore software/Sviluppatrice software
staff production: Ingegnere meccanico/Ingegnera meccanica
staff it: Sistemista
staff finance: Contabile
staff legal: Giurista d'impresa
staff design: Grafico/Grafica
staff office: Impiegato amministrativo/Impiegata amministrativa
staff advice: Consulente
staff partner: Socio/Socia
intern office: Tirocinante`,
};

/** Specialties appended to titles in the long tail: "Sales Manager, Enterprise". */
export const specialtyLines: Readonly<Record<TitleLanguage, Readonly<Partial<Record<Work, string>>>>> = {
  en: {
    sales:
      'Enterprise|Mid-Market|Small Business|Strategic Accounts|New Business|Channel|Partners|Existing Business|Startups|Global Accounts|Commercial|Growth Accounts|Resellers',
    marketing:
      'Brand|Digital|Events|Content|Email|Social Media|Campaigns|Communications|Media|Lifecycle|Demand Generation|Community|Search|Website',
    success: 'Enterprise|Mid-Market|Onboarding|Renewals|Strategic Accounts',
    support: 'Tier 1|Tier 2|Escalations',
    finance:
      'Treasury|Tax|Reporting|Payroll|Accounts Payable|Accounts Receivable|Planning|Consolidation|Budgeting|Billing|Credit Control|Fixed Assets',
    hr: 'Talent Acquisition|Compensation and Benefits|Learning and Development|Employer Brand',
    legal: 'Contracts|Compliance|Privacy|Employment|Litigation',
    it: 'Infrastructure|Security|Networks|Workplace|Business Applications|Service Desk',
    engineering:
      'Platform|Cloud|Mobile|Infrastructure|Security|Backend|Frontend|APIs|Machine Learning|Developer Experience|Billing|Search|Integrations|Reliability|Observability|Tooling|Identity',
    product: 'Platform|Growth|Mobile|Integrations|Billing|Onboarding|Search|Identity|Reporting',
    design: 'Growth|Mobile|Design System',
    data: 'Growth|Reporting|Machine Learning|Forecasting',
    operations: 'Continuous Improvement|Planning|Facilities|Quality|Transformation|Processes|Standards|Reporting',
    purchasing: 'Direct Materials|Indirect Spend|Services',
    logistics: 'Inbound|Outbound|Returns|Planning',
    production: 'Assembly|Maintenance|Planning',
    office: 'Finance|Sales|Legal',
  },
  de: {
    sales: 'Großkunden|Mittelstand|Neukunden|Bestandskunden|Fachhandel|Schlüsselkunden|Innendienst|Partner',
    marketing: 'Marke|Digital|Messen|Inhalte',
    finance: 'Steuern|Konzernabschluss|Lohnbuchhaltung|Debitoren|Kreditoren',
    it: 'Infrastruktur|Netzwerke|Sicherheit|Anwendungen',
    engineering: 'Plattform|Backend|Frontend|Cloud|Schnittstellen|Mobile',
    operations: 'Qualität|Planung|Digitalisierung',
    purchasing: 'Rohstoffe|Dienstleistungen|Technik',
    hr: 'Recruiting|Weiterbildung|Vergütung',
    office: 'Auftragsabwicklung|Kundendienst|Versand',
  },
  fr: {
    sales: 'Grands comptes|PME|Nouveaux clients|Distribution|Partenaires|Sédentaire',
    marketing: 'Marque|Digital|Événements|Contenus',
    finance: 'Trésorerie|Fiscalité|Consolidation|Paie',
    it: 'Infrastructure|Réseaux|Sécurité|Applications',
    engineering: 'Plateforme|Cloud|Mobile',
    operations: 'Qualité|Planification|Transformation',
    purchasing: 'Matières premières|Services',
    hr: 'Recrutement|Formation',
  },
  es: {
    sales: 'Grandes cuentas|Pymes|Nuevos clientes|Distribución|Socios',
    marketing: 'Marca|Digital|Eventos|Contenidos',
    finance: 'Tesorería|Impuestos|Consolidación|Nóminas',
    it: 'Infraestructura|Redes|Seguridad|Aplicaciones',
    engineering: 'Plataforma|Nube|Móvil',
    operations: 'Calidad|Planificación|Transformación',
    hr: 'Selección|Formación',
  },
  pt: {
    sales: 'Grandes Contas|PME|Novos Clientes|Varejo',
    marketing: 'Marca|Digital|Eventos|Conteúdo',
    finance: 'Tesouraria|Impostos|Folha de Pagamento',
    it: 'Infraestrutura|Redes|Segurança',
    engineering: 'Plataforma|Nuvem|Mobile',
    operations: 'Qualidade|Planejamento',
  },
  nl: {
    sales: 'Grootzakelijk|Midden- en kleinbedrijf|Nieuwe klanten',
    marketing: 'Merk|Digitaal|Evenementen',
    finance: 'Belastingen|Salarisadministratie|Debiteuren',
    it: 'Infrastructuur|Netwerken|Beveiliging',
    engineering: 'Platform|Cloud|Mobiel|Koppelingen',
    operations: 'Kwaliteit|Planning',
  },
  it: {
    sales: 'Grandi clienti|PMI|Nuovi clienti',
    marketing: 'Marchio|Digitale|Eventi',
    finance: 'Tesoreria|Fiscale|Paghe',
    it: 'Infrastrutture|Reti|Sicurezza',
    engineering: 'Piattaforma|Cloud|Mobile',
    operations: 'Qualità|Pianificazione',
  },
};

/** Sales regions that contain the country, for titles at larger companies. */
export const territories: Readonly<Record<string, string>> = {
  US: 'North America|Americas|United States',
  CA: 'Canada|North America|Americas',
  GB: 'UK & Ireland|EMEA|Northern Europe',
  IE: 'UK & Ireland|EMEA|Northern Europe',
  DE: 'DACH|EMEA|Central Europe',
  AT: 'DACH|EMEA|Central Europe',
  CH: 'DACH|EMEA|Central Europe',
  FR: 'France|EMEA|Western Europe',
  ES: 'Iberia|EMEA|Southern Europe',
  PT: 'Iberia|EMEA|Southern Europe',
  NL: 'Benelux|EMEA|Western Europe',
  BE: 'Benelux|EMEA|Western Europe',
  IT: 'Italy|EMEA|Southern Europe',
  SE: 'Nordics|EMEA|Northern Europe',
  DK: 'Nordics|EMEA|Northern Europe',
  PL: 'Central and Eastern Europe|EMEA',
  BR: 'Brazil|LATAM|Americas',
  MX: 'Mexico|LATAM|Americas',
  AR: 'LATAM|Americas',
  CO: 'LATAM|Americas',
  IN: 'India|APAC',
  AU: 'Australia and New Zealand|APAC',
  SG: 'Southeast Asia|APAC',
  JP: 'Japan|APAC',
  ZA: 'Africa|EMEA',
  NG: 'Africa|EMEA',
};
