import type { DeliveryRegion } from '@suki/domain/delivery/regions.table';

/** The names of the delivery regions for people. */
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

/** The name of a region at the beginning of a line: "Visayas", "Islands of Luzon". */
export function regionTitle(region: DeliveryRegion): string {
  const name = regionNames[region].replace(/^the /, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
