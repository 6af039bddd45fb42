import type { CatalogueModel } from '../model.types.ts';
import { readColorways } from '../read-colorways.ts';

/** Clothes and caps, by model; facts of the makers, words of ours. */
export const apparelModels: readonly CatalogueModel[] = [
  {
    brand: 'supreme',
    name: 'Supreme Box Logo Hooded Sweatshirt',
    category: 'apparel',
    audience: 'men',
    sizing: 'letters',
    art: { silhouette: 'hoodie', materials: { base: 'fleece' } },
    story: 'Cross-grain fleece from Canada, dropped on a Thursday in December and gone the same minute.',
    details: { Fabric: 'Heavy cross-grain fleece', Season: 'Fall/Winter' },
    colorways: readColorways(`
      668 | Black FW21      | Black    | SUP-FW21-SW1-BLACK   | 2021-12-09 | 9795 | 24950
      669 | Ash Grey FW21   | Ash Grey | SUP-FW21-SW1-ASHGREY | 2021-12-09 | 9795 | 22450
      670 | Red FW21        | Red      | SUP-FW21-SW1-RED     | 2021-12-09 | 9795 | 21950
      671 | Navy FW21       | Navy     | SUP-FW21-SW1-NAVY    | 2021-12-09 | 9795 | 20950
      672 | Light Pink FW23 | Pink     | SUP-FW23-SW1-PINK    | 2023-12-07 | 9795 | 19950
    `),
  },
  {
    brand: 'supreme',
    name: 'Supreme Small Box Tee',
    category: 'apparel',
    audience: 'men',
    sizing: 'letters',
    art: { silhouette: 'tee' },
    story: 'Cotton, a small box and nothing else to say.',
    details: { Fabric: 'Cotton jersey' },
    colorways: readColorways(`
      673 | White SS23 | White/Red   | SUP-SS23-KN1-WHITE | 2023-02-23 | 3195 | 5450
      674 | Black SS23 | Black/Red   | SUP-SS23-KN1-BLACK | 2023-02-23 | 3195 | 5650
      675 | Olive SS23 | Olive/Black | SUP-SS23-KN1-OLIVE | 2023-02-23 | 3195 | 4950
    `),
  },
  {
    brand: 'fear-of-god',
    name: 'Fear of God Essentials Hoodie',
    category: 'apparel',
    audience: 'unisex',
    sizing: 'letters',
    art: { silhouette: 'hoodie', materials: { base: 'fleece' } },
    story: 'Oversized on purpose, in colors between sand and ash.',
    details: { Fabric: 'Brushed-back fleece', Fit: 'Oversized' },
    colorways: readColorways(`
      676 | Light Oatmeal | Oatmeal/Black    | FOG-HOODIE-OATMEAL   | 2021-09-01 | 5195 | 6450
      677 | Dark Oatmeal  | Taupe/Black      | FOG-HOODIE-DKOATMEAL | 2022-09-21 | 5195 | 6150
      678 | Stretch Limo  | Black/Black      | FOG-HOODIE-LIMO      | 2021-12-08 | 5195 | 7450
      679 | Off Black     | Anthracite/Black | FOG-HOODIE-OFFBLACK  | 2022-09-21 | 5195 | 5950
      680 | Seal          | Moss/Black       | FOG-HOODIE-SEAL      | 2022-11-02 | 5195 | 5650
    `),
  },
  {
    brand: 'fear-of-god',
    name: 'Fear of God Essentials Sweatpants',
    category: 'apparel',
    audience: 'unisex',
    sizing: 'letters',
    art: { silhouette: 'joggers', materials: { base: 'fleece' } },
    story: 'The lower half of the uniform, with a long cord.',
    details: { Fabric: 'Brushed-back fleece', Fit: 'Relaxed' },
    colorways: readColorways(`
      681 | Light Oatmeal | Oatmeal/Black | FOG-PANTS-OATMEAL | 2021-09-01 | 4595 | 5250
      682 | Stretch Limo  | Black/Black   | FOG-PANTS-LIMO    | 2021-12-08 | 4595 | 5950
    `),
  },
  {
    brand: 'bape',
    name: 'BAPE Shark Full Zip Hoodie',
    category: 'apparel',
    audience: 'men',
    sizing: 'letters',
    art: { silhouette: 'hoodie', materials: { base: 'fleece' } },
    story: 'Zips up over the face, and then it grins.',
    details: { Fabric: 'Camouflage fleece', Zip: 'To the top of the hood' },
    colorways: readColorways(`
      683 | Green Camo | Green/Brown/Olive    | BAPE-SHARK-GREEN | 2020-09-05 | 22995 | 28950
      684 | Blue Camo  | Blue/Navy/Light Blue | BAPE-SHARK-BLUE  | 2020-09-05 | 22995 | 27450
      685 | Pink Camo  | Pink/Hot Pink/White  | BAPE-SHARK-PINK  | 2021-03-06 | 22995 | 26950
    `),
  },
  {
    brand: 'nike',
    name: 'Nike Tech Fleece Full-Zip Hoodie',
    category: 'apparel',
    audience: 'men',
    sizing: 'letters',
    art: { silhouette: 'hoodie', materials: { base: 'fleece' } },
    story: 'Two knits with air between them: warm, and flat as a drawing.',
    details: { Fabric: 'Spacer fleece', Zip: 'Taped chest pocket' },
    colorways: readColorways(`
      686 | Black             | Black/Black             | CU4489-010 | 2020-09-01 | 6795 | 7250
      687 | Dark Grey Heather | Dark Grey Heather/Black | CU4489-063 | 2020-09-01 | 6795 | 6950
    `),
  },
  {
    brand: 'nike',
    name: 'Nike Tech Fleece Joggers',
    category: 'apparel',
    audience: 'men',
    sizing: 'letters',
    art: { silhouette: 'joggers', materials: { base: 'fleece' } },
    story: 'Tapered to the ankle, with a pocket that closes.',
    details: { Fabric: 'Spacer fleece' },
    colorways: readColorways(`
      688 | Black             | Black/Black             | CU4495-010 | 2020-09-01 | 5795 | 5950
      689 | Dark Grey Heather | Dark Grey Heather/Black | CU4495-063 | 2020-09-01 | 5795 | 5650
    `),
  },
  {
    brand: 'nike',
    name: 'Nike Sportswear Club Fleece Hoodie',
    category: 'apparel',
    audience: 'men',
    sizing: 'letters',
    art: { silhouette: 'hoodie', materials: { base: 'fleece' } },
    story: 'The plain one that everybody ends up wearing.',
    details: { Fabric: 'Brushed fleece' },
    colorways: readColorways(`
      690 | Black             | Black/Black/White                    | BV2654-010 | - | 2995 | 3150
      691 | Dark Grey Heather | Dark Grey Heather/Matte Silver/White | BV2654-063 | - | 2995 | 2950
      692 | Midnight Navy     | Midnight Navy/White                  | BV2654-410 | - | 2995 | 2950
    `),
  },
  {
    brand: 'jordan',
    name: 'Jordan Flight Fleece Shorts',
    category: 'apparel',
    audience: 'men',
    sizing: 'letters',
    art: { silhouette: 'shorts', materials: { base: 'fleece' } },
    story: 'Long enough for the court, soft enough for the couch.',
    details: { Fabric: 'French terry' },
    colorways: readColorways(`
      693 | Black           | Black/White           | DQ7470-010 | 2022-06-01 | 2995 | 2850
      694 | Gym Red         | Gym Red/White         | DQ7470-687 | 2022-06-01 | 2995 | 2750
      695 | University Blue | University Blue/White | DQ7470-412 | 2022-06-01 | 2995 | 2950
    `),
  },
  {
    brand: 'mitchell-ness',
    name: 'Mitchell & Ness Swingman Jersey',
    category: 'apparel',
    audience: 'men',
    sizing: 'letters',
    art: { silhouette: 'jersey', materials: { base: 'mesh' } },
    story: 'Mesh, tackle twill and a season everybody remembers.',
    details: { Fabric: 'Polyester mesh', Letters: 'Twill' },
    colorways: readColorways(`
      696 | Chicago Bulls 1997-98 Red             | Red/White/Black        | MN-SJ-CHI97-RED    | - | 7250 | 7450
      697 | Chicago Bulls 1995-96 Black Pinstripe | Black/Red/White        | MN-SJ-CHI95-BLACK  | - | 7250 | 8250
      698 | Los Angeles Lakers 1996-97 Gold       | Gold/Purple/White      | MN-SJ-LAL96-GOLD   | - | 7250 | 7350
      699 | Philadelphia 76ers 1997-98 Black      | Black/Red/Blue         | MN-SJ-PHI97-BLACK  | - | 7250 | 7150
      700 | Toronto Raptors 1998-99 Purple        | Purple/Black/White     | MN-SJ-TOR98-PURPLE | - | 7250 | 7950
      701 | Orlando Magic 1994-95 Blue            | Royal Blue/White/Black | MN-SJ-ORL94-BLUE   | - | 7250 | 7050
    `),
  },
  {
    brand: 'stussy',
    name: 'Stüssy Stock Logo Hoodie',
    category: 'apparel',
    audience: 'unisex',
    sizing: 'letters',
    art: { silhouette: 'hoodie', materials: { base: 'fleece' } },
    story: 'Surf handwriting from 1980 on heavyweight fleece.',
    details: { Fabric: 'Heavyweight fleece' },
    colorways: readColorways(`
      702 | Black        | Black/White      | 118512-BLAC | - | 7495 | 8450
      703 | Grey Heather | Grey/Black       | 118512-GREY | - | 7495 | 8150
      704 | Pine         | Pine Green/White | 118512-PINE | - | 7495 | 8350
    `),
  },
  {
    brand: 'stussy',
    name: 'Stüssy 8 Ball Tee',
    category: 'apparel',
    audience: 'unisex',
    sizing: 'letters',
    art: { silhouette: 'tee' },
    story: 'The ball one does not want behind one, on the back.',
    details: { Fabric: 'Pigment-dyed cotton' },
    colorways: readColorways(`
      705 | White   | White/Black   | 1904649-WHIT | - | 2695 | 3150
      706 | Black   | Black/White   | 1904649-BLAC | - | 2695 | 3250
      707 | Natural | Natural/Black | 1904649-NATL | - | 2695 | 3350
    `),
  },
  {
    brand: 'the-north-face',
    name: 'The North Face 1996 Retro Nuptse Jacket',
    category: 'apparel',
    audience: 'men',
    sizing: 'letters',
    art: { silhouette: 'jacket' },
    story: 'Fat baffles and black shoulders, as on the mountain and in the video.',
    details: { Shell: 'Ripstop, water-shedding finish', Fill: '700 goose down' },
    colorways: readColorways(`
      708 | TNF Black | TNF Black        | NF0A3C8DLE4     | - | 18595 | 18450
      709 | Gravel    | Gravel/TNF Black | NF0A3C8D-GRAVEL | - | 18595 | 16950
      710 | TNF Blue  | Blue/TNF Black   | NF0A3C8D-BLUE   | - | 18595 | 17250
    `),
  },
  {
    brand: 'the-north-face',
    name: 'The North Face Denali Jacket',
    category: 'apparel',
    audience: 'unisex',
    sizing: 'letters',
    art: { silhouette: 'jacket', materials: { base: 'fleece' } },
    story: 'Fleece with patches where the straps rub.',
    details: { Fabric: 'Recycled fleece' },
    colorways: readColorways(`
      711 | TNF Black      | TNF Black/TNF Black      | NF0A7UR2-BLACK | - | 9995 | 9450
      712 | Gardenia White | Gardenia White/TNF Black | NF0A7UR2-WHITE | - | 9995 | 9650
    `),
  },
  {
    brand: 'patagonia',
    name: 'Patagonia Classic Retro-X Jacket',
    category: 'apparel',
    audience: 'unisex',
    sizing: 'letters',
    art: { silhouette: 'jacket', materials: { base: 'fleece' } },
    story: 'A sheep with a chest pocket.',
    details: { Fabric: 'Sherpa fleece, wind barrier' },
    colorways: readColorways(`
      713 | Natural | Natural/Navy | 23056-NAT | - | 13295 | 13450
      714 | Black   | Black/Black  | 23056-BOB | - | 13295 | 12950
    `),
  },
  {
    brand: 'carhartt-wip',
    name: 'Carhartt WIP Hooded Chase Sweat',
    category: 'apparel',
    audience: 'unisex',
    sizing: 'letters',
    art: { silhouette: 'hoodie', materials: { base: 'fleece' } },
    story: 'Work brand, school cut, a gold stitch on the chest.',
    details: { Fabric: 'Cotton fleece' },
    colorways: readColorways(`
      715 | Black       | Black/Gold | I033661-BLACK | - | 5995 | 5250
      716 | Ash Heather | Ash/Gold   | I033661-ASH   | - | 5995 | 5150
    `),
  },
  {
    brand: 'carhartt-wip',
    name: 'Carhartt WIP Detroit Jacket',
    category: 'apparel',
    audience: 'men',
    sizing: 'letters',
    art: { silhouette: 'jacket', materials: { base: 'canvas' } },
    story: 'Organic canvas that fades where one works.',
    details: { Fabric: 'Dearborn canvas', Lining: 'Blanket stripe' },
    colorways: readColorways(`
      717 | Hamilton Brown | Hamilton Brown/Black | I032939-HZ    | 2023-08-01 | 12995 | 13450
      718 | Black          | Black/Black          | I032939-BLACK | 2023-08-01 | 12995 | 12950
    `),
  },
  {
    brand: 'levis',
    name: 'Levi’s 501 Original',
    category: 'apparel',
    audience: 'men',
    sizing: 'trousers',
    art: { silhouette: 'trousers', materials: { base: 'denim' } },
    story: 'Button fly, straight leg, 1873.',
    details: { Fabric: 'Rigid denim', Fit: 'Straight' },
    colorways: readColorways(`
      719 | Black          | Black/Black         | 00501-0165 | - | 4799 | 3950
      720 | Dark Stonewash | Dark Stonewash/Rust | 00501-0194 | - | 4799 | 3850
      721 | Rigid          | Indigo/Rust         | 00501-0000 | - | 4799 | 4250
    `),
  },
  {
    brand: 'dickies',
    name: 'Dickies 874 Work Pants',
    category: 'apparel',
    audience: 'unisex',
    sizing: 'trousers',
    art: { silhouette: 'trousers', materials: { base: 'canvas' } },
    story: 'A crease that outlives its owner.',
    details: { Fabric: 'Twill', Fit: 'Straight, high' },
    colorways: readColorways(`
      722 | Black     | Black/Black | 874BK | - | 2195 | 2350
      723 | Khaki     | Khaki/Khaki | 874KH | - | 2195 | 2250
      724 | Dark Navy | Navy/Navy   | 874DN | - | 2195 | 2250
    `),
  },
  {
    brand: 'lacoste',
    name: 'Lacoste L.12.12 Polo',
    category: 'apparel',
    audience: 'men',
    sizing: 'letters',
    art: { silhouette: 'polo', materials: { base: 'canvas' } },
    story: 'Petit piqué, two buttons, one champion of 1927.',
    details: { Fabric: 'Petit piqué cotton' },
    colorways: readColorways(`
      725 | White     | White/White | L1212-00-001 | - | 5950 | 4950
      726 | Black     | Black/Black | L1212-00-031 | - | 5950 | 4950
      727 | Navy Blue | Navy/Navy   | L1212-00-166 | - | 5950 | 4850
      728 | Green     | Green/Green | L1212-00-132 | - | 5950 | 4750
      729 | Red       | Red/Red     | L1212-00-240 | - | 5950 | 4750
    `),
  },
  {
    brand: 'adidas',
    name: 'adidas Firebird Track Top',
    category: 'apparel',
    audience: 'unisex',
    sizing: 'letters',
    art: { silhouette: 'track-top', materials: { base: 'knit' } },
    story: 'Shiny tricot from the stadium, zip to the chin.',
    details: { Fabric: 'Recycled tricot' },
    colorways: readColorways(`
      730 | Black   | Black/White   | ED6073 | - | 4300 | 3950
      731 | Scarlet | Scarlet/White | ED7024 | - | 4300 | 3850
    `),
  },
  {
    brand: 'new-era',
    name: 'New Era 59FIFTY New York Yankees',
    category: 'apparel',
    audience: 'unisex',
    sizing: 'fitted',
    art: { silhouette: 'cap', materials: { base: 'canvas' } },
    story: 'The fitted cap of the Bronx, in a color that a film director asked for.',
    details: { Fabric: 'Wool blend', Fit: 'Fitted, flat brim' },
    colorways: readColorways(`
      732 | Navy  | Navy/White  | 10000103 | - | 2495 | 2450
      733 | Black | Black/Black | 10000104 | - | 2495 | 2450
      734 | Red   | Red/White   | 10011573 | - | 2495 | 2950
    `),
  },
  {
    brand: 'nike',
    name: 'Nike Heritage86 Washed Cap',
    category: 'apparel',
    audience: 'unisex',
    sizing: 'oneSize',
    art: { silhouette: 'cap', materials: { base: 'canvas' } },
    story: 'Soft, washed and curved.',
    details: { Fabric: 'Washed cotton twill' },
    colorways: readColorways(`
      735 | Black | Black/Black/White | 913011-010 | - | 1295 | 1250
      736 | White | White/White/Black | 913011-100 | - | 1295 | 1250
    `),
  },
  {
    brand: 'jordan',
    name: 'Jordan Jumpman Tracksuit Kids',
    category: 'apparel',
    audience: 'kids',
    sizing: 'kidsLetters',
    art: { silhouette: 'hoodie', materials: { base: 'fleece' } },
    story: 'Hoodie and pants for whoever runs through the house.',
    details: { Fabric: 'Brushed fleece', Sizes: 'S to XL, 8 to 15 years' },
    colorways: readColorways(`
      737 | Black          | Black/Gym Red | JDN-KIDS-SUIT-BLACK  | - | 3495 | 3150
      738 | Carbon Heather | Carbon/White  | JDN-KIDS-SUIT-CARBON | - | 3495 | 2950
    `),
  },
  {
    brand: 'nike',
    name: 'Nike Sportswear Tech Fleece Kids',
    category: 'apparel',
    audience: 'kids',
    sizing: 'kidsLetters',
    art: { silhouette: 'hoodie', materials: { base: 'fleece' } },
    story: 'Spacer fleece in small.',
    details: { Fabric: 'Spacer fleece', Sizes: 'S to XL, 8 to 15 years' },
    colorways: readColorways(`
      739 | Black             | Black/Black             | CU9223-010 | 2020-09-01 | 4795 | 4550
      740 | Dark Grey Heather | Dark Grey Heather/Black | CU9223-063 | 2020-09-01 | 4795 | 4450
    `),
  },
];
