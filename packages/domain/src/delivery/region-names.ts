import type { DeliveryRegion } from './regions.table.ts';

/** The delivery regions inside a sentence: "Delivery to the Visayas". */
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

/** Returns the name of a region at the beginning of a line: "Visayas", "Islands of Luzon" (ADR 0078). */
export function regionTitle(region: DeliveryRegion): string {
  const name = regionNames[region].replace(/^the /, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
