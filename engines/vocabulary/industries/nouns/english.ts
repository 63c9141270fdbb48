/** English nouns of trade, by field: goods of shops, works and farms, materials, machines, activities, businesses and institutions. Written field by field in November 2026, not taken from a list. Long because it is one data table. */
import type { Nouns } from './nouns.ts';

export const englishNouns: Nouns = {
  goods: [
    [
      'materials.steel-and-metals',
      'steel|iron|aluminium|aluminum|copper|brass|bronze|zinc|tin metal|lead metal|nickel|titanium|precious metal|scrap metal alloy|stainless steel|cast iron|pig iron|steel bar|steel pipe|steel tube|steel plate|steel sheet|steel coil|rebar|tmt bar|steel billet|alloy|ferro alloy|wire rod|aluminium profile|aluminum profile|aluminium extrusion|aluminum extrusion|steel casting|iron casting|metal casting|die casting|investment casting|foundry product|ms pipe|gi pipe|ss pipe|seamless pipe|non ferrous metal|ferrous metal|magnesium|tungsten|metal powder|cobalt|girder|steel beam|ingot|aluminium foil|aluminum foil|iron and steel',
    ],
    [
      'manufacturing.metal-products',
      'wire|wire rope|steel wire|wire mesh|wire netting|chain|spring|coil spring|screw|bolt|nut and bolt|fastener|rivet|nail and screw|washer fastener|anchor bolt|hinge|lock|padlock|key|door handle|hardware fitting|cutlery|knife|knives|scissors|razor|blade|saw blade|file and rasp|hand tool|cutting tool|drill bit|tool|power tool accessory|die and mold|mould|mold|die|jig|fixture|jigs and fixtures|safe|vault|steel door|metal door|metal window|metal furniture part|gate|iron gate|railing|handrail|balustrade|steel grating|grating|expanded metal|perforated metal|perforated sheet|sheet metal|metal sheet|roofing sheet|corrugated sheet|tank|storage tank|pressure vessel|boiler|heating boiler|radiator heating|steel drum|metal drum|barrel|metal can|tin can|gas cylinder|bottle cap|crown cork|turned part|machined part|forging|forged part|stamping|metal stamping|pressed part|metal component|precision component|sintered part|steel structure|metal structure|structural steel|scaffolding|ladder|steel rack|coin|medal|badge|lapel pin|trophy|trophies|zipper|needle|pin|metal fitting|pipe fitting|flange|pipe clamp|clamp|hook|bracket|letter box|mailbox|crash barrier|guard rail|wrought iron|horseshoe|anvil|number plate|license plate|nameplate|metal sign|barbecue|wire harness clip|metal mesh|metal stamping part|sword|steel tank|water tank|silo|fabricated metal|metalware|metal product|ironmongery|door hardware|hardware tool',
    ],
    [
      'manufacturing.machinery',
      'machine|machinery|machine tool|lathe|lathe machine|milling machine|drilling machine|grinding machine|press machine|hydraulic press|stamping press|welding machine|welding equipment|pump|water pump|vacuum pump|compressor|air compressor|valve|ball valve|tap and valve|hydraulic|hydraulics|hydraulic cylinder|hydraulic hose|pneumatic|pneumatics|cylinder|gear|gearbox|gear motor|coupling|bearing|ball bearing|bushing|sprocket|conveyor|conveyor belt|industrial belt|engine|diesel engine|gas engine|turbine|gas turbine|steam turbine|wind turbine|crane|hoist|winch|lifting equipment|forklift|fork lift|pallet truck|hand truck|trolley|industrial trolley|elevator|lift|escalator|stairlift|excavator|bulldozer|loader|backhoe loader|construction equipment|construction machinery|earthmoving equipment|concrete mixer|road roller|mining machinery|mining equipment|drilling rig|drilling equipment|crusher|packaging machine|packing machine|packaging machinery|filling machine|labelling machine|bottling machine|printing machine|printing press|paper machine|textile machinery|textile machine|sewing machine|knitting machine|loom|weighing scale|weighing machine|scale|industrial scale|weighbridge|filter|air filter|oil filter|filtration equipment|filtration system|centrifuge|mixer machine|agitator|mill machine|grinding mill|sieve|heat exchanger|cooling tower|chiller|refrigeration equipment|refrigerating equipment|industrial refrigeration|cold room|air conditioner|air conditioning equipment|air conditioning system|ventilation equipment|ventilator industrial|fan|industrial fan|blower|exhaust fan|industrial oven|industrial furnace|furnace|kiln|industrial burner|burner|dryer machine|spray dryer|vending machine|coffee vending machine|water cooler|pressure washer|floor cleaning machine|sweeping machine|car wash equipment|woodworking machine|woodworking machinery|plastic machinery|injection moulding machine|injection molding machine|extruder|food machinery|food processing machine|food processing equipment|bakery equipment|bakery machine|meat processing machine|commercial kitchen equipment|kitchen equipment commercial|catering equipment|restaurant equipment|dairy equipment|milking machine|power tool|electric tool|pneumatic tool|fire extinguisher|fire fighting equipment|firefighting equipment|fire protection equipment|sprinkler system|fire hose|industrial equipment|industrial machinery|process equipment|heavy equipment|heavy machinery|plant equipment|material handling equipment|special purpose machine|testing machine|gasket|seal|oil seal|mechanical seal|o ring|cable car|amusement ride|water treatment equipment|water treatment plant|wastewater treatment equipment|water purifier|water softener|ro plant|effluent treatment plant|dust collector|air pollution control equipment|gas station equipment|fuel dispenser|slot machine|atm machine|cash register|billing machine|pos terminal|currency counting machine|incinerator|laundry equipment|brewing equipment|printing equipment|glass machinery|cnc machine|laser cutting machine|laser machine|cutting machine|rice mill machine|flour mill machinery|sugar machinery|tea machinery|oil mill machinery|agricultural processing machine|bag making machine|recycling equipment|baler|shredder|hydraulic pump|spare machinery|robot welding cell|industrial boiler|steam boiler|wet grinder|3d printer|vacuum equipment|pulley|lubrication system|spraying equipment|industrial spring|dies and moulds|mould die|water heater industrial',
    ],
    [
      'agriculture.machinery',
      'tractor|farm machinery|farm equipment|agricultural machinery|agricultural equipment|agricultural implement|farm implement|harvester|combine harvester|plough|plow|seed drill|sprayer agricultural|irrigation equipment|irrigation system|drip irrigation|sprinkler irrigation|lawn mower|lawnmower|chainsaw|chain saw|garden machinery|greenhouse|poultry equipment|poultry farming equipment|livestock equipment|milking equipment|forestry equipment|garden tractor|hay baler|rotavator|cattle feeder',
    ],
    [
      'manufacturing.automation',
      'plc|industrial automation|automation equipment|control panel|motion control|process control|scada system|industrial control|control system',
    ],
    ['hardware.robotics', 'robot|industrial robot|robotic|cobot'],
    [
      'manufacturing.electrical-equipment',
      'electric motor|electrical motor|motor electric|generator|diesel generator|power generator|transformer|inverter|ups|ups system|voltage stabilizer|stabiliser|switchgear|switchboard|circuit breaker|switch|electrical switch|socket|plug socket|fuse|wiring|wiring device|wiring accessory|cable|electric cable|electrical cable|power cable|fibre optic cable|fiber optic cable|wire and cable|cable tray|lamp|light|lighting|light fitting|light fixture|led light|led lamp|light bulb|bulb|street light|chandelier|torch|flashlight|neon sign|electrical equipment|electrical component|electrical fitting|electrical appliance industrial|electrical product|electrical material|electrical supply|electrical good|insulator|heating element|electrical panel|distribution board|battery charger|busbar|lighting fixture|lightning protection equipment|electrical accessory|capacitor bank|coil winding',
    ],
    [
      'energy.storage-and-nuclear',
      'battery|batteries|accumulator|car battery storage|energy storage system|fuel cell|lithium battery|dry cell',
    ],
    [
      'energy.renewables',
      'solar panel|solar product|solar system|solar water heater|photovoltaic module|solar cell|solar module|solar equipment|wood pellet|biodiesel|bioethanol|biogas plant|briquette|heat pump|biofuel',
    ],
    [
      'energy.oil-and-gas',
      'fuel|petroleum product|petrol|diesel fuel|heating oil|lpg|natural gas|crude oil|kerosene|petroleum|gasoline|propane|lubricating fuel',
    ],
    [
      'hardware.electronic-components',
      'electronic component|printed circuit board|pcb|circuit board|sensor|transducer|measuring instrument|measuring equipment|test equipment|testing equipment|testing instrument|meter|water meter|gas meter|electricity meter|energy meter|pressure gauge|gauge|thermometer|thermostat|microscope|telescope|binocular|lens|optical lens|optics|optical instrument|laser|resistor|capacitor|relay|connector|electronic connector|semiconductor device|electronic part|electronic equipment|oscilloscope|navigation equipment|gps device|digital display|led display|electronic display board|display board|electronic product|electronic weighing scale|precision instrument|surveying instrument|scientific instrument|electronic device|timer|bar code scanner|barcode scanner|barcode printer|rfid tag|weather instrument',
    ],
    ['hardware.semiconductors', 'semiconductor|microchip|integrated circuit|wafer|chipset'],
    [
      'hardware.computers',
      'computer|laptop|notebook computer|desktop computer|pc|printer|monitor|keyboard|server|tablet computer|scanner|photocopier|copier|office machine|office equipment|toner|toner cartridge|printer cartridge|ink cartridge|computer accessory|computer peripheral|computer hardware|computer part|hard disk|memory card|usb drive|projector|computer equipment|fax machine|shredding machine office',
    ],
    [
      'hardware.consumer-electronics',
      'television|tv|tv set|radio|radio set|speaker|loudspeaker|headphone|home theater system|home theatre|hi fi|sound system|audio system|audio equipment|audio visual equipment|mp3 player|mobile phone|cell phone|smartphone|phone accessory|mobile accessory|mobile phone accessory|camera|digital camera|dslr camera|video camera|camcorder|camera accessory|camera lens|games console|video game console|play station|consumer electronic|consumer electronics|electric appliance|electrical appliance|small appliance|kitchen appliance|washing machine|refrigerator|fridge|freezer|deep freezer|dishwasher|microwave|microwave oven|oven|cooker|cooktop|stove|gas stove|vacuum cleaner|coffee machine|coffee maker|toaster|blender|iron appliance|hair dryer|water heater|geyser|air cooler|room heater|dvd player|record player|white goods|tv accessory|electric fan|kitchen hood|kitchen chimney|juicer|tumble dryer|drone camera',
    ],
    [
      'hardware.network-equipment',
      'telephone|telephone equipment|telecom equipment|telecommunication equipment|communication equipment|radio equipment|antenna|aerial|router|modem|networking device|network equipment|network switch|intercom|satellite dish|satellite receiver|walkie talkie|epabx system|telephone system|broadcasting equipment',
    ],
    [
      'professional-services.security-services',
      'burglar alarm|alarm system|fire alarm|security system|cctv|cctv camera|security camera|surveillance camera|security equipment|access control system|surveillance equipment|biometric device|safety equipment security',
    ],
    [
      'automotive.manufacturers',
      'car|automobile|motor vehicle|vehicle|motor car|truck|lorry|lorries|commercial vehicle|bus|coach|van|motorhome|recreational vehicle|rv|caravan|campervan|trailer|semi trailer|motorcycle|motorbike|scooter|moped|two wheeler|three wheeler|auto rickshaw|quad bike|atv|used car|second hand car|electric vehicle|electric car|used auto|golf cart|fire truck|ambulance vehicle|special purpose vehicle|heavy vehicle|used vehicle|used truck|used bike motor|tow truck|vintage car|classic car|horse trailer',
    ],
    [
      'automotive.parts',
      'auto part|car part|automotive part|spare part automotive|automobile spare part|car accessory|auto accessory|vehicle part|vehicle component|automotive component|auto component|motor vehicle part|tyre|tire|wheel rim|alloy wheel|brake|brake pad|brake lining|clutch|exhaust system|muffler|shock absorber|car seat cover|seat cover|auto glass|automotive glass|vehicle glass|windscreen|windshield|piston|crankshaft|axle|gasket automotive|radiator|fuel injector|spark plug|car battery|car audio|car stereo|truck part|motorcycle part|motorcycle accessory|helmet|motorcycle helmet|car body|vehicle body|bus body|truck body|tow bar|towing equipment|tire and tube|used auto part|car mat|car alarm|automobile part',
    ],
    ['transport-and-logistics.maritime', 'ship|boat|yacht|vessel|sailboat|motorboat|canoe|kayak|marine equipment|barge|fishing boat'],
    ['transport-and-logistics.rail', 'locomotive|rolling stock|railway equipment|rail car|railcar|tram|railway wagon'],
    [
      'aerospace-and-defence.aerospace',
      'aircraft|airplane|aeroplane|helicopter|aircraft part|aircraft engine|drone|uav|hot air balloon|glider|aerospace component',
    ],
    [
      'aerospace-and-defence.defence',
      'weapon|firearm|gun|ammunition|arms and ammunition|explosive|rifle|pistol|military vehicle|missile|bulletproof vest|body armor',
    ],
    [
      'consumer-goods.sports-and-leisure',
      'bicycle|bike|electric bike|e bike|bicycle part|bicycle accessory|cycle|sporting good|sports good|sports equipment|sport equipment|gym equipment|gymnasium equipment|fitness equipment|exercise equipment|ski|snowboard|surfboard|skateboard|roller skate|ice skate|golf club equipment|golf equipment|tennis racket|cricket bat|cricket equipment|ball|football equipment|fishing tackle|fishing rod|fishing equipment|fishing gear|bait|camping equipment|camping gear|tent|sleeping bag|outdoor gear|hunting equipment|hunting supply|toy|game board|board game|doll|teddy bear|soft toy|stuffed toy|model railway|model train|model car|puzzle|playing card|trading card|baby carriage|pram|stroller|pushchair|baby product|baby good|baby equipment|playground equipment|swing set|billiard table|pool table|snooker table|diving equipment|scuba equipment|swimming equipment|pool supply|swimming pool equipment|trampoline|firework|cracker firework|party supply|party decoration|hobby supply|craft supply|art supply|art material|balloon|kite|martial arts equipment|horse riding equipment|saddle|equestrian equipment|riding equipment|archery equipment|yoga mat|costume|fancy dress|bouncy castle|inflatable|carnival supply|paintball equipment|magic trick|educational toy|wooden toy|dart|bowling equipment|treadmill',
    ],
    [
      'media.music',
      'musical instrument|piano|guitar|violin|drum kit|organ instrument|flute|keyboard instrument|string instrument|wind instrument|brass instrument|accordion|harp|sheet music|vinyl record|phonograph record|record album|music cd|dvd and vcd|amplifier guitar|bagpipe|percussion instrument',
    ],
    [
      'manufacturing.furniture',
      'furniture|office furniture|home furniture|bedroom furniture|bed room furniture|dining room furniture|living room furniture|kitchen furniture|outdoor furniture|garden furniture|school furniture|hospital furniture|modular furniture|wooden furniture|steel furniture|metal furniture|antique furniture|custom furniture|upholstered furniture|sofa|sofa set|couch|armchair|chair|office chair|table|dining table|dining set|desk|bed|bunk bed|mattress|mattresses|box spring|waterbed|bean bag|wardrobe|cabinet|kitchen cabinet|bathroom cabinet|cupboard|closet|shelf|shelves|shelving|bookcase|rack|storage rack|counter top|countertop|modular kitchen|fitted kitchen|kitchen unit|coffin|casket|picture frame|photo frame|cane furniture|rattan furniture|bamboo furniture|stool|bar stool|recliner|futon|shop fitting|store fixture|display rack|display case|laboratory furniture|upholstery|diwan set|bench|vanity unit|tv unit|workstation furniture',
    ],
    [
      'consumer-goods.household',
      'home appliance|household appliance|domestic appliance|candle|soap|detergent|washing powder|cleaning product|cleaning supply|cleaning material|cleaning tool|cleaning agent|housekeeping material|broom|brush|brushes|mop|household good|household product|household article|houseware|homeware|kitchenware|kitchen utensil|utensil|cookware|pan and pot|pot|crockery|tableware|dinnerware|porcelain|glassware|chinaware|bakeware|bed linen|bath linen|bathroom linen|table linen|linen|bedsheet|bed sheet|bedding|duvet|quilt|blanket|pillow|cushion|cushion cover|towel|curtain|curtain accessory|drape|window blind fabric|carpet|rug|carpet tile|area rug|mat|door mat|bath mat|wallpaper|wall paper|wall covering|wall decor|home decor|home furnishing|furnishing|soft furnishing|interior furnishing|vase|artificial flower|decorative item|decor item|show piece|handicraft item|gift article|gift item|novelty|novelties|umbrella|cigarette lighter|lighter|fireplace|wood stove|wood burning stove|basket|wicker basket|wickerware|diaper|nappies|sanitary napkin|sanitary towel|tissue paper product|garbage bag|bathroom accessory|kitchen accessory|bath accessory|mirror|picture and frame|incense|incense stick|agarbatti|pooja item|sewing notion|sewing supply|haberdashery|thread and button|button|pet supply|pet product|pet accessory|pet food accessory|aquarium|fish tank|sauna|hot tub|spa bath|laundry detergent|shoe polish|air freshener|clock|wall clock|alarm clock|christmas decoration|storage container|kitchen storage container|lunch box|flask|plastic household|disposable item|disposable cup|paper plate|paper cup|drinking glass|decoration material',
    ],
    [
      'manufacturing.textiles',
      'textile|fabric|cloth|yarn|thread|wool|knitting yarn|silk|cotton|jute|jute product|jute bag|canvas|denim fabric|nonwoven|non woven fabric|felt|rope|twine|cordage|net|fishing net|lace|embroidery|ribbon|tape narrow|webbing|tarpaulin|sail|awning fabric|upholstery fabric|furnishing fabric|dress material|suiting|shirting|suitings and shirtings|saree fabric|flag|banner flag|handloom|technical textile|industrial textile|knitted fabric|woven fabric|woven good|textile good|home textile|household textile|interlining|sewing thread|polyester fabric|coir product|coir mat|wadding|tent fabric|grey fabric|tailoring material|cotton yarn|hemp fabric',
    ],
    [
      'consumer-goods.apparel',
      'clothing|clothes|apparel|garment|ready made garment|readymade garment|outerwear|menswear|mens wear|womenswear|womens wear|ladies wear|ladies dress|childrens wear|children wear|kids wear|kidswear|childrenswear|childrens clothing|kids clothing|baby clothing|baby clothes|dress|wedding dress|bridal wear|bridal gown|gown|suit|blazer|suits and blazers|coat|jacket|trouser|trousers|pants|shorts|jean|jeans|shirt|t shirt|tshirt|blouse|sweater|pullover|jumper|knitwear|hoodie|underwear|innerwear|lingerie|nightwear|night wear|sleepwear|loungewear|hosiery|stocking|sock|socks|hat|cap|caps and hats|glove|scarf|scarves|tie|necktie|belt|belts and wallets|shoe|shoes|footwear|boot|sandal|slipper|flip flop|sneaker|sports shoe|safety shoe|leather good|leather product|leather|leather garment|leather jacket|fur|fur coat|bag|handbag|ladies bag|purse|wallet|luggage|suitcase|travel good|travel bag|school bag|backpack|rucksack|workwear|work wear|uniform|school uniform|sportswear|sports wear|swimwear|swimsuit|winter wear|winterwear|ethnic wear|saree|sari|kurti|salwar|lehenga|hijab|burqa|abaya|kimono|traditional dress|maternity wear|plus size clothing|formal wear|casual wear|protective clothing|fashion|fashion accessory|clothing accessory|apparel accessory|wig|hairpiece|hair extension|raincoat|rainwear|vintage clothing|used clothing|second hand clothing|insole|dancewear|evening wear|western wear|boys clothing|girls clothing|denim|streetwear|activewear',
    ],
    [
      'consumer-goods.luxury',
      'jewellery|jewelry|costume jewelry|imitation jewellery|fashion jewellery|bangle|ring|wedding ring|engagement ring|necklace|earring|watch|watches|wrist watch|gold|gold jewellery|silver jewellery|silverware|gem|gemstone|gem stone|diamond|diamond jewellery|pearl|precious stone|semi precious stone|bullion|amber|rudraksha',
    ],
    [
      'consumer-goods.cosmetics',
      'cosmetic|beauty product|beauty supply|cosmetic product|perfume|fragrance|deodorant|skin care product|skincare product|hair care product|hair product|makeup|make up|shampoo|toothpaste|toiletries|toilet preparation|personal care product|essential oil|herbal cosmetic|sunscreen|nail polish|barber supply|salon equipment|beauty equipment|bath product|henna',
    ],
    [
      'construction.materials',
      'cement|concrete|ready mix concrete|ready mixed concrete|readymix concrete|concrete block|concrete product|precast concrete|brick|clay brick|paving stone|paver|paving|interlocking tile|roof tile|roofing tile|tile|floor tile|wall tile|ceramic tile|mosaic|lime|plaster|gypsum|gypsum board|plasterboard|drywall|mortar|gravel|sand|aggregate|coarse aggregate|crushed stone|natural stone|stone|stone product|marble|granite|slate|limestone|sandstone|quartz|building material|building supply|construction material|construction supply|builders merchant supply|insulation material|insulation|thermal insulation|roofing material|roofing|asphalt|bitumen|waterproofing material|waterproofing chemical|headstone|gravestone|tombstone|monument stone|terrazzo|refractory|refractories|refractory brick|abrasive|abrasive product|grinding wheel|grinding stone|mineral wool|glass wool|asbestos product|fly ash brick|hollow block|plywood construction|plumbing fixture|plumbing material|plumbing supply|plumbing fitting|clay product|cut stone|artificial stone|stucco|centreing material|formwork',
    ],
    [
      'manufacturing.building-products',
      'door|wooden door|upvc door|upvc window|window|windows and doors|doors and windows|window and door|pvc window|shutter|rolling shutter|roller shutter|garage door|overhead door|awning|window blind|blind|blinds|venetian blind|louvre|louver|skylight|conservatory|carport|shed|garden shed|summer house|prefabricated building|prefabricated house|prefab house|modular building|modular home|mobile home|log home|log cabin|portable cabin|portable building|container home|pre engineered building|staircase|stairs|stair|facade|cladding|fence|fencing|fencing material|gutter|flooring|flooring material|laminate flooring|laminate floor|wooden flooring|hardwood flooring|vinyl flooring|parquet|linoleum|rubber flooring|epoxy flooring|artificial grass|artificial turf|false ceiling|ceiling|ceiling tile|suspended ceiling|partition|partition wall|bathtub|shower|shower enclosure|sanitaryware|sanitary ware|bathroom fitting|bathroom fixture|bath fitting|toilet fixture|faucet|tap|kitchen sink|sink|swimming pool|fireplace surround|chimney|heater|heating equipment|central heating boiler|solar shading|insect screen|mosquito net|bathroom vanity|decking|pergola|gazebo|roof window|roof truss|truss|glass door|revolving door|automatic door|automatic gate|mosquito screen',
    ],
    [
      'materials.glass-and-ceramics',
      'glass|flat glass|glass product|glass bottle|toughened glass|tempered glass|laminated glass|stained glass|glass fiber|glass fibre|fiberglass|fibreglass|ceramic|ceramics|ceramic product|pottery|earthenware|glass bead|laboratory glassware|crystal|porcelain insulator',
    ],
    [
      'materials.paper-and-forest',
      'wood|timber|lumber|firewood|log|sawn timber|hardwood|softwood|veneer|plywood|plywood and laminate|laminate|particle board|particleboard|mdf|chipboard|wood panel|wood product|wooden product|wooden handicraft|wooden box|wooden crate|pallet|wooden pallet|charcoal|cork|cork product|bamboo|bamboo product|paper|paper product|paper roll|newsprint|tissue paper|paperboard|cardboard|pulp|paper pulp|paper stock|waste paper product|stationery paper|christmas tree|millwork|wood chip|sawdust|rubberwood|copier paper|kraft paper',
    ],
    [
      'materials.mining',
      'coal|lignite|iron ore|ore|mineral|salt|peat|kaolin|clay|bauxite|manganese|potash|silica sand|mica|gold ore|coal product|talc|feldspar',
    ],
    [
      'materials.chemicals',
      'chemical|chemical product|industrial chemical|agrochemical|agro chemical|paint|paint and coating|coating|lacquer|varnish|dye|dyestuff|pigment|ink|printing ink|adhesive|glue|sealant|adhesive tape|fertilizer|fertiliser|fertilizer and soil|pesticide|insecticide|resin|synthetic resin|polymer|solvent|acid|sulphuric acid|sulfuric acid|hydrochloric acid|nitric acid|citric acid|acetic acid|caustic soda|soda ash|bleach|chlorine|ammonia|ammonia gas|industrial gas|oxygen|oxygen gas|nitrogen gas|carbon dioxide gas|argon gas|hydrogen|dry ice|gas cylinder filling|lubricant|lubricating oil|engine oil|grease|wax|gelatin|explosive chemical|match|matches|safety match|disinfectant|water treatment chemical|cleaning chemical|laboratory chemical|specialty chemical|petrochemical|synthetic fiber|synthetic fibre|synthetic rubber|masterbatch|catalyst|textile chemical|leather chemical|construction chemical|starch adhesive|carbon black|photographic chemical|enzyme|aromatic chemical|plastic granule|plastic raw material|wood preservative|rust remover',
    ],
    [
      'manufacturing.plastics-and-rubber',
      'plastic|plastic product|plastic good|plastic item|plastic pipe|pvc pipe|hdpe pipe|plastic bag|polythene bag|plastic film|plastic sheet|plastic container|plastic moulding|plastic component|plastic part|moulded plastic|acrylic sheet|acrylic product|polycarbonate sheet|foam|foam product|thermocol|polystyrene|styrofoam|rubber|rubber product|rubber part|rubber component|rubber hose|hose|hose pipe|rubber sheet|rubber belt|latex|latex product|silicone rubber|rubber seal|rubber mat|composite material|fiberglass product|frp product|polyurethane foam|plastic crate|rubber oil seal|pipe|plastic tank|conveyor belting|rubber gloves|pvc profile|plastic toy part',
    ],
    [
      'manufacturing.packaging',
      'packaging|packaging material|packing material|packaging product|corrugated box|carton box|cardboard box|paper box|folding carton|gift box|jewellery box|box|boxes|bottle|plastic bottle|pet bottle|paper bag|paper sack|sack|jumbo bag|carrier bag|label|sticker|barcode label|shrink film|stretch film|flexible packaging|pouch|pharmaceutical packaging material|food packaging|tin container|aerosol can|tube packaging|packing box|wrapping paper|bubble wrap|crate|blister pack',
    ],
    [
      'manufacturing.printing',
      'visiting card|business card|wedding card|invitation card|greeting card printing|calendar|printed matter|printing material|brochure|flyer|envelope|form business|continuous stationery|flex banner|vinyl banner|sticker printing|poster|rubber stamp',
    ],
    [
      'media.publishing',
      'book|textbook|school book|magazine|newspaper|comic book|comic|map|greeting card|postcard|audiobook|religious book|yearbook',
    ],
    [
      'media.advertising',
      'promotional product|promotional item|corporate gift|sign|signage|sign board|signboard|billboard|banner|advertising material|neon|advertising display|standee',
    ],
    ['media.film-and-video', 'film|movie|video|video film|documentary'],
    [
      'media.arts-and-events',
      'art|painting|art print|artwork|sculpture|antique|collectible|stamp and coin|postage stamp|stage equipment|exhibition stand|exhibition booth|stage lighting|wedding decoration|event decoration|party tent|marquee|sound and lighting|sound and light',
    ],
    [
      'consumer-goods',
      'stationery|stationary|office stationery|office supply|school supply|pen|pencil|writing instrument|fountain pen|spectacle frame|gift|gifts and novelties|souvenir|smoking accessory|hookah|adult toy|sex toy|religious article|religious good|church supply|bag and accessory|binocular case',
    ],
    [
      'healthcare.medical-devices',
      'medical device|medical equipment|medical instrument|surgical instrument|surgical equipment|surgical supply|medical supply|medical product|hospital equipment|hospital supply|dental equipment|dental instrument|dental supply|dental product|denture|prosthesis|prostheses|artificial limb|orthopedic product|orthopaedic appliance|orthotic|hearing aid|wheelchair|mobility aid|mobility scooter|stretcher|x ray machine|x ray equipment|ultrasound machine|medical imaging equipment|diagnostic equipment|oxygen concentrator|ventilator|cpap machine|bandage|medical disposable|surgical mask|syringe|contact lens|eyeglass|eyeglasses|spectacles|sunglass|sunglasses|eyewear|optics and eyewear|optical good|ophthalmic good|medical stocking|implant|stent|first aid kit|massage chair|physiotherapy equipment|rehabilitation equipment|home medical equipment|durable medical equipment|blood glucose meter|adult diaper|hospital bed|optical frame|optical product',
    ],
    [
      'life-sciences.pharmaceuticals',
      'medicine|pharmaceutical|drug|pharmaceutical product|generic drug|vaccine|ayurvedic medicine|homeopathic medicine|homeopathy medicine|herbal medicine|veterinary medicine|nutritional supplement|dietary supplement|health supplement|food supplement|nutraceutical|vitamin|bulk drug|active pharmaceutical ingredient|ayurvedic product|herbal product|sports nutrition|health product',
    ],
    [
      'life-sciences.research-tools',
      'laboratory equipment|lab equipment|laboratory instrument|laboratory supply|scientific equipment|diagnostic kit|reagent|lab supply|analytical instrument|laboratory glass',
    ],
    [
      'food-and-drink.packaged-food',
      'food|food product|foodstuff|bakery product|bread|biscuit|cookie|cake|pastry|pastries|confectionery|candy|sweet|sweets|chocolate|chewing gum|snack|snack food|potato chip|popcorn|pasta|noodle|meat|meat product|beef|pork|mutton|lamb|chicken|poultry meat|sausage|ham|bacon|fish product|seafood|sea food|frozen fish|frozen food|canned food|tinned food|ready meal|soup|sauce|ketchup|condiment|vinegar|edible oil|cooking oil|olive oil|vegetable oil|coconut oil|palm oil|ghee|butter|cheese|yogurt|yoghurt|milk|milk product|milk powder|dairy product|ice cream|egg|sugar|jaggery|honey|jam|jelly|pickle|spice|spices|herb and spice|masala|flour|wheat flour|rice product|cereal|breakfast cereal|starch|salt edible|dry fruit|dried fruit|nut|nuts|cashew|peanut|peanut butter|tofu|soy product|health food|organic food|baby food|infant formula|pet food|dog food|cat food|animal feed|cattle feed|poultry feed|fish feed|feed|feed additive|food ingredient|food additive|flavour|flavor|flavoring|yeast|malt extract|tortilla|pizza base|frozen vegetable|canned fruit|fruit pulp|processed food|halal food|gourmet food|delicatessen|prepared food|sandwich filling|papad|namkeen|syrup|sweetener|gluten free food|vegan food|food grain|pulse|pulses and grains|food colour|sago|bird feed',
    ],
    [
      'food-and-drink.beverages',
      'beverage|soft drink|juice|fruit juice|mineral water|bottled water|drinking water|packaged drinking water|coffee|tea|coffee bean|green tea|cocoa|energy drink|carbonated drink|non alcoholic beverage|cold drink|soda water|smoothie|drink|kombucha|coconut water',
    ],
    [
      'food-and-drink.alcohol',
      'wine|beer|spirit|liquor|whisky|whiskey|vodka|rum|gin|champagne|alcoholic beverage|alcoholic drink|cider|sake|craft beer|brandy|tequila|alcohol|mead',
    ],
    [
      'food-and-drink.tobacco',
      'tobacco|tobacco product|cigarette|cigar|e cigarette|vape|vaping product|bidi|hookah tobacco|cannabis|marijuana|snuff',
    ],
    [
      'agriculture.farming',
      'crop|grain|wheat|rice|corn|maize|barley|soybean|oilseed|sugarcane|sugar beet|potato|potatoes|vegetable|fruit|fruits|orange|citrus|apple|pear|peach|cherry|plum|grape|berry|berries|strawberry|strawberries|blueberry|raspberry|banana|mango|pineapple|avocado|coconut|olive|almond|walnut|tree nut|tomato|tomatoes|onion|garlic|cabbage|lettuce|cucumber|pepper crop|melon|watermelon|pumpkin|mushroom|asparagus|bean|pea|dry pea|lentil|medicinal herb|herb|vanilla|saffron|ginger|turmeric|tea leaf|coffee plant|cocoa bean|sunflower|rapeseed|vineyard grape|produce|fresh produce|farm product|agricultural product|agricultural produce|agro product',
    ],
    [
      'agriculture',
      'cotton crop|hop|flower|cut flower|plant|ornamental plant|houseplant|nursery plant|nursery stock|shrub|tree|fruit tree|rose|orchid|seed|seeds|grass seed|sod|turf|hay|straw|livestock|cattle|beef cattle|dairy cattle|cow|pig|hog|swine|sheep|goat|horse|poultry|chicken bird|hen|turkey|duck|goose|ostrich|rabbit|bee|dog|cat|puppy|pet|bird|ornamental bird|animal|fur animal|llama|alpaca|deer|camel|silkworm|medicinal plant|rubber tree|bonsai|cactus|earthworm|hemp|flax|lavender|exotic bird',
    ],
    [
      'agriculture.fishing',
      'fish|trout|salmon|carp|catfish|shrimp|prawn|oyster|mussel|shellfish|crab|lobster|ornamental fish|tropical fish|seaweed|algae|spirulina',
    ],
  ],
  names: [
    [
      'construction.trades',
      'plumbing|plumber|drain cleaning|drainage|plumbing contractor|plumbing and heating|heating|heating and cooling|hvac|air conditioning|ac repair|ac installation|air conditioning repair|air conditioning installation|boiler installation|boiler repair|refrigeration contractor|electrical contractor|electrical contracting|electrical work|electrical installation|electrician|rewiring|roofing contractor|roofer|roof repair|roofing and guttering|carpentry|carpenter|joinery|joiner|cabinet fitting|painting|painter|painter and decorator|painting and decorating|house painter|house painting|decorating|wallpapering|plastering|plasterer|dry lining|drywall contractor|masonry|mason|bricklaying|bricklayer|stonemason|stone masonry|tiling|tiler|tile setting|flooring contractor|flooring installation|floor laying|floor sanding|carpet fitting|carpet installation|carpet fitter|glazing|glazier|double glazing|window installation|window fitting|window replacement|door installation|garage door installation|garage door repair|insulation contractor|waterproofing|waterproofing contractor|damp proofing|scaffolding|scaffolding contractor|demolition|building demolition|demolition contractor|wrecking|concrete contractor|concreting|paving contractor|driveway|driveway paving|fencing contractor|fence installation|deck building|deck builder|swimming pool contractor|pool construction|pool installation|interior fit out|fit out|interior contractor|shopfitting|shopfitter|home improvement|home renovation|home remodeling|remodeling|remodelling|renovation|renovations|kitchen remodeling|bathroom remodeling|bathroom renovation|kitchen installation|bathroom fitting|bathroom installation|kitchen fitting|loft conversion|handyman|handyman service|home repair|property maintenance|building maintenance|building restoration|restoration contractor|siding|siding contractor|gutter installation|gutter cleaning and repair|sandblasting|locksmith|solar installation|solar installer|elevator maintenance|lift maintenance|fireplace installation|chimney repair|water damage restoration|fire damage restoration|mold remediation|false ceiling work|aluminium fabrication work|welding contractor building|septic tank|septic service|water well drilling|well drilling|borewell drilling|steel erection|structural steel erection|foundation contractor|framing contractor|building finishing|aerial installation|tv installation|television installation|satellite installation|alarm installation|cctv installation|data cabling|network cabling|electric vehicle charger installation|radiator repair building|stair fitting|sign installation|building completion|underpinning|artificial grass installation|lightning protection|fire protection contractor|fire sprinkler installation|asbestos roofing|specialty trade contractor|building trade|civil contractor small',
    ],
    [
      'construction.civil-engineering',
      'civil engineering|civil contractor|civil works|road construction|road contractor|highway construction|bridge construction|tunnelling|tunneling|excavation|excavating|excavation contractor|earthworks|earth moving|groundworks|site preparation|site clearing|land clearing|dredging|pile driving|piling|pipeline construction|utility construction|sewer construction|railway construction|track laying|marine construction|dam construction|road marking|line marking|street lighting contractor|trenching|directional drilling|infrastructure|infrastructure construction|groundwork contractor|road surfacing|asphalting|grading contractor|landscaping construction|utility contractor',
    ],
    [
      'construction.building',
      'building contractor|general contractor|general contracting|building construction|construction company|house building|house builder|home builder|home building|residential construction|commercial construction|industrial construction|builder|building and construction|construction contractor|new home construction|custom home builder|property construction|construction and renovation|design build|main contractor|design and build|steel building construction|civil and building contractor|warehouse construction',
    ],
    [
      'construction.architecture',
      'architect|architecture|architectural service|architectural design|architectural firm|landscape architect|landscape architecture|landscape design|surveyor|surveying|land surveying|land surveyor|quantity surveyor|quantity surveying|building surveyor|structural engineering|structural engineer|engineering consultant|engineering consultancy|engineering consulting|mechanical engineering consultancy|electrical engineering consultancy|drafting|drafting service|cad drafting|cad design|building design|town planning|town planner|urban planning|urban design|mapping|cartography|geotechnical engineering|soil testing|building inspection|home inspection|home inspector|project management construction|construction management|energy assessment|energy audit|geological consultancy|geologist|groundwater surveyor|building services engineering|mep engineering|acoustics consultancy|civil engineering consultancy|planning consultancy|residential designer|fire engineering consultancy|interior architecture|feasibility study engineering',
    ],
    [
      'professional-services.cleaning',
      'cleaning|cleaner|commercial cleaning|office cleaning|house cleaning|home cleaning|domestic cleaning|maid service|housekeeping|housekeeping service|janitorial|janitorial service|window cleaning|window cleaner|carpet cleaning|carpet and upholstery cleaning|upholstery cleaning|industrial cleaning|contract cleaning|duct cleaning|air duct cleaning|pressure washing|power washing|gutter cleaning|chimney sweep|chimney sweeping|chimney cleaning|pool cleaning|swimming pool maintenance|tank cleaning|pest control|pest control service|exterminator|fumigation|termite control|disinfection|sanitation service|snow removal|snow plowing|street cleaning|landscaping|landscape gardening|landscape gardener|landscaper|landscape contractor|gardening|gardener|garden maintenance|lawn care|lawn maintenance|lawn mowing|grounds maintenance|tree service|tree surgery|tree surgeon|tree felling|tree removal|tree care|arborist|stump removal|laundry|laundry service|laundrette|launderette|laundromat|dry cleaning|dry cleaner|dry cleaners and laundries|ironing service|linen service|linen supply|house clearance|junk clearance|graffiti removal|crime scene cleaning|garden clearance|facility cleaning|hygiene service|portable toilet|portable toilet hire|sweeping service|yard maintenance|facade cleaning|drain and sewer cleaning',
    ],
    [
      'environment.waste',
      'waste management|waste disposal|waste collection|rubbish removal|garbage collection|junk removal|skip hire|recycling|recycling center|recycling centre|scrap metal|scrap dealer|scrap yard|scrapyard|scrap merchant|salvage yard|auto salvage|junkyard|car breaker|vehicle dismantling|document shredding|document destruction|hazardous waste|composting|landfill|waste treatment|sewage treatment|e waste|ewaste recycling|used oil collection|waste paper|bin cleaning|dumpster rental|scrap|materials recovery|metal recycling|plastic recycling|tyre recycling|clinical waste',
    ],
    [
      'environment.environmental-services',
      'environmental consulting|environmental consultancy|environmental engineering|asbestos removal|remediation|soil remediation|environmental testing|land remediation|environmental cleanup|pollution control|air quality testing|ecological consultancy|wildlife management',
    ],
    [
      'energy.water',
      'water supply|water utility|water treatment service|water company|sewerage|sewage|wastewater|sewer utility|water and sewer',
    ],
    [
      'energy.electricity',
      'electric utility|electricity supply|power plant|power station|power generation|electricity distribution|electrical substation|electrical sub station|electric power|power supply utility|thermal power plant|electricity company',
    ],
    [
      'energy.oil-and-gas',
      'petrol station|gas station|filling station|fuel station|service station|petrol pump|diesel gas station|cng station|cng pump station|oil refinery|refinery|oil field service|oilfield services|oil drilling|alternative fuels station|fuel delivery|truck stop',
    ],
    [
      'energy.renewables',
      'solar energy|solar power|wind power|wind energy|wind farm|hydropower|geothermal energy|biomass|biomass energy|green energy|solar farm|ev charging station|hydroelectric power',
    ],
    ['energy.gas', 'gas supply|gas utility|gas company|gas distribution'],
    ['energy', 'district heating|energy supply|utility company'],
    [
      'automotive.dealers',
      'car dealer|car dealership|car sales|used car dealer|used cars|auto dealer|motor dealer|car repair|auto repair|automobile repair|vehicle repair|garage|motor mechanic|auto mechanic|car mechanic|mechanic|mot testing|mot test centre|car service|car servicing|auto service|auto service center|car wash|car washing|hand car wash|car detailing|auto detailing|car valeting|valeting|body shop|auto body|auto body shop|auto body repair|panel beating|panel beater|car painting|auto painting|spray painting cars|smash repair|dent removal|windscreen repair|windshield repair|auto glass repair|tyre service|tire service|tyre repair|tire repair|tyre fitting|wheel alignment|auto electrician|auto electrical|brake repair|brake service|muffler shop|exhaust fitting|transmission repair|oil change|towing|towing service|breakdown service|breakdown recovery|vehicle recovery|roadside assistance|motorcycle dealer|motorcycle repair|scooter repair|two wheeler service|truck repair|trailer repair|rv dealer|rv repair|caravan dealer|caravan repair|car upholstery|auto upholstery|car tinting|window tinting|car audio installation|smog check|vehicle inspection|emission testing|auto ac repair|car ac repair|diesel repair|engine repair|engine rebuilding|gearbox repair|car tuning|car customization|truck dealer|bus dealer|mobile mechanic|vehicle testing|car auction|vehicle wrapping|car wrapping|coachbuilder repair|radiator repair|car accessories fitting|auto parts recycling service|car key service|pollution inspection station',
    ],
    [
      'automotive.parts',
      'auto parts|auto spares|car spares|car accessories|auto accessories|spare parts|automotive components|auto electricals|tyres|tires|motor factors|motor factor',
    ],
    ['automotive.manufacturers', 'coach building|coachbuilding|vehicle conversion|vehicle manufacturing|body building vehicle'],
    [
      'manufacturing.metal-products',
      'metal fabrication|steel fabrication|fabrication|fabrication and welding|welding|welder|welding works|welding shop|metalwork|metal working|metalworking|machine shop|machining|cnc machining|precision engineering|precision machining|general engineering|tool making|toolmaker|tool and die|sheet metal work|sheet metal fabrication|ironwork|wrought iron work|blacksmith|blacksmithing|forge|metal finishing|metal plating|electroplating|chrome plating|galvanizing|galvanising|anodizing|anodising|powder coating|heat treatment|metal coating|metal polishing|engraving|engraver|laser cutting|laser engraving|metal stamping|metal spinning|metal forming|gunsmith|knife sharpening|sharpening service|key cutting|steel works|structural steel fabrication|turning and milling|railing fabrication|coppersmith|farrier',
    ],
    [
      'manufacturing.machinery',
      'mechanical engineering|machine building|machinery|machine repair|machinery repair|industrial equipment|industrial engineering works|engine manufacturing|hydraulic repair|millwright|pump repair|industrial maintenance|equipment repair industrial|elevators|lifts and escalators|escalators|forklift repair|shipbuilding machinery|fire extinguisher service|boilermaker',
    ],
    ['manufacturing.automation', 'industrial automation|factory automation|process automation|automation and control'],
    [
      'hardware.electronic-components',
      'electronics manufacturing|electronic manufacturing services|instrumentation|metrology|pcb assembly|calibration|electronics repair industrial|optics|photonics',
    ],
    [
      'manufacturing.furniture',
      'furniture making|cabinet making|cabinetmaking|cabinetmaker|furniture restoration|french polishing|upholstery|upholsterer|upholstery repair|furniture repair|wood turning|cane work|picture framing|picture framer|furniture maker|kitchen design|custom cabinets|closet design|wood carving|woodworking|woodwork|basket making',
    ],
    [
      'materials.paper-and-forest',
      'sawmill|saw mill|forestry|logging|forest management|timber yard|timber depot|lumber yard|lumberyard|wood processing|wood treatment|paper mill|pulp mill|log hauling|tree nursery forest|timber merchant|pulp and paper',
    ],
    [
      'materials.glass-and-ceramics',
      'glass blowing|glassblowing|glass works|glass cutting|glass processing|pottery studio|ceramics studio|stained glass studio|glass etching|glassworks',
    ],
    [
      'materials.mining',
      'quarry|quarrying|mining|coal mining|gold mining|sand and gravel pit|stone quarry|mineral exploration|open cast mining|salt mine',
    ],
    [
      'materials.steel-and-metals',
      'foundry|metal casting|steel mill|rolling mill|smelting|steel industry|metal industry|aluminium extrusion|aluminum extrusion|steel service center|metal industries|iron foundry',
    ],
    [
      'construction.materials',
      'brick kiln|brickworks|stone crusher|cement plant|stone cutting|building merchant|builders merchant|marble works|granite works|monument maker',
    ],
    [
      'manufacturing.textiles',
      'weaving|spinning|knitting|dyeing|textile dyeing|textile printing|textile mill|embroidery|embroidery works|embroidery service|textile finishing|carpet weaving|handloom weaving|sailmaking|sailmaker|flag making|cotton ginning|quilting|rug making|screen printing textile|textile design',
    ],
    [
      'consumer-goods.apparel',
      'tailoring|tailor|dressmaking|dressmaker|alterations|clothing alterations|clothing alteration service|sewing|sewing service|garment making|fashion design|fashion designer|fashion house|fashion label|shoemaking|shoemaker|cobbler|shoe repair|leatherwork|leather work|tannery|millinery|milliner|furrier|seamstress|saddlery|saddler|bespoke tailoring|costume design|bag maker|fashion|wedding dress alterations',
    ],
    [
      'professional-services',
      'funeral director|funeral home|funeral parlour|funeral service|undertaker|mortuary|crematorium|cremation|cremation service|cremation ground|cemetery|morgue|burial|hearse service|pet grooming|dog grooming|pet groomer|pet boarding|dog boarding|dog walking|dog walker|pet sitting|pet sitter|dog training|dog trainer|kennel|kennels|cattery|dog daycare|dog day care|pet care|pet cremation|horse training|astrology|astrologer|psychic|fortune teller|tarot reading|dating agency|dating service|matchmaking|matrimonial|marriage bureau|marriage agency|introduction agency|secretarial service|virtual assistant|business support|typing service|data entry|equipment rental|tool rental|tool hire|plant hire|equipment hire|party rental|party hire|costume rental|costume hire|furniture rental|furniture hire|formal wear hire|marquee hire|event rental|construction equipment rental|bicycle rental|bike rental|boat rental|boat hire|ski rental|video rental|appliance rental|crane hire|crane rental|generator hire|tent rental|collection agency|debt collection|debt collector|credit reporting|auction|auction house|auctioneer|appraisal|watch repair|clock repair|jewellery repair|computer repair|laptop repair|phone repair|mobile phone repair|mobile repair|cell phone repair|appliance repair|washing machine repair|refrigerator repair|fridge repair|microwave repair|tv repair|television repair|electronics repair|camera repair|bicycle repair service|lawn mower repair|furniture removal repair|water purifier repair|sewing machine repair|musical instrument repair|repair shop|repair and maintenance|packaging service|contract packing|contract packaging|mailing service|fulfillment service|genealogy|genealogist|image consultant|personal shopper|concierge|concierge service|house sitting|wedding officiant|celebrant|personal chef|errand service|notary signing|conference call service|document preparation|valet parking service|valuation|valuer|chartered valuer|business broker|escort service|driver service agency|franchise|office services|loss prevention|parcel wrapping|testing and certification|inspection service|certification body|quality inspection|id card service|scanning service|private tutor agency|locker service',
    ],
    [
      'consumer-goods.cosmetics',
      'hairdresser|hairdressing|hair salon|hair stylist|hair studio|barber|barber shop|barbershop|beauty salon|beauty parlour|beauty parlor|beauty studio|beauty therapist|beauty therapy|beautician|nail salon|nail bar|nail studio|nail technician|manicure|manicure and pedicure|pedicure|eyelash extension|eyelash extensions|eyelash salon|eyebrow bar|threading salon|waxing|waxing salon|hair removal|laser hair removal|makeup artist|make up artist|bridal makeup|bridal make up|tattoo|tattoo studio|tattoo parlor|tattoo shop|tattoo artist|tattooing|piercing|piercing studio|body piercing|permanent makeup|mehndi artist|mehandi artist|henna artist|facial|facial spa|skin care clinic|skin care|esthetician|aesthetician|unisex salon|salon|hair extension salon|hair treatment|spray tanning|hair braiding|wig maker',
    ],
    [
      'healthcare.wellness',
      'gym|health club|fitness center|fitness centre|fitness club|fitness studio|fitness|personal training|personal trainer|personal fitness trainer|yoga|yoga studio|yoga center|yoga centre|yoga instructor|pilates|pilates studio|crossfit|boot camp|aerobics|zumba|zumba fitness|dance fitness|spa|day spa|medical spa|massage|massage spa|massage therapist|massage therapy|massage parlour|thai massage|sauna|steam bath|tanning salon|tanning studio|sunbed|meditation|meditation center|meditation centre|wellness center|wellness centre|wellness program|weight loss|weight loss center|weight loss centre|weight loss service|slimming center|slimming centre|nutritionist|dietician|dietitian|nutrition consultant|health coach|reiki|reiki therapist|holistic therapy|alternative therapy|alternative medicine|reflexology|aromatherapy|swimming pool|public swimming pool|swimming baths|nature cure center|naturopathy center|hot spring|retreat center|float spa|cryotherapy|diet center|spiritual healing',
    ],
    [
      'healthcare.practices',
      'doctor|physician|general practitioner|gp surgery|medical clinic|medical center|medical centre|health clinic|clinic|walk in clinic|urgent care|urgent care center|polyclinic|family practice|family doctor|dentist|dental clinic|dental practice|dental surgery|dental care|cosmetic dentist|cosmetic dentistry|orthodontist|orthodontics|oral surgeon|pediatric dentist|dermatologist|dermatology|skin clinic|cosmetic surgery|plastic surgery|plastic surgeon|cardiologist|cardiology|pediatrician|paediatrician|gynecologist|gynaecologist|obstetrician|ophthalmologist|eye clinic|eye doctor|optometrist|optometry|ent specialist|neurologist|urologist|oncologist|orthopedic surgeon|orthopaedic surgeon|orthopedic clinic|gastroenterologist|endocrinologist|diabetologist|nephrologist|dialysis center|dialysis centre|radiologist|surgeon|general surgeon|fertility clinic|ivf clinic|infertility clinic|abortion clinic|women s clinic|physiotherapy|physiotherapist|physiotherapy clinic|physiotherapy center|physical therapy|physical therapist|occupational therapy|occupational therapist|speech therapy|speech therapist|speech pathologist|chiropractor|chiropractic|chiropody|chiropodist|podiatry|podiatrist|osteopath|osteopathy|acupuncture|acupuncturist|acupuncture clinic|homeopath|homeopathy|homeopathy clinic|naturopath|naturopathy|ayurvedic clinic|ayurvedic treatment|unani treatment|midwife|midwifery|audiologist|audiology|hearing clinic|allergist|allergy clinic|pain clinic|sexologist|hair transplant|hair transplantation|hair transplant clinic|hair loss treatment|vein clinic|lasik surgeon|occupational health|doctors office|dental hygienist|vaccination center|travel clinic|sports medicine|internist|blood testing service|herbalist|birth center|community health center|dental laboratory clinic|lactation consultant|traditional chinese medicine',
    ],
    [
      'healthcare.mental-health',
      'psychologist|psychology|psychotherapist|psychotherapy|psychiatrist|psychiatry|counselling|counseling|counsellor|counselor|marriage counsellor|marriage counselor|family counselor|mental health clinic|mental health|mental health service|addiction treatment|addiction treatment center|drug rehabilitation|rehab center|de addiction centre|rehabilitation centre|rehabilitation center|hypnotherapy|hypnotherapist|life counselling|behavioral health|child psychologist|marriage and family therapist|substance abuse treatment|grief counselling',
    ],
    [
      'healthcare.hospitals',
      'hospital|private hospital|general hospital|government hospital|children hospital|childrens hospital|maternity hospital|eye hospital|ent hospital|multispecialty hospital|super specialty hospital|psychiatric hospital|nursing home hospital|ambulance|ambulance service|emergency medical service|emergency room|trauma center|surgical center|surgery center|day surgery|rehabilitation hospital|blood bank|maternity clinic|air ambulance|patient transport|cancer hospital|cancer center|organ donation centre|emergency services medical|paramedic service',
    ],
    [
      'healthcare.elderly-care',
      'nursing home|care home|residential care|residential home|retirement home|old age home|old people s home|assisted living|assisted living facility|senior living|retirement community|retirement village|elderly care|senior care|aged care|home care|home care service|home health care|home healthcare|home nursing|domiciliary care|nursing agency|nursing service|hospice|hospice care|respite care|day care for the elderly|adult day care|caregiver service|disability service|disability support|group home|supported living|dementia care|live in care|nursing care|skilled nursing facility|home help|sheltered housing|adult foster care|carer service',
    ],
    [
      'healthcare.medical-devices',
      'dental laboratory|dental lab|dental technician|optical laboratory|optical lab|prosthetics and orthotics|prosthetics|orthotics|hearing aids|hearing aid center|hearing aid centre|medical equipment|cpap and bipap systems',
    ],
    [
      'healthcare.distribution',
      'pharmacy|pharmacies|chemist|chemist shop|drugstore|drug store|online pharmacy|compounding pharmacy|dispensing chemist|medical store|medical shop|chemists and druggists|pharmacist|dispensary pharmacy',
    ],
    [
      'healthcare.veterinary',
      'veterinarian|veterinary|veterinary clinic|veterinary hospital|veterinary practice|veterinary surgeon|vet|vet clinic|animal hospital|animal clinic|pet clinic|emergency vet|equine vet|animal health',
    ],
    [
      'life-sciences.research-tools',
      'medical laboratory|diagnostic laboratory|diagnostic center|diagnostic centre|diagnostics|pathology lab|pathology laboratory|clinical laboratory|testing laboratory|laboratory|laboratory testing|research laboratory|blood test|x ray lab|imaging center|diagnostic imaging|materials testing|food testing|water testing|dna testing|drug testing|radiology center|scanning centre|mri center',
    ],
    [
      'life-sciences.biotechnology',
      'biotechnology|biotech|stem cell bank|stem cell banking|cord blood bank|genomics|gene therapy|cryobank',
    ],
    [
      'travel-and-hospitality.restaurants',
      'restaurant|restaurants and bars|cafe|coffee shop|coffee house|coffee bar|coffee roastery cafe|tea house|tea room|tearoom|tea shop cafe|bistro|brasserie|diner|eatery|cafeteria|canteen|staff canteen|food court|fast food|fast food restaurant|takeaway|take away|takeout|take away restaurant|fish and chips|fish and chip shop|pizzeria|pizza restaurant|pizza delivery|pizza takeaway|pizza shop|burger restaurant|steakhouse|steak house|seafood restaurant|sushi bar|sushi restaurant|indian restaurant|chinese restaurant|thai restaurant|italian restaurant|mexican restaurant|japanese restaurant|korean restaurant|vegetarian restaurant|vegan restaurant|barbecue restaurant|bbq|grill|rotisserie|sandwich shop|sandwich bar|salad bar|kebab shop|noodle shop|ramen restaurant|pancake house|creperie|ice cream parlor|ice cream parlour|ice cream shop|gelato shop|frozen yogurt shop|dessert shop|dessert parlour|donut shop|doughnut shop|bagel shop|juice bar|juice shop|juice centre|smoothie bar|bubble tea shop|bubble tea|bar|wine bar|cocktail bar|sports bar|dive bar|pub|public house|gastropub|tavern|inn and restaurant|brewpub|beer garden|beer hall|karaoke bar|karaoke|hookah bar|hookah lounge|shisha lounge|lounge|lounge bar|night club|nightclub|disco|discotheque|dance club|catering|caterer|catering service|event catering|wedding catering|corporate catering|outdoor catering|mobile catering|food truck|food cart|food stall|street food|food service|food services|casual dining|fine dining|dining|buffet|buffet restaurant|deli restaurant|pastry cafe|cat cafe|internet cafe restaurant|meal delivery|dhaba|tiffin service|snack bar|chat and snacks|quick bites|hot dog stand|taco shop|wings restaurant|breakfast restaurant|brunch|supper club|drinking place|theme restaurant|restaurant chain|home delivery restaurant|night life|nightlife|food and beverage outlet',
    ],
    [
      'travel-and-hospitality.hotels',
      'hotel|hotels and motels|motel|inn|bed and breakfast|b and b|guest house|guesthouse|hostel|youth hostel|lodge|lodging|resort|holiday resort|spa resort|boutique hotel|budget hotel|luxury hotel|business hotel|serviced apartment|service apartment|apartment hotel|aparthotel|holiday home|holiday apartment|holiday cottage|holiday let|holiday rental|vacation home|vacation rental|vacation home rental|cottage rental|self catering accommodation|self catering|campsite|camp site|camping site|campground|camping|caravan park|caravan site|rv park|trailer park|glamping|homestay|farm stay|farmstay|chalet|villa rental|boarding house|rooming house|accommodation|mens hostel|womens hostel|hospitality|summer camp|mountain hut|dude ranch|rest house|farm house accommodation|paying guest accommodation|student hostel|capsule hotel|beach resort',
    ],
    [
      'travel-and-hospitality.travel-agencies',
      'travel agency|travel agent|tour operator|tours|tours and travels|tours and travel|travel and tourism|tourism|tour guide|tourist guide|tourist information|tourist information center|visitor center|sightseeing tour|sightseeing|bus tour|boat tour|safari|cruise|cruise agency|cruise line|ticketing|air ticketing|ticket agency|ticket agent|visa service|visa consultant|holiday planner|travel service|eco tourism|adventure tourism|adventure travel|pilgrimage tours|hiking tour|student travel|destination management|excursion|tour agency|guided tour|trekking',
    ],
    [
      'travel-and-hospitality.casinos',
      'casino|gambling|betting shop|bookmaker|bookmakers|lottery|lottery shop|lottery retailer|bingo hall|bingo|gaming arcade gambling|sports betting|slot hall|racetrack betting|poker club|off track betting|sportsbook|online casino',
    ],
    [
      'retail.grocery',
      'grocery|grocer|groceries|grocery store|grocery shop|supermarket|hypermarket|convenience store|corner shop|mini market|minimart|mini mart|kirana store|food store|food shop|health food shop|health food store|organic shop|organic store|organic food store|wholefood shop|greengrocer|fruit shop|fruit and vegetable shop|fruit stall|vegetable shop|produce market|farmers market|farm shop|fishmonger|fish shop|fish market|fish and sea food shop|seafood market|seafood shop|cheese shop|cheesemonger|delicatessen|deli|wine shop|wine store|wine merchant|liquor store|liquor shop|bottle shop|off licence|beer store|sweet shop|candy store|candy shop|confectioner shop|chocolate shop|tea shop|tea store|coffee store|spice shop|ethnic grocery|asian grocery|asian supermarket|indian grocery|egg shop|chicken shop|mutton shop|beef shop|pork shop|meat shop|meat and poultry shop|meat market|ration shop|milk booth|food retail|discount supermarket|dairy shop|dairy store|halal shop|health food|frozen food shop',
    ],
    [
      'food-and-drink.packaged-food',
      'bakery|bakeries|baker|cake shop|cake maker|cake decorating|cupcake shop|patisserie|pastry shop|confectioner|confectionery|butcher|butchers shop|butcher shop|butchery|slaughterhouse|abattoir|meat packing|meat processing|meat processing plant|poultry processing|fish processing|seafood processing|dairy|creamery|cheese making|cheese dairy|flour mill|rice mill|oil mill|dal mill|grain mill|sugar mill|sugar refinery|feed mill|cannery|food processing|food manufacturing|food production|chocolatier|ice cream factory|beekeeping and honey|smokehouse|pasta making|nut processing|spice processing|pet food|fruit processing|fruit and vegetable processing|frozen foods|potato processing|wedding cakes|milk and milk products|dairy processing|egg processing|cold pressed oil',
    ],
    [
      'food-and-drink.beverages',
      'coffee roaster|coffee roasting|coffee roastery|bottling plant|water bottling|juice manufacturing|tea packing|tea blending|soft drink bottling|tea processing|water supplier bottled',
    ],
    [
      'food-and-drink.alcohol',
      'brewery|brewing|microbrewery|craft brewery|distillery|winery|vineyard|wine making|winemaking|winemaker|cidery|malting|malt house|wine cellar|meadery|brewer|distiller',
    ],
    [
      'retail.specialty',
      'florist|florists|flower shop|flower stall|bookshop|book store|bookstore|second hand bookshop|comic shop|comic book store|newsagent|news agent|newsstand|stationery shop|stationer|stationers|stationary store|office supply store|toy shop|toy store|game store|hobby shop|craft shop|craft store|art supply store|sports shop|sporting goods store|sports store|bike shop|bicycle shop|bicycle store|cycle shop|bicycle repair|bike repair|ski shop|surf shop|dive shop|golf shop|fishing tackle shop|bait shop|outdoor store|camping store|hunting store|gun shop|shoe shop|shoe store|clothing store|clothing shop|clothes shop|boutique|fashion boutique|dress shop|bridal shop|menswear shop|lingerie shop|lingerie store|hosiery store|baby shop|baby store|children s clothing store|maternity store|thrift store|thrift shop|charity shop|second hand shop|second hand store|consignment shop|vintage shop|antique shop|antique store|antique dealer|antiques|flea market|junk shop|pawn shop retail|art dealer|art shop|coin dealer|coin shop|stamp shop|jewelry store|jewellery shop|jeweller shop|watch shop|gift shop|gift store|souvenir shop|card shop|party shop|party store|fireworks store|balloon shop|candle shop|soap shop|perfume shop|perfumery|perfume store|cosmetics store|cosmetics shop|beauty supply store|hair supply store|optician|opticians|optical shop|optical store|eyewear store|hearing aid shop|furniture store|furniture shop|mattress store|bed shop|kitchen showroom|bathroom showroom|lighting store|lighting shop|lamp shop|carpet shop|carpet store|curtain shop|rug store|flooring store|tile shop|tile store|paint shop retail|paint store|wallpaper shop|hardware store|hardware shop|ironmonger|diy store|diy shop|home improvement store|home center|garden center|garden centre|plant nursery|garden supply store|electrical shop|electronics store|electronics shop|electrical goods shop|computer shop|computer store|mobile phone shop|cell phone store|phone shop|camera shop|camera store|video game store|music shop|music store|record shop|record store|musical instrument shop|piano store|pet shop|pet store|pet supply store|aquarium shop|tropical fish shop|fabric shop|fabric store|wool shop|yarn store|haberdashery|sewing shop|tobacconist|tobacco shop|vape shop|smoke shop|head shop|adult shop|sex shop|religious goods store|uniform store|leather goods store|luggage store|luggage shop|handbag shop|wig shop|dollar store|discount store|variety store|general store|outlet store|surplus store|army surplus|duty free|duty free shop|kiosk|trophy shop|collectibles store|magic shop|educational supply store|restaurant supply store|janitorial supply store|farm shop supplies|feed store|medical supply store|mobility shop|surgical shop|crystal shop|book dealer|christmas shop|framing shop|cash and carry retail|hobby store|souvenir store|gold buyer|gold dealer|scooter shop retail|swimming pool supply store|nutrition store|vitamin store',
    ],
    [
      'consumer-goods.luxury',
      'jeweller|jeweler|jewellers|jewelers|goldsmith|silversmith|watchmaker|watch maker|diamond cutting|diamond dealer|jewellery design|jewelry designer|jewellery making|gem cutting|gemologist|clockmaker',
    ],
    ['retail.department-stores', 'department store|shopping store|warehouse club|general merchandise store'],
    [
      'retail.e-commerce',
      'online shop|online store|online retailer|online retail|mail order|internet shop|web shop|webshop|online shopping',
    ],
    ['retail', 'retail|retailer|market stall|market trader|street vendor|vending|direct selling|retail shop|retail store'],
    [
      'wholesale',
      'wholesale|wholesaler|wholesale trade|distributor|cash and carry|commission agent|manufacturers agent|manufacturers representative|trading company|general trading|general order supplier|stockist',
    ],
    [
      'wholesale.import-export',
      'import|export|import export|import and export|importer and exporter|export house|international trade|exporter|importer',
    ],
    [
      'transport-and-logistics.freight',
      'haulage|haulier|haulage contractor|road haulage|trucking|trucking company|freight|freight forwarding|freight forwarder|cargo|cargo service|cargo agent|air cargo|air freight|sea freight|ocean freight|sea cargo|sea cargo agent|road cargo agent|railway cargo agent|air cargo agent|customs broker|customs clearance|customs brokerage|custom house agent|clearing and forwarding|moving company|movers|mover|packers and movers|removals|removal company|furniture removal|house removals|office relocation|relocation service|man and van|light haulage|container transport|tanker transport|heavy haulage|heavy transport|livestock transport|vehicle transport|car transport|lorry hire with driver|transport contractor|transporter|goods transport|piano mover|piano moving|transportation broker|shipping agent|shipping service|tipper hire',
    ],
    [
      'transport-and-logistics.warehousing',
      'warehousing|warehouse|storage|self storage|storage facility|cold storage|furniture storage|document storage|container storage|storage unit|distribution centre|distribution center|public warehouse|refrigerated warehouse|bonded warehouse',
    ],
    [
      'transport-and-logistics.delivery',
      'courier|courier service|delivery service|parcel delivery|parcel service|messenger service|post office|postal service|mail service|express delivery|package delivery|newspaper delivery|leaflet distribution|leaflet delivery|food delivery|mailbox rental|mailing and shipping|same day delivery|dispatch service',
    ],
    [
      'transport-and-logistics.passenger',
      'taxi|taxi service|taxi company|cab|cab service|cabs service|minicab|private hire|private hire taxi|car rental|car hire|rent a car|van rental|van hire|truck rental|self drive hire|limousine|limousine service|limo service|chauffeur service|chauffeur driven cars|airport transfer|airport shuttle|shuttle service|bus company|bus service|bus operator|coach hire|coach operator|coach company|bus rental|bus charter|charter bus|chartered bus|minibus hire|school bus|school bus service|public transport|passenger transport|bus station|bus stop|car sharing|carpool|ride hailing|parking|car park|parking lot|parking garage|vehicle on hire|motorcycle rental|scooter rental|rv rental|campervan hire|caravan hire|ferry passenger|rickshaw service|ambulance hire taxi|driver service|driver hire|transit system',
    ],
    [
      'transport-and-logistics.rail',
      'railway|railroad|rail transport|train station|railway station|train operator|metro|metro rail|metro station|underground station|light rail|railway company',
    ],
    [
      'transport-and-logistics.maritime',
      'shipping|shipping company|shipping line|ship broker|shipbroker|shipyard|boatyard|boat builder|boat building|boatbuilder|shipbuilding|ship building|ship repair|boat repair|marina|port|port authority|harbour|harbor|ferry|ferry service|ferry operator|stevedoring|ship chandler|boat dealer|yacht charter|boat charter|yacht club services|marine service|marine surveyor|salvage marine|towage|dock|yacht broker',
    ],
    [
      'transport-and-logistics.airlines',
      'airline|aviation|airport|air charter|aircraft charter|helicopter charter|air transport|flying club|aircraft hangar|heliport|airport services|ground handling|air taxi|helicopter tours|airfield',
    ],
    ['transport-and-logistics', 'transport|transportation|logistics|logistics company|transport company|transport service'],
    [
      'media.design-services',
      'photographer|photography|photo studio|photographic studio|photography studio|portrait studio|wedding photographer|wedding photography|commercial photography|aerial photography|graphic design|graphic designer|graphic design studio|web design|web designer|website designer|web designing|logo design|design agency|design studio|design|interior design|interior designer|interior decorator|interior decoration|industrial design|product design|packaging design|illustrator|illustration|art direction|window dressing|display design|photo lab|photo processing|film processing|photo printing|dtp service|desktop publishing|3d rendering|ux design|home staging|branding|textile designer|visual merchandising|event photography',
    ],
    [
      'media.advertising',
      'advertising|advertising agency|ad agency|advertising service|marketing|marketing agency|digital marketing|digital marketing agency|digital agency|creative agency|seo|seo agency|search engine optimization|social media marketing|social media agency|email marketing|content marketing|direct mail|direct marketing|outdoor advertising|billboard advertising|media buying|media agency|media planning|newspaper ads|public relations|pr agency|public relations firm|sign shop|sign maker|sign making|sign writing|signwriter|signs and banners|vehicle graphics|vehicle signwriting|promotional marketing|brand agency|branding agency|sales promotion|telemarketing advertising|influencer marketing|marketing consultant|marketing communications|media advertising|moving media ads|communications agency|copywriting|mobile advertising|display advertising|advertising material distribution|flyer distribution|market promotion',
    ],
    [
      'manufacturing.printing',
      'printing|printer shop|printing press|printing company|print shop|printing service|commercial printing|commercial printer|digital printing|offset printing|offset printer|screen printing|screen printer|t shirt printing|flex printing|label printing|large format printing|3d printing|bookbinding|bookbinder|book binding|binding|copy shop|photocopying|photocopy|xerox shop|xerox|copy centre|copy center|typesetting|prepress|lithography|printing and stationery|print and copy|blueprint service|plate making printing',
    ],
    [
      'media.publishing',
      'publishing|publisher|book publishing|book publisher|newspaper publishing|newspaper publisher|magazine publisher|magazine publishing|periodical publishing|directory publishing|music publishing sheet|journalist|journalism|writer|author|freelance writer|content writer|content writing|editor|editing|proofreading|news agency|press agency|press|literary agency|newspaper office|technical writing|map publishing|e book publishing|blogger|blog',
    ],
    [
      'media.broadcasting',
      'radio station|radio broadcasting|radio|television station|tv station|tv studio|tv channel|television broadcasting|broadcasting|cable tv|cable tv operator|cable operator|podcast|podcasting|television network|streaming service',
    ],
    [
      'media.film-and-video',
      'film production|film company|video production|video production company|movie production|tv production|film studio|movie studio|animation studio|post production|video editing|video editing studio|videographer|videography|wedding videography|cinema|cinema theater|cinema theatre|movie theater|movie theatre|multiplex|drive in theater|drive in cinema|film distribution|film rental|casting agency|dubbing studio|cinematographer|documentary production|drone video|visual effects',
    ],
    [
      'media.music',
      'recording studio|music production|music producer|record label|musician|band|wedding band|funeral band|live band|orchestra|choir|disc jockey|dj|dj service|singer|composer|music publisher|piano tuner|piano tuning|musical instruments|music management|rehearsal studio|sound studio|mobile disco|string quartet|instrument maker|luthier|piano restoration',
    ],
    [
      'media.arts-and-events',
      'event management|event organizer|event organiser|event planner|event planning|event company|event venue|event hall|event decorator|event production|wedding planner|wedding planning|wedding service|wedding venue|wedding hall|marriage hall|banquet hall|function hall|party hall|party planner|party planning|conference hall|conference centre|conference center|convention centre|convention center|exhibition centre|exhibition organizer|exhibition organiser|trade show|trade fair|wedding decorator|stage decoration|flower decoration|balloon decoration|hall decoration|theater|theatre|drama theater|performing arts|performing arts theater|opera house|concert hall|music venue|comedy club|circus|puppet theater|dance company|museum|art museum|history museum|science museum|art gallery|gallery|art center|arts centre|cultural center|cultural centre|library|libraries|archive|zoo|zoo park|safari park|wildlife park|botanical garden|aquarium attraction|theme park|amusement park|water park|waterpark|adventure park|amusement center|amusement arcade|arcade|video arcade|video gaming centre|gaming center|gaming centre|fun fair|funfair|indoor playground|soft play|playground|children s party entertainer|childrens entertainer|entertainer|magician|clown|artist|painter artist|sculptor|art studio|ticket office|planetarium|tourist attraction|heritage site|haunted house|escape room|escape game|laser tag|paintball|paintball center|mini golf|miniature golf|trampoline park|bowling and arcade|talent agency|artist management|booking agency|model agency events|ticket sales|sound and lighting hire|sound hire|lighting hire|audio visual hire|festival|street art|art restoration|art restorer|conservation arts|stage hire|exhibition stand contractor|fireworks display|firework display|bouncy castle hire|photo booth|photo booth hire|party entertainment|handicrafts|ballroom|auditorium|concert promoter|live entertainment|karaoke hire|theatrical company|community hall|social club venue|virtual reality center|wildlife refuge|park|parks|amusement',
    ],
    [
      'media.sports',
      'sports club|sports centre|sports center|sports complex|leisure centre|leisure center|recreation center|recreation centre|golf course|golf club|driving range|tennis club|tennis court|squash club|badminton court|cricket club|football club|soccer club|rugby club|athletics club|swimming club|rowing club|sailing club|yacht club|ski resort|ski area|ice rink|ice skating rink|skating rink|roller rink|skate park|bowling alley|bowling|bowling centre|bowling center|ten pin bowling|bowls club|snooker hall|snooker club|snooker parlour|pool hall|billiard hall|billiards|climbing wall|climbing gym|climbing centre|martial arts|martial arts school|martial arts club|karate|karate club|judo club|boxing club|boxing gym|taekwondo school|gymnastics club|gymnastics center|riding club|equestrian centre|equestrian center|riding stable|horse riding|stable|stables|livery stable|livery yard|horse boarding stable|shooting range|rifle club|gun club|archery club|archery range|stadium|arena|sports ground|sports field|racecourse|race course|horse racing|race track|racetrack|greyhound racing|go karting|go kart track|motor racing|motorsport|speedway|dance hall sports|sports team|sports league|sports event|sports events|professional sports|sports agent|sports management|fishing club|angling club|scuba club|water sports|water skiing|surf club|kayaking|paragliding|skydiving|parachuting|batting cage|fencing club|adventure sports|esports arena|sports association club|disc golf course|marathon|sports facility|adventure club',
    ],
    [
      'professional-services.legal',
      'lawyer|law firm|attorney|solicitor|barrister|advocate|legal service|legal services|legal practice|notary|notary public|notary services|conveyancing|conveyancer|patent attorney|trade mark attorney|patent agent|intellectual property law|divorce lawyer|family law|family lawyer|criminal lawyer|criminal defense attorney|immigration lawyer|immigration attorney|personal injury lawyer|personal injury attorney|bankruptcy attorney|tax attorney|estate planning|estate planning attorney|employment lawyer|real estate attorney|corporate lawyer|legal aid|paralegal|mediation|mediator|arbitration|court reporter|court reporting|bailiff service|process server|will writing|bail bonds|legal consultant|title search|probate|legal advice|litigation|labour law|trademark registration',
    ],
    [
      'financial-services.accounting',
      'accountant|accounting|accounting firm|chartered accountant|certified public accountant|cpa|bookkeeping|bookkeeper|bookkeeping service|tax preparation|tax preparer|tax consultant|tax advisor|tax adviser|tax advisory|tax return|tax service|payroll|payroll service|auditor|auditing|audit firm|income tax consultant|company secretary service|gst consultant|insolvency practitioner|tax accountant|financial audit',
    ],
    [
      'financial-services.banking',
      'bank|commercial bank|savings bank|investment savings bank|credit union|building society|private bank|cooperative bank|atm|atm centre|central bank|community bank|savings and loan|retail bank',
    ],
    [
      'financial-services.lending',
      'mortgage broker|mortgage lender|mortgage|mortgages|loan agency|loan agent|loan company|payday loan|personal loan|home loan|car loan|auto loan|student loan|pawn shop|pawnbroker|pawn broker|pawnshop|money lender|leasing company|leasing|factoring|microfinance|chit fund|check cashing|hire purchase|equipment finance|business loan|credit counseling|consumer finance|invoice finance|real estate loans',
    ],
    [
      'financial-services.asset-management',
      'financial advisor|financial adviser|financial planner|financial planning|financial consultant|wealth management|wealth manager|asset management|investment advisor|investment adviser|investment consultant|investment company|investment management|fund management|mutual fund|hedge fund|pension fund|retirement planning|trust company|portfolio management|unit trust|financial advice|family office|investment fund',
    ],
    [
      'financial-services.investment-banking',
      'stockbroker|stock broker|share broker|brokerage|stock trading|commodity broker|securities broker|securities|investment bank|corporate finance|merchant bank|forex trading|commodity trading financial',
    ],
    [
      'financial-services.payments',
      'money transfer|money transfer agency|money transfer service|currency exchange|currency exchange service|foreign exchange|bureau de change|money changer|forex dealer|remittance|merchant services|payment processing|payment gateway',
    ],
    ['financial-services', 'financial services|finance|finance company|financial institution'],
    [
      'insurance.brokers',
      'insurance agent|insurance agency|insurance broker|insurance brokerage|insurance advisor|loss adjuster|insurance claims adjuster|public adjuster|insurance consultant|claims adjusting|insurance adviser',
    ],
    [
      'insurance.life-and-health',
      'life insurance|health insurance|medical insurance|dental insurance|funeral insurance|pet health insurance',
    ],
    [
      'insurance.property-and-casualty',
      'car insurance|auto insurance|home insurance|motor insurance|property insurance|liability insurance|travel insurance|title insurance|crop insurance',
    ],
    ['insurance', 'insurance|insurance company'],
    [
      'real-estate.services',
      'estate agent|estate agents|estate agency|real estate agent|real estate agency|real estate broker|realtor|property dealer|property consultant|property management|property management company|letting agent|letting agency|lettings|apartment rental agency|real estate appraiser|property valuer|real estate appraisal|real estate consultant|condominium management|strata management|facility management|facilities management|property agent|relocation agent|property services|block management|home owners association management|rental agency|real estate auctioneer|student housing agency',
    ],
    [
      'real-estate.development',
      'property developer|property development|real estate developer|real estate development|land developer|land development|housing development|housing developer|builder and developer|builders and developers',
    ],
    [
      'real-estate.residential',
      'apartment complex|apartment building|apartment rental|housing association|housing cooperative|student accommodation|student housing|dormitory|mobile home park|residential complex|condominium complex|housing society|townhouse complex|flat letting|house rental',
    ],
    [
      'real-estate.commercial',
      'shopping mall|shopping centre|shopping center|shopping arcade|business park|office space|office space rental|office rental|serviced office|coworking space|coworking|co working space|business center|business centre|industrial estate|virtual office|commercial property|office building|retail park|warehouse rental|storage property|market hall',
    ],
    [
      'professional-services.consulting',
      'management consulting|management consultant|business consultant|business consulting|consultant|consulting|consultancy|consulting firm|strategy consulting|project management|coaching|life coach|executive coach|business coach|business advisor|business adviser|hr consulting|human resources consultant|hr consultant|quality consultant|iso consultant|safety consultant|health and safety consultant|career counseling|career consultant|immigration consultant|education consultant|overseas education consultant|agricultural consultant|retail consultant|food consultant|logistics consultant|export consultant|import consultant|risk management|risk consulting|franchise consultant|change management|economic consultant|political consultant|procurement consulting|vastu consultant|feng shui consultant|trading consultant|security consultant business|fundraising consultant|strategic planning|business development service|speaker|motivational speaker',
    ],
    [
      'professional-services.staffing',
      'staffing|staffing agency|recruitment|recruitment agency|recruiter|recruitment consultant|employment agency|employment service|employment center|temp agency|temporary staffing|executive search|headhunter|headhunting|job placement|placement consultant|placement agency|placement service|manpower supply|manpower agency|labour contractor|labor contractor|labour supply|nanny agency|au pair agency|domestic staffing|maid agency|modeling agency|modelling agency|model agency|job centre|outplacement|temporary employment|cooks on hire|nurse agency|part time jobs consultancy|payroll staffing|contract staffing|security staffing',
    ],
    [
      'professional-services.security-services',
      'security service|security company|security guard|security guard service|guard service|private security|private investigator|private detective|detective agency|detective|investigation|background check|bodyguard|close protection|alarm monitoring|patrol service|armored car service|cash in transit|security system installation|security consultant|event security|security|manned guarding|burglar alarms|polygraph service|fire watch',
    ],
    [
      'professional-services.market-research',
      'market research|market research company|opinion poll|polling|survey company|mystery shopping|consumer research',
    ],
    [
      'professional-services.translation',
      'translation|translator|translation service|translation agency|interpreter|interpreting|interpretation service|sign language interpreter|localization|transcription|language service',
    ],
    [
      'professional-services.outsourcing',
      'call center|call centre|contact center|contact centre|telemarketing|telesales|answering service|telephone answering service|business process outsourcing|bpo|kpo|medical billing|medical transcription|outsourcing|data processing outsourcing|customer service outsourcing|medical coding service',
    ],
    [
      'professional-services.research',
      'research|research institute|research and development|research centre|research center|scientific research|think tank|contract research|r and d|social research',
    ],
    [
      'software.it-services',
      'it services|it support|it consultant|it consulting|it service provider|computer services|computer consultant|computer support|computer support service|computer networking|computer network|network installation|software development|software company|software developer|app development|mobile app development|web development|website development|web developer|computer programming|programmer|systems integrator|system integrator|managed it services|managed service provider|data recovery|data recovery service|computer maintenance|computer security service|technical support|it outsourcing|software consultancy|software and it services|it solutions|software testing',
    ],
    [
      'software.cloud-infrastructure',
      'web hosting|web hosting company|web hosting service|hosting provider|data center|data centre|cloud service provider|domain registration|cloud services',
    ],
    ['software.marketplaces', 'marketplace|online marketplace|classified ads website|price comparison'],
    ['software', 'software|information technology|internet company|technology company|software dealer'],
    [
      'telecommunications',
      'telecommunications|telecommunication|telecom|telecoms|telephone company|telecommunications company|telephone service|communications company|voip',
    ],
    [
      'telecommunications.wireline',
      'internet service provider|isp|broadband|broadband provider|cable company|fiber internet|landline|internet provider',
    ],
    [
      'telecommunications.wireless',
      'mobile network|mobile operator|mobile network operator|cell phone carrier|mobile phone company|bulk sms|sms service',
    ],
    [
      'education.training',
      'driving school|driving instructor|driving lessons|driving instruction|motor driving school|music school|music academy|music lessons|music teacher|music classes|piano lessons|guitar lessons|singing lessons|singing classes|voice lessons|dance school|dance academy|dance studio|dance classes|ballet school|drama school|acting school|art school|art classes|painting classes|craft classes|cooking school|cooking classes|culinary school|language school|language classes|english language school|language training institute|spoken english institute|tutor|tutoring|tutoring service|tuition|tuitions|private tutor|private tuition|tuition center|tuition centre|coaching center|coaching centre|coaching classes|coaching institute|test preparation|exam preparation|entrance exam coaching|competitive exams|training|training center|training centre|training institute|training provider|training company|corporate training|professional training|vocational training|vocational school|vocational college|technical school|trade school|adult education|adult education centre|evening classes|continuing education|computer training|computer training institute|computer classes|it training|software training|software training institute|beauty school|cosmetology school|hairdressing school|flight school|flying school|pilot training|riding school|horse riding school|swimming school|swimming lessons|ski school|sailing school|surf school|diving school|golf lessons|golf school|tennis lessons|tennis coaching|sports academy|sports coaching|football academy|cricket academy|self defense school|self defence classes|first aid training|safety training|fire and safety course|childbirth classes|yoga teacher training|sewing classes|pottery classes|photography school|photography classes|fashion school|modelling school|nursing training institute|personality development training|typing institute|typing school|meditation teacher|seminar|workshop training|polytechnic training|iti training|animation training institute|air hostess training|gymnastics school|skill development|online course|online classes|e learning course provider|certification training|apprenticeship training|dog training school|interior design courses|study center|study hall centre|religious education classes|prep school exam|dance teacher',
    ],
    [
      'education.schools',
      'school|primary school|elementary school|secondary school|high school|middle school|grammar school|private school|independent school|public school|boarding school|international school|special school|special education school|special needs school|catholic school|christian school|religious school|nursery school|nursery|preschool|pre school|kindergarten|play school|playschool|playgroup|daycare|day care|day care center|day care centre|daycare centre|child care|childcare|childcare center|child care centre|child care agency|childminder|childminding|babysitting|babysitter|nanny service|creche|after school program|after school club|out of school club|montessori school|charter school|cbse school|icse school|ib school|igcse school|state board school|junior college|sixth form college|education school|school for the deaf|early years|school district|waldorf school',
    ],
    [
      'education.higher-education',
      'university|universities|college|community college|degree college|engineering college|medical college|law college|nursing college|pharmacy college|business school|education college|art college|music college|conservatory of music|polytechnic|polytechnic college|graduate school|law school|medical school|technical university|theological college|seminary|further education college|institute of technology|pg college|teacher training college|dental school|college of education|bible college',
    ],
    ['education', 'education|educational service|educational institution|education center'],
    [
      'public-sector.administration',
      'government|government office|local government|local government office|state government|state government office|central government office|federal government|federal government office|city government|city government office|city hall|town hall|town council|city council|county council|county government|municipality|local authority|council|council office|tax office|income tax office|passport office|registry office|registrar office|sub registrar office|city clerk office|embassy|consulate|social security office|social services department|employment office|unemployment office|welfare office|customs office|land registry|department of motor vehicles|dmv|rta office|ministry|government agency|government department|public administration|civil registry|electoral office|parliament|tax department|public works department|housing authority|planning department|district office|board of education|school district office|chamber of deputies|public sector|city department of transportation',
    ],
    [
      'public-sector.safety',
      'police|police station|police department|sheriff department|fire station|fire department|fire brigade|fire service|fire and rescue service|prison|jail|correctional facility|correctional institution|court|courthouse|courts|district court|army|military base|military recruiting office|navy|air force|coast guard|coastguard|border guard|border control|civil defence|civil defense|law enforcement|public safety office|probation service|public prosecutor|tribunal|ambulance and rescue service public|emergency services|mountain rescue|national guard',
    ],
    [
      'nonprofit.associations',
      'association|trade association|professional association|industry association|business association|trade union|labor union|labour union|union|chamber of commerce|political party|political party office|political organization|youth club|youth organization|scout group|social club|club association|family club|veterans organization|alumni association|homeowners association|residents association|membership organization|membership organisation|fraternal organization|lodge fraternal|student union|rotary club|lions club|senior citizens club|working men s club|employers association|consumer organization|advocacy group|civic organization|women s organization|business networking group|automobile club|environmental organization|cultural association|federation|parent teacher association|farmers union|guild',
    ],
    [
      'nonprofit.charities',
      'charity|charitable trust|charities|non profit organization|nonprofit organization|not for profit|ngo|ngos|foundation|orphanage|homeless shelter|shelter|women s shelter|womens refuge|animal shelter|animal rescue|animal rescue service|animal welfare|dog shelter|pet adoption|adoption agency|adoption centre|foster care|foster care service|food bank|soup kitchen|social service organization|social services organization|social services|social work|community center|community centre|youth center|youth centre|family service center|refugee organization|humanitarian aid|aid organization|volunteer organization|volunteering|drop in centre|social welfare|child welfare|crisis center|relief organization|family support|youth services|philanthropy|disaster relief|senior citizen center|hospital charity|welfare organization|social enterprise',
    ],
    [
      'nonprofit.religion',
      'church|churches|catholic church|protestant church|baptist church|methodist church|lutheran church|presbyterian church|pentecostal church|evangelical church|orthodox church|anglican church|adventist church|mormon church|cathedral|chapel|parish|abbey|monastery|convent|mosque|synagogue|temple|hindu temple|buddhist temple|jain temple|sikh temple|gurudwara|gurdwara|shrine|religious organization|religious organisation|religious institution|religious center|place of worship|ministry church|missionary organization|diocese|religious order|religion|prayer hall|christian church|gospel church|spiritual center|spiritual centre|kingdom hall|ashram|monks order',
    ],
    [
      'agriculture.farming',
      'farm|farming|farmer|agriculture farm|crop farming|arable farming|livestock farming|livestock farm|cattle farming|cattle farm|cattle ranch|ranch|ranching|dairy farm|dairy farming|pig farm|pig farming|poultry farm|poultry farming|sheep farm|sheep farming|goat farm|horse breeding|horse breeder|stud farm|dog breeder|cat breeder|animal breeding|cattle breeding|fruit farm|fruit growing|vegetable farm|vegetable growing|market gardening|organic farm|orchard|apple orchard|orange grove|citrus grove|grove|plantation|greenhouse growing|flower growing|flower farm|floriculture|horticulture|nursery plants|wholesale nursery|nursery and floriculture|plant nursery wholesale|mushroom farm|mushroom farming|beekeeping|beekeeper|apiary|hunting|trapping|game farm|tea plantation|tea estate|coffee plantation|rubber plantation|viticulture|vineyards growing|christmas tree farm|turf farm|egg farm|hatchery|hydroponics farm|herb farm|smallholding|agronomy|berry farm|tree farm|mixed farming|grain farming|nursery and garden growing|silk farming|animal husbandry|farm land|alpaca farm|snail farm',
    ],
    [
      'agriculture',
      'agriculture|agricultural service|agricultural contractor|farm services|farm management|crop spraying|crop dusting|farm contractor|agricultural cooperative|agricultural organization|livestock auction|livestock dealer|artificial insemination service|seed supplier|hay supplier|feed manufacturer farm|agribusiness|grain elevator|grain merchant|land agent farm',
    ],
    [
      'agriculture.fishing',
      'fishing|fishery|fisheries|fish farm|fish farming|fish hatchery|aquaculture|commercial fishing|deep sea fishing|shrimp farm|oyster farm|shellfish farming|trout farm|sea fishing|inland fishing',
    ],
    [
      'manufacturing.plastics-and-rubber',
      'plastic injection molding|plastic injection moulding|injection molding|injection moulding|plastic fabrication|plastic moulding|plastics processing|rubber moulding|tyre retreading|tire retreading|plastic extrusion|vacuum forming|rotational moulding|fiberglass repair',
    ],
    [
      'manufacturing.electrical-equipment',
      'electric motor repair|electric motor rewinding|motor rewinding|panel building|switchboard building|transformer repair|lighting|lightings|lighting design supply|electrical engineering works|battery shop repair',
    ],
    [
      'aerospace-and-defence.aerospace',
      'aircraft maintenance|aircraft repair|aerospace engineering|avionics|aircraft building|aircraft interiors',
    ],
    ['aerospace-and-defence.space', 'space technology|satellite manufacturing|spaceport'],
    ['consumer-goods.household', 'candle making|soap making|carpet showroom goods'],
    ['consumer-goods.sports-and-leisure', 'bicycle manufacturing|surfboard shaping|toy making|golf cart customization|model making'],
    [
      'manufacturing',
      'factory|manufacturer|manufacturing company|contract manufacturing|industrial company|plant and factory|product manufacturing',
    ],
  ],
  endings: [],
  heads: {
    makes:
      'manufacturer|manufacturing|manufacture|maker|making|producer|production|factory|mill|fabrication|fabricator|industry|industries|mfg|manufacturing company|works|builder|building|processing|processor|foundry|plant|manufactory|assembly|converter',
    wholesales: 'wholesaler|wholesale|distributor|distribution|supplier|importer|exporter|import|export|trader|wholesalers|stockist',
    sells:
      'shop|store|retailer|retail|outlet|boutique|showroom|stall|kiosk|mart|market|emporium|seller|superstore|retailing|vendor|counter|bazaar|center|centre|merchandiser',
    deals: 'dealer|dealership|merchant|trading|trade|sales|dealing|broker',
    repairs:
      'repair|repairs|repairing|repairer|restoration|restorer|refurbishment|servicing|service centre|maintenance|reconditioning|service center|overhaul',
    rents: 'rental|rentals|hire|hiring|renting|leasing|lease|on hire',
    installs: 'installation|installations|installer|fitting|fitter|fitters|contractor|erection|laying|layer',
    cleans: 'cleaning|cleaner|cleaners|washing|valeting',
    grows:
      'grower|growing|farm|farming|farmer|breeder|breeding|plantation|orchard|grove|nursery|ranch|hatchery|cultivation|rearing|raising|keeper|keeping|husbandry',
  },
  neutral:
    'service|services|company|companies|firm|firms|business|businesses|specialist|specialists|contractor|contractors|agency|agencies|provider|providers|professional|professionals|expert|experts|consultant|consultants|work|works|office|offices|studio|studios|center|centers|centre|centres|facility|facilities|solution|solutions|group|industry|industries|sector|trade|activities|activity|operator|operators|organization|organizations|practice|practices|shop|enterprise|establishment|establishments|products|unit|units',
  modifiers:
    'industrial|commercial|electrical|electronic|electric|mechanical|hydraulic|digital|automatic|custom|handmade|hand made|used|second|secondhand|new|wholesale|retail|residential|domestic|modern|antique|wooden|metal|plastic|steel|stainless|iron|glass|paper|leather|cotton|rubber|general|other|miscellaneous|professional|local|private|organic|natural|fresh|frozen|luxury|fine|fancy|designer|imported|ladies|mens|womens|kids|children|childrens|baby|medical|surgical|dental|agricultural|automotive|marine|aviation|military|portable|mobile|precision|special|specialty|heavy|light|small|large|outdoor|indoor|garden|home|household|kitchen|bathroom|office|school|hotel|hospital|laboratory|pharmaceutical|chemical|textile|food|packaged|processed|gas|oil|water|solar|power|high|low|pressure|safety|fire|security|decorative|ornamental|artificial|independent|licensed|certified|international|national|regional|online|full|complete|corporate|mixed|all|traditional|vintage|recycled|reclaimed|prefabricated|precast|ready|made|tailor|bespoke|quality|premium|discount|express|personal|family|womans',
  prepositions: 'of|for|in|from',
  and: 'and',
  plurals: [
    [/ies$/, 'y'],
    [/(?<=s|x|z|ch|sh)es$/, ''],
    [/(?<=[^s])s$/, ''],
  ],
  isCompounding: false,
};
