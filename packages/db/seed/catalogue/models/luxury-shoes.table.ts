import type { CatalogueModel } from '../model.types.ts';
import { readColorways } from '../read-colorways.ts';

/** Shoes of the fashion houses, by model; facts of the makers, words of ours. */
export const luxuryShoeModels: readonly CatalogueModel[] = [
  {
    brand: 'balenciaga',
    name: 'Balenciaga Triple S',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'house',
    isLuxury: true,
    art: { silhouette: 'dad', materials: { base: 'mesh', over: 'leather' } },
    story: 'Three soles under one shoe, heavier than it looks, and it looks heavy.',
    details: { Upper: 'Mesh and foam', Sole: 'Three stacked soles' },
    colorways: readColorways(`
      837 | Black          | Black/Black    | 536737-BLACK | - | 62000 | 38950
      838 | White Grey Red | White/Grey/Red | 536737-WHITE | - | 62000 | 37950
    `),
  },
  {
    brand: 'balenciaga',
    name: 'Balenciaga Speed Trainer',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'house',
    isLuxury: true,
    art: { silhouette: 'knit', materials: { base: 'knit' } },
    story: 'A sock with intentions.',
    details: { Upper: 'Knit', Sole: 'Molded foam' },
    colorways: readColorways(`
      839 | Black White  | Black/White | 530349-BLACK | - | 52000 | 27950
      840 | Triple Black | Black/Black | 645056-BLACK | - | 52000 | 26950
    `),
  },
  {
    brand: 'alexander-mcqueen',
    name: 'Alexander McQueen Oversized Sneaker',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'house',
    isLuxury: true,
    art: { silhouette: 'court-low', materials: { base: 'leather', over: 'suede' } },
    story: 'White leather on a sole one size up, with one colored heel.',
    details: { Upper: 'Calf leather', Sole: 'Oversized rubber' },
    colorways: readColorways(`
      841 | White Black | White/Black | 553680-BLACK | - | 35000 | 22950
      842 | White Navy  | White/Navy  | 553680-NAVY  | - | 35000 | 21950
      843 | White Pink  | White/Pink  | 553680-PINK  | - | 35000 | 21450 | women
    `),
  },
  {
    brand: 'golden-goose',
    name: 'Golden Goose Super-Star',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'house',
    isLuxury: true,
    art: { silhouette: 'vulc', materials: { base: 'leather', over: 'suede' } },
    story: 'Scuffed by hand, so that nobody else has to.',
    details: { Upper: 'Leather, suede', Sole: 'Rubber, distressed' },
    colorways: readColorways(`
      844 | White Black Heel | White/Silver/Black | GMF00102-10220 | - | 34000 | 22450
    `),
  },
  {
    brand: 'gucci',
    name: 'Gucci Ace',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'house',
    isLuxury: true,
    art: { silhouette: 'terrace', materials: { base: 'leather', over: 'leather' } },
    story: 'A tennis shoe with a ribbon down the side.',
    details: { Upper: 'Leather', Sole: 'Rubber' },
    colorways: readColorways(`
      845 | White Green Red | White/Green/Red | 386750-WHITE | - | 45000 | 29950
      846 | Black           | Black/Green/Red | 386750-BLACK | - | 45000 | 28950
    `),
  },
  {
    brand: 'louis-vuitton',
    name: 'Louis Vuitton Trainer',
    category: 'shoes',
    audience: 'men',
    sizing: 'house',
    isLuxury: true,
    art: { silhouette: 'court-mid', materials: { base: 'leather', over: 'leather' } },
    story: 'Virgil’s first for the house: basketball of the eighties, seven hours of sewing.',
    details: { Upper: 'Calf leather, 106 pieces', Sole: 'Rubber' },
    colorways: readColorways(`
      847 | White Green | White/Green | 1A54HS | 2019-01-01 | 78000 | 88500
      848 | White Black | White/Black | 1A8WAV | 2020-01-01 | 78000 | 82500
    `),
  },
  {
    brand: 'prada',
    name: 'Prada America’s Cup',
    category: 'shoes',
    audience: 'men',
    sizing: 'house',
    isLuxury: true,
    art: { silhouette: 'terrace', materials: { base: 'leather', over: 'mesh' } },
    story: 'Made for a yacht in 1997, now for everywhere else.',
    details: { Upper: 'Patent leather and technical fabric', Sole: 'Rubber with a red line' },
    colorways: readColorways(`
      849 | White Silver | White/Silver | PS0906-WHITE | - | 52000 | 38950
      850 | Black        | Black/Black  | PS0906-BLACK | - | 52000 | 37950
    `),
  },
  {
    brand: 'maison-margiela',
    name: 'Maison Margiela Replica',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'house',
    isLuxury: true,
    art: { silhouette: 'terrace', materials: { base: 'leather', over: 'suede' } },
    story: 'A German army trainer, copied with a paper trail.',
    details: { Upper: 'Leather and suede', Sole: 'Gum rubber' },
    colorways: readColorways(`
      851 | White | White/Grey/Gum | S57WS0236-WHITE | - | 36000 | 24950
    `),
  },
  {
    brand: 'dior',
    name: 'Jordan 1 Retro High OG Dior',
    category: 'shoes',
    audience: 'men',
    sizing: 'nike',
    isLuxury: true,
    art: { silhouette: 'court-high', materials: { base: 'leather', over: 'leather' } },
    story: 'Made in Italy, 8,500 pairs, five million people in the queue.',
    details: { Upper: 'Italian leather, Oblique panel', Sole: 'Stitched rubber, clear outsole' },
    colorways: readColorways(`
      852 | Grey | Wolf Grey/Sail-Photon Dust-White | CN8607-002 | 2020-07-08 | 128000 | 438000
    `),
  },
];
