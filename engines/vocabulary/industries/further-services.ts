/**
 * Activities by phrases that mean one industry only, mostly Portuguese, Spanish and Italian: the registers of Brazil and Portugal name many
 * services in words that the other tables lack. Looked up before the services of industry-services.ts. Folded.
 */
import type { IndustryId } from './industries.ts';

export const furtherServices: readonly (readonly [id: IndustryId, words: string])[] = [
  ['retail.department-stores', 'lojas de departamentos?'],
  ['transport-and-logistics.freight', 'transporte (?:rodoviario )?de mudancas'],
  [
    'transport-and-logistics.warehousing',
    'guarda moveis|guardamuebles|depositos? de (?:mercadorias|mercancias|merci)|armazens (?:gerais|frigorificos?)|almacenes generales',
  ],
  [
    'transport-and-logistics.passenger',
    'estacionamentos?\\b|parques? de estacionamento|aparcamientos?|parcheggi\\w*|parkhaus\\w*|parkings?\\b|(?:locacao|aluguel|aluguer) de (?:automoveis|veiculos|carros)',
  ],
  [
    'transport-and-logistics',
    'reboque de veiculos|remolque de vehiculos|soccorso stradale|depannage|abschleppdienst\\w*|concessionarias de rodovias',
  ],
  [
    'transport-and-logistics.maritime',
    'agenciamento maritimo|agencias? maritimas?|aquaviari\\w*|praticagem|agenzie marittime|operador portuario',
  ],
  ['transport-and-logistics.delivery', 'entregas? rapidas?|motoboys?|malote|mensajeria|motofrete'],
  [
    'transport-and-logistics.freight',
    'despachantes? aduaneiros?|despachos? aduaneiros?|agentes? de aduanas?|agenciamento de cargas|comissaria de despachos|spedizionier\\w*',
  ],
  ['travel-and-hospitality.hotels', 'moteis|motel\\b|moteles|albergues?|pousadas?|pensoes|apart hoteis'],
  [
    'travel-and-hospitality.restaurants',
    'servir bebidas|servicos (?:ambulantes )?de alimentacao|bufe\\b|buffets?\\b|servicios de alimentacion|alimentos preparados|comidas preparadas',
  ],
  ['media.film-and-video', 'dublagem|doblaje|doppiaggio|mixagem sonora|pos producao|filmagem'],
  ['telecommunications.satellites', 'telecomunicacoes por satelite|telecomunicaciones por satelite|telecomunicazioni satellitari'],
  ['telecommunications.wireless', 'telefonia (?:movel|movil|celular|mobile)|servico movel especializado|telecomunicacoes sem fio'],
  ['telecommunications.wireline', 'telefonia (?:fixa|fija|fissa)|telecomunicacoes por fio'],
  ['telecommunications', 'acesso as redes de comunicacoes|provedores de acesso|proveedores de acceso|voz sobre protocolo'],
  [
    'media.publishing',
    'agencias? de (?:noticias|noticia|prensa|imprensa)|agenzie di stampa|agences? de presse|nachrichtenagentur\\w*|nieuwsagentschap\\w*',
  ],
  ['media.broadcasting', 'televisao por assinatura|television de pago|programadoras'],
  ['financial-services.investment-banking', 'banc(?:os?|he|a) d?[ei]? ?(?:investimentos?|inversion)'],
  [
    'financial-services.lending',
    'hipotecari[ao]s?|arrendamento mercantil|arrendamiento financiero|locazione finanziaria|credito imobiliario|fomento mercantil|microcredito|microempreendedor',
  ],
  [
    'financial-services.banking',
    'cooperativas? (?:centrais )?de credito|caixas? economicas?|cajas? de ahorros|casse di risparmio|caisses? d epargne',
  ],
  [
    'financial-services.asset-management',
    'fundos? de investimentos?|fondos? de inversion|fondi (?:comuni )?(?:d |di )?investimento|clubes? de investimento|administracao de fundos',
  ],
  [
    'financial-services',
    'holdings? de instituicoes|sociedades de participacao|sociedades gestoras de participacoes|corretoras? de (?:cambio|titulos|valores)|casas? de cambio|cobrancas e informacoes cadastrais|cobranca de dividas',
  ],
  [
    'financial-services.payments',
    'cart(?:oes|ao) de (?:credito|debito)|tarjetas? de (?:credito|debito)|caixas eletronicos|carte di credito',
  ],
  ['insurance.property-and-casualty', 'seguros? nao vida|seguros? no vida|seguros? de danos|assicurazioni? (?:contro i )?danni'],
  ['insurance.life-and-health', 'planos? de (?:saude|assistencia medica)|seguros? saude|planos? de auxilio funeral'],
  ['real-estate.services', 'corretagem|corretor\\w* de imoveis|avaliacao de imoveis|condominios prediais'],
  [
    'real-estate',
    '(?:aluguel|arrendamento|alquiler|compra e venda|compraventa|locazione|affitto) (?:e venda )?d[ei] (?:imoveis|bens imobiliarios|inmuebles|bienes inmobiliarios|immobili)',
  ],
  [
    'professional-services.research',
    '(?:testes|ensaios|ensayos|collaudi) e (?:analises|analisis|analisi)|ensayos y analisis|analises tecnicas|analisi tecniche',
  ],
  ['media.design-services', 'design de (?:interiores|produto)|diseno de interiores|desenho industrial|decoracao de interiores'],
  [
    'media.arts-and-events',
    'laboratorios? fotografic\\w*|organizacao de (?:feiras|congressos|eventos)|organizacion de (?:ferias|congresos|convenciones|eventos)|casas de festas|organizzazione di (?:convegni|fiere)',
  ],
  ['professional-services.cleaning', 'limpeza (?:em|de|geral)|limpieza (?:de|general)|controle de pragas|imunizacao'],
  [
    'construction.trades',
    'paisagistic\\w*|paisagismo|jardinagem|jardineria|plantacao e manutencao de jardins|aluguel de andaimes|montagem de andaimes',
  ],
  [
    'professional-services.outsourcing',
    'fotocopia\\w*|apoio administrativo|teleatendimento|centros? de (?:chamadas|llamadas)|preparacao de documentos',
  ],
  ['public-sector.safety', 'seguranca e ordem publica|defesa civil|proteccion civil|bombeiros|bomberos'],
  [
    'public-sector.administration',
    'justica\\b|relacoes exteriores|seguridade social|seguridad social obligatoria|seguranca social obrigatoria',
  ],
  [
    'education.schools',
    'ensino (?:fundamental|medio|basico|secundario|pre escolar)|educacao infantil|creches?\\b|pre escola\\w*|ensenanza (?:primaria|secundaria|preescolar)',
  ],
  [
    'education.training',
    'ensino de (?:idiomas|linguas|esportes|desportos|danca|musica|arte|artes)|formacao de condutores|autoescolas?|treinamento (?:em|profissional)|educacao profissional|cursos (?:preparatorios|de pilotagem)|escolas de (?:linguas|conducao)|formacao profissional|formacion profesional',
  ],
  [
    'healthcare.practices',
    'atividades? (?:medica|odontologica)s?|actividades? (?:medica|odontologica)s?|medica ambulatorial|clinicas? (?:medicas?|odontologicas?)|fisioterapia|consultorios?',
  ],
  ['healthcare.hospitals', 'atendimento hospitalar|pronto socorro|uti movel|actividades hospitalarias'],
];
