/** The industry of what is done with each kind of goods, in French and Italian. */
import type { IndustryId } from '../industries.ts';
import type { Dealing, GoodsKind } from './kinds.ts';

/** Which industry each activity with a kind of goods is. */
export interface Trade {
  readonly make: IndustryId;
  /** Without an activity, as the heading of a directory; null where the goods alone do not say one. */
  readonly alone: IndustryId | null;
  /** Whether other rules come first for the goods alone: "fruits" are food as well as a crop. */
  readonly isWeak?: true;
  readonly wholesale: IndustryId;
  readonly retail: IndustryId;
  /** A place that sells, if that is another industry than selling: who sells machines has no shop. */
  readonly shop?: IndustryId;
  readonly repair?: IndustryId;
  readonly install?: IndustryId;
  readonly rent?: IndustryId;
  readonly grow?: IndustryId;
  readonly process?: IndustryId;
  readonly extract?: IndustryId;
  /** Building it; otherwise mounting it, or making it. */
  readonly construct?: IndustryId;
}

const trade = (make: IndustryId, others: Partial<Trade> = {}): Trade => ({
  make,
  alone: make,
  wholesale: 'wholesale',
  retail: 'retail.specialty',
  ...others,
});
const food = { wholesale: 'wholesale.food', retail: 'retail.grocery' } as const;
const electronics = { wholesale: 'wholesale.technology', repair: 'professional-services' } as const;
const repaired = { repair: 'professional-services', rent: 'professional-services' } as const;

/** As in industry-goods.ts: the same goods are another industry for who makes, sells, mounts and repairs them. */
export const trades = {
  crops: trade('agriculture.farming', { isWeak: true, ...food, grow: 'agriculture.farming', process: 'food-and-drink.packaged-food' }),
  livestock: trade('agriculture.farming', { isWeak: true, grow: 'agriculture.farming' }),
  'fish-farming': trade('agriculture.fishing', {
    isWeak: true,
    ...food,
    grow: 'agriculture.fishing',
    process: 'food-and-drink.packaged-food',
  }),
  plants: trade('agriculture.farming', { alone: null, grow: 'agriculture.farming' }),
  pets: trade('consumer-goods.household', { alone: null, grow: 'agriculture.farming' }),
  food: trade('food-and-drink.packaged-food', { ...food, isWeak: true }),
  drinks: trade('food-and-drink.beverages', food),
  alcohol: trade('food-and-drink.alcohol', food),
  tobacco: trade('food-and-drink.tobacco', { wholesale: 'wholesale.food' }),
  clothing: trade('consumer-goods.apparel', { ...repaired, repair: 'consumer-goods.apparel' }),
  jewelry: trade('consumer-goods.luxury', repaired),
  cosmetics: trade('consumer-goods.cosmetics'),
  furniture: trade('manufacturing.furniture', { ...repaired, install: 'construction.trades' }),
  textiles: trade('manufacturing.textiles', { ...repaired, install: 'construction.trades' }),
  household: trade('consumer-goods.household', repaired),
  leisure: trade('consumer-goods.sports-and-leisure', repaired),
  books: trade('media.publishing', { alone: null }),
  records: trade('media.music', { alone: null, rent: 'media.film-and-video' }),
  'shop-goods': trade('consumer-goods', { isWeak: true, alone: 'retail.specialty', repair: 'professional-services' }),
  houses: trade('manufacturing.building-products', { install: 'construction.building', construct: 'construction.building' }),
  'building-products': trade('manufacturing.building-products', {
    construct: 'construction.trades',
    wholesale: 'wholesale.industrial',
    repair: 'construction.trades',
    install: 'construction.trades',
  }),
  'building-materials': trade('construction.materials', {
    wholesale: 'wholesale.industrial',
    install: 'construction.trades',
    extract: 'materials.mining',
  }),
  wood: trade('materials.paper-and-forest', { wholesale: 'wholesale.industrial' }),
  packaging: trade('manufacturing.packaging'),
  glass: trade('materials.glass-and-ceramics', { install: 'construction.trades', repair: 'construction.trades' }),
  printing: trade('manufacturing.printing', { isWeak: true }),
  metal: trade('manufacturing.metal-products', {
    wholesale: 'wholesale.industrial',
    install: 'construction.trades',
    rent: 'professional-services',
  }),
  steel: trade('materials.steel-and-metals', { wholesale: 'wholesale.industrial', extract: 'materials.mining' }),
  machinery: trade('manufacturing.machinery', {
    wholesale: 'wholesale.industrial',
    retail: 'wholesale.industrial',
    shop: 'retail.specialty',
    repair: 'manufacturing.machinery',
    install: 'manufacturing.machinery',
    rent: 'professional-services',
  }),
  'farm-machinery': trade('agriculture.machinery', {
    wholesale: 'wholesale.industrial',
    retail: 'wholesale.industrial',
    shop: 'retail.specialty',
    repair: 'agriculture.machinery',
    rent: 'professional-services',
  }),
  electrical: trade('manufacturing.electrical-equipment', {
    wholesale: 'wholesale.industrial',
    repair: 'professional-services',
    install: 'construction.trades',
  }),
  renewables: trade('energy.renewables', { install: 'energy.renewables', repair: 'energy.renewables' }),
  batteries: trade('energy.storage-and-nuclear', electronics),
  electronics: trade('hardware.electronic-components', electronics),
  computers: trade('hardware.computers', { ...electronics, rent: 'professional-services' }),
  'consumer-electronics': trade('hardware.consumer-electronics', { ...electronics, rent: 'professional-services' }),
  network: trade('hardware.network-equipment', electronics),
  'security-goods': trade('hardware.electronic-components', {
    alone: 'professional-services.security-services',
    install: 'professional-services.security-services',
    repair: 'professional-services.security-services',
  }),
  chemicals: trade('materials.chemicals'),
  plastics: trade('manufacturing.plastics-and-rubber'),
  medical: trade('healthcare.medical-devices', {
    wholesale: 'healthcare.distribution',
    repair: 'healthcare.medical-devices',
  }),
  pharma: trade('life-sciences.pharmaceuticals', { wholesale: 'healthcare.distribution', retail: 'healthcare.distribution' }),
  vehicles: trade('automotive.manufacturers', {
    alone: null,
    retail: 'automotive.dealers',
    repair: 'automotive.dealers',
    rent: 'transport-and-logistics.passenger',
  }),
  'vehicle-parts': trade('automotive.parts', { retail: 'automotive.parts', repair: 'automotive.dealers' }),
  ships: trade('manufacturing.machinery', { alone: null, repair: 'manufacturing.machinery' }),
  aircraft: trade('aerospace-and-defence.aerospace', { alone: null, repair: 'aerospace-and-defence.aerospace' }),
  arms: trade('aerospace-and-defence.defence', { alone: null }),
  fuel: trade('energy.oil-and-gas', { wholesale: 'energy.oil-and-gas', retail: 'energy.oil-and-gas', extract: 'energy.oil-and-gas' }),
} as const satisfies Partial<Record<GoodsKind, Trade>>;
export type FrenchOrItalianKind = keyof typeof trades;

/** @returns null if nobody does it with such goods as a business */
export function industryOfDealing(dealing: Dealing, of: Trade): IndustryId | null {
  switch (dealing) {
    case 'none':
    case 'make':
      return of.make;
    case 'construct':
      return of.construct ?? of.make;
    case 'process':
      return of.process ?? of.make;
    case 'wholesale':
      return of.wholesale;
    case 'retail':
    case 'trade':
      return of.retail;
    case 'shop':
      return of.shop ?? of.retail;
    case 'online':
      return 'retail.e-commerce';
    case 'transport':
      return 'transport-and-logistics.freight';
    case 'store':
      return 'transport-and-logistics.warehousing';
    case 'clean':
      return of.retail === 'automotive.dealers' ? of.retail : 'professional-services.cleaning';
    case 'recycle':
      return of.grow ?? 'environment.waste';
    case 'import':
    case 'workshop':
      return null;
    default:
      return of[dealing] ?? null;
  }
}
