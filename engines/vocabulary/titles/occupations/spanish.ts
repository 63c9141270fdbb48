/**
 * Occupations and fields of work in Spanish, of Spain and Latin America, group by group of ISCO and department by department of a large company. Written from general
 * knowledge of the language; no list was copied. Folded, in the masculine singular. Long because it is one data table.
 */
import type { LanguageOfWork } from './language.ts';

export const spanish: LanguageOfWork = {
  occupations: {
    data: 'estadigrafo',
    other:
      'representante sindical|delegado sindical|enlace sindical|porcicultor|fruticultor|olivicultor|citricultor|cafetalero|cafetero|caficultor|cacaotero|bananero|arrocero|canero|algodonero|tabacalero|cerealista|viverista|granjero|hacendado|estanciero|cabrero|ovejero|ordenador de vacas|ordenador de ganado|esquilador|cunicultor|sericicultor|helicicultor|piscicultor|camaronero|redero|silvicultor|trampero|resinero|corchero|injertador|regador|sembrador|vendimiador|temporero|caballerizo|palafrenero|inseminador|presbitero|vicario|arzobispo|religiosa|religioso|abad|abadesa|rabino|capellan|seminarista|acolito|predicador|comentarista|comentarista deportivo|luminotecnico|montador de cine|caracterizador|utilero|tramoyista|apuntador|doblador|extra de cine|comediante|ilusionista|trapecista|titiritero|cantaor|corista|saxofonista|trompetista|flautista|percusionista|bajista|violonchelista|arpista|acordeonista|arreglista|letrista|pinchadiscos|historietista|marchante de arte|banderillero|picador|rejoneador|jinete|tenista|boxeador|nadador|golfista|pelotari|salvavidas|guardavidas|banero|sexador|parvulario|alfabetizador|tallerista|quiropodista|homeopata|herbolario|curandero|comadrona|intensivista|neurocirujano|endodoncista|periodoncista|prostodoncista|protesista|optometra|laboratorista|bioanalista|flebotomista|radiografo|instrumentista quirurgico|ortesista|psicoanalista|dinamizador|voluntario|criminalista|quiromantico|asistente domiciliario|asistente de guarderia|auxiliar de guarderia|pedicurista|esteticien|amortajador|asador|churrero|tortillero|hornero|matancero|despostador|deshuesador|chacinero|salchichero|mesonero|copero|jefe de rango|lavacopas|cafetero de bar|oficial de albanileria|fierrero|hormigonero|enfoscador|enlosador|pavimentador|picapedrero|mamposteria oficial|tejador|pizarrista|aislador|empapelador|lacador|acuchillador|tallista|persianista|toldero|bobinador|rebobinador|latonero|tubero|escalador vertical|trabajador vertical|andamista|demoledor|limpiachimeneas|planchista|enderezador|desabollador|llantero|gomero|tecnico chapistero|chapistero|talabartero|encajera|tejedor|tejedora|hilandero|corsetero|engastador|engastador de joyas|lapidario|tallador de piedras preciosas|repujador|damasquinador|lutier|afinador|organero|cestero|espartero|mimbrero|serigrafista|cerero|abaniquero|controlador de plagas|desinfectador|desratizador|exterminador|remendador|pirotecnico|barrenero|barrenador|agente de movilidad|rescatista|custodio penitenciario|aduanero|guardacostas|guardaespaldas|agente rural|edil|congresista|consejero regional|legislador|lider comunitario|modelo publicitario|maniqui|trabajadora del hogar|patron de pesca|patron de barco|patron costero|patron de buque|patron de yate|oficial de cubierta|oficial de puente|oficial de maquinas|primer oficial|segundo oficial|timonel|practico de puerto|engrasador de buque|mayordomo|ayuda de camara|dama de compania|asistente de educacion|asistente de la educacion|soldado profesional|dragoneante|maestro de grupo|func publico|funcionario pub',
    operations:
      'montacarguista|montacargista|retroexcavadorista|excavadorista|palero|fletero|autobusero|guardavia|jefe de tren|tranviario|ferroviario|portalonero|descargador|recibidor|receptor de mercancias|etiquetador|clasificador|gondolero|surtidor|inventarista|motorizado|clasificador postal|recadero|ujier|oficial de seguridad|agente de seguridad|rondin|acomodador|guardarropa|auxiliar general de servicio|aseador|aseadora|chatarrero|trapero|lavacoches|troquelista|colador de metales|estirador|pulidor|esmerilador|lijador|granallador|arenador|cromador|niquelador|anodizador|templador|remachador|desbarbador|oxicortador|plegador|cizallador|rectificador|mandrinador|taladrador|electroerosionador|inyector de plasticos|extrusionador|termoformador|mezclador|dosificador|molinero|triturador|tamizador|secador|tostador|pasteurizador|destilador|refinador|embotellador|enlatador|salador|salazonero|ahumador|faenador|hilador|urdidor|cardador|tenidor|cosedor|remallador|remallista|aparador de calzado|papelero|guillotinista|offsetista|minervista|flexografo|rotativista|aserrador|serrador|tronzador|canteador|tupista|cepillador|fogonero|calderista|voladurista|artillero de mina|cribador|lampistero|sondeador|pozero|cunero|encuellador|lubricador|engrasador|aceitador|calibrador|pesador|basculero|muestreador|recogemuestras|verificador|ensayador|telegrafista|radiotelegrafista|dactilografo|transcriptor|transcriptor de datos|codificador|radicador|archivador|amanuense|tramitador|tramitador aduanal|agente aduanero|licitador|encargado de licitaciones|analista de metodos|cronometrador|analista de tiempos|tomador de tiempo|auxiliar de tiempo|listero|panolero|herramentista|sobrestante|jefe de cuadrilla|regulador|regulador de maquina|lector de medidores|lector de contadores|controlador de acceso|controlador de accesos|expedicionario|portuario|mantenedor|mantenedor de piscinas|piscinero|gestor de residuos|pistero|islero|peajista|cobrador de peaje|parquimetrista|perforador de pozos|operario polivalente',
    sales:
      'distribuidor autorizado|prevendedor|autoventista|corredor de comercio|delegado medico|informador medico|teleoperador comercial|abarrotero|kioskero|minorista|buhonero|mercachifle|ropavejero|prendero|ferretero|rematador|expendedor|expendedor de billetes|loterero|ejecutivo pyme|ejecutivo corporativo|ejecutivo de afiliacion',
    finance:
      'liquidador|liquidador de seguros|perito tasador|tasador de seguros|perito valuador|valuador|avaluador|ajustador de seguros|ajustador de siniestros|facturador|revisor de cuentas|censor de cuentas|pagador|operador de bolsa|operador bursatil|operador de divisas|negociador de divisas|cambista|suscriptor de seguros|oficial de danos',
    engineering: 'fotogrametrista|reologo|sismologo|hidrologo|geotecnico|electroquimico|electronicista|edafologo',
    marketing: 'comunicador|comunicador social|edecan|azafata de imagen|mercadotecnista|gestor de comunidades|volantero|buzoneador',
    design: 'bocetista|visualizador|visualizador 3d|maquetista|rotulador|modelador 3d',
    legal:
      'registrador|defensor de oficio|oficial de justicia|oficial judicial|auxiliar judicial|alguacil|relator|relator de tribunal|mediador judicial|sustanciador',
    hr: 'planillero|planillista|encargado de planillas|liquidador de sueldos|bienestar social empresa',
    it: 'soporte nivel 1|tecnico de internet|tecnico en computacion',
    support: 'moderador|moderador de contenido|moderador de contenidos|moderador de comunidad|agente de servicio',
    executive: 'terrateniente',
  },
  fields: {
    operations:
      'despachos|acopio|flotillas|paqueteria|adquisiciones|empaque|embalaje|molienda|calderas|refrigeracion|lubricacion|ensamblaje|movimiento de tierras|conserjeria|vigilancia|mesa de partes|parque movil|metodos y tiempos|residuos|acueducto|cosecha|zafra|inocuidad|perforacion|voladura|caja chica|corte y confeccion|locacion|prevencion de perdidas|seguimiento y evaluacion|convenios',
    finance: 'fideicomisos|fideicomiso|cobros|recaudacion|recaudo|captaciones|activos fijos|tributos|tributacion|valuacion|avaluos',
    hr: 'planillas|bienestar social|clima laboral|escalafon',
    sales: 'impulsacion|televentas|mayoreo|menudeo|grandes superficies|autoservicios',
    it: 'conmutacion|interconexion|telecomunicaciones',
    legal: 'litigios|judicial|fiscalia|fiscalias|tribunal|tribunales|juzgado|juzgados',
    engineering: 'metrologia|cientifico',
    other:
      'bienestar estudiantil|catequesis|hospitalizacion|odontologia|guarderia|peluqueria|estetica|reposteria|fontaneria|plomeria|albanileria|electricidad|ebanisteria|tapiceria|relojeria|artesania|educacion|formacion de ninos|ludoteca|espiritual',
  },
  roles: {
    'inteligencia de clientes|inteligencia de cliente|inteligencia del cliente': ['market-research'],
    'operador de help desk|operador de helpdesk|operador de soporte|operador de sistemas|operador de mesa de ayuda': [
      'it-support',
      'specialist',
    ],
  },
};
