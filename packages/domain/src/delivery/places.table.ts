import type { DeliveryRegion } from './regions.table.ts';

/*
 * The delivery region of a place, by its PSGC code (Philippine Standard Geographic Code, 2nd quarter 2025). A code has
 * ten digits: region (2), province or highly urbanised city (3), municipality (2), barangay (3). The most specific
 * entry decides: municipality, then province, then the region's usual answer.
 */

/** Islands whose municipality differs from its province (first seven digits). */
export const municipalityRegions: Readonly<Record<string, DeliveryRegion>> = {
  '0201509': 'LUZON ISLAND', // Calayan, Cagayan: Babuyan islands
  '0401033': 'LUZON ISLAND', // Tingloy, Batangas
  '0405602': 'LUZON ISLAND', // Alabat, Quezon
  '0405606': 'LUZON ISLAND', // Burdeos, Quezon: Polillo islands
  '0405621': 'LUZON ISLAND', // Jomalig, Quezon: Polillo islands
  '0405631': 'LUZON ISLAND', // Panukulan, Quezon: Polillo islands
  '0405632': 'LUZON ISLAND', // Patnanungan, Quezon: Polillo islands
  '0405633': 'LUZON ISLAND', // Perez, Quezon: Alabat island
  '0405636': 'LUZON ISLAND', // Polillo, Quezon
  '0405637': 'LUZON ISLAND', // Quezon, Quezon: Alabat island
  '0500515': 'LUZON ISLAND', // Rapu-Rapu, Albay
  '1705307': 'CORON', // Busuanga, Palawan: the island and airport of Coron
  '1705309': 'CORON', // Coron, Palawan: named by the specification
  '1705313': 'CORON', // Linapacan, Palawan: reached through Coron
  '1705322': 'CORON', // Culion, Palawan: reached through Coron
};

/** Provinces and cities that differ from their region (first five digits). */
export const provinceRegions: Readonly<Record<string, DeliveryRegion>> = {
  '02009': 'BATANES',
  '05020': 'CATANDUANES',
  '05041': 'MASBATE',
  '17040': 'MARINDUQUE',
  '17051': 'MINDORO', // Occidental Mindoro
  '17052': 'MINDORO', // Oriental Mindoro
  '17053': 'LUZON ISLAND', // Palawan without Coron and Puerto Princesa
  '17059': 'LUZON ISLAND', // Romblon
  '17315': 'PUERTO PRINCESA',
};

/** The usual answer of an administrative region (first two digits). */
export const usualRegions: Readonly<Record<string, DeliveryRegion>> = {
  '01': 'NORTH LUZON', // Ilocos
  '02': 'NORTH LUZON', // Cagayan Valley
  '03': 'NORTH LUZON', // Central Luzon
  '04': 'SOUTH LUZON', // CALABARZON
  '05': 'SOUTH LUZON', // Bicol
  '06': 'VISAYAS', // Western Visayas
  '07': 'VISAYAS', // Central Visayas
  '08': 'VISAYAS', // Eastern Visayas
  '09': 'MINDANAO', // Zamboanga Peninsula
  '10': 'MINDANAO', // Northern Mindanao
  '11': 'MINDANAO', // Davao
  '12': 'MINDANAO', // SOCCSKSARGEN
  '13': 'NCR',
  '14': 'NORTH LUZON', // Cordillera
  '16': 'MINDANAO', // Caraga
  '17': 'LUZON ISLAND', // MIMAROPA
  '18': 'VISAYAS', // Negros Island Region
  '19': 'MINDANAO', // Bangsamoro
};
