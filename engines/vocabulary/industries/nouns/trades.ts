/**
 * The industry of what is done with each kind of goods, the same for all languages. Where several industries are possible, that of the same activity in
 * nace-codes.ts counts, so that a title and its code agree; where NACE has no own class for it, the first industry of the labels in labels/ does. As in the guide
 * of labels/README.md, who sells one kind of goods is specialty retail, of food grocery, and a wholesaler is wholesale, except of medicines.
 */
import type { IndustryId } from '../industries.ts';
import type { Dealing, GoodsKind } from './kinds.ts';

export interface Trade {
  readonly make: IndustryId;
  /** Goods alone, as the heading of a directory; null where they don't say an industry: vehicles are made, sold, rented and repaired, crops grown, sold and eaten. */
  readonly alone: IndustryId | null;
  /** Whether other rules come first for the goods alone: "gifts" are sold, but also printed. */
  readonly isWeak?: true;
  readonly wholesale: IndustryId;
  /** Selling, with or without a shop. */
  readonly retail: IndustryId;
  /** A place that sells, if that is another industry than selling: who sells machines mostly has no shop. */
  readonly shop?: IndustryId;
  /** Dealing in goods, to anyone, if that is another industry than selling to consumers. */
  readonly trade?: IndustryId;
  /** The others are null if nobody does it with such goods as a business, or it says no industry. */
  readonly repair: IndustryId | null;
  readonly rent: IndustryId | null;
  readonly install: IndustryId | null;
  readonly grow: IndustryId | null;
  readonly extract: IndustryId | null;
  /** Preserving, cutting, milling, if that is another industry than making. */
  readonly process?: IndustryId;
  /** Building it, if that is another industry than making. */
  readonly construct?: IndustryId;
  /** What a workshop does with it, if people bring it there; other goods are made in workshops. */
  readonly isBrought?: true;
}

const trade = (make: IndustryId, others: Partial<Trade> = {}): Trade => ({
  make,
  alone: make,
  wholesale: 'wholesale',
  retail: 'retail.specialty',
  repair: null,
  rent: null,
  install: null,
  grow: null,
  extract: null,
  ...others,
});

const services = 'professional-services';
const trades = 'construction.trades';
const farming = 'agriculture.farming';

const food = { wholesale: 'wholesale.food', retail: 'retail.grocery' } as const;
/** What people own, and rent instead. */
const owned = { repair: services, rent: services, isBrought: true } as const;
const technology = { wholesale: 'wholesale.technology', repair: services, rent: services } as const;
/** What industry buys is sold by wholesalers, whoever buys it. */
const supplies = { wholesale: 'wholesale.industrial', trade: 'wholesale.industrial' } as const;
const rawMaterials = { trade: 'wholesale' } as const;
const machines = { ...supplies, retail: 'wholesale.industrial', shop: 'retail.specialty', rent: services } as const;
const ofBuildings = { ...supplies, repair: trades, install: trades, rent: services } as const;

export const tradesByKind: Readonly<Record<GoodsKind, Trade>> = {
  crops: trade(farming, { alone: null, ...food, grow: farming, process: 'food-and-drink.packaged-food' }),
  livestock: trade(farming, { alone: null, grow: farming, process: 'food-and-drink.packaged-food' }),
  'fish-farming': trade('agriculture.fishing', {
    alone: null,
    ...food,
    grow: 'agriculture.fishing',
    process: 'food-and-drink.packaged-food',
  }),
  plants: trade(farming, { alone: null, grow: farming }),
  trees: trade('materials.paper-and-forest', { alone: null, grow: 'materials.paper-and-forest', extract: 'materials.paper-and-forest' }),
  pets: trade('consumer-goods.household', { alone: null, grow: farming }),
  food: trade('food-and-drink.packaged-food', { ...food, isWeak: true }),
  drinks: trade('food-and-drink.beverages', food),
  alcohol: trade('food-and-drink.alcohol', food),
  tobacco: trade('food-and-drink.tobacco', { wholesale: 'wholesale.food' }),
  clothing: trade('consumer-goods.apparel', { ...owned, repair: 'consumer-goods.apparel' }),
  textiles: trade('manufacturing.textiles', { repair: services, rent: services, install: trades }),
  jewelry: trade('consumer-goods.luxury', owned),
  cosmetics: trade('consumer-goods.cosmetics'),
  furniture: trade('manufacturing.furniture', { repair: 'manufacturing.furniture', rent: services, install: trades }),
  household: trade('consumer-goods.household', owned),
  leisure: trade('consumer-goods.sports-and-leisure', owned),
  instruments: trade('media.music', owned),
  books: trade('media.publishing', { alone: null, rent: services }),
  records: trade('media.music', { alone: null, rent: 'media.film-and-video' }),
  films: trade('media.film-and-video', { alone: null, rent: 'media.film-and-video' }),
  art: trade('media.arts-and-events', { alone: null, repair: 'media.arts-and-events', rent: services }),
  promotion: trade('media.advertising', { rent: services }),
  'shop-goods': trade('consumer-goods', { isWeak: true, alone: 'retail.specialty', repair: services, rent: services }),
  houses: trade('manufacturing.building-products', {
    install: 'construction.building',
    construct: 'construction.building',
    repair: trades,
  }),
  'civil-works': trade('construction.civil-engineering', {
    alone: null,
    wholesale: 'construction.civil-engineering',
    retail: 'construction.civil-engineering',
    repair: 'construction.civil-engineering',
    install: 'construction.civil-engineering',
  }),
  'building-products': trade('manufacturing.building-products', { ...ofBuildings, construct: trades }),
  'building-materials': trade('construction.materials', { ...ofBuildings, extract: 'materials.mining' }),
  glass: trade('materials.glass-and-ceramics', { ...rawMaterials, install: trades, repair: trades }),
  wood: trade('materials.paper-and-forest', { wholesale: 'wholesale.industrial' }),
  packaging: trade('manufacturing.packaging', { rent: services }),
  printing: trade('manufacturing.printing', { isWeak: true }),
  plastics: trade('manufacturing.plastics-and-rubber', { ...rawMaterials, rent: services }),
  chemicals: trade('materials.chemicals', rawMaterials),
  ores: trade('materials.mining', { ...rawMaterials, extract: 'materials.mining' }),
  steel: trade('materials.steel-and-metals', { ...supplies, extract: 'materials.mining' }),
  metal: trade('manufacturing.metal-products', { ...supplies, repair: services, install: trades, rent: services }),
  machinery: trade('manufacturing.machinery', { ...machines, repair: 'manufacturing.machinery', install: 'manufacturing.machinery' }),
  'farm-machinery': trade('agriculture.machinery', { ...machines, repair: 'agriculture.machinery', install: 'agriculture.machinery' }),
  automation: trade('manufacturing.automation', { ...supplies, repair: 'manufacturing.automation', install: 'manufacturing.automation' }),
  robots: trade('hardware.robotics', { ...technology, repair: 'hardware.robotics', install: 'manufacturing.automation' }),
  electrical: trade('manufacturing.electrical-equipment', {
    ...supplies,
    repair: 'manufacturing.machinery',
    rent: services,
    install: trades,
  }),
  batteries: trade('energy.storage-and-nuclear', { repair: services, rent: services }),
  renewables: trade('energy.renewables', { install: trades, repair: 'energy.renewables' }),
  fuel: trade('energy.oil-and-gas', {
    wholesale: 'energy.oil-and-gas',
    retail: 'energy.oil-and-gas',
    extract: 'energy.oil-and-gas',
  }),
  electronics: trade('hardware.electronic-components', { ...technology, repair: 'manufacturing.machinery' }),
  semiconductors: trade('hardware.semiconductors', { wholesale: 'wholesale.technology' }),
  computers: trade('hardware.computers', {
    ...technology,
    isBrought: true,
    repair: 'software.it-services',
    install: 'software.it-services',
  }),
  'consumer-electronics': trade('hardware.consumer-electronics', { ...technology, isBrought: true, install: trades }),
  network: trade('hardware.network-equipment', { ...technology, repair: 'telecommunications', install: trades }),
  'security-goods': trade('hardware.electronic-components', {
    alone: 'professional-services.security-services',
    wholesale: 'wholesale.technology',
    repair: 'professional-services.security-services',
    install: 'professional-services.security-services',
  }),
  medical: trade('healthcare.medical-devices', {
    wholesale: 'healthcare.distribution',
    repair: 'healthcare.medical-devices',
    rent: services,
  }),
  pharma: trade('life-sciences.pharmaceuticals', { wholesale: 'healthcare.distribution', retail: 'healthcare.distribution' }),
  'laboratory-goods': trade('life-sciences.research-tools', { repair: services, rent: services }),
  vehicles: trade('automotive.manufacturers', {
    alone: null,
    wholesale: 'automotive.dealers',
    retail: 'automotive.dealers',
    repair: 'automotive.dealers',
    isBrought: true,
    rent: 'transport-and-logistics.passenger',
  }),
  'vehicle-parts': trade('automotive.parts', {
    wholesale: 'automotive.parts',
    retail: 'automotive.parts',
    repair: 'automotive.dealers',
    install: 'automotive.dealers',
    isBrought: true,
  }),
  ships: trade('manufacturing.machinery', {
    alone: null,
    repair: 'manufacturing.machinery',
    isBrought: true,
    rent: services,
  }),
  rail: trade('manufacturing.machinery', { alone: null, repair: 'manufacturing.machinery' }),
  aircraft: trade('aerospace-and-defence.aerospace', {
    alone: null,
    retail: 'aerospace-and-defence.aerospace',
    repair: 'aerospace-and-defence.aerospace',
    isBrought: true,
    rent: 'transport-and-logistics.airlines',
  }),
  arms: trade('aerospace-and-defence.defence', { alone: null }),
};

/**
 * @param dealing what is done
 * @returns null if nobody does it with such goods as a business, or it says no industry
 */
export function industryOfDealing(dealing: Dealing, of: Trade): IndustryId | null {
  switch (dealing) {
    case 'none':
    case 'make':
      return of.make;
    case 'construct':
      return of.construct ?? of.make;
    case 'process':
      return of.process ?? of.make;
    case 'workshop':
      return of.isBrought ? of.repair : of.make;
    case 'trade':
      return of.trade ?? of.retail;
    case 'shop':
      return of.shop ?? of.retail;
    case 'online':
      return 'retail.e-commerce';
    case 'import':
      return 'wholesale.import-export';
    case 'transport':
      return 'transport-and-logistics.freight';
    case 'store':
      return 'transport-and-logistics.warehousing';
    case 'clean':
      return of.retail === 'automotive.dealers' ? of.retail : 'professional-services.cleaning';
    case 'recycle':
      return of.grow ?? 'environment.waste';
    default:
      return of[dealing];
  }
}
