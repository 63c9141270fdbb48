/**
 * The industry of what is done with each kind of goods, in Spanish and Portuguese. The industries are those of
 * industry-goods.ts and the guide of labels/README.md: a retailer of one kind of goods is specialty retail, of food grocery; a wholesaler is wholesale, except
 * of medicines.
 */
import type { IndustryId } from '../industries.ts';
import type { GoodsKind } from './kinds.ts';

export interface Trades {
  readonly make: IndustryId;
  readonly wholesale: IndustryId;
  readonly retail: IndustryId;
  /** Null if who repairs it is not known. */
  readonly repair: IndustryId | null;
  readonly rent: IndustryId | null;
  readonly install: IndustryId | null;
}

const trades = (make: IndustryId, others: Partial<Trades> = {}): Trades => ({
  make,
  wholesale: 'wholesale',
  retail: 'retail.specialty',
  repair: 'professional-services',
  rent: 'professional-services',
  install: null,
  ...others,
});

const food = { wholesale: 'wholesale.food', retail: 'retail.grocery', repair: null, rent: null } as const;
const medical = { wholesale: 'healthcare.distribution', repair: null } as const;
const technology = { wholesale: 'wholesale.technology' } as const;
const machines = {
  wholesale: 'wholesale.industrial',
  repair: 'manufacturing.machinery',
  install: 'manufacturing.machinery',
} as const;
const supplies = { wholesale: 'wholesale.industrial', repair: null } as const;
const ofBuildings = { wholesale: 'wholesale.industrial', repair: 'construction.trades', install: 'construction.trades' } as const;
const vehicles = { retail: 'automotive.dealers', repair: 'automotive.dealers' } as const;

export const kinds = {
  food: trades('food-and-drink.packaged-food', food),
  drinks: trades('food-and-drink.beverages', food),
  alcohol: trades('food-and-drink.alcohol', food),
  tobacco: trades('food-and-drink.tobacco', { repair: null, rent: null }),
  clothing: trades('consumer-goods.apparel', { repair: 'consumer-goods.apparel' }),
  textiles: trades('manufacturing.textiles', { repair: null }),
  cosmetics: trades('consumer-goods.cosmetics', { repair: null, rent: null }),
  household: trades('consumer-goods.household'),
  furniture: trades('manufacturing.furniture', { repair: 'manufacturing.furniture', install: 'construction.trades' }),
  jewelry: trades('consumer-goods.luxury'),
  leisure: trades('consumer-goods.sports-and-leisure'),
  'consumer-electronics': trades('hardware.consumer-electronics', technology),
  computers: trades('hardware.computers', { ...technology, repair: 'software.it-services', install: 'software.it-services' }),
  electronics: trades('hardware.electronic-components', { wholesale: 'wholesale.technology', repair: 'manufacturing.machinery' }),
  network: trades('hardware.network-equipment', { ...technology, repair: 'telecommunications', install: 'construction.trades' }),
  electrical: trades('manufacturing.electrical-equipment', {
    ...supplies,
    repair: 'manufacturing.machinery',
    install: 'construction.trades',
  }),
  machinery: trades('manufacturing.machinery', machines),
  'farm-machinery': trades('agriculture.machinery', { ...machines, repair: 'agriculture.machinery', install: 'agriculture.machinery' }),
  metal: trades('manufacturing.metal-products', { ...supplies, install: 'construction.trades' }),
  plastics: trades('manufacturing.plastics-and-rubber', supplies),
  packaging: trades('manufacturing.packaging', { repair: null }),
  wood: trades('materials.paper-and-forest', { repair: null }),
  'building-products': trades('manufacturing.building-products', ofBuildings),
  'building-materials': trades('construction.materials', { ...ofBuildings, repair: null }),
  glass: trades('materials.glass-and-ceramics', { ...supplies, install: 'construction.trades' }),
  chemicals: trades('materials.chemicals', supplies),
  steel: trades('materials.steel-and-metals', supplies),
  ores: trades('materials.mining', supplies),
  fuel: trades('energy.oil-and-gas', { wholesale: 'energy.oil-and-gas', repair: null, rent: null }),
  renewables: trades('energy.renewables', { repair: null, rent: null, install: 'construction.trades' }),
  pharma: trades('life-sciences.pharmaceuticals', { ...medical, retail: 'healthcare.distribution', rent: null }),
  medical: trades('healthcare.medical-devices', medical),
  vehicles: trades('automotive.manufacturers', { ...vehicles, wholesale: 'automotive.dealers', rent: 'transport-and-logistics.passenger' }),
  'vehicle-parts': trades('automotive.parts', { ...vehicles, retail: 'automotive.parts', rent: null, install: 'automotive.dealers' }),
  ships: trades('transport-and-logistics.maritime', { repair: 'transport-and-logistics.maritime' }),
  aircraft: trades('aerospace-and-defence.aerospace', {
    retail: 'aerospace-and-defence.aerospace',
    repair: 'aerospace-and-defence.aerospace',
    rent: 'transport-and-logistics.airlines',
  }),
  rail: trades('manufacturing.machinery', { retail: 'manufacturing.machinery', repair: 'manufacturing.machinery' }),
  arms: trades('aerospace-and-defence.defence', { repair: null, rent: null }),
  printing: trades('manufacturing.printing', { repair: null, rent: null }),
  books: trades('media.publishing', { repair: null }),
  promotion: trades('media.advertising', { repair: null }),
  art: trades('media.arts-and-events', { repair: 'media.arts-and-events' }),
} as const satisfies Partial<Record<GoodsKind, Trades>>;
export type TradedKind = keyof typeof kinds;

/** What is grown, kept, fished or gathered. */
export const livingKinds = ['crops', 'livestock', 'fish-farming', 'trees'] as const satisfies readonly GoodsKind[];
export type LivingKind = (typeof livingKinds)[number];

export type IberianKind = TradedKind | LivingKind;

/** Goods of these kinds name an industry without a word for making or selling: "Embutidos", "Hilados". Works of art and vehicles say too little. */
export const aloneKinds: ReadonlySet<TradedKind> = new Set<TradedKind>([
  'food',
  'drinks',
  'alcohol',
  'clothing',
  'textiles',
  'cosmetics',
  'household',
  'furniture',
  'jewelry',
  'leisure',
  'electrical',
  'machinery',
  'farm-machinery',
  'metal',
  'plastics',
  'packaging',
  'building-products',
  'building-materials',
  'glass',
  'chemicals',
  'steel',
  'fuel',
  'pharma',
  'medical',
  'vehicle-parts',
]);
