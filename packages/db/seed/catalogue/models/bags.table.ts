import type { CatalogueModel } from '../model.types.ts';
import { readColorways } from '../read-colorways.ts';

/** Bags of every day, by model; facts of the makers, words of ours. */
export const bagModels: readonly CatalogueModel[] = [
  {
    brand: 'marc-jacobs',
    name: 'Marc Jacobs The Tote Bag Medium',
    category: 'handbags',
    audience: 'women',
    sizing: 'oneSize',
    art: { silhouette: 'tote', materials: { base: 'canvas', over: 'canvas' } },
    story: 'Says what it is, in case somebody asks.',
    details: { Material: 'Cotton canvas' },
    colorways: readColorways(`
      776 | Black       | Black/White | M0016161-001 | - | 14950 | 12450
      777 | Beige       | Beige/Brown | M0016161-260 | - | 14950 | 11950
      778 | Slate Green | Green/White | M0016161-372 | - | 14950 | 11650
    `),
  },
  {
    brand: 'marc-jacobs',
    name: 'Marc Jacobs The Snapshot',
    category: 'handbags',
    audience: 'women',
    sizing: 'oneSize',
    art: { silhouette: 'crossbody', materials: { base: 'tumbled' } },
    story: 'A camera bag for whoever has a phone.',
    details: { Material: 'Coated leather' },
    colorways: readColorways(`
      779 | Black Honey Ginger | Black/Tan/White | M0012007-003 | - | 19950 | 15950
      780 | Dust Multi         | Dust/Grey/White | M0012007-054 | - | 19950 | 15450
    `),
  },
  {
    brand: 'coach',
    name: 'Coach Tabby 26',
    category: 'handbags',
    audience: 'women',
    sizing: 'oneSize',
    art: { silhouette: 'flap', materials: { base: 'leather' } },
    story: 'An archive shape with a hook one hears closing.',
    details: { Material: 'Polished pebble leather', Hardware: 'Brass' },
    colorways: readColorways(`
      781 | Black      | Black/Gold      | C3880-B4BK  | - | 27900 | 22450
      782 | Chalk      | Chalk/Gold      | C3880-B4HA  | - | 27900 | 21950
      783 | Faded Blue | Light Blue/Gold | C3880-LHFAB | - | 27900 | 20950
    `),
  },
  {
    brand: 'telfar',
    name: 'Telfar Medium Shopping Bag',
    category: 'handbags',
    audience: 'unisex',
    sizing: 'oneSize',
    art: { silhouette: 'tote', materials: { base: 'leather', over: 'leather' } },
    story: 'Not for you; for everyone.',
    details: { Material: 'Vegan leather' },
    colorways: readColorways(`
      784 | Black     | Black/Black | TELFAR-M-BLACK     | - | 12950 | 14450
      785 | Bubblegum | Pink/Pink   | TELFAR-M-BUBBLEGUM | - | 12950 | 15450
      786 | Tan       | Tan/Tan     | TELFAR-M-TAN       | - | 12950 | 13950
    `),
  },
  {
    brand: 'longchamp',
    name: 'Longchamp Le Pliage Original Large',
    category: 'handbags',
    audience: 'women',
    sizing: 'oneSize',
    art: { silhouette: 'tote', materials: { base: 'canvas', over: 'leather' } },
    story: 'Folds to the size of a book; half of EDSA carries one.',
    details: { Material: 'Recycled nylon, leather flap' },
    colorways: readColorways(`
      787 | Navy  | Navy/Brown  | L1899089-P68 | - | 9950 | 7950
      788 | Black | Black/Brown | L1899089-001 | - | 9950 | 7950
      789 | Paper | Paper/Brown | L1899089-P71 | - | 9950 | 7450
    `),
  },
  {
    brand: 'herschel',
    name: 'Herschel Little America Backpack',
    category: 'handbags',
    audience: 'unisex',
    sizing: 'oneSize',
    art: { silhouette: 'backpack', materials: { base: 'canvas', over: 'leather' } },
    story: 'A mountaineer’s pack with straps that close by magnets.',
    details: { Material: 'Recycled canvas', Volume: '30 liters' },
    colorways: readColorways(`
      790 | Black Tan | Black/Tan | 10014-00001 | - | 7295 | 6450
      791 | Navy Tan  | Navy/Tan  | 10014-00007 | - | 7295 | 6250
    `),
  },
  {
    brand: 'jansport',
    name: 'JanSport SuperBreak',
    category: 'handbags',
    audience: 'unisex',
    sizing: 'oneSize',
    art: { silhouette: 'backpack', materials: { base: 'canvas', over: 'canvas' } },
    story: 'School, every year, in every color.',
    details: { Material: 'Polyester', Volume: '26 liters' },
    colorways: readColorways(`
      792 | Black    | Black/Black | JS00T501008 | - | 2495 | 2250
      793 | Red Tape | Red/Black   | JS00T5015XP | - | 2495 | 2150
      794 | Navy     | Navy/Navy   | JS00T501003 | - | 2495 | 2150
    `),
  },
];
