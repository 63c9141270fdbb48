/**
 * Occupations and fields of work in Italian that the other tables lack, group by group of ISCO-08 (https://isco.ilo.org) and department by department of a large
 * company. Written from general knowledge of the language; no list was copied. Folded, in the masculine singular or the usual form. Long because it is one data
 * table.
 */
import type { LanguageOfWork } from './language.ts';

export const italian: LanguageOfWork = {
  occupations: {
    operations:
      'addetto ai mezzi|addetto mezzi|istruttore direttivo amministrativo|funzionario amministrativo|addetto|addetto alla linea|addetto alle linee|addetto linea|addetto macchine|addetto alle macchine|addetto macchine cnc|addetto taglio|addetto al taglio|addetto piegatura|addetto alla piegatura|addetto rifinitura|addetto manutenzioni|addetto accettazione merci|addetto carico scarico|addetto picking|addetto al picking|addetto movimentazione merci|addetto al muletto|addetto alle consegne|addetto allo smistamento|addetto smistamento|addetto alla cernita|addetto cernita|addetto alla raccolta differenziata|addetto raccolta rifiuti|addetto alla raccolta rifiuti|addetto ecologia|addetto impianto|addetto depurazione|addetto alla sanificazione|addetto stireria|addetto guardaroba|addetto piani|addetto accoglienza|addetto all accoglienza|addetto portineria|addetto alla portineria|addetto centralino|addetto al centralino|addetto protocollo|addetto primo soccorso|addetto distributore|addetto pompa|addetto autolavaggio|addetto lavaggio|addetto al lavaggio|addetto alla mensa|addetto servizio mensa|addetto handling|addetto scalo|addetto check in|addetto agli sportelli postali|addetto sportello postale|addetto al recapito|addetto recapito|addetto rilegatura|addetto alla macellazione|addetto sezionamento|addetto alla sezionatura|addetto cella frigo|addetto alla stalla|addetto allevamento|addetto frantoio|addetto imbottigliamento|addetto betoniera|addetto al verde|addetto custodia|addetto alla custodia|addetto facchinaggio|addetto controllo accessi|addetto al controllo accessi|manovratore|portuale|etichettatore|cernitore|quadrista|avvolgitore|alesatore|pressista|piegatore|tranciatore|imbutitore|calandratore|sbavatore|molatore|smerigliatore|lucidatore|sabbiatore|galvanista|zincatore|roccatore|orditore|cucitore|tagliatore|tagliatrice|incollatore|segantino|sondatore|betonierista|cantoniere|guardiano|guardiano notturno|guardarobiere|pulitore|inserviente|lavaggista|schedulatore|verificatore|preposto|trafficista|videoterminalista|rilegatore|litografo|scatolaio|affilatore|motosegantista|addetto presse|addetto alle presse|addetto alla pressa|addetto al taglio laser|addetto inserimento dati|addetto stampa digitale|conduttore linea|conduttore impianti|conduttore di macchine|conduttore caldaie|conduttore di generatori di vapore|conduttore di treni|conduttore di tram|conduttore mezzi|formatore anime|commesso d ufficio|compratore|agente marittimo|esecutore amministrativo',
    other:
      'rappresentante sindacale|delegato sindacale|raccoglitore|bracciante|bracciante agricolo|tinteggiatore|impermeabilizzatore|saldocarpentiere|calderaio|incastonatore|vasaio|mosaicista|intagliatore|doratore|camiciaia|sellaio|cappellaio|becchino|frutticoltore|mandriano|guardaparco|addestratore|salumaio|addetto fast food|banchista|sguattero|assistente bagnante|tecnico di neurofisiopatologia|osa|assistente materna|volontario del servizio civile|lettore|accompagnatore|addetto museale|assistente museale|inviato|corrispondente|tecnico di palco|datore luci|circense|addetto vigilanza|seminarista|assessore|consigliere comunale|consigliere regionale|deputato|senatore|ecologo|aiuto muratore|addetto macelleria|addetto sala|addetto di sala|addetto alla ristorazione|addetto ristorazione|addetto catering|addetto bar|personale di sala|personale di bordo|animatore|assistente alla persona|assistente ad personam|assistente per l autonomia e la comunicazione|mediatore interculturale|mediatore familiare|operatore dell accoglienza|operatore legale accoglienza|operatore di strada|volontario|operatore museale|attrezzista di scena|segretario di edizione|operatore di vigilanza|operatore socio culturale|operatore culturale|mediatore museale|operatore socio educativo|nuotatore|nuotatrice',
    sales:
      'addetto reparto|addetto pescheria|addetto rifornimento scaffali|addetto alla scaffalatura|addetto al teleselling|addetto teleselling|agente di assicurazione|subagente|commerciale estero|allestitore di punto vendita|esercente|cartolaio|fruttivendolo|addetto banco|addetto banco salumi|addetto banco pescheria|addetto scaffali|addetto preventivi|addetto alla preventivazione|ausiliario alla vendita|ausiliario di vendita|consulente beauty|funzionario vendite|erborista|gallerista|operatore telemarketing|preventivista|tecnico preventivista|operatore turistico|operatore di agenzia viaggi',
    finance:
      'membro del collegio sindacale|analista fidi|addetto allo sportello|addetto fidi|addetto rendicontazione|banchiere|assuntore rischi|economo|esattore|rendicontatore|consulente creditizio|addetto fornitori|impiegato assicurativo|operatore finanziario|operatore di borsa|operatore bancario|perito liquidatore|controllore di gestione|istruttore contabile|istruttore direttivo contabile|istruttore amministrativo contabile|funzionario contabile|funzionario amministrativo contabile|funzionario bancario|patrocinatore tributario',
    hr: 'addetto presenze|elaboratore paghe|specialista della busta paga|delegato sindacale|progettista formativo|progettista della formazione|tutor aziendale|operatore del mercato del lavoro|operatore dei servizi per il lavoro|operatore dell orientamento|psicologo del lavoro|consulente di carriera',
    legal: 'collaboratore notarile|membro odv|organismo di vigilanza|consulente giuridico|amministratore di sostegno',
    engineering:
      'scienziato|scienziata|tecnico edile|tecnico plc|tecnico energetico|tecnico delle telecomunicazioni|trasfertista|tecnico comunale|tecnico delle infrastrutture|tecnico agrario|genetista|laboratorista|formulatore|certificatore energetico|termotecnico|prototipista|ingegnere elettrotecnico|ingegnere biomedico|ingegnere di cantiere|ingegnere idraulico|istruttore tecnico|istruttore direttivo tecnico|funzionario tecnico|rilevatore topografico',
    it: 'referente applicativo|responsabile applicativo|analista di sistemi|facilitatore digitale|operatore help desk|consulente applicativo|architetto di sistemi|istruttore informatico|istruttore direttivo informatico|animatore digitale',
    marketing:
      'comunicatore|comunicatore istituzionale|stratega di marketing|stratega|organizzatore eventi|organizzatore di matrimoni|organizzatore di congressi|organizzatore|dialogatore|ufficio stampa|volantinatore|addetto promozione|ricercatore di mercato|promotore culturale|raccoglitore di fondi|funzionario comunicazione|istruttore comunicazione',
    design: 'allestitore|cartoonist|figurinista|progettista d interni|decoratore d interni|modellatore 3d|disegnatore tessile',
    support:
      'moderatore di contenuti|moderatore contenuti|moderatore community|addetto urp|assistenza clienti|accettatore|operatore customer care|operatore customer service|operatore contact center|operatore servizio clienti|operatore inbound|operatore outbound|consulente telefonico|assistente clienti',
  },
  fields: {
    operations:
      'spedizione|accettazione merci|depositi|stoccaggio|parco mezzi|piazzale|carico e scarico|cernita|smistamento|taglio|tornitura|fresatura|carpenteria|piegatura|lamiera|pressofusione|estrusione|trattamenti termici|sabbiatura|lucidatura|finitura|rifinitura|sbavatura|avvolgimento|filatura|tintoria|confezioni|cucitura|orlatura|rilegatura|macellazione|sezionamento|disosso|impasti|impasto|impastamento|cottura|forni|friggitrice|frittura|surgelazione|imbottigliamento|riempimento|pallettizzazione|manutenzioni|sanificazione|guardaroba|impianto|depurazione|rifiuti|raccolta rifiuti|aree verdi|giardini|accoglienza|portineria|centralino|protocollo|affari generali|mensa|alloggi|scalo|reparto produttivo|linea produttiva|frantoio|betonaggio|metrologia|movimentazione|turno|turni|nettezza urbana|viabilita',
    other:
      'rianimazione|dialisi|medicina|fisioterapia|reparto ospedaliero|nido|asilo nido|istruzione|musei|beni culturali|spettacolo|piscina|equitazione|disabili|famiglia|polizia|vigilanza|sorveglianza|pattugliamento|pescheria|pizzeria|gelateria|estetica|benessere|falegnameria|elettricita|muratura|allevamento|viticoltura|vivaio|boschi|religione|culto|esercito|demografici|volontariato|accoglienza migranti|musicale|sportivo',
    sales: 'scaffale|salumi|freschi|arredamento|casalinghi|affitti|condominio|gdo',
    finance: 'pensioni|assicurazione|prestiti|fidi|rendicontazione|pagamenti|incassi|cespiti',
    hr: 'busta paga|presenze|lavoro interinale|collocamento',
    legal: 'anticorruzione|notarile|giudiziario|giudiziaria',
    marketing: 'comunicazioni pubbliche|immagine|marchio|sondaggi|partenariati|sponsorizzazioni',
    engineering:
      'area tecnica|termotecnica|geotecnica|prove e controlli|telecomunicazioni|simulazione|infrastrutture|mobilita sostenibile|scientifico',
  },
  roles: {
    'amministratore sito|amministratore sito web|amministratore del sito|amministratrice sito web|amministratrice del sito': [
      'system-administrator',
    ],
    'caporeparto|capo squadra|caposquadra|capo piazzale|capo impianto|responsabile di linea|responsabile impianto|responsabile di impianto|responsabile parco mezzi|responsabile manutenzioni|responsabile programmazione|responsabile di turno|responsabile turno|responsabile di area produttiva|capo area logistica|responsabile sistema gestione qualita|capo commessa|responsabile di commessa|responsabile commessa':
      ['supervisor', 'production'],
    'capo reparto supermercato|responsabile di reparto supermercato|responsabile rete vendita': ['manager', 'sales'],
    'direttore di supermercato': ['director', 'sales'],
    'responsabile rendicontazione': ['manager', 'accounting'],
    'responsabile anticorruzione': ['manager', 'legal'],
    'responsabile r d|responsabile prove e controlli|responsabile area tecnica': ['manager', 'engineering'],
    'responsabile infrastruttura|responsabile dei sistemi informativi': ['manager', 'it'],
    'responsabile delle comunicazioni pubbliche|gestore dei social media': ['manager', 'marketing'],
  },
};
