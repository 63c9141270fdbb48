/**
 * Names of everyday businesses and institutions in directories and map services, in words of the seven languages that official titles don't
 * use: "Nagelstudio", "Standesamt", "self-service laundry", "studio di registrazione". Looked up before the services of industry-services.ts.
 * Patterns of folded words, in order: the first that matches decides. Long because it is one data table.
 */
import type { IndustryId } from './industries.ts';

export const everydayServices: readonly (readonly [id: IndustryId, words: string])[] = [
  // Health
  [
    'healthcare.practices',
    String.raw`(?:allerg|cardi|kardi|dermat|gastroenter|gastro enter|gynec|gynaec|gynak|ginec|hemat|haemat|hamat|emat|nephr|nefr|neur|onc|onk|ophth?alm|oftalm|ot?to ?rin|oto(?:rhino)?laryng|orthop|ortop|pedi|paedi|padi|path|pat|pod|proct|prokt|pneum|pulmon|radi|rheum|rhum|reum|ur|traumat|endocrin|endokrin|phleb|angi|hepat|stomat|anesthesi|anat?omopath)(?:olo|iatr|iater|eda|opad)(?:g\w*|\w*)\b|otorrinolaringolog\w*|otorinolaringoiatra|otorhinolaryngolog\w*|(?:\w+ )?(?:\w*surgeons?|\w*chirurg(?:en|in|ien|iens|ienne|ie|o|hi)?|cirujan[oa]s?|cirurgi(?:ao|oes|a)|chirurgisch\w*)\b(?! instrum\w*| equip\w*)`,
  ],
  [
    'healthcare.practices',
    String.raw`acup[un]*nt?[cu]?\w*|akupunkt\w*|agopuntur\w*|ayurved\w*|hom[oe]*opath?\w*|homeopat\w*|omeopat\w*|hom[oe]opaat|naturopat\w*|naturopaat|naturheil\w*|osteopat\w*|osteopathi\w*|chiropra\w*|quiropra\w*|medecines? (?:traditionnelle|douce|alternative)\w*|medicina (?:tradizionale|tradicional|alternativa|china|chinesa)|traditional chinese medicine|traditionelle chinesische medizin|chinese geneeskunde|alternative medicine|krankengymnast\w*|physiother\w*|fisioter\w*|kinesither\w*|fysiother\w*|ergother\w*|logop[ae]d\w*|orthophon\w*|fono ?audiolog\w*|podolog\w*|podotherap\w*|fusschirurg\w*|beschaftigungstherap\w*|terapeutas?\b|therapeut(?:en|in)?\b|therapists?\b|terapisti?\b|terapia ocupacional|parteir\w*|comadron\w*|vroedvrouw\w*|gemeinschaftspraxis|praxis fur (?!psycho)\w+|praxisgemeinschaft|arztezentrum|doctors? offices?|cabinets? (?:medical|medicaux|dentaires?)|consultorios? (?:medic\w*|dent\w*)|dokters?\b`,
  ],
  [
    'healthcare.hospitals',
    String.raw`birth(?:ing)? cent\w+|geburtshaus|maternit[ey]s?\b|maternidad\w*|hospices?\b|hospiz\w*|hospicios?\b|palliati\w*|dialys\w*|dialis\w*|fertility|kinderwunsch\w*|vruchtbaarheid\w*|fecondazione|reproduccion asistida|reproducao assistida|abortion clinic\w*|rehabilitation (?:cent\w+|clinic\w*|facilit\w+|hospital\w*)|rehazentr\w*|centres? de readaptation|centros? de (?:rehabilitacion|reabilitacao)|unidades? de reabilitacao|centro riabilit\w*|revalidatie\w*|\w+kliniken?\b|\w+klinik\b|urgent care|emergency (?:room|department)s?|notaufnahme`,
  ],
  [
    'healthcare',
    String.raw`blood (?:donation|bank)\w*|blutspende\w*|don(?:acion|acao)? (?:de|du) (?:sangre|sangue|sang)|donazione (?:del )?sangue|bloedbank\w*|medical lab\w*|medizinisch\w* labor\w*|laborator\w+ (?:medic\w*|clinic\w*|d analyses|de analisis|analisi|de analises)\w*|health(?:care)? (?:facilit\w+|cent\w+)|gesundheitszentr\w*|gesundheitseinrichtung\w*|centre de sante|centros? de (?:salud|saude)|gezondheidscentr\w*|poliambulatori\w*`,
  ],
  [
    'healthcare.mental-health',
    String.raw`counsell?ing (?:cent\w+|services?|practice)|psychotherap\w*|psicoterap\w*|psycholog\w*|psicolog\w*|psychiatr\w*|psiquiatr\w*|psichiatr\w*`,
  ],
  [
    'healthcare.medical-devices',
    String.raw`zahntechni\w*|dentaltechni\w*|dental laborator\w*|dental labs?\b|laboratoires? dentaires?|laboratorios? dental\w*|prothesistes? dentaires?|protesic\w* dental\w*|protetic\w* dentari\w*|odontotecnic\w*|tandtechni\w*|horgerat\w*|horakusti\w*|hearing aids?|audiologists?|audiologue|audioprothes\w*|audifonos?|audiologi[ae]\b|apparecchi acustici|gehoorapparat\w*|hoortoestel\w*|audiciens?`,
  ],
  [
    'healthcare.elderly-care',
    String.raw`senioren\w*|senior (?:assisted )?living\w*|assisted living|retirement (?:home|communit|village)\w*|elderly (?:group home|care|home)\w*|residences? (?:pour )?(?:seniors?|personnes agees)|maisons? de retraite|residencias? (?:de|para) (?:ancianos|mayores|idosos)|centros? (?:geriatric\w*|de dia para)|lares? de idosos|case? di riposo|assisten\w+ (?:\w+ )?anziani|residenza sanitaria\w*|villaggio per anziani|verzorgingstehuis|verzorgingshuis|woonzorg\w*|bejaarden\w*|rusthuis|betreutes (?:senioren)?wohnen|badanti|cuidado de (?:ancianos|mayores)|cuidador\w*|home ?care|care homes?`,
  ],
  [
    'healthcare.wellness',
    String.raw`massag\w*|massaggi\w*|solarium\w*|sauna\w*|day spas?|health clubs?|gimnasios?|ginasios?|palestr[ae]\b|sportscholen|sportschool|salles? de sport|pilates|crossfit`,
  ],
  [
    'healthcare.veterinary',
    String.raw`animals? and pets?|pets? and animals?|animali (?:domestici|da compagnia)\b|mascotas\b|haustiere?\b|huisdieren|animaux de compagnie|animais de estimacao`,
  ],
  // Beauty
  [
    'consumer-goods.cosmetics',
    String.raw`nagel(?:studio|salon|design|pflege|styling)\w*|nail (?:salons?|bars?|studios?|art)|manicur\w*|pedicur\w*|onglerie|unhas|unas\b|ricostruzione unghie|tattoos?\b|tatua\w*|tatouage\w*|piercing\w*|permanent make ?up|micropigment\w*|microblading|make ?up studio\w*|beauty (?:parlou?rs?|salons?|studios?|bars?|cent\w+)|salons? (?:de |d )?(?:beaute|coiffure|esthetique|tatouage)|salo(?:n|nes|oes|ao) de (?:belleza|beleza)|cent\w+ (?:de |di )?(?:estetic[ao]|esthetique|belleza|beleza)|clinica (?:de )?estetica|estetica\b(?! dental)|institut\w* de beaute|schonheits(?:salon|institut|pflege|studio)\w*|schoonheidssal\w*|kosmetik(?:studio|salon|institut)\w*|kapsal\w*|peluqueri\w*|barberi\w*|barbearia\w*|cabeleireir\w*|parrucchier\w*|coiffur\w*|hair(?:dressing|dressers?| salons?| extensions?| stud\w+)|barber ?shops?|sonnenstudio|sun ?tan\w*|tanning (?:salon|studio)s?|zonnebank\w*|zonnestudio\w*|salon de bronzage|solarios?\b|haarentfernung|waxing|depilac\w*|epilation`,
  ],
  // Government
  [
    'public-sector.administration',
    String.raw`standesamt\w*|registro civil|registo civil|civil registr\w*|register office|etat civil|anagrafe\b|burgerlijke stand|finanzamt\w*|tax and revenue|tax office\b|centre des impots|agenzia delle entrate|agencia tributaria|repartic\w+ de financas|receita federal|belasting(?:s)?kanto\w*|belastingdienst|local authorit\w+|autorit[ae]s? local\w*|autoridad\w* local\w*|embass(?:y|ies)|botschaft\w*|consulat\w*|consulad\w*|konsulat\w*|ambasciat\w*|embajad\w*|embaixad\w*|ambassad\w*|diplomati\w*|town halls?|city halls?|rathaus\w*|gemeindeamt|mairies?\b|ayuntamient\w*|municipi[oo]?\b|gemeentehui\w*|stadhuis|ufficio governativo|escritorio governamental|oficina (?:gubernamental|del gobierno)|government (?:office|agency)s?|forest(?:ry)? (?:administration|office)|forstverwaltung|administration forestiere`,
  ],
  [
    'public-sector.safety',
    String.raw`court ?houses?|gericht(?:e|shof|sgebaude)?\b|tribuna(?:l|le|les|ux|is|li)\b|gerechts\w*|rechtbank\w*|staatsanwaltschaft\w*|procura\b|procureur\w*|prosecutor\w*|fiscalia\w*|procuradoria|officier van justitie|prisons?\b|gefangnis\w*|carcel\w*|carcer[ei]\b|prisao|prisoes|gevangenis\w*|feuerwache\w*|fire (?:stations?|departments?)|vigili del fuoco|bomberos|bombeiros|brandweer\w*|pompiers|polizei\w*|police\b|polici[ae]\w*|polizia|politie\w*`,
  ],
  // Religion and associations
  [
    'nonprofit.religion',
    String.raw`templ[eo]s?\b|tempi[oo]\b|tempel\w*|synagog\w*|sinagog\w*|mosq\w+|moskee\w*|moschee\w*|mezquita\w*|mesquita\w*|moschea\b|shrines?\b|places? of worship|lieux? de culte|luogh?[oi] di culto|lugares? de culto|locais de oracao|local de oracao|gebedshui\w*|andachtsstatte\w*|kingdom hall|jehova\w*|christian church\w*|christelijke kerk\w*|chies[ae]\b|iglesias?\b|igrejas?\b|monaster\w*|klooster\w*|kloster\b|convento\w*`,
  ],
  [
    'nonprofit.associations',
    String.raw`trade unions?|labou?r unions?|syndicats?\b(?! de copropriete)|sindicat[oi]s?\b|gewerkschaft\w*|vakbond\w*|political part\w+|partis? politiques?|partidos? politic\w*|partit[oi] politic\w*|politieke partij\w*|parteiburo|sede partidaria|chambers? of commerce|(?:handels|handwerks|industrie und handels|arzte|anwalts|notar)kammer\w*|chambres? de(?:s)? (?:commerce|metiers)\w*|camaras? de comercio|camer[ae] di commercio|kamer van koophandel|colegios? profesional\w*|ordini? professional\w*`,
  ],
  [
    'nonprofit.charities',
    String.raw`food banks?|tafel e v|banques? alimentaires?|bancos? de alimentos|banco alimentar\w*|voedselbank\w*|lebensmittelausgabe|homeless\w*|obdachlosen\w*|sans abri|sem abrigo|daklozen\w*|adoption agenc\w*|adoptions?(?:agentur|bureau)\w*|agenc\w+ de adop\w*|agence d adoption|agenzi[ae] per adozioni|wohlfahrts\w*|liefdadigheid\w*|organizzazion[ei] benefic\w*|bienfaisance|beneficen\w*|(?:non ?governmental|non gouvernementale|no gubernamental|nao governamental|non governativa) organi\w*|organi\w+ (?:non governmental|non gouvernementales?|no gubernamental\w*|nao governamenta\w*|non governativ[ae])|nichtregierungsorganisation\w*|\bong\b|\bngos?\b`,
  ],
  // Culture, sport, events
  [
    'media.sports',
    String.raw`bowling\w*|boleras?\b|golf\w*|campos? de golfe?|campo da golf|stadi(?:um|ums|on|o|e)\b|stades?\b|estadios?\b|sports? (?:cent\w+|complex\w*|clubs?|halls?)|sportzentr\w*|sportcentr\w*|centres? sportifs?|complexes? sportifs?|centros? deportiv\w*|(?:complexo|centro)s? desportiv\w*|centr[oi] sportiv\w*|polideportiv\w*|reiterhof\w*|reitanlage\w*|reitstall\w*|reitschul\w*|horse ?(?:back)? ?riding\w*|equestrian\w*|equestres?\b|hipic[ao]s?\b|maneggi\w*|manege\w*|paardrij\w*|equitazione|equitation|hippique|tennis\w*|padel|schwimmb[ae]d\w*|freibad\w*|hallenbad\w*|zwembad\w*|piscin[ae]s?\b(?! \w)|kampfsport\w*|martial arts?|artes marcia\w+|arti marziali|arts martiaux|vechtsport\w*|kletterhalle\w*|climbing (?:gym|wall|cent\w+)s?|billard\w*|bilhar\w*|biliard[oi]|dive cent\w+|tauchschul\w*`,
  ],
  [
    'media.arts-and-events',
    String.raw`aquari(?:um|ums|o|os)\b|acquari[oi]?\b|zoos?\b|dierentuin\w*|jardi\w+ zoologic\w*|planetari\w*|freizeitpark\w*|themenpark\w*|theme ?parks?|themapark\w*|pretpark\w*|parcs? d attractions?|parc[oi] (?:di |de )?(?:divertiment\w*|atraccion\w*)|parques? (?:de )?(?:divers\w*|atrac\w*|tematic\w*)|(?:kunst|kultur|kongress|messe|veranstaltungs)(?:zentr\w*|statte\w*|halle\w*|hauser|haus)|(?:congres|expo|cultureel|evenementen)\w* ?centr\w*|cultureel centr\w*|convention cent\w+|exposition cent\w+|exhibition cent\w+|event venues?|centres? (?:culturels?|d expositions?|de congres)|cent\w+ (?:congressi|espositiv\w*|conferenze|cultural\w*|de convenco\w*|de convencion\w*|de expos\w*|de congres\w*|de artes?|culturali)|salles? (?:de fetes?|des fetes|de reception)|saloes de festas?|salao de festas|salones? de (?:eventos|fiestas)|sale per (?:eventi|ricevimenti)|kunstgaleri\w*|art galler\w*|galeries? d art|galeria de arte|galleri[ae] d arte|tickets?\b|eintrittskarten\w*|bilheteir\w*|billetterie|entradas\b|escape ?rooms?|hupfburg\w*|bouncy castles?|party ?planning|partyservice verleih`,
  ],
  [
    'media.film-and-video',
    String.raw`cinemas?\b|kinos?\b|bioscop\w*|cines?\b|video(?:produktion\w*|productie\w*|studio\w*| stud\w+)|film ?studios?|estudios? de (?:cine|video)|studio di produzione video|filmproduktion\w*`,
  ],
  [
    'media.music',
    String.raw`recording stud\w+|tonstudio\w*|aufnahmestudio\w*|studios? d enregistrement|estudios? de grabacion|estudios? de gravacao|studi[o]? di registrazione|opnamestudio\w*|geluidsstudio\w*`,
  ],
  [
    'media.broadcasting',
    String.raw`radio ?stations?|radiostation\w*|fernsehstation\w*|tv stations?|television stations?|emisoras? de (?:radio|television)|estac\w+ de (?:radio|televisao)|emittent[ei]\w*|radiozender\w*|rundfunk\w*|stations? de radio`,
  ],
  [
    'media.publishing',
    String.raw`zeitung\w*|krant\w*|jorna(?:l|is)\b|giornal[ei]\b|periodicos\b|journaux\b|newspapers?\b(?! shop| store)|redaktion\b|redactie\b`,
  ],
  [
    'media.design-services',
    String.raw`fotolabor\w*|photo ?lab\w*|photographic laborator\w*|laborator\w+ (?:de )?(?:fotografi\w*|photo\w*)|foto ?(?:ontwikkel|studio)\w*|photo ?stud\w+|grafisch\w* (?:ontwerp\w*|vormgev\w*)|progettazione grafica|diseno (?:grafico|web|de interiores)|design d interieur|webdesign\w*`,
  ],
  [
    'media.advertising',
    String.raw`schilder und lichtreklame\w*|lichtreklame\w*|werbetechnik\w*|sign ?makers?|signage|enseignes?\b|letreiros?\b|rotulos?\b|rotulacion|insegne\b|beschriftung\w*|werbemittel\w*|promotional (?:products?|items?)|objets? publicitaires?|relatiegeschenken|gadget personalizzati`,
  ],
  // Trades and services at home
  [
    'construction.trades',
    String.raw`hvac\b|calefaccion\b|aquecimento\b|riscaldamento\b|chauffage\b|heizungs\w*|heizung und \w+|sanitar(?!i[ao])\w*|klimatechni\w*|climatiza\w*|climatisation\b|airco\b|aircondition\w*|air conditioning (?:contract|install|repair|service)\w*|ar condicionado|aire acondicionado|condizionat\w*|impiantistic\w*|installateurs?\b|glaziery|glaserei\w*|vitreries?\b|cristaleri\w*|vidracari\w*|glaszett\w*|spenglerei\w*|klempnerei\w*|maler(?:betrieb|ei|arbeiten)\w*|malerei und \w+|dacharbeit\w*|roofing\b|couverture et zinguerie|tejados\b|telhados\b|coperture e tetti|dakwerk\w*|dakbedekking\w*|bodenbelage\w*|flooring\b|pose de (?:\w+ )?(?:sols?|parquets?|moquettes?|carrelages?)|suelos\b|pisos e revestimentos|pavimentazion\w*|vloeren\b|vloerenleg\w*|(?:teppich|tapijt|parket|vloer|tegel)(?:legger|leger|zetter)s?\b|carpet (?:layer|installer|fitter)s?|parquet (?:layer|floor\w*)|poseurs? de \w+|alcatifador\w*|dammstoff\w*|isolierung\w*|insulation\b|isolation thermique|aislamiento\w*|isolamento\b|isolatie\w*|scaffold\w*|gerust\w*|andaimes?\b|andamios?\b|impalcatur\w*|ponteggi\w*|echafaudage\w*|steigerbouw\w*|stellingen\w*|(?:key|schlussel|sleutel)s? ?(?:cutt\w*|dienst\w*|copy|schneider|maker\w*)|locksmith\w*|serrureries?\b|cerrajeri\w*|chaveir\w*|copia de chaves|reproduction de cles|duplicazione (?:di )?chiavi|slotenmak\w*|(?:construc\w+|construcao|instalac\w+|bau|pose|posa|montage|einbau) (?:de |von |di )?(?:janelas|portas|fenetres|portes|ventanas|puertas|fenstern?|turen|finestre|infissi|serramenti)|window (?:construction|installation|fitting|replacement)\w*|raam en deur\w*|schrijnwerk\w*|renovierung\w*|sanierung\w*|renovation\b|reformas\b|remodel\w*|ristrutturazion\w*|verbouwing\w*|klussenbedrijf|home (?:repair|renovation|remodel\w*|improvement)s?|handwerk\w*`,
  ],
  [
    'professional-services.security-services',
    String.raw`(?:video)?uberwachung\w*|alarmanlagen\w*|alarmsystem\w*|alarm systems?|sistemas? de alarma\w*|alarmas?\b|alarmes?\b|allarmi?\b|antifurt\w*|videosurveill\w*|videovigilanc\w*|videosorveglianz\w*|camerabewaking|beveiliging\w*|cctv\b|detekt\w*|detectives?\b|detetives?\b|private investigat\w*|investigazion\w*|wachdienst\w*|objektschutz\w*|sicherheitsdienst\w*|seguridad privada|securite privee|vigilanza\b|gardiennage`,
  ],
  // Care of gardens and trees is not cleaning: NACE Rev. 2, 81.30, apart from 81.2.
  [
    'professional-services',
    String.raw`baum(?:fall|pfleg|schnitt)\w*|tree (?:removal|cutting|trimming|felling|care|surg)\w*|elagage|poda de arboles|potatur\w*|boomverzorging|gartenpflege\w*|gardening|landscap\w*\b(?! arch)|lawn (?:care|mowing|maintenance)|paisagism\w*|paisajism\w*|tuinonderhoud|garden maintenance`,
  ],
  [
    'professional-services.cleaning',
    String.raw`launder\w*|laundr\w*|lavander\w*|lavandari\w*|laveries?\b|waschsalon\w*|wascherei\w*|wasserette\w*|wassalon\w*|wasserij\w*|stomerij\w*|pressing\b|tintorer\w*|tinturari\w*|tintori[ae]\b|dry ?clean\w*|chemische reinigung|textilreinigung\w*|reinigung\b|reinigungs\w*|poetsdienst\w*|schoonmaak\w*|limpieza\b|limpezas?\b|pulizi[ae]\b|nettoyage\b|winterdienst\w*|schneeraumung|snow (?:removal|plow\w*)|pest control|schadlingsbek\w*|control de plagas|dedetiza\w*|controle de pragas|disinfestazion\w*|ongediertebestrijding|chimney sweep\w*|kaminfeg\w*|schornsteinfeg\w*|schoorsteenveg\w*|hausmeister\w*`,
  ],
  [
    'environment.waste',
    String.raw`recicl\w*|recycl\w*|riciclagg\w*|riciclo\b|wertstoffhof\w*|containerpark\w*|milieupark\w*|milieustraat|dechetteries?|mull\w*|entrumpel\w*|haushaltsauflosung\w*|junk removal|debarras\b|sgomber\w*|ontruiming\w*|schrott\w*|scrap ?(?:yard|metal|dealer)s?|chatarr\w*|ferro ?velho|rottami|afval\w*|waste transfer|basura\w*|ordures`,
  ],
  [
    'professional-services',
    String.raw`bestattung\w*|beerdigung\w*|funeral\w*|funer\w*|uitvaart\w*|begrafenis\w*|pompes? funebres?|onoranze\b|pompas funebres|crematori\w*|krematori\w*|cremator\w*|cemeter\w*|graveyards?|friedhof\w*|cimetieres?|cementerio\w*|cemiterio\w*|cimiter[io]\w*|camposanto|begraafplaats\w*|hundesalon\w*|hundepflege|pet groom\w*|dog groom\w*|toilettage\w*|trimsalon\w*|huisdiertrim\w*|banhos? e tosquias?|banho e tosa|toelettatur\w*|peluqueria canina|astrolog\w*|hellseher\w*|psychics?\b|wahrsag\w*|videntes?\b|tarot\w*|partnervermittlung\w*|dating agenc\w*|schuhreparatur\w*|schuhmacherei\w*|cordonneri\w*|shoe ?repair\w*|zapateri\w*|calzoler\w*|schoenherstel\w*|schoenmakerij|reparaturen?\b|reparaturservice|reparatur(?:dienst|werkstatt)\w*|(?:handy|smartphone|computer|phone|elektronik|electronics?|appliance|watch|uhren|fahrrad|bicycle|bike) ?(?:repair|reparatur)\w*|repair (?:shops?|services?)|ateliers? de reparation|(?:lojas?|talleres?|oficinas?|servicios?|servicos?|negozi[o]?) de reparac\w*|reparac\w+ de (?:calcado|calzado|electrodomest\w*|eletrodomest\w*|celulares|moviles|computador\w*|relojes|relogios|bicicletas)|riparazion[ei] (?:di )?(?:calzature|elettrodomestici|orologi|biciclette|computer|cellulari)|(?:\w+)?reparatie ?winkels?|(?:\w+)?herstelwinkels?|(?:lojas?|magasins?|tiendas?|negozi[o]?) (?:de |di )?(?:aluguer|aluguel|location|alquiler|noleggio)\b.*|hausverwalter und \w+|umzugsreinigung`,
  ],
  // Money
  [
    'travel-and-hospitality.casinos',
    String.raw`book ?makers?|lott[oe]\w*|lotter\w*|loter[iy]\w*|lotaria\w*|loteric\w*|wettburo\w*|sportwett\w*|betting\b|apuestas\b|apostas\b|scommess\w*|gok\w+|kasino\w*|casinos?\b|bingo\b|gambling\b|spielhalle\w*|spielothek\w*|salles? de jeux(?: d argent)?|salon(?:es)? de juego\w*|sala giochi|jeux de hasard`,
  ],
  [
    'financial-services.lending',
    String.raw`pawn\w*|pfandle?i\w*|leihhaus\w*|monte de piedad|casas? de empen\w*|casas? de penhor\w*|bank van lening|banco dei pegni|pret(?:eur)?s? sur gages?|prestamist\w*|money ?lend\w*|geldverleih\w*|gelduitleen\w*|prestit[oi]\b|goldankauf\w*|gold ?buy\w*|compro oro|compra de ouro|achat(?:eur)? d or|goudkoper\w*|payday loans?|microcredit\w*`,
  ],
  [
    'financial-services',
    String.raw`currency exchange\w*|money (?:transfer|exchange)\w*|geldwechsel\w*|wechselstube\w*|geldtransfer\w*|bureaux? de change|transferts? d argent|cas[ae]s? de cambio\w*|agenc\w+ de cambio|cambiavalut\w*|wisselkanto\w*|financial (?:offices?|institutions?)|ufficio finanziario|financiele instelling\w*|finanzvermittlung\w*|entidades? financier\w*|empresas? financeir\w*`,
  ],
  // Food, drink, travel
  [
    'travel-and-hospitality.restaurants',
    String.raw`(?:\w+)?restaurants?\b|restaurant[ei]s?\b|ristorant[ei]\b|restaurante\w*|fast ?foods?\b|schnellimbiss\w*|imbiss\w*|food (?:trucks?|stalls?|stands?|courts?)|hot dogs?\b|\w+bars?\b(?<!minibar)|pubs?\b|brewpubs?|kneipen?\b|biergarten\w*|beer gardens?|night ?clubs?|nachtclub\w*|discotec\w*|discothe\w*|disco\b|boates?\b|coffee ?(?:house|shop|bar)s?|kaffeehaus\w*|tea ?(?:house|room)s?|teehaus\w*|theehuis|salons? de the|casas? de cha|bubble tea|cafes?\b|cafeteri\w*|caffetteri\w*|koffie(?:bar|huis|zaak)\w*|ijssal\w*|eiscaf\w*|eisdiele\w*|eisgeschaft|ice cream (?:parlou?r|shop|truck)s?|frozen yogh?urt|gelateri\w*|heladeri\w*|sorveteri\w*|geladari\w*|glacier\b|pizzeri\w*|tratt?ori[ae]\w*|osteri[ae]\b|tapas\b|sushi\b|kebabs?\b|doner\b|burgers?\b|steakhouses?|diners?\b|bistro\w*|brasserie restaurant|creperi\w*|friteri\w*|frituur|frietk\w*|snackbar\w*|lanches\b|lanchonet\w*|carrinhos? de lanches?|hookah|shisha\w*|partyservice\w*|catering\w*|cantine\w*|kantinen?\b|mensa\b|comedores?\b|refeic\w+ colet\w*|gastst?att\w*|gasthof\w*|gasthaus\w*|wirtshaus\w*|eetcaf\w*|eethui\w*`,
  ],
  [
    'transport-and-logistics.delivery',
    String.raw`lieferservice\w*|lieferdienst\w*|delivery\b|bezorgdienst\w*|carret[oe]s?\b|corrier[ei]\b|courriers? express|mensajer\w*|mensageir\w*|estafet\w*|koerier\w*|kurier\w*|postfiliale\w*|post ?offices?|postkanto\w*|bureaux? de poste|correos\b|correios\b|uffici[o]? postal\w*`,
  ],
  [
    'travel-and-hospitality.hotels',
    String.raw`ferien(?:haus|wohnung|hauser|wohnungen|unterkunft\w*|apartment\w*)|holiday (?:cottages?|homes?|rentals?|lets?)|vacation (?:homes?|rentals?)|guest (?:apartments?|houses?)|locations? de vacances|gites?\b|auberges? de jeunesse|youth hostels?|jugendherberg\w*|jeugdherberg\w*|hostels?\b|ostell[oi]\b|casas? (?:de campo|rural\w*|de hospedes|de huespedes)|alojament\w*|alojamient\w*|case? vacanz\w*|vakantiehui\w*|vakantiewoning\w*|agriturism\w*|apartamentos? (?:turistic\w*|de ferias)|albergues?\b|campings?\b|camp ?sites?|zeltplatz\w*`,
  ],
  [
    'travel-and-hospitality.travel-agencies',
    String.raw`(?:bureau|ufficio|office|oficina|escritorio)? ?(?:des |de |di )?guid(?:es?|as?|e) (?:touristi\w*|turistic\w*|de tourisme)|tour guides?|gidsen\w*|fremdenfuhr\w*|stadtfuhr\w*|reiseburo\w*|reisebur\w*|reisbureau\w*|agences? de voyages?|agenc\w+ de (?:viajes?|viagens)|bureau des guides`,
  ],
  [
    'transport-and-logistics.passenger',
    String.raw`car ?sharing\w*|car ?pooling|autodelen|autopartage|taxi\w*|limousin\w*|alquiler de motos|aluguer de motas|motorfietsverhuur|noleggio (?:motocicli|moto|auto|biciclette)|bike ?shar\w*|bicycle rentals?|parkplatz\w*|parcheggi\w*|ride ?shar\w*`,
  ],
  [
    'transport-and-logistics.warehousing',
    String.raw`stoccaggi\w*|magazzin\w+ e \w+|lagerung\b|entreposage|almacenamiento\b|almacenaje|armazena\w*|opslag\b|self ?storage|zelfopslag|storage rentals?|lagerraum\w*`,
  ],
  [
    'transport-and-logistics.freight',
    String.raw`umzug\w*|removals\b|moving (?:compan\w+|services?)|demenage\w*|mudanzas?\b|mudancas?\b|trasloch\w*|verhuis\w*`,
  ],
  // Cars and fuel
  [
    'automotive.dealers',
    String.raw`vehicle inspection\w*|fahrzeuginspektion\w*|hauptuntersuchung|controle technique|centres? de controle technique|inspec\w+ (?:tecnica )?de ve[hi]\w*|itv\b|centr[oi] revision[ei]|voertuigkeuring|apk keuring|rv dealer\w*|caravan ?dealer\w*|wohnmobil\w*|vendedor\w* de caravanas|autoshowroom\w*|autoaufbereitung|autolack\w*|smash repairs?|reparation (?:de )?motos?|reparateurs? de motos?|motorreparatie|oficina de motas|taller de motos|(?:lojas?|stands?|tiendas?|negozi[o]?) (?:de |di )(?:automove\w+|automovil\w*|coches|carros|auto)\b`,
  ],
  [
    'energy.gas',
    String.raw`bottled gas|gasflaschen\w*|flussiggas|gas embotellado|bouteilles? de gaz|gpl\b|glp\b|lpg\b|propan\w*|butano?\b|bombole (?:di |del )?gas|flessengas`,
  ],
  [
    'energy.water',
    String.raw`wasserwerk\w*|watermaatschap\w*|waterbedrij\w*|compagnie des eaux|fornecedor de agua|servicios? (?:publicos? )?de agua|water utilit\w*|acquedott\w*|aguas municipales`,
  ],
  [
    'energy',
    String.raw`energiemaatschap\w*|fornitrice di energia|fournisseur d energie|proveedor de energia|fornecedor de energia|energy suppliers?`,
  ],
  // Learning
  [
    'education.training',
    String.raw`tutoring\b|test prep\w*|nachhilfe\w*|bijles\w*|explicac(?:oes|ao)\b|clases particulares|ripetizioni|cours particuliers|soutien scolaire|aulas particulares|ecoles? (?:preparatoires?|de (?:danse|musique|langues?|conduite))|escuelas? de (?:baile|danza|musica|idiomas|cocina)|escolas? de (?:danca|musica|linguas?|idiomas|conducao)|scuol[ae] di (?:danza|ballo|musica|lingu\w*|guida)|(?:dans|taal|muziek|zwem|rij)schol?en\b|(?:dans|taal|muziek|zwem|rij|kook)school|(?:tanz|musik|sprach|fahr|koch|schwimm|ski|surf)schulen?|(?:dance|dancing|music|language|driving|cooking|art|ski|surf|swimming) schools?`,
  ],
  [
    'education.schools',
    String.raw`kinderbetreuung\w*|kindergart\w*|kindergarden\w*|tagesm[ut]\w*|child ?care\w*|babysit\w*|baby sit\w*|guarderi\w*|cuidado de ninos|creches?\b|jardim de infancia|asil[oi] nido|asilo\b|kinderopvang\w*|peuter\w*|nanny\b|nannies`,
  ],
  // Making
  [
    'food-and-drink.alcohol',
    String.raw`\w*brauerei\w*|\w*brouwerij\w*|micro ?brew\w*|micro ?brasserie\w*|microcervej\w*|birrifici\w*|weingut\w*|wijnhuis|wineries?|bodegas?\b|cantin[ae] vinicol\w*|caves? (?:viticole|cooperative)s?|adegas?\b|chais?\b|destileri\w*|destilari\w*|distilleri\w*|brennerei\w*`,
  ],
  [
    'consumer-goods.apparel',
    String.raw`\w*schneiderei\w*|tailoring|dressmaking|sastreri\w*|alfaiatari\w*|sartori\w*|kleermakerij\w*|couture\b|retouches\b|arreglos de ropa|confecc\w+ de ropa|sattlerei\w*|sellerie\w*|moda\b|(?<!mixed )mode\b|(?:damen|herren|kinder|braut|dames|heren)mode\b|segelmacher\w*|voileri\w*|velai[oo]\b|sail ?mak\w*|zeilmak\w*`,
  ],
  [
    'consumer-goods.luxury',
    String.raw`ourivesari\w*|oreficeri\w*|goldschmied\w*|orfevreri\w*|plateri[ae]s?\b|juwelier\w*|uhrmach\w*|clock ?mak\w*|klokmak\w*|watchmak\w*`,
  ],
  ['materials.glass-and-ceramics', String.raw`topferei\w*|potter(?:y|ies)\b|poteries?\b|alfareri\w*|olarias?\b|pottenbak\w*`],
  [
    'manufacturing.furniture',
    String.raw`korbflecht\w*|polsterei\w*|upholster\w*|tapisseri\w*|tapiceri\w*|estofari\w*|tappezzeri\w*|stoffeerderij\w*`,
  ],
  [
    'manufacturing.machinery',
    String.raw`boots?bau\w*|boat ?build\w*|scheepsbouw\w*|constructeurs? (?:de bateaux|navals?)|construtor\w* (?:de barcos|nava\w*)|constructor\w* (?:de barcos|naval\w*)|costruttor[ei] naval[ei]|cantier[ei] naval[ei]|astillero\w*|estaleiro\w*|chantiers? navals?`,
  ],
  [
    'manufacturing.printing',
    String.raw`copy ?(?:shops?|stores?|cent\w+)|copisteri\w*|copiaderos?|photocopies? et impression|fotocopi\w*|reprografi\w*|legatori\w*|buchbinderei\w*|relieur\w*|encuadernac\w*|textildruck\w*|gravur\w*|engraving`,
  ],
  // Shops with a special name
  [
    'retail.grocery',
    String.raw`kiosks?\b|kiosque\w*|kioscos?\b|quiosques?\b|caviste\w*|cremeri\w*|epiceri\w*|abarrotes|ultramarinos|mercearia\w*|hortifrut\w*|quitandas?\b|fruttivendol\w*|getrankem\w*|naturkostlad\w*|bioladen|biomarkt\w*|hofladen|hofladen|boerderijwinkel\w*|produce stands?|farm (?:shops?|stands?)`,
  ],
  [
    'retail.specialty',
    String.raw`newsstands?|news ?agents?|zeitschriften\w*|reformhaus|herbal\w*|herboris\w*|herbolari\w*|ervanari\w*|krauter\w*|kruiden\w*|second ?hand\w*|thrift\w*|flohmarkt|antiquitat\w*|antiquair\w*|antiguedades|antiguidades|brocante\w*|mercerias?\b|merceri[ae]\b|retrosari\w*|droguer\w*|drogaria\w*|disquaire\w*|cuisiniste\w*|armurer\w*|armeri[ae]\w*|garten(?:center|zentrum|markt)\w*|garden cent\w+|centros? de jardin\w*|viveros?\b|jardineri\w+ y vivero|pepinieres?|jardineries?|tuincentr\w*|vivai[o]?\b|sex ?shops?|seksshop\w*|legerdump\w*|surplus militaires?|military surplus|party ?zubehor\w*|kantoorboek\w*|lijstenmak\w*|pet ?shops?|tierhandlung\w*|zoofach\w*|zoohandlung\w*|animaleri\w*|dierenwinkel\w*|regaleri\w*|bazares?\b|ferreteri\w*|ferragen\w*|ferrament\w+ e \w+|eisenwarenhandel\w*|quincailleri\w*|ijzerwaren\w*|baumarkt\w*|bouwmarkt\w*|bricolaje|bricolage|diy\b`,
  ],
  [
    'retail.department-stores',
    String.raw`sonderposten\w*|discounters?\b|discountwinkel\w*|dollar stores?|magasins? (?:discount|general|a prix unique)|grand magasin|grande armazem|grandi magazzini|bazar chino|euroshop|\w*kaufhaus\w*|warenhaus\w*|warenhuis\w*`,
  ],
  [
    'real-estate.commercial',
    String.raw`einkaufszentr\w*|shopping (?:cent\w+|malls?)|malls?\b|centres? commercia\w+|centros? comercia\w+|centr[oi] commercial[ei]|winkelcentr\w*|co ?working\w*`,
  ],
  // Money, law and offices
  [
    'financial-services.lending',
    String.raw`bail bonds?|check cashing|debt (?:counsel\w*|consolidation|relief)|mortgages?\b|refinanc\w*|hypothe[ekc]\w*|schuldnerberatung|kredietbemiddeling`,
  ],
  [
    'financial-services.payments',
    String.raw`merchant (?:account|services)\w*|check clearing|cobros y pagos|pagamenti digitali|credit card (?:compan\w+|process\w*|services?)|zahlungsabwicklung`,
  ],
  [
    'financial-services.investment-banking',
    String.raw`foreign exchange|\bforex\b|devisen\w*|courtage (?:de valeurs|boursier)|corretagem de valores|effectenmakelaar\w*`,
  ],
  ['financial-services.exchanges', String.raw`beheer van financiele markten|bourses? de (?:valeurs|marchandises)\w*`],
  [
    'financial-services.asset-management',
    String.raw`trustkantoor\w*|administratiekantoren voor aandelen|inversion(?:es)?\b|investimentos\b|investimenti\b|investissements?\b|gestion de portefeuille\w*|portfolio management|caisses? de retraite|pensioenfonds\w*|pensionskasse\w*|fondos de pensiones|fundos de pensao|fondi pensione|pension funds?`,
  ],
  [
    'financial-services.banking',
    String.raw`activites bancaires|actividades bancarias|atividades bancarias|attivita bancarie|caisses? populaires?|building societ\w+`,
  ],
  [
    'insurance',
    String.raw`risicoanal\w*|schadetaxat\w*|loss adjust\w*|schadensgutacht\w*|experts? en sinistres|peritos de seguros|claims adjust\w*|assurance directe|actuari\w*`,
  ],
  [
    'professional-services.legal',
    String.raw`deurwaarder\w*|gerichtsvollzieher\w*|huissiers?\b|octrooi\w*|patent(?:anw\w*|buro\w*)|incasso ?juri\w*|notari(?:s|aat|skanto)\w*|rechtsberatung\w*|rechtskundig\w*|estate planning|procuradores\b|cartorio\w*`,
  ],
  [
    'professional-services.market-research',
    String.raw`markt en \w*onderzoek\w*|markt und meinungsforschung\w*|opinieonderzoek\w*|meinungsforschung\w*|etudes de marche\w*|sondages?\b|encuestas\b|investigacion de mercados?|pesquisas? de mercado|ricerche? di mercato|marktforschung\w*`,
  ],
  [
    'professional-services.staffing',
    String.raw`uitleenbureau\w*|uitzend\w*|detachering\w*|banenpool\w*|payrolling\b|bolsas? de (?:trabajo|emprego)|agence pour l emploi|agences? pour l emploi|agenzi[ae] per l impiego|services? d emploi|servicios de empleo|agencias? de empleos?|agencias? de empregos?|zeitarbeit\w*|arbeitsamt`,
  ],
  ['professional-services.security-services', String.raw`opsporing\b|recherchebureau\w*|onderzoeksbureau particulier`],
  [
    'software.it-services',
    String.raw`computer support|it support\w*|soporte (?:tecnico|informatico)|assistance informatique|assistenza informatica|suporte tecnico|it dienst\w*|informatica y sistemas`,
  ],
  // Devices
  [
    'hardware.network-equipment',
    String.raw`routing and switching|switches and routers|storage networking|network(?:ing)? (?:equipment|hardware|devices?)`,
  ],
  [
    'hardware.computers',
    String.raw`servers? and mainframes|mainframes?\b|atms? and \w+|self service terminals?|display units?|projectors?\b|input devices|mass storage|tech hardware|storage drives`,
  ],
  ['retail.retail-tech', String.raw`pos and \w+ retail systems|point of sale (?:systems?|terminals?)|kassensysteme?|registratori di cassa`],
  // Making and growing
  [
    'wholesale.industrial',
    String.raw`industrial suppl(?:y|ies)\b|suministros? industrial(?:es)?|forniture industriali|fournitures? industrielles?|suprimentos industriais|mro\b|technischer? (?:gross)?handel|technische groothandel|fasteners? and supplies|betriebsbedarf|industriebedarf\w*`,
  ],
  [
    'materials.paper-and-forest',
    String.raw`woodworking\b|holzverarbeitung\w*|houtbewerking\w*|travail du bois|lavorazione del legno|exploitation (?:de la foret|forestiere)|explotacion forestal|exploracao florestal|bosbeheer\w*|gestion forestiere|forestal\b|florestal\b|silvicult\w*|sylvicult\w*`,
  ],
  [
    'agriculture.machinery',
    String.raw`machinisme agricole|landtechnik\w*|landbouwmechanisatie\w*|mecanizacion agricola|meccanizzazione agricola`,
  ],
  [
    'agriculture.farming',
    String.raw`reproduction de plantes|plantenveredeling|viveristi\w*|granjas?\b|ranchos?\b|ranch\w*|haciendas?\b|estancias? ganaderas?|aviari[oa]s?\b|avicultur\w*|apicultur\w*|porcicultur\w*|suinocultur\w*|viehzucht\w*|livestock\b|grains? farming|elevage\w*|saatgut\w*|semences\b|semillas\b|sementes\b|sementi\b|zaden\b|seeds\b`,
  ],
  ['food-and-drink.alcohol', String.raw`mouterij\w*|malzerei\w*|malteries?\b|malterias?\b`],
  ['consumer-goods.apparel', String.raw`looien\b|gerben\b|curtid\w*|curtume\w*|tanner\w*|conceri[ae]\b|leerbewerking`],
  [
    'manufacturing.metal-products',
    String.raw`marechaleri\w*|marechal ferrant|hufbeschlag|hoefsmederij|herrador\w*|maniscalc\w*|ferradores?|cunhagem de moedas|acunacion de moneda\w*|munzpragung\w*|coin minting|carpinteria metalica|serralhari\w*|serralheri\w*`,
  ],
  ['manufacturing.conglomerates', String.raw`mischkonzern\w*|conglomerat\w*|conglomerados?`],
  ['automotive.manufacturers', String.raw`autonome[sn]? fahren|autonomous driving|conduccion autonoma|conduite autonome|guida autonoma`],
  // Homes, gardens and repairs
  [
    'professional-services',
    String.raw`(?:entretien|amenagement)\b.*\b(?:jardins|espaces verts)|mantenimiento de jardines|manutencao de jardins|manutenzione (?:del )?verde|groenvoorziening\w*|landschapsverzorging|garten und landschaftspflege|gartenarbeit\w*|gardening work|tuinwerk\w*`,
  ],
  [
    'professional-services.cleaning',
    String.raw`facilities cleaning|furnace cleaning|duct cleaning|window cleaning|carpet cleaning|pool cleaning`,
  ],
  [
    'construction.trades',
    String.raw`estucagem|estucado\w*|stucco\w*|stukadoor\w*|pintura (?:e|y) \w+(?: de vidros)?|pintura (?:de casas|em geral|en general|residencial)|agencement\w*|innenausbau\w*|ausbaugewerbe|couverture plomberie|second oeuvre|maurerarbeit\w*|malerarbeit\w*|schreinerarbeit\w*|electrical work|carpentry\b|floor work|masonry\b|drywall\b|painting (?:and \w+|contractors?|services?)|plumbing (?:services?|and \w+)|emergency plumbing|drain cleaning|septic\b|water heaters?|furnaces?\b|fencing\b|decks?\b|gutters?\b|chimneys?\b|insulation\b|tiling\b|aparelho de climatizacao|climatizacao\b`,
  ],
  [
    'environment.waste',
    String.raw`(?:recolha|recogida|coleta|recoleccion|collecte|raccolta|inzameling|sammlung) (?:de |d |di |dei |von |van )?(?:outros )?(?:residuos|lixo|dechets|rifiuti|afval|abfall\w*)\b.*|aguas residuais|aguas residuales|eaux usees|acque reflue|afvalwater\w*|abwasser\w*|waste ?water\b|sewage\b|alcantarillado|esgotos?\b|assainissement|desmantel\w*|demanteling|dismantling|demontage von \w+ fahrzeugen|descontamina\w*|decontamina\w*|remediation\b|bodensanierung\w*|bonifica\w*`,
  ],
  [
    'consumer-goods.household',
    String.raw`(?:fabricacao|fabricacion|fabbricazione|fabrication|manufacture|herstellung|vervaardiging) (?:de |di |of |von |van )?(?:vassouras|escobas|scope|balais|brooms|besen|borstels|cepillos|brosserie)\b.*`,
  ],
  // Learning, culture, travel
  [
    'education.training',
    String.raw`capacitac\w+|desarrollo profesional|formation professionnelle|formacao profissional|formazione professionale|weiterbildung\w*|erwachsenenbildung|bijscholing|nascholing|vocational\b`,
  ],
  [
    'media',
    String.raw`medios masivos|mass media|massenmedien|massamedia|medios de comunicacion|meios de comunicacao|unterhaltung\w*|entretenimiento\b|entretenimento\b|intrattenimento|entertainment\b|divertissement\b`,
  ],
  [
    'media.arts-and-events',
    String.raw`esparcimiento\b.*|servicios? recreativ\w*|divertissement et (?:de )?loisirs|ocio y (?:cultura|tiempo libre)|lazer\b`,
  ],
  [
    'media.film-and-video',
    String.raw`(?:produccion|producao|production|produzione|produktion) (?:de |di |von )?(?:peliculas|filmes|films?|filmen|cinema)\b.*|videothe\w*|videotek\w*|videolocadora\w*|movie production`,
  ],
  [
    'media.design-services',
    String.raw`industrieel ontwerp\w*|vormgeving\b|produktdesign\w*|ontwerpbureau\w*|ontwikkelwinkel\w*|interieurontwerp\w*`,
  ],
  [
    'travel-and-hospitality.restaurants',
    String.raw`comidas? rapidas?|alta cocina|haute cuisine|fine dining|refeic\w+|comida\b(?! para)|foodservice|food service\b|jugos? y \w+|hamburgues\w*|sanduich\w*|sandwicheri\w*|pizzaria\w*|churrascari\w*|asadores?\b|parrillas?\b|cervejaria\w*|cerveceria\w*`,
  ],
  ['travel-and-hospitality', String.raw`alojamiento temporal y (?:de )?preparacion de alimentos\w*.*|accommodation and food\w*`],
  [
    'travel-and-hospitality.hotels',
    String.raw`albergh[io]\b|auberges?\b|hosterias?\b|residences? universitaires?|foyers? d etudiants?.*|student (?:housing|accommodation|residences?)|studentenwohnheim\w*|residencias? (?:de estudiantes|universitarias?|estudantis)|studentenhuis\w*`,
  ],
  ['travel-and-hospitality.travel-agencies', String.raw`reisorganisat\w*|reisveranstal\w*|touroperator\w*`],
  [
    'healthcare.practices',
    String.raw`atencion primaria|primary care|physical therapy|terapia fisica|medecine generale|medicina general|medicina generale|clinica geral|huisartsen\w*|hausarzt\w*|consultas? medicas?|consultorios?\b`,
  ],
  ['healthcare', String.raw`servicios? de salud y .*|servicos? de saude e .*|sante et (?:action )?social\w*`],
  [
    'healthcare.elderly-care',
    String.raw`assistenza domiciliare|asistencia domiciliaria|ayuda a domicilio|apoio domiciliar\w*|soins a domicile|thuiszorg\w*`,
  ],
  ['healthcare.distribution', String.raw`(?:grossisten|grosshandel) pharma\w*|drogueria farmaceutica`],
  [
    'retail.grocery',
    String.raw`verduleri\w*|fruteri\w*|ortofrutt\w*|fruit et legumes|primeurs?\b|carniceri\w*|pescaderi\w*|supermarkt\w*|supermercad\w*|backwaren ?(?:laden|verkauf)`,
  ],
  [
    'retail',
    String.raw`negozi fisici|tiendas? fisicas?|lojas? fisicas?|brick and mortar|stationarer handel|catene di negozi|retailketens?`,
  ],
  [
    'wholesale',
    String.raw`grossist\w*|distributori\b|distributeurs?\b(?! automatiques)|distribuidor(?:es|as?)?\b|distributors?\b|mayoristas?\b|atacadistas?\b|groothandelaar\w*|grosshandler\w*|agenti di commercio|agentes comerciales|handelsagent\w*`,
  ],
  ['transport-and-logistics', String.raw`\w*logistik\b|\w*logistiek\b|transportes correos\w*.*`],
  [
    'transport-and-logistics.warehousing',
    String.raw`logistica refrigerata|cold chain|cadena de frio|chaine du froid|kuhllogistik|kuhlhaus\w*|koelhui\w*|cold storage`,
  ],
  ['transport-and-logistics.rail', String.raw`wagons? (?:lits|restaurants)\b.*`],
  [
    'aerospace-and-defence.space',
    String.raw`satelliti lanciatori\w*.*|launch vehicles?|lanciatori\b|lanzadores\b|space systems?|sistemi spaziali|space vehicles?`,
  ],
  [
    'real-estate.development',
    String.raw`promoc\w+ imobiliari\w*|promoc\w+ inmobiliari\w*|lotissement de terrains|land subdivision|loteamento\w*`,
  ],
  [
    'real-estate.residential',
    String.raw`woningbouw(?:vereniging|stichting|corporatie)\w*|wohnungsgenossenschaft\w*|logements? sociaux|bailleurs d immeubles residentiels\w*.*`,
  ],
  ['real-estate.commercial', String.raw`bailleurs d immeubles non residentiels\w*.*`],
  // Public life and leisure
  [
    'public-sector.administration',
    String.raw`seguridad social de afiliacion.*|verplichte sociale verzekering\w*|sozialversicherung\w*|securite sociale obligatoire|previdenza sociale|seguranca social obrigatoria|organismos internaciona\w+|foreign affairs|buitenlandse zaken`,
  ],
  ['public-sector.safety', String.raw`rechtspraak\b|rechtsprechung\b|justiti?[ez]\w*\b|justice\b|justicia\b|justica\b|giustizia\b`],
  [
    'nonprofit.charities',
    String.raw`jeugdzorg\w*|jugendhilfe\w*|maatschappelijk(?:e)? (?:werk|opvang|dienstverlening)\w*|sozialarbeit\w*|trabajo social|servico social|assistenza sociale|travail social|welzijnswerk\w*`,
  ],
  [
    'nonprofit.associations',
    String.raw`\w*verenigingen\b|\w*vereniging\b|werkgeversorganisat\w*|werknemersorganisat\w*|beroepsorganisat\w*|hobbyclubs?|supportersvereniging\w*`,
  ],
  [
    'media.arts-and-events',
    String.raw`(?:dieren|planten) en \w*tuinen\b.*|kinderboerderij\w*|kermis\w*|kirmes\w*|fairground\w*|jachthaven\w*|yachthaf\w*|ports? de plaisance|puertos? deportivos?|marinas?\b|porti turistici|monumentenzorg|denkmal(?:pflege|schutz)\w*|natuurbehoud|naturschutz\w*|schouwburg\w*|salles? (?:d art|de spectacles?)\w*.*|kunstuitleen\w*|pret en themaparken`,
  ],
  [
    'media.sports',
    String.raw`(?:wieler|vecht|paarden|water|winter|binnen|buiten|denk|hengel|motor|zaal|rad|reit|kampf|breiten)sport\b|equipements sportifs|instalaciones deportivas|instalacoes desportivas|impianti sportivi|sportst[ae]tt\w*|sportvelden|sporthallen|ciclismo\b`,
  ],
  [
    'travel-and-hospitality.casinos',
    String.raw`(?:amusements en )?speelautomat\w*|kansspel\w*|glucksspiel\w*|spielautomat\w*|maquinas? (?:de juego|tragamonedas)|slot ?machines?|sale gioco|salas? de bingo`,
  ],
  // Learning and care
  [
    'education.training',
    String.raw`\w*rijschol?en\b|rijschool|(?:zeil|surf|duik|kook) (?:en )?\w*scholen|volwassenenonderwijs|volwassenen onderwijs|erwachsenenbildung|education des adultes|educacion de adultos|educacao de adultos|\w*opleiding(?:en)?\b(?: en training)?|coaching classes\w*|tuition\b|cursos\b|kurse\b|cours\b|corsi\b|formazione\b|studiebegeleiding`,
  ],
  [
    'education.schools',
    String.raw`(?:primair|voortgezet|speciaal|basis)\w*(?: en \w+)? onderwijs|basisonderwijs|ensino (?:fundamental|basico|medio|pre escolar)|educacion (?:primaria|secundaria|infantil|preescolar)|istruzione (?:primaria|secondaria)|enseignement (?:primaire|secondaire)|bab[ay]s?\b(?: cuidador\w*.*)|cuidador\w* infanti\w+|bercario\w*|kinderdagverbl\w*`,
  ],
  [
    'healthcare.elderly-care',
    String.raw`verpleging verzorging\w*.*|verpleeghui\w*|cuidador\w* de idosos|ehpad\b|residences? medicalisees?`,
  ],
  [
    'healthcare.practices',
    String.raw`praktijken? van \w+.*|paramedic\w* pra\w*|arbo(?:begeleiding|dienst)\w*.*|arbeitsmedizin\w*|medecine du travail|massoterap\w*|medicina natural|medecine naturelle|naturheilkunde`,
  ],
  ['healthcare.hospitals', String.raw`universitair medische centra|umc\b|medische centra`],
  [
    'healthcare.medical-devices',
    String.raw`articoli sanitari|sanitaria e ortopedia|ortopedia\b|articulos ortopedicos|orthopadietechnik\w*|orthopedie\b`,
  ],
  // Houses and trades
  ['construction.building', String.raw`gros (?:oeuvre|uvre)|rohbau\w*|obra gruesa|ruwbouw\w*|builders and developers|alvenaria\b`],
  [
    'construction.trades',
    String.raw`(?:fliesen|platten|parkett|boden|teppich)(?:legen|verlegung|arbeiten)|\w+ (?:installers?|fitters?|fixers?)\b|foundation (?:specialists?|repair|contractors?)|montador\w* de moveis|montaje de muebles|mobelmontage|handymen|klusbedrij\w*|klussenbedrij\w*|instalador\w* de (?!cameras|alarmas|camaras)\w+.*|dedetizador|aquecedores`,
  ],
  [
    'professional-services.cleaning',
    String.raw`pressure wash\w*|power washing|pool (?:maintenance|cleaning|service)s?|poolpflege|diaristas?\b|faxineir\w*|empregad\w* domestic\w*|empleada del hogar|femme de menage|aide menagere|huishoudelijke hulp\w*|haushaltshilfe\w*|colf\b|proprete\b|entreprises? de proprete\w*|passadeir\w*|lavadeir\w*|fumigac\w*|destruccion de plagas\w*.*|zelador\w*`,
  ],
  [
    'professional-services.security-services',
    String.raw`seguranca eletronica|seguridad electronica|instalador\w* de (?:cameras|camaras|alarmas|alarmes)\w*.*|securite electronique|sicurezza privata`,
  ],
  [
    'professional-services',
    String.raw`pet ?sit\w*|dog walk\w*|passeador\w* de caes|paseador\w* de perros|computer repair\w*|servizi alla persona|services a la personne`,
  ],
  ['real-estate.services', String.raw`sindico profissional|sindicos?\b|home inspect\w*|mercado imobiliario|hausmeister und verwaltung`],
  [
    'construction.architecture',
    String.raw`building survey\w*|quantity survey\w*|home inspect\w*|bausachverstandig\w*|vermessung\w*|peritagem`,
  ],
  // Food, goods and shops
  [
    'travel-and-hospitality.restaurants',
    String.raw`friggitori\w*|rosticceri\w*|tavola calda|paninoteche?|locali serali|nightlife\b|bars and \w+|restaurants and \w+`,
  ],
  [
    'food-and-drink.packaged-food',
    String.raw`hielo\b|gelo\b(?! seco)|ijsblokjes|confeiteir\w*|productos organicos|produtos organicos|produits bio\b|bioprodukte\w*|prodotti biologici|biologische producten`,
  ],
  [
    'retail.specialty',
    String.raw`fioreri\w*|ferramenta\b.*|telefonia e? ?informatica|cotillon\b|jardin y plantas|computer sales\b.*|baby (?:care|stores?)\b.*|kids stores?|prodotti per animali|productos para mascotas|produits pour animaux|tierbedarf|tabaccheri\w*|tabacaria\w*|estancos?\b|bureaux? de tabac|tabakwaren ?laden`,
  ],
  [
    'retail.grocery',
    String.raw`commerces? alimentaires?|comercio de alimentos|comercio alimentar|commercio alimentare|lebensmittelhandel\w*`,
  ],
  [
    'consumer-goods.apparel',
    String.raw`childrenswear|kidswear|menswear|womenswear|kindermode|bags and luggage|luggage\b|borse e \w+|eyewear\b`,
  ],
  [
    'consumer-goods.cosmetics',
    String.raw`depilador\w*|sobrancelhas?|cejas\b|eyebrows?|lash(?:es)?\b|wimpern\w*|wenkbrauwen|cils\b|ciglia\b`,
  ],
  [
    'transport-and-logistics.passenger',
    String.raw`autorimess\w*|motorista particular|chauffeur prive|conductor privado|chauffeurs?diensten?|chauffeurservice`,
  ],
  ['transport-and-logistics', String.raw`guinch\w*|gruas? (?:para autos|de auxilio)|auxilio mecanico|depannage remorquage`],
  ['transport-and-logistics.delivery', String.raw`entregador\w*|repartidor\w*|livreurs?\b|fattorin\w*|bezorger\w*`],
  [
    'automotive.dealers',
    String.raw`comercio automotivo|comercio automotor|comercio automotriz|borrachari\w*|borracheir\w*|vulcanizador\w*|gommist\w*`,
  ],
  ['automotive', String.raw`fahrzeugbau und zulief\w*|vehicle tech\b|automotive tech\w*`],
  // Raw materials
  [
    'materials.mining',
    String.raw`hull[ae]\b|houille\b|steinkohle\w*|braunkohle\w*|lignit[eo]?\b|carbon mineral|edelmetall\w*|metaux precieux|metales preciosos|metalli preziosi|metais preciosos|precious metals`,
  ],
  ['materials.chemicals', String.raw`\w*chemikalien\b|sostanze chimiche`],
  [
    'materials.paper-and-forest',
    String.raw`produits forestiers\w*.*|foresteri[ae]\b|foresterie|placages?\b|contreplaqu\w*|contrachapad\w*|compensat[oi] legno|triplex\b|sperrholz\w*`,
  ],
  [
    'agriculture.farming',
    String.raw`(?:explot\w*|explotacion\w*|cria) (?:intensiva |extensiva )?(?:de )?(?:ganado|bovino|ovino|porcino|aves|avicola)\w*.*|chasse\b(?! magasin).*piegeage.*|hortalizas\b(?!.*(?:conserva|fabric|elabora)).*|flores plantas\w*.*|viveros\b|recoltes?\b|aziend[ae] agricol[ae]`,
  ],
  [
    'energy.renewables',
    String.raw`(?:tecnico|instalador|engenheiro)\w* (?:em|de|en) energia solar|solarteur\w*|solar (?:panel )?install\w*|zonnepanel\w*|placas solares|paneles solares|painei?s solares|pannelli solari|panneaux solaires`,
  ],
  ['software.cloud-infrastructure', String.raw`portali web|portales web|portais web|portails? web|webportal\w*`],
  ['travel-and-hospitality.hotels', String.raw`hebergements? touristiques?.*|alojamientos? turistic\w+|strutture ricettive`],
];
