/**
 * Goods as titles of classifications and trade directories list them, without saying who makes them: "Truck and bus bodies", "Storage batteries", "Bolts, nuts,
 * screws, rivets, and washers". A word of such a title often means a trade elsewhere ("truck", "storage", "nuts"), so the whole phrase is looked up before single
 * nouns. The goods and their industries are those of the divisions 20 to 39 of the US SIC (1987) and of sectors 31 to 33 of NAICS (2022).
 *
 * Patterns of folded words at the start of the title; the first that matches decides.
 */
import type { IndustryId } from './industries.ts';

/** Who deals with the goods decides, not the goods. */
const dealing =
  /\b(?:wholesal\w*|retail\w*|merchants?|sales|stores?|shops?|boutiques?|dealers?|traders?|trading|distribut\w*|repair\w*|maintenance|servicing|rentals?|hire|leasing|install\w*|contractors?|design\w*|software|services?|consult\w*|recycl\w*|training|range|recruit\w*|agenc\w*|suppliers?|importers?|exporters?|online|marketplace)\b/;

const persons = '(?:men|women|boys?|girls?|children|infants?|misses|junior|mens|womens|childrens|ladies)';
const garments =
  '(?:clothing|apparel|outerwear|underwear|nightwear|wear|garments?|suits?|coats?|trousers|slacks|shirts?|blouses|dresses|neckwear|hosiery|furnishings|footwear|shoes)';

const lines: readonly (readonly [id: IndustryId, words: string])[] = [
  [
    'consumer-goods.apparel',
    `${persons}(?: s)?(?: \\w+){0,6} ${garments}\\b|(?:waterproof|knit|leather and sheep lined) (?:outerwear|clothing)|robes and dressing gowns|dress and work gloves|(?:womens? s?|women s) handbags|hats caps|apparel belts|footwear cut stock|house slippers`,
  ],
  [
    'manufacturing.packaging',
    '(?:plastics?|paper) bags?\\b|bags (?:plastic|uncoated|coated|paper)|corrugated and solid fib(?:er|re) boxes|folding paperboard|fib(?:er|re) cans|sanitary food containers|metal (?:cans|barrels)|crowns and closures',
  ],
  ['materials.glass-and-ceramics', 'glass containers?\\b|pressed and blown glass|flat glass|vitreous|porcelain electrical'],
  [
    'materials.paper-and-forest',
    'sanitary paper|stationery (?:products|tablets)|envelopes$|nailed wood boxes|structural wood members|wood pallets|hardwood dimension',
  ],
  [
    'manufacturing.furniture',
    '(?:wood|metal|upholstered) (?:\\w+ )?(?:household|office) furniture|drapery hardware|(?:wood|office and store) (?:\\w+ )*(?:partitions|fixtures)|showcases? (?:and )?partitions?\\b|blinds? and shades?\\b',
  ],
  [
    'materials.steel-and-metals',
    '(?:cold|hot) (?:rolled|rolling|drawn|finish(?:ed|ing)) (?:of )?(?:\\w+ )*steel|steel (?:wire|pipe|tube|sheet|shapes)\\b|blast furnaces|(?:rolling|drawing)(?: and (?:rolling|drawing))? of purchased (?:steel|metals?)|electrometallurgical|(?:non ?ferrous|aluminum|copper) (?:\\w+ )?(?:rolling|drawing|extruded)',
  ],
  [
    'manufacturing.metal-products',
    'bolts (?:and )?(?:nuts|screws)|screws (?:and )?(?:nuts|bolts)|nuts bolts|metal tanks?\\b|fabricated plate work|plate work|metal heat treating|hand and edge tools|saw blades|plumbing fixture fittings|(?:wire|steel) springs?\\b|metal foil|fluid power valves?\\b',
  ],
  [
    'manufacturing.machinery',
    'industrial molds?(?: manufactur\\w+)?$|industrial (?:trucks|process furnaces|furnaces)|(?:commercial )?laundry (?:and \\w+ )?(?:drycleaning )?(?:\\w+ )?(?:equipment|machin\\w+)|mining machinery|(?:oil and gas field|printing trades?|textile|packaging|food products?|paper industr\\w+|woodworking|special industry|general industrial) machin\\w+|measuring and dispensing pumps?\\b|fluid power|(?:ball|roller|ball and roller) bearings?\\b|blowers and fans|speed changers|(?:mechanical )?power transmission equipment|internal combustion engines|welding apparatus|power driven hand ?tools|special (?:dies|die and tool)|scales and balances|steam gas and hydraulic turbines|conveyors and conveying',
  ],
  ['automotive.manufacturers', 'truck (?:and bus )?bodies|truck trailers|motor homes$|travel trailers'],
  ['aerospace-and-defence.space', '(?:other )?(?:guided missiles?|space (?:vehicles?|propulsion))\\b'],
  ['aerospace-and-defence.defence', 'tanks and tank components|military armored|small arms\\b|ordnance and accessories'],
  ['aerospace-and-defence.aerospace', 'aircraft (?:parts|engines)'],
  [
    'manufacturing.electrical-equipment',
    '(?:storage|primary) batter(?:y|ies)\\b|carbon and graphite|(?:communication|energy|fib(?:er|re) optic)(?: and (?:communication|energy))? (?:wire|cable)s?\\b|wires? and cables?\\b|current carrying|wiring devices|vehicular lighting|noncurrent carrying|electrical equipment for internal',
  ],
  ['hardware.network-equipment', 'optical communications?\\b'],
  ['hardware.computers', 'calculating and accounting (?:machin\\w+|equipment)|computer (?:terminals|storage devices|peripheral)'],
  ['hardware', 'computers? and electronics? (?:products?\\b|manufactur\\w+)'],
  [
    'hardware.electronic-components',
    'automatic (?:environmental )?controls?\\b|photographic and optical|(?:process|measuring and) control(?:ling)? (?:instruments|devices)|totalizing fluid meters?|instruments to measure|printed circuit|electron(?:ic)? (?:capacitors|coils|connectors|tubes)',
  ],
  ['healthcare.medical-devices', 'x ray apparatus|electromedical|dental equipment'],
  [
    'consumer-goods.household',
    '(?:household )?vacuum cleaners$|(?:\\w+ ){0,3}(?:cleaning|washing|polishing)(?: and \\w+)* preparations|household goods$|household refrigerators|brooms\\b',
  ],
  ['life-sciences.pharmaceuticals', '(?:in vitro )?(?:and in vivo )?diagnostic substances?|medicinals? (?:chemicals )?and botanicals?'],
  ['life-sciences.biotechnology', 'biological products?\\b'],
  [
    'materials.chemicals',
    'surface active agents|photographic (?:film|chemical)|ethyl alcohol|alkalies and chlorine|cyclic (?:organic )?crudes|manmade (?:organic )?fib(?:er|re)s|gum and wood chemicals|custom compounding|liquid biofuels|compost manufactur\\w+',
  ],
  [
    'manufacturing.plastics-and-rubber',
    'gaskets?\\b|unsupported plastics|laminated plastics|plastics (?:materials|plumbing|pipe|foam)|(?:molded|mechanical) (?:\\w+ )*rubber goods|rubber and plastics? (?:footwear|hose)',
  ],
  [
    'construction.materials',
    'concrete pipes?\\b|construction materials?(?: n\\w+.*| not elsewhere.*)?$|structural clay|brick and structural|minerals(?: and earths)? ground|ground or treated mineral|crushed and broken stone',
  ],
  ['materials.mining', '(?:potash|clay ceramic|chemical and fertilizer mineral|uranium|ferroalloy|dimension stone).*'],
  ['agriculture.farming', 'ornamental (?:nursery|floriculture)|animal specialties|fruits and tree nuts|fur bearing animals'],
  ['food-and-drink.beverages', 'fruit and vegetable juices?\\b|manufactured ice$|ice manufactur\\w+'],
  [
    'food-and-drink.packaged-food',
    'grain mill products?\\b|prepared (?:flour|feeds?)|cane sugar|cottonseed oil|(?:fresh or )?frozen packaged|dry condensed|farinaceous products?\\b|shortening\\b',
  ],
  ['food-and-drink.tobacco', 'chewing and smoking tobacco'],
  ['manufacturing', 'burial caskets|marking devices|pens mechanical'],
  ['media.publishing', 'greeting cards$'],
  ['manufacturing.printing', '(?:blankbooks?|looseleaf)|platemaking|typesetting'],
  ['manufacturing.textiles', 'finishing plants|throwing and winding|acetate filament|broadwoven|narrow fabric'],
];

let compiled: { readonly any: RegExp; readonly each: readonly (readonly [IndustryId, RegExp])[] } | undefined;

/** What may stand before the goods in an English title. */
const before = /^(?:(?:manufactur\w+|production|processing) of |other |miscellaneous )/;

/**
 * @param folded a whole text, folded, with spaces for apostrophes and without exceptions
 * @returns null if the text doesn't begin with one of these goods, or says who deals with them
 */
export function industryOfGoodsInTitle(folded: string): IndustryId | null {
  compiled ??= {
    any: new RegExp(`^(?:${lines.map(([, words]) => words).join('|')})`),
    each: lines.map(([id, words]) => [id, new RegExp(`^(?:${words})`)] as const),
  };
  const bare = folded.replace(before, '');
  if (!compiled.any.test(bare) || dealing.test(bare.replace(/\bboiler shops?\b/, ''))) return null;
  return compiled.each.find(([, words]) => words.test(bare))?.[0] ?? null;
}
