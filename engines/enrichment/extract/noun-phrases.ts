/** Headings that have the form of a name: "Breite Branchenerfahrung", "Water Damage", "Gestión Integral". Told by endings and words that names don't have. */
import { foldText } from '@leadlight/vocabulary/text';

/** Endings of abstract nouns in the seven languages, on folded words. The letters before them keep out names such as Clement, Felicity, Jung and Remscheid. */
const nounEndings = [
  // German: Erfahrung, Sicherheit, Partnerschaft, Qualität, Mechanismus. Korean given names (Hyunkyung) end alike.
  /^(?!hy|ky|[sjy]eo|cheo)[a-z]{6,}(?<!yo|ky|j|h)ung(?:en)?$/,
  /^[a-z]{3,}[hk]eit(?:en)?$/,
  /^[a-z]{4,}schaft(?:en)?$/,
  /^[a-z]{4,}itat(?:en)?$/,
  /^[a-z]{4,}ism(?:us|en|os?|es?|i)?$/,
  // English, French, German, Italian, Spanish: Protection, Informationen, Soluzione, Gestión.
  /^(?:[a-z]{3,}[ct]|[a-z]{4,}s)ion(?:s|en|es)?$/,
  /^[a-z]{3,}zion[ei]$/,
  // English: Management, Treatment, Awareness, Availability, Leadership, Technology.
  /^[a-z]{3,}(?:[etgn]|sh)ments?$/,
  /^[a-z]{3,}(?:(?<!gu)i|l|s|d|ve|re)ness(?:es)?$/,
  /^[a-z]{4,}(?:il|al|ar|iv|os|ic|rs|or|nt|ns|ac|qu|un)it(?:y|ies)$/,
  /^[a-z]{3,}(?:er|ion)ships?$/,
  /^[a-z]{3,}olog(?:y|ies?|ien|ias?|ica)$/,
  // Spanish and Portuguese: Calidad, Qualidade, Funcionamiento; Italian: Rendimento; Dutch: Zekerheid.
  /^[a-z]{3,}idad(?:e|es)?$/,
  /^[a-z]{3,}[ai]mientos?$/,
  /^[a-z]{4,}[ai]ment[oi]s?$/,
  /^[a-z]{4,}(?<!sc)he(?:id|den)$/,
];
/** The same with accents, which folding would take away: Solução, Qualité, Qualità. Falcão is a family name. */
const accentedEndings = /(?:[aeiou]ç(?:ão|ões)|\p{L}{3}(?:ité|ités|ità))$/u;
/** Given and family names with such endings. */
const namesLikeNouns = new Set(
  'bastion ascension asuncion assuncao concepcion conceicao encarnacion encarnacao visitacion visitacao purificacion purificacao consolacion consolacao anunciacion anunciacao presentacion salvacion resurreccion redencion sebastion christion felicite trinite charite natividad natividade trinidad caridad caridade felicidad felicidade nascimento sacramento livramento hornung hartung freiheit adelheid navidad nacimiento'.split(
    ' ',
  ),
);

/** Inflected German adjectives: Persönliche, Technischer, Langjährige, Zertifizierte. Fischer, Rüdiger and Paige are names. */
const adjective =
  /^(?:[a-z]{2,}lich|[a-z]{3,}isch|[a-z]{3,}(?<!rud|rued|[ae])ig|[a-z]{4,}(?:bar|sam|los|voll|iert)|[a-z]{4,}(?:iv|onal|onell|duell|tuell|ziell|triell))e[rsnm]?$/;
const namesLikeAdjectives = new Set(['edwige', 'hedwige', 'rodrige']);
/** Frequent adjectives and determiners at the start of headings. None is a usual given name. */
const firstWords = new Set(
  `neue neues neuen neueste neuester aktuelle aktueller aktuelles aktuellen breite breiter breites grosse grosses kleine kleines hohe hoher hohes hochste starke starkes gute guter gutes bester bestes schnelle schneller eigene eigener eigenes letzte letzter letztes vorherige vorheriger verwandte ahnliche beliebte beliebter offene offener volle voller tiefe tiefes kurze kurzes faire fairer klarer freie freier echte echter moderne moderner modernes digitale digitaler digitales soziale sozialer soziales globale globaler lokale lokaler zentrale zentraler optimale optimaler ideale idealer regionale regionaler internationale internationaler nationale maximale minimale flexible flexibler stabile hohere bessere besserer kompetente kompetenter effiziente effizienter transparente transparenter intelligente intelligenter exzellente nachhaltige nachhaltiger nachhaltiges interne interner externe externer sichere sicherer geprufte jede jeder jedes diese dieser dieses meine meiner mein keine kein viele alles erfahrene hervorragende umfassende umfassender umfassendes passende fuhrende fuhrender massgeschneiderte fundierte bisherige ganze gesamte
  higher lower fast faster better greater broad wide every most least wrongful overweight flooded leaky clogged natural environmental municipal wireless affordable reliable trusted certified licensed experienced dedicated customized tailored integrated sustainable dental cosmetic commercial residential sexual mental physical digital easy preventing solving cleaning avoiding choosing understanding
  nouvelle nouveau nouvelles nouveaux meilleure meilleur meilleurs haute bonne bonnes
  nueva nuevo nuevos nuevas mejor mejores amplia amplio
  novos novas melhor melhores ampla amplo
  nuova nuovo nuove nuovi migliore migliori ampia ampio
  nieuwe grote kleine hoge lage brede goede ruime`.split(/\s+/),
);

/** Nouns of headings, links and trades; no usual part of a name. */
const nouns = new Set(
  `accident accidents abuse alert alerts amenities assets assistance backup basement benefits booking brochure brochures budget cleanup cleaning committee committees commission competence damage damages dentistry discharge discounts drain drains drainage efficiency enforcement entries equity excellence expertise facility faucet feature fees fitness guidance guidelines hearing housing ideas identity imaging incentives injury injuries innovations inspection installation integrity invoice invoices issue issues leaks lending licenses lighting logistics losses maintenance malpractice minutes mission modeling monitoring mortgage mortgages neighborhood ordinance ordinances outreach outsourcing parking payroll performance permit permits plumbing pricing printer printers privacy procurement projector projectors pumps purchases receipts recipe recipes recycling removal rental rentals repair repairs replacement restoration retaliation retirement roofing savings scanners security sewer shipping skills sourcing staffing storage subscription surveys tickets tools transparency trauma trends updates upgrades value values warranty whistleblower whistleblowers wellness wiring workflow workflows academy
  akademie alternative angebot angebote ansatz anspruch antworten arbeit artikel aufgaben ausgabe ausschuss auswahl auszeit bedingungen beispiele beitrag beitrage bereich bereiche branchen daten denkraum eindrucke einblicke entwicklung ereignisse erfahrung erfolg ergebnisse expertise fachkrafte fachwissen fakten forderung fotos fragen garantie gebaude gerate geschaft geschichte gestaltung gewalt hilfe hinweise inhalte kategorien kommentar kommentare kompetenz kompetenzen konzept konzepte kultur leistung leistungen losung losungen magazin marken massnahmen meldungen mitglieder mottoparty nachrichten netzwerk netzwerke partnerschaft philosophie planung preise prinzip programm projekt projekte prozess prozesse qualitat rahmen reihenfolge ressourcen schulung schulungen schwerpunkt schwerpunkte sicherheit sortiment spiele standort standorte stellen strategie strukturen suche support systeme technik teilen themen twittern uberblick ubersicht umfragen umsetzung veranstaltung veranstaltungen verantwortung verfahren verstandnis vertrauen verzeichnis vielfalt vorteil vorteile wege weine werte wissen ziele zielgruppen zukunft zusammenarbeit
  experiencia experiencias calidad confianza soluciones ventajas horario horarios noticia acceso ambiente apoyo apoyos area asesoria asesoramiento asistencia ayuda banca bienestar cafeteria calendario centro centros cirugia ciudad clinica clinicas comedor comercio compromiso comunidad consulta consultas consultoria consultorio coordinacion cuenta cuidado cuidados departamento derecho desarrollo despacho diseno docencia edificio ensenanza entrega entorno equipos escuela espacio espacios estudio estudios evento eventos fachada familias finanzas fisioterapia formacion fundacion futuro ganaderia gobierno grupo hogar imagenes industria informacion infancia ingenieria instalaciones instituto investigacion laboratorio limpieza logistica lugar mantenimiento marca materiales medio mercado mundo negocio negocios oficina oficinas orientacion pacientes pagina participacion planificacion preguntas proceso procesos proveedores proyecto proyectos publicidad recepcion recursos redes respuesta salud seguimiento seguridad seguros socios sociedad sucursales taller talleres tecnologia temas terapia tienda tramites transporte tratamiento tratamientos turismo unidad valoracion vehiculos vivienda viviendas voluntariado
  experience savoir-faire qualite avantages conseils accompagnement achats ateliers bureaux cabinets chantier chantiers clientele commerce competences cours creation demarche devis domaine domaines ecole encadrement engagement engagements enseignement equipements equipes etapes etudes formation formations gestion horaires hygiene immeuble installations jeunes jeunesse lieu livraison logement maison maisons materiel metier metiers moyens offres parcours pratique prestation prestations projets proximite quartier realisations recherche rendez-vous reseau ressources sante seance seances securite seniors soin soins soutien stages tarif tarifs vehicules vente ventes vie ville
  esperienza qualita vantaggi soluzioni accoglienza affitto agenzia allenamento ambiente ambienti approccio appuntamento assistenza associazione attivita attrezzature cantiere casa centro cliente clienti collaborazione competenza competenze comunita consulenza corsi corso cucina cura cure dipartimento diritto disponibilita edilizia eventi fianco figli filosofia finanza fisioterapia formazione gestione gruppo immobili impegno impianti impresa informatica laboratorio lavoro luogo macchine magazzino manutenzione materiali metodo missione mondo negozio officine passione pazienti percorso percorsi persone prenotazioni preventivo professionalita professionisti progettazione progetti proposte pulizia ricerca richiesta riparazione risorse ristrutturazione salute scuola sede settore settori sicurezza societa spazi spazio squadra storia strumenti struttura sviluppo tecnologie terapia trasporto trattamenti vendita viaggio visite volontariato
  ervaring kwaliteit voordelen oplossingen
  experiencia qualidade solucoes vantagens acompanhamento agendamento ambiente aprendizagem areas assistencia atendimento atuacao avaliacao ajuda bem-estar capacitacao clinica comunidade compromisso confianca conhecimento consultoria contabilidade cuidado cuidados desenvolvimento diferenciais direito educacao empreendimento engenharia ensino equipamentos escola especialidade especialidades espaco espacos estrutura eventos familia familias fisioterapia formacao funcionamento futuro gestao grupo historia instalacoes investimento limpeza localizacao loja lojas manutencao marca mercado mundo negocio negocios obra obras orcamento pacientes parceiros parceria pesquisa projeto projetos propriedade protecao qualificada qualificado resultados saude seguranca seguros sociedade solucao tecnologia trabalho transporte tratamentos vagas vendas vida visao`.split(
    /\s+/,
  ),
);
/** German compounds end with their noun: Branchenkompetenz, Versicherungskonzept. */
const compound =
  /^[a-z]{4,}(?:abteilung|angebote?|artikel|ausschuss|bedingungen|beitrage?|beratung|bereiche?|betreuung|erfahrung|fragen|garantie|geschichte|kompetenz(?:en)?|konzepte?|kosten|leistung(?:en)?|losung(?:en)?|management|netzwerke?|planung|preise|produkte|programm|projekte?|prozesse?|qualitat|schwerpunkte?|sicherheit|spektrum|standorte?|strategie|strukturen|systeme?|technik|themen|verfahren|vorteile?|wissen|zeiten|ziele)$/;

/** @param words a text's words that have the form of a name, without particles and degrees; never throws */
export function isNounPhrase(words: readonly string[]): boolean {
  const [first = ''] = words;
  const start = foldText(first);
  if (firstWords.has(start) || (adjective.test(start) && !namesLikeAdjectives.has(start))) return true;
  return words.some((word) => foldText(word).split(' ').some(isNoun) || isAccentedNoun(word));
}

const isNoun = (folded: string): boolean =>
  nouns.has(folded) || compound.test(folded) || (!namesLikeNouns.has(folded) && nounEndings.some((ending) => ending.test(folded)));

const isAccentedNoun = (word: string): boolean => accentedEndings.test(word.toLowerCase()) && !namesLikeNouns.has(foldText(word));
