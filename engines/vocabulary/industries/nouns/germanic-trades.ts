/** The industry of what is done with each kind of goods, in English, German and Dutch. */
import type { IndustryId } from '../industries.ts';
import type { Dealing, GoodsKind } from './kinds.ts';

/** The industry of who makes each kind of goods; plants and animals that aren't eaten have only their sector (`notFood`). */
export const makers = {
  steel: 'materials.steel-and-metals',
  metal: 'manufacturing.metal-products',
  machinery: 'manufacturing.machinery',
  'farm-machinery': 'agriculture.machinery',
  automation: 'manufacturing.automation',
  robots: 'hardware.robotics',
  electrical: 'manufacturing.electrical-equipment',
  batteries: 'energy.storage-and-nuclear',
  renewables: 'energy.renewables',
  fuel: 'energy.oil-and-gas',
  electronics: 'hardware.electronic-components',
  semiconductors: 'hardware.semiconductors',
  computers: 'hardware.computers',
  'consumer-electronics': 'hardware.consumer-electronics',
  network: 'hardware.network-equipment',
  'security-goods': 'professional-services.security-services',
  vehicles: 'automotive.manufacturers',
  'vehicle-parts': 'automotive.parts',
  ships: 'transport-and-logistics.maritime',
  rail: 'transport-and-logistics.rail',
  aircraft: 'aerospace-and-defence.aerospace',
  arms: 'aerospace-and-defence.defence',
  leisure: 'consumer-goods.sports-and-leisure',
  instruments: 'media.music',
  furniture: 'manufacturing.furniture',
  household: 'consumer-goods.household',
  textiles: 'manufacturing.textiles',
  clothing: 'consumer-goods.apparel',
  jewelry: 'consumer-goods.luxury',
  cosmetics: 'consumer-goods.cosmetics',
  'building-materials': 'construction.materials',
  'building-products': 'manufacturing.building-products',
  glass: 'materials.glass-and-ceramics',
  wood: 'materials.paper-and-forest',
  ores: 'materials.mining',
  chemicals: 'materials.chemicals',
  plastics: 'manufacturing.plastics-and-rubber',
  packaging: 'manufacturing.packaging',
  printing: 'manufacturing.printing',
  books: 'media.publishing',
  promotion: 'media.advertising',
  films: 'media.film-and-video',
  art: 'media.arts-and-events',
  'shop-goods': 'consumer-goods',
  medical: 'healthcare.medical-devices',
  pharma: 'life-sciences.pharmaceuticals',
  'laboratory-goods': 'life-sciences.research-tools',
  food: 'food-and-drink.packaged-food',
  drinks: 'food-and-drink.beverages',
  alcohol: 'food-and-drink.alcohol',
  tobacco: 'food-and-drink.tobacco',
  crops: 'agriculture.farming',
  plants: 'agriculture',
  'fish-farming': 'agriculture.fishing',
} as const satisfies Partial<Record<GoodsKind, IndustryId>>;
export type GermanicKind = keyof typeof makers;

/** In the tables of goods, plants and animals that aren't eaten: who sells flowers or horses is no grocer. */
const notFood = 'agriculture';

const industrial =
  /^(?:manufacturing\.(?:machinery|metal-products|electrical-equipment|building-products|automation)|construction\.|materials\.steel)/;

/**
 * The industry of who deals with goods, by their maker's: a shop of food is a grocery, who repairs cars is with their dealers.
 * @returns null if nobody does it with such goods as a business
 */
export function industryOfDealing(make: IndustryId, dealing: Dealing): IndustryId | null {
  const isFood = make.startsWith('food-and-drink.') || make === 'agriculture.farming' || make === 'agriculture.fishing';
  const isGrown = make.startsWith('agriculture') && make !== 'agriculture.machinery';
  const isVehicle = make.startsWith('automotive.');
  const isMedicine = make === 'life-sciences.pharmaceuticals';
  switch (dealing) {
    case 'make':
      return make === notFood ? 'agriculture.farming' : make;
    case 'wholesale':
      if (make === 'automotive.parts') return make;
      if (isMedicine) return 'healthcare.distribution';
      if (isFood) return 'wholesale.food';
      if (make.startsWith('hardware.')) return 'wholesale.technology';
      return industrial.test(make) ? 'wholesale.industrial' : 'wholesale';
    case 'trade':
    case 'retail':
      if (isVehicle) return make === 'automotive.parts' ? make : 'automotive.dealers';
      if (isMedicine) return 'healthcare.distribution';
      if (isFood) return 'retail.grocery';
      return dealing === 'trade' && industrial.test(make) ? 'wholesale.industrial' : 'retail.specialty';
    case 'repair':
      if (isVehicle) return 'automotive.dealers';
      if (make === 'manufacturing.machinery' || make === 'agriculture.machinery') return make;
      return /building-products|^construction/.test(make) ? 'construction.trades' : 'professional-services';
    case 'rent':
      return make === 'automotive.manufacturers' ? 'transport-and-logistics.passenger' : 'professional-services';
    case 'install':
      return make === 'manufacturing.machinery' ? make : 'construction.trades';
    case 'clean':
      return isVehicle ? 'automotive.dealers' : 'professional-services.cleaning';
    case 'grow':
      if (make === 'agriculture.fishing') return make;
      return isGrown ? 'agriculture.farming' : null;
    default:
      return null;
  }
}
