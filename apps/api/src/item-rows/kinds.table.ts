import type { Silhouette } from '@suki/art/art.types';
import type { Category } from '@suki/domain/catalogue/categories';

/** How the sizes of a kind of goods are labelled; shoes have the chart of their brand. */
export type SizeForm = 'shoes' | 'letters' | 'waist' | 'one';

/** The meaning of a word for goods: category, sizes, and the drawing where the name tells no better one. */
export type Kind = { readonly category: Category; readonly sizes: SizeForm; readonly silhouette: Silhouette };

const shoe = (silhouette: Silhouette): Kind => ({ category: 'shoes', sizes: 'shoes', silhouette });
const garment = (silhouette: Silhouette, sizes: SizeForm = 'letters'): Kind => ({
  category: 'apparel',
  sizes,
  silhouette,
});
const bag = (silhouette: Silhouette): Kind => ({ category: 'handbags', sizes: 'one', silhouette });
const collectible = (silhouette: Silhouette): Kind => ({ category: 'collectibles', sizes: 'one', silhouette });

const rows: readonly (readonly [Kind, string])[] = [
  [
    shoe('court-low'),
    `shoes, shoe, sneakers, sneaker, footwear, trainers, casual shoes, formal shoes, flats, heels, booties, loafers,
     rubber shoes`,
  ],
  [shoe('air-runner'), 'sports shoes, running shoes'],
  [shoe('slide'), 'sandals, sandal, flip flops, sports sandals, slides, slippers, tsinelas'],
  [shoe('clog'), 'clogs'],
  [shoe('boot'), 'boots, boot'],
  [
    garment('tee'),
    `apparel, clothing, clothes, topwear, tops, top, t-shirts, tshirts, t-shirt, tees, tee, shirts, shirt, polos, kurtas,
     kurtis, kurta sets, tunics, innerwear, innerwear vests, bra, camisoles, shapewear, baby dolls, dress, dresses,
     jumpsuit, rompers, nightdress, night suits, robe, bath robe, apparel set, clothing set, lounge tshirts,
     loungewear and nightwear, swimwear, lehenga choli`,
  ],
  [garment('tee', 'one'), 'saree, sarees, dupatta'],
  [garment('hoodie'), 'hoodies, hoodie, sweatshirts, sweatshirt, sweaters, sweater, shrug, tracksuits'],
  [garment('jacket'), 'jackets, jacket, coats, coat, outerwear, blazers, waistcoat, rain jacket, nehru jackets, suits'],
  [garment('trousers', 'waist'), 'jeans, trousers, chinos'],
  [
    garment('trousers'),
    `bottomwear, bottoms, pants, track pants, shorts, skirts, leggings, jeggings, capris, tights, lounge pants,
     lounge shorts, rain trousers, churidar, salwar, salwar and dupatta, patiala, briefs, boxers, trunk, stockings`,
  ],
  [
    garment('cap', 'one'),
    `accessories, accessory, headwear, caps, cap, hat, hats, headband, belts, belt, socks, ties, cufflinks,
     ties and cufflinks, scarves, stoles, mufflers, gloves, suspenders, eyewear, sunglasses, wristbands, jewellery,
     jewelry, earrings, pendant, necklace and chains, ring, bangle, bracelet, jewellery set, accessory gift set`,
  ],
  [bag('shoulder-bag'), 'handbags, handbag, bags, bag, shoulder bags, clutches, clutch'],
  [bag('crossbody'), 'crossbody bags, messenger bag, waist pouch, mobile pouch, wallets, wallet, tablet sleeve'],
  [bag('tote'), 'totes, tote, backpacks, backpack, rucksacks, duffel bag, laptop bag, trolley bag, travel accessory'],
  [collectible('watch'), 'collectibles, collectible, watches, watch, toys, figures, trading cards'],
];

/** The kinds of goods that Suki trades, by the words of files in lower case; other goods are refused. */
export const kinds: ReadonlyMap<string, Kind> = new Map(
  rows.flatMap(([kind, words]) => words.split(',').map((word) => [word.trim().replaceAll(/\s+/g, ' '), kind] as const)),
);
