import type { CatalogueModel } from '../model.types.ts';
import { readColorways } from '../read-colorways.ts';

/**
 * Drops of the demonstration. Nobody knows the releases of the coming weeks as facts, so these colorways, their codes
 * and days are ours, named after things of the Philippines; the models are real (ADR 0176).
 */
export const dropModels: readonly CatalogueModel[] = [
  {
    brand: 'jordan',
    name: 'Jordan 1 Low',
    category: 'shoes',
    audience: 'men',
    sizing: 'nike',
    art: { silhouette: 'court-low', materials: { base: 'leather', over: 'leather' } },
    story: 'The low of 1985 in white leather with petals of blue, for the months without rain.',
    details: { Upper: 'Leather, perforated toe', Sole: 'Stitched rubber cup' },
    colorways: readColorways(`
      853 | Sampaguita | White/University Blue-Sail | SUKI-001-D | +2 | 7395 | 9450
    `),
  },
  {
    brand: 'crocs',
    name: 'Crocs Classic Clog',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'crocs',
    art: { silhouette: 'clog' },
    story: 'Sour green, thirteen holes, and somebody at the table will ask for a bite.',
    details: { Material: 'Closed-cell foam' },
    colorways: readColorways(`
      854 | Calamansi | Volt/White | SUKI-002-D | +3 | 3495 | 4250
    `),
  },
  {
    brand: 'nike',
    name: 'Nike Air Max 95',
    category: 'shoes',
    audience: 'men',
    sizing: 'nike',
    art: { silhouette: 'wave-runner', materials: { base: 'mesh', over: 'suede' } },
    story: 'Ribs in fiesta colors, wave over wave, as loud as the road they are named after.',
    details: { Upper: 'Mesh with leather and suede overlays', Sole: 'Foam with a visible air unit in the heel' },
    colorways: readColorways(`
      855 | Jeepney | Black/University Red-Speed Yellow | SUKI-003-D | +4 | 10395 | 12850
    `),
  },
  {
    brand: 'casio',
    name: 'Casio G-Shock',
    category: 'collectibles',
    audience: 'unisex',
    sizing: 'oneSize',
    art: { silhouette: 'watch' },
    story: 'White resin with a golden face, for whoever drops a watch on coral.',
    details: { Case: 'Resin, shock resistant', Water: '200 m' },
    colorways: readColorways(`
      856 | Perlas | White/Gold | SUKI-004-D | +6 | 8495 | 9850
    `),
  },
  {
    brand: 'new-balance',
    name: 'New Balance 9060',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'newBalance',
    art: { silhouette: 'dad', materials: { base: 'mesh', over: 'suede' } },
    story: 'Purple yam in suede, swollen like a good halaya.',
    details: { Upper: 'Mesh and suede', Sole: 'Swollen two-part foam' },
    colorways: readColorways(`
      857 | Ube Halaya | Prism Purple/Cream | SUKI-005-D | +7 | 9495 | 12350
    `),
  },
  {
    brand: 'the-north-face',
    name: 'The North Face 1996 Retro Nuptse Jacket',
    category: 'apparel',
    audience: 'men',
    sizing: 'letters',
    art: { silhouette: 'jacket' },
    story: 'Baffles as yellow as a ripe mango, for the one cold week in Baguio.',
    details: { Shell: 'Ripstop, water-shedding finish', Fill: '700 goose down' },
    colorways: readColorways(`
      858 | Mangga | Yellow/TNF Black | SUKI-006-D | +9 | 18595 | 19450
    `),
  },
  {
    brand: 'coach',
    name: 'Coach Tabby 26',
    category: 'handbags',
    audience: 'women',
    sizing: 'oneSize',
    art: { silhouette: 'flap', materials: { base: 'leather' } },
    story: 'The red of the shrub in front of every lola’s house, with the hook one hears closing.',
    details: { Material: 'Polished pebble leather', Hardware: 'Brass' },
    colorways: readColorways(`
      859 | Santan | Scarlet/Gold | SUKI-007-D | +10 | 27900 | 25450
    `),
  },
  {
    brand: 'nike',
    name: 'Nike Dunk Low',
    category: 'shoes',
    audience: 'men',
    sizing: 'nike',
    art: { silhouette: 'court-low', materials: { base: 'leather', over: 'suede' } },
    story: 'Soft white and brown syrup, best before eight in the morning.',
    details: { Upper: 'Leather and suede', Sole: 'Rubber cup' },
    colorways: readColorways(`
      860 | Taho | Cream/Wheat-Off White | SUKI-008-D | +14 | 6495 | 7850
    `),
  },
  {
    brand: 'medicom',
    name: 'Medicom Bearbrick 400%',
    category: 'collectibles',
    audience: 'unisex',
    sizing: 'oneSize',
    art: { silhouette: 'figure' },
    story: 'Three scoops from a painted cart, 28 cm high, and it never melts.',
    details: { Height: '28 cm', Material: 'ABS and PVC' },
    colorways: readColorways(`
      861 | Sorbetes | Pink/Yellow/Purple | SUKI-009-D | +18 | 9800 | 12450
    `),
  },
  {
    brand: 'asics',
    name: 'ASICS Gel-Kayano 14',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'asics',
    art: { silhouette: 'dad', materials: { base: 'mesh', over: 'leather' } },
    story: 'Silver and storm blue, for the wind that brings the rain.',
    details: { Upper: 'Open mesh with metallic overlays', Sole: 'Gel in heel and forefoot' },
    colorways: readColorways(`
      862 | Habagat | Metallic Silver/Deep Royal Blue | SUKI-010-D | +24 | 8990 | 10850
    `),
  },
  {
    brand: 'jordan',
    name: 'Jordan 4 Retro',
    category: 'shoes',
    audience: 'men',
    sizing: 'nike',
    art: { silhouette: 'retro-net', materials: { base: 'suede', over: 'suede' } },
    story: 'Suede as dark as coffee from Batangas, with wings to carry it.',
    details: { Upper: 'Suede with nets', Sole: 'Foam with a visible air unit' },
    colorways: readColorways(`
      863 | Barako | Baroque Brown/Black-Sail | SUKI-011-D | +31 | 12395 | 15450
    `),
  },
];
