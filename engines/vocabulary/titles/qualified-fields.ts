/**
 * Fields that say of whom or of what: the development of employees is HR, of a region public affairs, of a market sales, and only of products
 * engineering; freight and charter are logistics, a commodity is traded. Lines are like those of work.ts and looked up before them. Written from general
 * knowledge of the languages after a reading of public titles (docs/titles-measurements.md). Long because it is one data table.
 */
import type { WorkLine } from './work.ts';

export const qualifiedFields: readonly WorkLine[] = [
  [
    'training',
    'hr',
    'mitarbeiterentwicklung|mitarbeiterbetreuung|mitarbeiterbindung|fuhrungskrafteentwicklung|kompetenzentwicklung|teamentwicklung|karriereentwicklung|talententwicklung|talentontwikkeling|medewerkersontwikkeling|loopbaanontwikkeling|people development|staff development|employee development|talent development|leadership development|career development|professional development|workforce development|desenvolvimento humano|desenvolvimento de pessoas|desenvolvimento de talentos|desenvolvimento de lideranca|desenvolvimento de liderancas|desenvolvimento profissional|desenvolvimento organizacional|desarrollo humano|desarrollo de personas|desarrollo de talento|desarrollo del talento|desarrollo profesional|desarrollo organizacional|developpement des talents|developpement des personnes|developpement professionnel|developpement du personnel|developpement organisationnel|developpement des collaborateurs|sviluppo del personale|sviluppo delle persone|sviluppo dei talenti|sviluppo professionale|sviluppo organizzativo',
  ],
  [
    'public-affairs-of-town',
    'other',
    'regionalentwicklung|stadtteilentwicklung|dorfentwicklung|gemeindeentwicklung|schulentwicklung|wirtschaftsforderung|landliche entwicklung|entwicklungszusammenarbeit|entwicklungshilfe|gebiedsontwikkeling|plattelandsontwikkeling|stadsontwikkeling|wijkontwikkeling|economische ontwikkeling|ontwikkelingssamenwerking|economic development|rural development|regional economic development|social development|international development|developpement local|developpement territorial|developpement economique|developpement rural|developpement social|developpement social local|developpement urbain|developpement culturel|developpement international rural|cooperation au developpement|desarrollo local|desarrollo territorial|desarrollo economico|desarrollo economico local|desarrollo rural|desarrollo social|desarrollo urbano|desarrollo comunitario|desarrollo infantil|desarrollo agropecuario|desenvolvimento local|desenvolvimento territorial|desenvolvimento economico|desenvolvimento rural|desenvolvimento social|desenvolvimento urbano|desenvolvimento comunitario|desenvolvimento infantil|desenvolvimento regional|desenvolvimento agrario|sviluppo locale|sviluppo territoriale|sviluppo economico|sviluppo rurale|sviluppo sociale|sviluppo urbano',
  ],
  [
    'business-development',
    'sales',
    'market development|markets development|new market development|marktentwicklung|markterschliessung|marktontwikkeling|developpement des marches|desarrollo de mercado|desarrollo de mercados|desenvolvimento de mercado|desenvolvimento de mercados|sviluppo mercato|sviluppo mercati|sviluppo del mercato|account development|territory development|kundenentwicklung',
  ],
  [
    'partnerships',
    'sales',
    'relations entreprises|relation entreprises|relations ecole entreprises|relaciones con empresas|relacoes empresariais|relacoes com empresas|relazioni con le imprese|bedrijfsrelaties|publisher development|publisher partnerships|publisher management|partner development|dealer development|distributor development|reseller development|channel development|handlerentwicklung|partnerentwicklung|desarrollo de distribuidores|desenvolvimento de parceiros|developpement des partenariats|developpement du reseau|sviluppo rete|sviluppo partner',
  ],
  [
    'purchasing',
    'operations',
    'supplier development|vendor development|lieferantenentwicklung|leveranciersontwikkeling|developpement fournisseurs|desarrollo de proveedores|desenvolvimento de fornecedores|sviluppo fornitori',
  ],
  [
    'supply-chain',
    'operations',
    'chartering|vessel chartering|befrachtung|schiffsbefrachtung|affretement|affretements|fletamento|fletamentos|afretamento|afretamentos|bevrachting|noleggio navi|fret|frete|fretes|flete|fletes|fret aerien|fret maritime|frete internacional|frete aereo|seefracht|luftfracht|vrachtvervoer',
  ],
  [
    'investment',
    'finance',
    'commodity trading|commodities trading|commodity derivatives|commodity markets|commodity finance|commodity broker|commodity brokers|commodity trader|commodity traders|commodities|energy trading|power trading|gas trading|metals trading|oil trading|grain trading|rohstoffhandel|energiehandel|electronic trading|algorithmic trading|quantitative trading|quant|quant strategies|quantitative strategies|derivatives|derivate|derivados financieros|derivativos|derivati',
  ],
  ['recruiting', 'hr', 'executive search'],
  ['hr', 'hr', 'capitale umano|capital humano|capital humain|human capital|humankapital|menselijk kapitaal'],
  [
    'production',
    'operations',
    'unita produttiva|unite de production|unidad productiva|unidad de produccion|unidade produtiva|unidade de producao|produktionseinheit',
  ],
  [
    'public-affairs-of-town',
    'other',
    'mobilizacao social|movilizacion social|mobilisation sociale|mobilitazione sociale|articulacao social|articulacion social|incidencia politica|avaliacao institucional|evaluacion institucional|evaluation institutionnelle',
  ],
  ['customer-success', 'customer_success', 'customer solutions|client solutions|kundenlosungen|klantoplossingen|solutions clients'],
  [
    'education',
    'other',
    'pos graduacao|posgraduacao|graduacao|posgrado|posgrados|postgrado|postgrados|pregrado|licenciatura|licenciaturas|mestrado|maestria|doutorado|doctorado|extensao universitaria|postgraduate studies|graduate studies|graduate school|graduate programs|etudes doctorales|ecole doctorale|studiengang|studiengange|bacheloropleiding|masteropleiding|corsi di laurea',
  ],
  [
    'medical',
    'other',
    'prothesen|protheses|prothese|orthesen|ortheses|protesis|proteses|protesi|protesica|orthopadietechnik|orthopedietechniek|prosthetics|orthotics|prosthetics and orthotics',
  ],
];
