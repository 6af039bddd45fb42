import type { DeliveryRegion } from '@suki/domain/delivery/regions.table';

/** What people call the delivery regions. */
export const regionNames: Readonly<Record<DeliveryRegion, string>> = {
  NCR: 'Metro Manila',
  'NORTH LUZON': 'North Luzon',
  'SOUTH LUZON': 'South Luzon',
  VISAYAS: 'the Visayas',
  MINDANAO: 'Mindanao',
  'PUERTO PRINCESA': 'Puerto Princesa',
  BATANES: 'Batanes',
  CORON: 'Coron',
  'LUZON ISLAND': 'the islands of Luzon',
  MARINDUQUE: 'Marinduque',
  MASBATE: 'Masbate',
  MINDORO: 'Mindoro',
  CATANDUANES: 'Catanduanes',
};
