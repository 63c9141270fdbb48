/** What is done with goods, in Italian. Written by the author from general knowledge of the language. Folded. */
import type { Activities } from './goods-kinds.ts';

export const italianActivities: Activities = {
  roles: [
    [
      'none',
      'progettazione|creazione|studio|design|sviluppo|ricerca|impresa|imprese|azienda|aziende|ditta|ditte|societa|specialista|specialisti|specializzato in|laboratorio|laboratori|attivita|attivita di|servizio|servizi|altro|altri|altre|altra|artigiano|artigiani|artigianato|settore|filiera|lavori',
    ],
    [
      'make',
      'fabbricazione|produzione|produzioni|fabbrica|fabbriche|fabbricante|fabbricanti|produttore|produttori|produttrice|industria|industrie|manifattura|manifatture|stabilimento|stabilimenti|assemblaggio|realizzazione|realizzazioni|costruttore|costruttori|confezione|confezioni|confezionamento di|preparazione|elaborazione|finitura|stampaggio|estrusione|soffiaggio|progettazione e produzione|produzione artigianale|produzione industriale|produzione e vendita|produzione e ingrosso|produzione e commercio|produzione e commercializzazione|prod',
    ],
    ['construct', 'costruzione|costruzioni'],
    [
      'process',
      'lavorazione|lavorazioni|trasformazione|conservazione|lavorazione e conservazione|trasformazione e conservazione|lavorazione e trasformazione|lavorazione e commercio|essiccazione|macinazione|molitura|torrefazione|surgelazione|affumicatura|spremitura|taglio|sgusciatura|macellazione',
    ],
    [
      'grow',
      'coltivazione|coltivazioni|allevamento|allevamenti|allevatore|allevatori|coltivatore|coltivatori|coltura|colture|raccolta di funghi|produttori agricoli|azienda agricola|aziende agricole|riproduzione',
    ],
    ['extract', 'estrazione|estrazioni|cava|cave|miniera|miniere|cave di'],
    [
      'wholesale',
      'ingrosso|all ingrosso|commercio all ingrosso|vendita all ingrosso|ingrosso e dettaglio|ingrosso e minuto|grossista|grossisti|distribuzione|distributore|distributori|distribuzione all ingrosso|fornitura|forniture|fornitore|fornitori|importazione|esportazione|importatore|importatori|esportatore|esportatori|import|export|import export|importazione e distribuzione|rappresentanza|rappresentanze|agenti e rappresentanti|agente e rappresentante|agenti|rappresentanti|agente di commercio|agenti di commercio|intermediari del commercio|intermediario del commercio|procacciatori d affari|centrale acquisti|commercio ingrosso',
    ],
    [
      'retail',
      'vendita al dettaglio|commercio al dettaglio|dettaglio|al dettaglio|commercio al minuto|vendita al minuto|minuto|vendita|vendite|rivendita|rivendite|rivenditore|rivenditori|venditore|venditori|magazzino di vendita|commercio ambulante|vendita ambulante|ambulante|ambulanti|commercio al dettaglio ambulante|compravendita|compro|mercato|concessionaria|concessionarie|concessionario|concessionari|commercio al dettaglio in esercizi specializzati|vendita diretta',
    ],
    ['shop', 'negozio|negozi|bottega|botteghe|punto vendita|punti vendita|boutique|showroom|emporio|outlet|mercatino|esposizione|spaccio'],
    ['trade', 'commercio|commercializzazione|commercianti|commerciante|acquisto e vendita'],
    [
      'online',
      'vendita online|e commerce|commercio elettronico|vendita on line|vendita per corrispondenza|vendita via internet|commercio online|negozio online|commercio al dettaglio online|commercio al dettaglio via internet',
    ],
    [
      'repair',
      'riparazione|riparazioni|riparatore|riparatori|manutenzione|manutenzioni|restauro|restauri|assistenza|assistenza tecnica|riparazione e manutenzione|manutenzione e riparazione|assistenza e riparazione|officina|officine|revisione|revisioni|rigenerazione|ricondizionamento|centro assistenza|centri assistenza|pronto intervento|riparazione e restauro|ripristino',
    ],
    [
      'install',
      'installazione|installazioni|installatore|installatori|posa|posatore|posatori|montaggio|montaggi|posa in opera|montatori|fornitura e posa|fornitura e posa in opera|vendita e installazione|vendita e posa|installazione e manutenzione|manutenzione e installazione',
    ],
    [
      'rent',
      'noleggio|noleggi|autonoleggio|affitto|locazione|nolo|noleggio e leasing|noleggio a breve termine|noleggio a lungo termine|noleggio senza operatore|noleggio con operatore',
    ],
    ['transport', 'trasporto|trasporti|trasportatori|consegna|consegne|spedizione|spedizioni|movimentazione'],
    ['store', 'deposito|depositi|stoccaggio|magazzinaggio|custodia'],
    ['clean', 'pulizia|pulizie|lavaggio|lavaggi|pulitura|smacchiatura|lavatura'],
    [
      'recycle',
      'riciclaggio|riciclo|recupero|raccolta|smaltimento|demolizione|demolizioni|rottamazione|commercio di rottami|ritiro|raccolta e smaltimento',
    ],
  ],
  links:
    'di|d|del|dei|della|delle|dello|degli|dell|da|in|e|ed|o|il|la|lo|le|i|gli|l|per|a|al|ai|alla|alle|con|su|and|vari|varie|vario|diversi|diverse',
  qualifiers:
    'industriale|industriali|artigianale|artigianali|professionale|professionali|specializzato|specializzati|specializzata|specializzate|nuovo|nuovi|nuova|nuove|usato|usati|usata|usate|nuovi e usati|nuove e usate|nuovo e usato|antico|antichi|antica|antiche|d epoca|misura|su misura|esercizi specializzati|in esercizi specializzati|esercizi non specializzati|ogni tipo|genere|in genere|ogni genere|lusso|di lusso|alta gamma|biologico|biologici|biologica|biologiche|bio|accessori|e accessori|articoli|affini|simili|n c a|nca|uso domestico|per uso domestico|uso industriale|domicilio|a domicilio|conto terzi|per conto terzi|conto proprio|legno|in legno|metallo|in metallo|pvc|in pvc|alluminio|in alluminio|plastica|in plastica|pelle|vetro|inox|acciaio|cemento|cartone|carta|fresco|freschi|fresca|fresche|surgelati|surgelato|congelati|bambino|bambini|neonato|neonati|uomo|donna|adulti|casa|la casa|ufficio|giardino|interni|esterni|interno|esterno|edilizia|tradizionale|tradizionali|moderno|moderni|tecnico|tecnici|tecniche|elettrici|elettriche|elettronici|elettroniche|manuali|derivati|prodotti derivati|altri prodotti|minuto|dettaglio|banchi|posteggio mobile|posteggio fisso|pelliccia|materie plastiche|produzione propria|parti|relative parti|relativi accessori',
  notAlone:
    'costumi|confetti|attrezzi|registrazioni|display|gadget|quadri|sculture|animali|contatori|fissaggi|rivestimenti|facciate|modellismo|dischi|periodici|riviste|contenitori|veicoli|integratori|additivi|ingredienti|scanner|tablet|colori|coppe|macchine|ricambi|confezioni',
};
