/**
 * Titles of the sections of NACE and ISIC in seven languages, and of some of their divisions, with those of the national versions (WZ, NAF, CNAE, ATECO, CAE,
 * SBI). Each lists several things, and its words alone would name only one of these ("Transports et entreposage"). Folded, compared as a whole. A data table.
 */
import type { IndustryId } from './industries.ts';
import { namesWithIds } from './industry-names.ts';

const sections: Readonly<Record<IndustryId, string>> = {
  agriculture: 'agricultura producao animal caca floresta e pesca',
  'materials.mining':
    'mining and quarrying|bergbau und gewinnung von steinen und erden|industries extractives|industrias extractivas|estrazione di minerali da cave e miniere|attivita estrattiva|attivita estrattive|industrias extrativas|winning van delfstoffen',
  manufacturing:
    'verarbeitendes gewerbe herstellung von waren|attivita manifatturiere|industrias transformadoras|industrias de transformacao|industria de transformacao|verwerkende industrie|industrie fabricage',
  energy:
    'electricity gas steam and air conditioning supply|production et distribution d electricite de gaz de vapeur et d air conditionne|suministro de energia electrica gas vapor y aire acondicionado|fornitura di energia elettrica gas vapore e aria condizionata|eletricidade gas vapor agua quente e fria e ar frio|eletricidade e gas|productie en distributie van en handel in elektriciteit aardgas stoom en gekoelde lucht',
  environment:
    'water supply sewerage waste management and remediation activities|wasserversorgung abwasser und abfallentsorgung|wasserversorgung abwasser und abfallentsorgung und beseitigung von umweltverschmutzungen|production et distribution d eau assainissement gestion des dechets et depollution|suministro de agua actividades de saneamiento gestion de residuos y descontaminacion|fornitura di acqua reti fognarie attivita di gestione dei rifiuti e risanamento|agua esgoto atividades de gestao de residuos e descontaminacao|captacao tratamento e distribuicao de agua saneamento gestao de residuos e despoluicao|winning en distributie van water afval en afvalwaterbeheer en sanering',
  construction: 'baugewerbe bau',
  wholesale:
    'wholesale and retail trade repair of motor vehicles and motorcycles|wholesale and retail trade|handel instandhaltung und reparatur von kraftfahrzeugen|handel instandhaltung und reparatur von kfz|gross und einzelhandel|commerce reparation d automobiles et de motocycles|comercio al por mayor y al por menor reparacion de vehiculos de motor y motocicletas|comercio al por mayor y al por menor|commercio all ingrosso e al dettaglio riparazione di autoveicoli e motocicli|commercio all ingrosso e al dettaglio|comercio por grosso e a retalho reparacao de veiculos automoveis e motociclos|comercio por grosso e a retalho|comercio reparacao de veiculos automotores e motocicletas|groot en detailhandel reparatie van auto s|groot en detailhandel',
  'transport-and-logistics':
    'verkehr und lagerei|transport und lagerei|transports et entreposage|transporte y almacenamiento|trasporto e magazzinaggio|transportes e armazenagem|transporte armazenagem e correio|vervoer en opslag',
  'travel-and-hospitality':
    'accommodation and food service activities|accommodation and food service|gastgewerbe beherbergung und gastronomie|hebergement et restauration|attivita dei servizi di alloggio e di ristorazione|servizi di alloggio e di ristorazione|alloggio e ristorazione|alojamento restauracao e similares|alojamento e alimentacao|logies maaltijd en drankverstrekking',
  'financial-services':
    'financial and insurance activities|financial services and insurance|erbringung von finanz und versicherungsdienstleistungen|finanz und versicherungsdienstleistungen|finanzen und versicherungen|activites financieres et d assurance|banque et assurance|banque assurance|actividades financieras y de seguros|banca y seguros|attivita finanziarie e assicurative|banche e assicurazioni|atividades financeiras e de seguros|atividades financeiras de seguros e servicos relacionados|bancos e seguros|financiele instellingen|financiele dienstverlening en verzekeringen|banken und versicherungen|banking and insurance|banking insurance|fin services',
  'real-estate':
    'grundstucks und wohnungswesen|activites immobilieres|actividades inmobiliarias|attivita immobiliari|atividades imobiliarias|verhuur van en handel in onroerend goed',
  'professional-services':
    'professional scientific and technical activities|administrative and support service activities|erbringung von freiberuflichen wissenschaftlichen und technischen dienstleistungen|freiberufliche wissenschaftliche und technische dienstleistungen|erbringung von sonstigen wirtschaftlichen dienstleistungen|sonstige wirtschaftliche dienstleistungen|activites specialisees scientifiques et techniques|activites de services administratifs et de soutien|actividades profesionales cientificas y tecnicas|actividades administrativas y servicios auxiliares|attivita professionali scientifiche e tecniche|noleggio agenzie di viaggio servizi di supporto alle imprese|attivita amministrative e di servizi di supporto|atividades de consultoria cientificas tecnicas e similares|atividades profissionais cientificas e tecnicas|atividades administrativas e servicos complementares|atividades administrativas e dos servicos de apoio|advisering onderzoek en overige specialistische zakelijke dienstverlening|specialistische zakelijke diensten|verhuur van roerende goederen en overige zakelijke dienstverlening|verhuur en overige zakelijke diensten|prof services',
  'public-sector':
    'public administration and defence compulsory social security|public administration and defence|offentliche verwaltung verteidigung sozialversicherung|offentliche verwaltung|administration publique et defense securite sociale obligatoire|administration publique|administracion publica y defensa seguridad social obligatoria|administracion publica|amministrazione pubblica e difesa assicurazione sociale obbligatoria|administracao publica e defesa seguranca social obrigatoria|administracao publica defesa e seguridade social|administracao publica|openbaar bestuur overheidsdiensten en verplichte sociale verzekeringen|openbaar bestuur|government military',
  education: 'erziehung und unterricht',
  healthcare:
    'human health and social work activities|human health and social work|actividades sanitarias y de servicios sociales|sanita e assistenza sociale|atividades de saude humana e apoio social|saude humana e servicos sociais|gezondheids en welzijnszorg',
  'media.arts-and-events':
    'kunst unterhaltung und erholung|arts spectacles et activites recreatives|actividades artisticas recreativas y de entretenimiento|attivita artistiche sportive di intrattenimento e divertimento|atividades artisticas de espetaculos desportivas e recreativas|artes cultura esporte e recreacao|cultuur sport en recreatie',
  'software.it-services':
    'computer programming consultancy and related activities|programmation conseil et autres activites informatiques|programmation conseil et activites informatiques',
  'professional-services.staffing': 'activites liees a l emploi|actividades relacionadas con el empleo|atividades de emprego',
  'professional-services.outsourcing':
    'atividades de teleatendimento|activites de centres d appels|actividades de los centros de llamadas|call center e contact center',
  'construction.trades':
    'gespecialiseerde werkzaamheden in de bouw|specialistische werkzaamheden in de bouw|actividades de construccion especializada',
  'media.advertising':
    'publicidad y estudios de mercado|pubblicita e ricerche di mercato|publicidade e pesquisa de mercado|publicidade e estudos de mercado|reclame en marktonderzoek',
  'materials.steel-and-metals': 'metallurgie generale|sector metalurgico',
};

export function sectionNames(): [name: string, id: IndustryId][] {
  return namesWithIds(sections);
}
