import type { CatalogueModel } from '../model.types.ts';
import { readColorways } from '../read-colorways.ts';

/** Bags, by model; facts of the makers, words of ours. */
export const handbagModels: readonly CatalogueModel[] = [
  {
    brand: 'louis-vuitton',
    name: 'Louis Vuitton Neverfull MM',
    category: 'handbags',
    audience: 'women',
    sizing: 'oneSize',
    isLuxury: true,
    art: { silhouette: 'tote', materials: { base: 'canvas', over: 'leather' } },
    story: 'Carries a laptop, a baby or a hundred kilos, it is said, and cinches at the sides.',
    details: { Material: 'Coated canvas, leather trim', Hardware: 'Gold-tone' },
    colorways: readColorways(`
      741 | Monogram     | Brown/Tan/Gold       | M40995 | - | 118000 | 98000
      742 | Damier Ebene | Dark Brown/Brown/Red | N41358 | - | 118000 | 92000
      743 | Damier Azur  | Cream/Navy/Tan       | N41361 | - | 118000 | 89500
    `),
  },
  {
    brand: 'louis-vuitton',
    name: 'Louis Vuitton Speedy Bandoulière 25',
    category: 'handbags',
    audience: 'women',
    sizing: 'oneSize',
    isLuxury: true,
    art: { silhouette: 'boston', materials: { base: 'canvas', over: 'leather' } },
    story: 'The travel bag of the thirties, small enough for Audrey.',
    details: { Material: 'Coated canvas, leather trim', Hardware: 'Gold-tone' },
    colorways: readColorways(`
      744 | Monogram     | Brown/Tan/Gold       | M41113 | - | 98000 | 88000
      745 | Damier Ebene | Dark Brown/Brown/Red | N41368 | - | 98000 | 85500
    `),
  },
  {
    brand: 'louis-vuitton',
    name: 'Louis Vuitton Pochette Métis',
    category: 'handbags',
    audience: 'women',
    sizing: 'oneSize',
    isLuxury: true,
    art: { silhouette: 'satchel', materials: { base: 'canvas', over: 'leather' } },
    story: 'An S-lock, a flap and a long waiting list.',
    details: { Material: 'Coated canvas, leather trim', Hardware: 'Gold-tone' },
    colorways: readColorways(`
      746 | Monogram | Brown/Tan/Gold | M44875 | - | 148000 | 128000
    `),
  },
  {
    brand: 'louis-vuitton',
    name: 'Louis Vuitton Keepall Bandoulière 45',
    category: 'handbags',
    audience: 'men',
    sizing: 'oneSize',
    isLuxury: true,
    art: { silhouette: 'boston', materials: { base: 'canvas', over: 'leather' } },
    story: 'A weekend, with a strap.',
    details: { Material: 'Coated canvas, leather trim', Hardware: 'Gold-tone' },
    colorways: readColorways(`
      747 | Monogram Eclipse | Black/Grey/Black | M40569 | - | 135000 | 118000
      748 | Monogram         | Brown/Tan/Gold   | M41418 | - | 128000 | 109500
    `),
  },
  {
    brand: 'louis-vuitton',
    name: 'Louis Vuitton Alma BB',
    category: 'handbags',
    audience: 'women',
    sizing: 'oneSize',
    isLuxury: true,
    art: { silhouette: 'boston', materials: { base: 'leather', over: 'leather' } },
    story: 'A dome from 1934 with a padlock.',
    details: { Material: 'Epi leather', Hardware: 'Silver-tone' },
    colorways: readColorways(`
      749 | Epi Noir | Black/Black/Silver | M40862 | - | 108000 | 92500
    `),
  },
  {
    brand: 'gucci',
    name: 'Gucci GG Marmont Small',
    category: 'handbags',
    audience: 'women',
    sizing: 'oneSize',
    isLuxury: true,
    art: { silhouette: 'flap', materials: { base: 'leather' } },
    story: 'Chevrons in soft leather on a sliding chain.',
    details: { Material: 'Matelassé leather', Hardware: 'Antique gold' },
    colorways: readColorways(`
      750 | Black      | Black/Gold      | 443497-BLACK     | - | 148000 | 98500
      751 | Dusty Pink | Dusty Pink/Gold | 443497-DUSTYPINK | - | 148000 | 92000
      752 | White      | White/Gold      | 443497-WHITE     | - | 148000 | 95500
    `),
  },
  {
    brand: 'gucci',
    name: 'Gucci Horsebit 1955',
    category: 'handbags',
    audience: 'women',
    sizing: 'oneSize',
    isLuxury: true,
    art: { silhouette: 'flap', materials: { base: 'canvas', over: 'leather' } },
    story: 'A horse’s bit on a saddle flap, 1955.',
    details: { Material: 'Coated canvas and leather', Hardware: 'Gold-tone' },
    colorways: readColorways(`
      753 | Beige Ebony | Beige/Brown/Gold | 602204-EBONY | - | 165000 | 118000
      754 | Black       | Black/Black/Gold | 602204-BLACK | - | 172000 | 126500
    `),
  },
  {
    brand: 'gucci',
    name: 'Gucci Dionysus Small',
    category: 'handbags',
    audience: 'women',
    sizing: 'oneSize',
    isLuxury: true,
    art: { silhouette: 'flap', materials: { base: 'suede', over: 'leather' } },
    story: 'A tiger’s head for a clasp.',
    details: { Material: 'Canvas and suede', Hardware: 'Aged silver' },
    colorways: readColorways(`
      755 | Beige Taupe | Beige/Taupe/Silver | 400249-TAUPE | - | 148000 | 99500
    `),
  },
  {
    brand: 'chanel',
    name: 'Chanel Classic Flap Medium',
    category: 'handbags',
    audience: 'women',
    sizing: 'oneSize',
    isLuxury: true,
    art: { silhouette: 'flap', materials: { base: 'leather' } },
    story: 'Diamonds of stitching, leather through chain, and a price that goes up while one thinks about it.',
    details: { Material: 'Caviar leather', Hardware: 'Gold-tone' },
    colorways: readColorways(`
      756 | Black Caviar  | Black/Gold  | A01112-BLACK | - | 598000 | 585000
      757 | Beige Caviar  | Beige/Gold  | A01112-BEIGE | - | 598000 | 548000
      758 | Navy Lambskin | Navy/Silver | A01112-NAVY  | - | 598000 | 532000
    `),
  },
  {
    brand: 'chanel',
    name: 'Chanel Wallet on Chain',
    category: 'handbags',
    audience: 'women',
    sizing: 'oneSize',
    isLuxury: true,
    art: { silhouette: 'flap', materials: { base: 'leather' } },
    story: 'A wallet that wanted to go out alone.',
    details: { Material: 'Lambskin', Hardware: 'Gold-tone' },
    colorways: readColorways(`
      759 | Black | Black/Gold | A33814-BLACK | - | 198000 | 188000
      760 | Pink  | Pink/Gold  | A33814-PINK  | - | 198000 | 176000
    `),
  },
  {
    brand: 'hermes',
    name: 'Hermès Kelly 28',
    category: 'handbags',
    audience: 'women',
    sizing: 'oneSize',
    isLuxury: true,
    art: { silhouette: 'satchel', materials: { base: 'leather' } },
    story: 'A trapezoid, a turnlock and a princess.',
    details: { Material: 'Togo leather', Hardware: 'Gold-plated' },
    colorways: readColorways(`
      761 | Gold Togo | Tan/White/Gold | KELLY28-GOLD | - | 620000 | 638000
    `),
  },
  {
    brand: 'hermes',
    name: 'Hermès Evelyne III 29',
    category: 'handbags',
    audience: 'unisex',
    sizing: 'oneSize',
    isLuxury: true,
    art: { silhouette: 'crossbody', materials: { base: 'leather' } },
    story: 'Holes so that the brushes of the stable could dry.',
    details: { Material: 'Clemence leather', Hardware: 'Palladium' },
    colorways: readColorways(`
      762 | Etoupe | Taupe/White/Silver | EVELYNE29-ETOUPE | - | 228000 | 248000
      763 | Noir   | Black/Black/Silver | EVELYNE29-NOIR   | - | 228000 | 256000
    `),
  },
  {
    brand: 'dior',
    name: 'Dior Saddle Bag',
    category: 'handbags',
    audience: 'women',
    sizing: 'oneSize',
    isLuxury: true,
    art: { silhouette: 'shoulder-bag', materials: { base: 'canvas', over: 'leather' } },
    story: 'Half a saddle under the arm, as in the year 2000.',
    details: { Material: 'Oblique jacquard', Hardware: 'Aged gold' },
    colorways: readColorways(`
      764 | Oblique Blue  | Navy/Cream/Gold  | M0446-OBLIQUE | - | 228000 | 168000
      765 | Black Grained | Black/Black/Gold | M0446-BLACK   | - | 228000 | 175000
    `),
  },
  {
    brand: 'dior',
    name: 'Dior Book Tote Medium',
    category: 'handbags',
    audience: 'women',
    sizing: 'oneSize',
    isLuxury: true,
    art: { silhouette: 'tote', materials: { base: 'canvas', over: 'canvas' } },
    story: 'A million and a half stitches, and room for a book.',
    details: { Material: 'Embroidered canvas' },
    colorways: readColorways(`
      766 | Oblique Blue       | Navy/Cream | M1296-OBLIQUE | - | 198000 | 148000
      767 | Toile de Jouy Grey | Grey/White | M1296-JOUY    | - | 198000 | 142000
    `),
  },
  {
    brand: 'prada',
    name: 'Prada Re-Edition 2005 Nylon',
    category: 'handbags',
    audience: 'women',
    sizing: 'oneSize',
    isLuxury: true,
    art: { silhouette: 'shoulder-bag', materials: { base: 'canvas', over: 'leather' } },
    story: 'Parachute nylon and a small pouch on the strap.',
    details: { Material: 'Re-Nylon', Hardware: 'Silver-tone' },
    colorways: readColorways(`
      768 | Black       | Black/Black/Silver | 1BH204-BLACK | - | 108000 | 82500
      769 | Cameo Beige | Beige/Beige/Silver | 1BH204-CAMEO | - | 108000 | 79500
    `),
  },
  {
    brand: 'prada',
    name: 'Prada Cleo',
    category: 'handbags',
    audience: 'women',
    sizing: 'oneSize',
    isLuxury: true,
    art: { silhouette: 'shoulder-bag', materials: { base: 'leather', over: 'leather' } },
    story: 'Brushed to a shine, curved at the bottom.',
    details: { Material: 'Brushed leather' },
    colorways: readColorways(`
      770 | White | White/White/Silver | 1BC499-WHITE | - | 168000 | 112000
    `),
  },
  {
    brand: 'saint-laurent',
    name: 'Saint Laurent Loulou Small',
    category: 'handbags',
    audience: 'women',
    sizing: 'oneSize',
    isLuxury: true,
    art: { silhouette: 'flap', materials: { base: 'leather' } },
    story: 'A pillow with a monogram’s weight and a double chain.',
    details: { Material: 'Y-quilted calfskin', Hardware: 'Bronze-tone' },
    colorways: readColorways(`
      771 | Black      | Black/Gold | 494699-BLACK | - | 158000 | 122000
      772 | Dark Beige | Beige/Gold | 494699-BEIGE | - | 158000 | 116000
    `),
  },
  {
    brand: 'bottega-veneta',
    name: 'Bottega Veneta Cassette',
    category: 'handbags',
    audience: 'unisex',
    sizing: 'oneSize',
    isLuxury: true,
    art: { silhouette: 'crossbody', materials: { base: 'leather', over: 'leather' } },
    story: 'The weave, enlarged until it became the bag.',
    details: { Material: 'Maxi intreccio lambskin' },
    colorways: readColorways(`
      773 | Black    | Black/Black | 578004-BLACK    | - | 168000 | 118000
      774 | Parakeet | Green/Green | 578004-PARAKEET | - | 168000 | 112000
    `),
  },
  {
    brand: 'balenciaga',
    name: 'Balenciaga Le City Medium',
    category: 'handbags',
    audience: 'women',
    sizing: 'oneSize',
    isLuxury: true,
    art: { silhouette: 'satchel', materials: { base: 'leather', over: 'leather' } },
    story: 'Studs, buckles and a mirror: 2001 again.',
    details: { Material: 'Crackled lambskin' },
    colorways: readColorways(`
      775 | Black | Black/Black/Silver | 115748-BLACK | - | 132000 | 88500
    `),
  },
];
