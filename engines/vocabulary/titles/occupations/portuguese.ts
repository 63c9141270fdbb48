/**
 * Occupations and fields of work in Portuguese, of Portugal and Brazil, group by group of ISCO and department by department of a large company. Written from general
 * knowledge of the language; no list was copied. Folded, in the masculine singular. Long because it is one data table.
 */
import type { LanguageOfWork } from './language.ts';

export const portuguese: LanguageOfWork = {
  occupations: {
    other:
      'representante sindical|delegado sindical|dirigente sindical|perfumista|agropecuarista|fazendeiro|fruticultor|vitivinicultor|olivicultor|citricultor|cacauicultor|orizicultor|sojicultor|canavieiro|suinicultor|ovinocultor|caprinocultor|bovinocultor|cunicultor|sericicultor|granjeiro|boiadeiro|campeiro|ordenhador|tosquiador|tratador|piscicultor|carcinicultor|ostreicultor|marisqueiro|marisqueira|redeiro|silvicultor|identificador florestal|resineiro|extrativista|descorticador|tirador de cortica|enxertador|regador|semeador|vindimador|boia fria|jardinista|inseminador|casqueador|banhista de animais|vigario|arcebispo|monge|rabino|capelao|seminarista|presbitero|ministro de culto religioso|narrador esportivo|comentarista|comentarista esportivo|camera man|iluminotecnico|aderecista|caracterizador|contrarregra|ponto de teatro|dobrador|comediante|ilusionista|titeriteiro|marionetista|sambista|ensaiador de danca|corista|saxofonista|trompetista|flautista|percussionista|baixista|violoncelista|acordeonista|regente de orquestra|regente de coral|arranjador|letrista|gravurista|quadrinista|cartunista|conservador de museu|romancista|cavaleiro tauromaquico|futebolista|desportista|esportista|tenista|boxeador|nadador|golfista|surfista|banheiro de praia|recreacionista|atendente de creche|pajem|inspetor escolar|alfabetizador|oficineiro|articulador social|calista|homeopata|ervanario|intensivista|neurocirurgiao|protesista|implantodontista|higienista dentario|higienista ocupacional|atendente de consultorio dentario|tecnico de protese dentaria|oticista|flebotomista|coletador|ludomotricista|ajudante de acao direta|auxiliar de lar|tanatopraxista|necromaquiador|auxiliar de necropsia|doceiro|boleira|boleiro|sorveteiro|gelateiro|chocolateiro|desossador|abatedor|matador de animais|charcuteiro|provador de vinhos|alambiqueiro|empregado de bar|atendente de mesa|atendente de lanchonete|chefe de mesa|chefe de fila|ajudante de mesa|cofrador|betonador|betonilheiro|rebocador de paredes|ladrilheiro|assentador de pisos|pastilheiro|graniteiro|telhador|isolador|lacador|raspador de tacos|sintecador|marcheteiro|capoteiro|cortineiro|bobinador|enrolador de motores|latoeiro|martelinho de ouro|calheiro|escafandrista|desentupidor|poceiro|pocista|recauchutador|seleiro|marroquineiro|rendeira|fiandeiro|tricoteira|prateiro|cravador|cravador de joias|lapidario|vitralista|cesteiro|esteireiro|vimeiro|linotipista|serigrafista|dedetizador|controlador de pragas|desinsetizador|desinfestador|exterminador de pragas|amolador|armeiro|pirotecnico|marido de aluguel|carcereiro|detetive|aduaneiro|amarelinho|legislador|lider comunitario|modelo publicitario|manequim|manequim de moda|arrais|mestre de pesca|mestre de embarcacao|imediato da marinha mercante|oficial de nautica|oficial de conves|oficial de maquinas|contramestre de navio|moco de conves|moco de maquinas|timoneiro|pratico de portos|fogueiro naval|taifeiro|pessoal de ambulancias|pessoal de companhia|praca de artilharia|praca de infantaria|praca de cavalaria|praca fuzileiro|praca do exercito|prestador de cuidados|prestador de cuidados a animais|vigilante de museu|func publico|func publica|funcionario pub|serv publico|servidor pub',
    operations:
      'guindasteiro|patroleiro|agulheiro|metroviario|ferroviario|portuario|ajudante de caminhao|movimentador de mercadorias|etiquetador|pesador|distribuidor de correio|cabineiro|controlador de acesso|arrumador|lanterninha|flanelinha|auxiliar de higienizacao|sucateiro|arrumadeira|roupeiro|engomador|auxiliar operacional|matrizeiro|macheiro|lingotador|estirador de metais|esmerilhador|jateador|cromador|niquelador|anodizador|temperador de metais|rebitador|macariqueiro|oxicortador|dobrador de metais|retificador|mandrilador|furador|moleiro|moageiro|triturador|peneirador|secador de graos|torrador|pasteurizador|destilador|refinador|engarrafador|enlatador|salgador|defumador|lagareiro|manteigueiro|malteiro|hidrogenador de oleos|fogueiro|foguista|plataformista|torrista|britador|lubrificador|lubrificador de veiculos|calibrador|aferidor|amostrador|inspetor de linha|revisor de tecidos|piloteiro|urdidor|cardador|cardadeiro|alvejador|enfestador|colador de solas|guilhotineiro|blocador|plotador|serrador|serrador de madeira|tupieiro|plainador|processista|cronometrista|transcritor|kardexista|radiotelegrafista|amanuense|arquivador|protocolista|transitario|leitor de contadores|gasolineiro|portageiro|arrecadador de pedagio|fiscal de onibus|fiscal de transportes coletivos|contramestre|feitor|mantenedor|mantenedor de equipamentos|calandrista|espalhador de betuminosos|asfaltador|cavouqueiro|rasteleiro|visitador de navios|emissor de ctrc|prestador de servicos na rua|emissor de conhecimento',
    sales:
      'quitandeiro|empregado de balcao|empregado de comercio|caixeiro|retalhista|merceeiro|ardina|angariador|loteiro|cambista de loteria',
    finance:
      'faturador|pagador|perito de sinistros|subscritor de seguros|securitario|operador de bolsa|operador de cambio|cambista|analista de ativo fixo|assistente de ativo fixo|economiario',
    engineering: 'nivelador topografico|engenheiro electrotecnico|hidrogeologo|hidrologo|sismologo',
    marketing: 'panfleteiro|distribuidor de panfletos|midialogo',
    design: 'maquetista|modelador 3d|letrista de placas',
    legal: 'registrador|administrador de insolvencia|mediador judicial|tabeliao|tabelia',
    hr: 'folhista|multiplicador',
    it: 'cabista|tecnico em telecomunicacoes',
    data: 'bioestatistico',
    support: 'moderador de conteudo|moderador de comunidade|empregado de centro de chamadas',
  },
  fields: {
    legal: 'judicial|tribunal',
    operations:
      'recebimento|encomendas|comercio externo|contratacao publica|envase|moagem|maquinacao|caldeiraria|caldeiras|refrigeracao|lubrificacao|montagens|terraplenagem|terraplanagem|pavimentacao|zeladoria|lavandaria|jardinagem|vigilancia|protocolo geral|parque de viaturas|viaturas|refeitorio|metodos e tempos|residuos|saneamento|irrigacao|colheita|perfuracao|ppcp|construcao|extracao|industria extrativa|higiene urbana|terminais|locacao|prevencao de perdas|estamparia|qsms|sms e qualidade|corte e costura|monitoramento e avaliacao|convenios publicos',
    finance: 'ativo fixo|ativo imobilizado|tributos|arrecadacao|portagem',
    sales: 'balcao|atacado|varejo|retalho|sucursais|filiais',
    marketing: 'cerimonial',
    it: 'telecomunicacoes|teleprocessamento',
    engineering: 'metrologia|edificacoes',
    other:
      'desporto|bloco operatorio|internamento|odontologia|estetica|acougue|peixaria|canalizacao|encanamento|carpintaria|marcenaria|alvenaria|serralharia|eletricidade|funilaria|estofaria|ourivesaria|artesanato|educacao|esportivo|desportivo',
  },
  roles: {
    'analista de rede|analista rede|administrador de rede|tecnico de rede': ['network-engineer'],
    'operador de service desk|operador service desk|operador de help desk|operador de helpdesk|operador helpdesk|operador de suporte|operador suporte|operador suporte ti|operador de suporte ti|operador de ti|operador de sistemas':
      ['it-support', 'specialist'],
  },
};
