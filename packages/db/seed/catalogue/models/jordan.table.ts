import type { CatalogueModel } from '../model.types.ts';
import { readColorways } from '../read-colorways.ts';

/** Jordan, by model; facts of the makers, words of ours. */
export const jordanModels: readonly CatalogueModel[] = [
  {
    brand: 'jordan',
    name: 'Jordan 1 Retro High OG',
    category: 'shoes',
    audience: 'men',
    sizing: 'nike',
    art: { silhouette: 'court-high', materials: { base: 'leather', over: 'leather' } },
    story:
      'The ankle-high shoe of 1985 in its original height, with the padded collar and the panels that everybody colors in first.',
    details: { Upper: 'Leather, padded high collar', Sole: 'Stitched rubber cup' },
    colorways: readColorways(`
      101 | Hyper Royal              | Hyper Royal/Light Smoke Grey-White       | 555088-402 | 2021-04-17 |  9895 | 16450
      102 | UNC Toe                  | University Blue/Black/White              | DZ5485-400 | 2023-07-08 | 10395 | 15700
      103 | Defiant SB LA to Chicago | Court Purple/Black-Sail-University Gold  | CD6578-507 | 2019-05-25 | 10195 | 14750
      104 | Defiant SB NYC to Paris  | Light Bone/Black-Crimson Tint-Hyper Pink | CD6578-006 | 2019-05-25 | 10195 | 17500
      105 | True Blue                | True Blue/White/Cement Grey              | DZ5485-410 | 2023-01-14 | 10395 | 17800
      106 | Defiant Couture          | Black/Gym Red-Muslin                     | BQ6682-006 | 2019-02-23 | 10195 | 17050
      107 | Heritage                 | White/University Red-Black               | 555088-161 | 2022-04-09 |  9895 | 16550
      108 | Stage Haze               | White/Black-Grey Fog-Bleached Coral      | 555088-108 | 2022-05-14 |  9895 | 14100
      109 | Praline                  | Praline/White/Sail                       | FN6622-201 | 2023-09-13 | 10395 | 14950 | women
      110 | Palomino                 | Black/Metallic Gold/Palomino/Sail        | DZ5485-020 | 2023-09-16 | 10395 | 14800
    `),
  },
  {
    brand: 'jordan',
    name: 'Jordan 1 Retro High',
    category: 'shoes',
    audience: 'men',
    sizing: 'nike',
    art: { silhouette: 'court-high', materials: { base: 'leather', over: 'leather' } },
    story:
      'Nine panels of leather, a wing of a collar and a flat cup sole: the frame on which half of all sneaker history was painted.',
    details: { Upper: 'Leather, padded high collar', Sole: 'Stitched rubber cup' },
    colorways: readColorways(`
      111 | Game Royal                        | Game Royal/Black-Summit White               | 555088-403 | 2018-07-18 |  9295 | 17050
      112 | Off-White University Blue         | White/Dark Powder Blue-Cone                 | AQ0818-148 | 2018-06-23 | 10995 | 48800
      113 | Shattered Backboard 3.0           | Black/Pale Vanilla-Starfish                 | 575441-028 | 2019-10-26 |  6995 | 17300 | kids
      114 | Obsidian UNC                      | Sail/Obsidian-University Blue               | 575441-140 | 2019-08-31 |  6995 | 11800 | kids
      115 | Travis Scott                      | Sail/Black-Dark Mocha-University Red        | CD4487-100 | 2019-05-11 | 10195 | 56400
      116 | Shadow (2018)                     | Black/Medium Grey-White                     | 555088-013 | 2018-04-14 |  9295 | 15100
      117 | Pine Green Black                  | Black/Pine Green-White-Gym Red              | 575441-030 | 2020-02-29 |  7495 | 12150 | kids
      118 | Royal Toe                         | Black/White-Game Royal-Black                | 555088-041 | 2020-05-09 |  9895 | 16700
      119 | Pine Green                        | Pine Green/Sail-Black                       | 555088-302 | 2018-09-22 |  9295 | 14750
      120 | Dark Mocha                        | Sail/Dark Mocha-Black-Black                 | 555088-105 | 2020-10-31 |  9895 | 15500
      121 | Fearless UNC Chicago              | White/University Blue-Varsity Red-Black     | CK5666-100 | 2019-11-02 |  9295 | 15450
      122 | Homage To Home Chicago (Numbered) | Black/University Red-White                  | AR9880-023 | 2018-04-21 |  9295 | 15150
      123 | Hyper Royal                       | Hyper Royal/Sail-Hyper Royal                | 555088-401 | 2018-07-07 |  9295 | 14900
      124 | Union Los Angeles Blue Toe        | White/Storm Blue-Varsity Red-Black          | BV1300-146 | 2018-11-17 | 10995 | 37400
      125 | Union Los Angeles Black Toe       | White/Black-Varsity Red-Wolf Grey           | BV1300-106 | 2018-11-17 | 10995 | 37050
      126 | UNC Patent                        | Obsidian/Blue Chill-White                   | CD0461-401 | 2019-02-14 |  9295 | 13400 | women
      127 | Court Purple White                | Court Purple/White-Black                    | 575441-500 | 2020-04-11 |  7495 | 13050 | kids
      128 | Neutral Grey Hyper Crimson        | Neutral Grey/Black-Hyper Crimson-White      | 555088-018 | 2019-01-24 |  9295 | 16050
      129 | Blue Moon                         | Summit White/Blue Moon-Black                | 555088-115 | 2018-05-01 |  9295 | 16000
      130 | Rookie of the Year                | Golden Harvest/Black-Sail                   | 555088-700 | 2018-11-17 |  9295 | 15700
      131 | Zoom Zen Green                    | Black/Black-Tomatillo-Rage-Green            | CK6637-002 | 2020-08-14 | 10195 | 17150
      132 | Tokyo Bio Hack                    | Baroque Brown/Black-Laser Orange-Racer Pink | 555088-201 | 2020-09-04 |  9895 | 16600
    `),
  },
  {
    brand: 'jordan',
    name: 'Jordan 1 Mid',
    category: 'shoes',
    audience: 'men',
    sizing: 'nike',
    art: { silhouette: 'court-mid', materials: { base: 'leather', over: 'leather' } },
    story:
      'One lace hole lower than the high and easier every day: the pair that comes out in more colors than anyone can count.',
    details: { Upper: 'Leather, padded mid collar', Sole: 'Stitched rubber cup' },
    colorways: readColorways(`
      133 | Royal (2020)                         | Black/Game Royal-White                            | 554724-068 | 2020-01-02 | 6395 | 11950
      134 | UNC                                  | White/Carolina Blue                               | BQ6472-114 | 2020-01-01 | 6695 | 10800 | women
      135 | Union Royal                          | White/Black-Light Solar Flare Heather-Hyper Royal | 852542-102 | 2020-07-31 | 6995 | 27300
      136 | Chicago 2020                         | White/Gym Red-Black                               | 554275-173 | 2020-07-16 | 5195 |  9500 | kids
      137 | Shattered Backboard                  | Black/White-Starfish                              | 554724-058 | 2019-09-07 | 6395 | 14550
      138 | Chicago Toe                          | Black/Gym Red-White                               | 554724-069 | 2020-04-01 | 6695 | 10500
      139 | Pine Green                           | Pine Green/Sail-Black                             | BQ6931-301 | 2018-12-18 | 5795 |  7850 | kids
      140 | Bred Toe                             | Black/Noble Red-White                             | 554724-066 | 2020-01-01 | 6395 |  9300
      141 | Royal Blue Laser Orange              | White/Deep Royal Blue-Track Red-Laser Orange      | 554724-131 | 2020-09-15 | 6395 |  9250
      142 | Tiki Leaf Team Red                   | Team Red/University Red-Sail-Muslin               | DZ2820-601 | 2023-03-08 | 7795 | 11550 | women
      143 | P(HER)SPECTIVE                       | Washed Coral/Chrome-Light Whistle                 | CW6008-600 | 2020-06-20 | 7195 | 10650 | women
      144 | Camo (2020)                          | Light Bone/Black                                  | CW5490-001 | 2020-03-15 | 6695 |  9750
      145 | Fearless Blue the Great              | Muslin/Varsity Red-Royal-Taxi-Black               | CU2805-100 | 2019-11-09 | 7495 | 11000
      146 | Alternate Swooshes Red Yellow        | Black/University Red-White-Lucid Green            | BQ6472-063 | 2020-04-06 | 6695 |  9750 | women
      147 | Sisterhood                           | Game Royal/Black-White                            | CV0152-401 | 2020-10-15 | 7195 | 10600 | women
      148 | Fearless Maison Chateau Rouge        | Pale Vanilla/Cinnamon                             | CU2803-200 | 2019-11-30 | 7495 | 10800
      149 | Composition Notebook                 | Orange/Volt-Black-White                           | 554725-870 | 2020-01-05 | 5195 |  7400 | kids
      150 | Pregame Pack Mindfulness Luka Doncic | White/Green-Purple                                | CW5853-100 | 2020-04-30 | 7195 | 10200
      151 | Milan                                | Sail/Light Bone-String-Shimmer                    | CV3044-100 | 2020-02-22 | 7495 | 10350
      152 | Triple White 2.0 (2020)              | White/White-White                                 | 554724-130 | 2020-06-01 | 6695 |  9000
    `),
  },
  {
    brand: 'jordan',
    name: 'Jordan 1 Low',
    category: 'shoes',
    audience: 'men',
    sizing: 'nike',
    art: { silhouette: 'court-low', materials: { base: 'leather', over: 'leather' } },
    story: 'The 1985 panels cut below the ankle. Light enough for the heat, loud enough for the hoop.',
    details: { Upper: 'Leather, perforated toe', Sole: 'Stitched rubber cup' },
    colorways: readColorways(`
      153 | Reverse Bred                    | Gym Red/Black-Gym Red-White                    | 553558-606 | 2020-09-29 | 5195 |  9750
      154 | SB UNC                          | Dark Powder Blue/White                         | CJ7891-401 | 2019-08-12 | 6395 | 10100
      155 | Black Toe                       | White/Black-Gym Red                            | 553558-116 | 2019-04-01 | 5195 |  8250
      156 | Game Royal                      | White/Game Royal-Black                         | 553560-124 | 2020-07-24 | 4395 |  7450 | kids
      157 | Pine Green                      | Pine Green/White-Black                         | 553560-301 | 2020-02-01 | 4395 |  6250 | kids
      158 | Shadow                          | Black/Light Smoke Grey-White                   | 553558-039 | 2020-01-10 | 5195 |  7350
      159 | Royal Yellow                    | White/Track Red-Deep Royal Blue                | 553560-123 | 2020-09-15 | 4395 |  6850 | kids
      160 | Shattered Backboard             | Black/White-Starfish                           | 553558-128 | 2019-05-09 | 5195 | 10450
      161 | Pine Green                      | Pine Green/Black-White                         | 553558-301 | 2020-02-01 | 5195 |  6650
      162 | Nothing But Net                 | White/Dark Obsidian-Team Red                   | CZ8657-100 | 2020-06-27 | 4595 |  6850 | kids
      163 | Gym Red White                   | Gym Red/Gym Red-White                          | 553558-611 | 2020-03-01 | 5195 |  7650
      164 | SB Midnight Navy                | Midnight Navy/White-Ember Glow-Metallic Silver | CJ7891-400 | 2019-06-17 | 6395 |  9250
      165 | SB QS Lance Mountain Desert Ore | Desert Ore/Royal Blue-Dark Powder Blue         | CJ7891-200 | 2019-12-09 | 6995 |  9750
      166 | Sneaker Politics                | White/White-Gum Yellow-Hyper Pink              | CQ3587-119 | 2019-05-10 | 5795 |  7850
    `),
  },
  {
    brand: 'jordan',
    name: 'Jordan 2 Retro',
    category: 'shoes',
    audience: 'men',
    sizing: 'nike',
    art: { silhouette: 'retro-print', materials: { base: 'leather', over: 'leather' } },
    story: 'Made in Italy in 1986 and never shy about it: smooth leather, a scaled quarter and a heel like a bumper.',
    details: { Upper: 'Smooth leather, embossed quarter', Sole: 'Polyurethane with a heel frame' },
    colorways: readColorways(`
      167 | A Ma Maniére Airness | Sail/Black-Burgundy Crush | DO7216-100 | 2022-06-04 | 12995 | 17150
    `),
  },
  {
    brand: 'jordan',
    name: 'Jordan 2 Retro Low',
    category: 'shoes',
    audience: 'women',
    sizing: 'nike',
    art: { silhouette: 'court-low', materials: { base: 'leather', over: 'leather' } },
    story: 'The most Italian of the line, cut low.',
    details: { Upper: 'Smooth leather', Sole: 'Polyurethane with a heel frame' },
    colorways: readColorways(`
      168 | UNC           | White/University Blue-Cement Grey    | DV9956-104 | 2023-07-22 | 8695 | 14200
      169 | Varsity Royal | White/Varsity Royal/Black/Muslin     | DX4401-104 | 2023-08-10 | 8695 | 15350
      170 | Sky J Orange  | Sky J Orange/Varsity Red/Sky J Mauve | DX4401-800 | 2023-08-10 | 8695 | 10200
    `),
  },
  {
    brand: 'jordan',
    name: 'Jordan 3 Retro',
    category: 'shoes',
    audience: 'men',
    sizing: 'nike',
    art: { silhouette: 'retro-print', materials: { base: 'tumbled', over: 'leather' } },
    story: 'Tinker’s first: tumbled leather, a printed toe and heel that look cut from stone, and air one can see.',
    details: { Upper: 'Tumbled leather, elephant-textured overlays', Sole: 'Polyurethane with a visible air unit' },
    colorways: readColorways(`
      171 | Pine Green                 | Black/Silver/White/Pine Green                                | CT8532-030 | 2021-10-30 | 10995 | 18100
      172 | Varsity Royal Cement       | Varsity Royal/Varsity Royal-Cement Grey                      | CT8532-400 | 2020-10-10 | 10995 | 19800
      173 | UNC (2020)                 | White/Valor Blue-Tech Grey                                   | CT8532-104 | 2020-03-07 | 10995 | 16000
      174 | Fragment                   | White/White-Black                                            | DA3595-100 | 2020-09-17 | 11595 | 55800
      175 | White Cement Reimagined    | Summit White/Fire Red/Black/Cement Grey                      | DN3707-100 | 2023-03-11 | 12195 | 18600
      176 | T CO JP Fire Red Denim     | White/Fire Red-Black                                         | CZ6433-100 | 2020-08-08 | 11595 | 17350
      177 | Fire Red Denim (2020)      | White/Black-Fire Red                                         | CZ6431-100 | 2020-08-27 | 11595 | 16800
      178 | Palomino                   | Light Orewood Brown/Metallic Gold/Light British Tan/Palomino | CT8532-102 | 2023-08-19 | 11595 | 16600
      179 | Fire Red Cement (Nike Chi) | Varsity Red/Varsity Red-Cement Grey                          | CU2277-600 | 2020-02-22 | 11595 | 16500
      180 | Animal Instinct            | Black/Sail/Gum Light Brown/Multi-Color                       | CK4344-002 | 2019-12-19 | 12995 | 18050
      181 | Laser Orange               | White/Laser Orange-Cement Grey-Black                         | CK9246-108 | 2020-08-21 | 10995 | 15100 | women
    `),
  },
  {
    brand: 'jordan',
    name: 'Jordan 4 Retro',
    category: 'shoes',
    audience: 'men',
    sizing: 'nike',
    art: { silhouette: 'retro-net', materials: { base: 'suede', over: 'leather' } },
    story:
      'Mesh windows, wing lace locks and a heel tab with an opinion: the busiest shoe of 1989, and still the first to sell out.',
    details: { Upper: 'Leather or nubuck with molded mesh', Sole: 'Polyurethane with a visible air unit' },
    colorways: readColorways(`
      182 | Bred (2019)              | Black/Fire Red-Cement Grey-Summit White                | 308497-060 | 2019-05-04 | 11595 | 21300
      183 | What The                 | White/Military Blue-Fire Red-Black-Cement Grey         | CI1184-146 | 2019-11-23 | 11595 | 36000
      184 | Union Off Noir           | Off-Noir/Brigade Blue-Dark Smoke Grey-Light Fusion Red | DC9533-001 | 2020-08-29 | 14495 | 47800
      185 | Off-White Sail           | Sail/Muslin-White-Black                                | CV9388-100 | 2020-07-25 | 11595 | 43550 | women
      186 | Infrared                 | Dark Grey/Infrared 23-Black-Cement Grey                | DH6927-061 | 2022-05-12 | 11595 | 17250
      187 | SB Pine Green            | Sail/Pine Green/Neutral Grey/White                     | DR5415-103 | 2023-03-21 | 12995 | 19100
      188 | Travis Scott Cactus Jack | University Blue/Black-Varsity Red                      | 308497-406 | 2018-06-09 | 12995 | 59800
      189 | Union Guava Ice          | Guava Ice/Light Bone-Brigade Blue-Light Fusion Red     | DC9533-800 | 2020-08-29 | 14495 | 43500
      190 | Metallic Purple          | White/Court Purple-Metallic Silver                     | 408452-115 | 2020-05-20 |  8095 | 14500 | kids
      191 | PSG Paris Saint-Germain  | White/Black-Metallic Gold-Bordeaux                     | CZ5624-100 | 2020-10-10 | 12995 | 22800
      192 | PSG Paris Saint-Germain  | White/Bordeaux-Neutral Grey-Black                      | CZ6509-100 | 2020-10-10 |  8095 | 13950 | kids
      193 | Metallic Purple          | White/Metallic Silver-Court Purple                     | CT8527-115 | 2020-05-20 | 10995 | 18900
      194 | Fossil                   | Mushroom/Multi-Color-Black-Fossil-Pale Ivory           | AQ9129-200 | 2019-09-19 | 10995 | 18700 | women
      195 | Lucid Green Rasta        | White/University Red-Lucid Green-Black                 | AQ9129-100 | 2020-04-16 | 10995 | 18450 | women
      196 | Black Cat (2020)         | Black/Black-Light Graphite                             | CU1110-010 | 2020-01-22 | 10995 | 18200
      197 | 95 Neon                  | Cool Grey/Volt-Wolf Grey-Anthracite                    | CT5343-007 | 2020-03-21 |  9295 | 15100 | kids
      198 | Raptors (2018)           | Black/Court Purple-University Red                      | AQ3816-065 | 2018-08-18 | 11595 | 18200
      199 | Midnight Navy            | White/Midnight Navy/Light Smoke Grey-Fire Red          | DH6927-140 | 2022-10-29 | 12195 | 18950
    `),
  },
  {
    brand: 'jordan',
    name: 'Jordan 5 Retro',
    category: 'shoes',
    audience: 'men',
    sizing: 'nike',
    art: { silhouette: 'retro-net', materials: { base: 'suede', over: 'leather' } },
    story:
      'Shark teeth on the midsole, a reflective tongue and a clear net on the side, drawn with a fighter plane in mind.',
    details: { Upper: 'Leather or nubuck, clear mesh panels', Sole: 'Polyurethane, clear rubber outsole' },
    colorways: readColorways(`
      200 | Off-White Black               | Black/Muslin-Fire Red                           | CT8480-001 | 2020-02-15 | 12995 | 55300
      201 | Top 3                         | Black/Fire Red-Grape Ice-New Emerald            | CZ1786-001 | 2020-06-20 | 11595 | 17000
      202 | Burgundy 2023                 | Deep Burgundy/Light Graphite/Silver             | DZ4131-600 | 2023-09-09 | 12995 | 18450
      203 | Fire Red Silver Tongue (2020) | White/Black-Metallic Silver-Fire Red            | DA1911-102 | 2020-05-02 | 11595 | 15900
      204 | Michigan (2019)               | Amarillo/College Navy-Amarillo                  | CQ9541-704 | 2019-07-06 | 12995 | 17300
      205 | Alternate Bel-Air             | White/Court Purple-Racer Pink-Ghost Green       | DB3024-100 | 2020-08-29 |  8695 | 11450 | kids
      206 | Alternate Grape               | Grape Ice/New Emerald-Black                     | 136027-500 | 2020-07-08 | 10995 | 14300
      207 | SE Oregon                     | Apple Green/Black-Yellow Strike-Black           | CK6631-307 | 2020-09-12 | 12995 | 16500
      208 | Jade Horizon                  | Jade Horizon/Light Silver-Anthracite-Pink Glaze | DC7501-300 | 2022-04-09 | 10995 | 13000
    `),
  },
  {
    brand: 'jordan',
    name: 'Jordan 6 Retro',
    category: 'shoes',
    audience: 'men',
    sizing: 'nike',
    art: { silhouette: 'retro-net', materials: { base: 'suede', over: 'leather' } },
    story: 'Holes for the fingers in the tongue and a spoiler on the heel, because getting in quickly matters too.',
    details: { Upper: 'Leather or nubuck, perforated', Sole: 'Polyurethane, clear rubber outsole' },
    colorways: readColorways(`
      209 | Black Infrared 2019      | Black/Infrared                         | 384665-060 | 2019-02-16 |  8095 | 11550 | kids
      210 | Travis Scott             | Medium Olive/Black-Sail-University Red | CN1084-200 | 2019-10-11 | 14495 | 72700
      211 | Tech Chrome              | Black/Light Smoke Grey-Sail-Chrome     | CK6635-001 | 2020-09-24 | 10995 | 14800 | women
      212 | Washed Denim             | Washed Denim/Sail-Varsity Red-Black    | CT5350-401 | 2019-12-28 | 11595 | 15250
      213 | Aleali May               | Rust Pink/Bright Crimson               | CI0550-600 | 2019-03-15 | 10995 | 14050 | women
      214 | Hare                     | Neutral Grey/White-True Red-Black      | CT9529-062 | 2020-06-17 | 10995 | 14000
      215 | DMP (2020)               | Black/Metallic Gold                    | CT4954-007 | 2020-04-18 | 11595 | 13800
      216 | PSG Paris Saint-Germain  | Iron Grey/Infrared 23-Black            | CK1229-001 | 2019-08-10 | 12995 | 15450
      217 | Quai54 Sail Black (2020) | Sail/Black-Team Orange-Racer Blue      | CZ4152-101 | 2020-08-08 | 10995 | 11900
    `),
  },
  {
    brand: 'jordan',
    name: 'Jordan 7 Retro',
    category: 'shoes',
    audience: 'men',
    sizing: 'nike',
    art: { silhouette: 'retro-dimple', materials: { base: 'suede', over: 'leather' } },
    story: 'The Barcelona year: a stretch bootie inside, African geometry outside.',
    details: { Upper: 'Nubuck and leather', Sole: 'Polyurethane with a cushioned insert' },
    colorways: readColorways(`
      218 | Patta Shimmer                   | Shimmer/Tough Red-Mahogany Mink-Velvet Brown  | AT3375-200 | 2019-06-15 | 11595 | 23150
      219 | Trophy Room New Sheriff in Town | Obsidian/Dark Obsidian-True Red-Metallic Gold | DM1195-474 | 2022-11-03 | 12995 | 14900
    `),
  },
  {
    brand: 'jordan',
    name: 'Jordan 8 Retro',
    category: 'shoes',
    audience: 'women',
    sizing: 'nike',
    art: { silhouette: 'retro-dimple', materials: { base: 'suede', over: 'leather' } },
    story: 'Two crossed straps and a fuzzy badge: nobody has been neutral about it since 1993.',
    details: { Upper: 'Leather with crossing straps', Sole: 'Polyurethane' },
    colorways: readColorways(`
      220 | Playoffs (20203)  | Black/True Red                             | 305381-062 | 2023-09-30 | 11595 | 13950
      221 | White Aqua (2007) | White/Varsity Red-Bright Concord-Aqua Tone | 316836-161 | 2007-09-22 |  8095 |  8850
    `),
  },
  {
    brand: 'jordan',
    name: 'Jordan 11 Retro',
    category: 'shoes',
    audience: 'men',
    sizing: 'nike',
    art: { silhouette: 'retro-patent', materials: { base: 'mesh', over: 'leather' } },
    story:
      'A ring of patent leather around ballistic nylon on a clear sole. Worn with a suit at least once by everyone who owns it.',
    details: { Upper: 'Ballistic mesh, patent leather', Sole: 'Carbon plate, clear rubber' },
    colorways: readColorways(`
      222 | Playoffs Bred 2019   | Black/White-Varsity Red | 378038-061 | 2019-12-14 |  9895 | 17250 | kids
      223 | Concord (2018)       | White/Black-Concord     | 378037-100 | 2018-12-08 | 12795 | 21150
      224 | Cherry (2022)        | White/Varsity Red/Black | CT8012-116 | 2022-12-10 | 12995 | 17250
      225 | Legend Blue (2024)   | White/Legend Blue/Black | 378038-104 | 2024-12-14 | 10695 | 14000 | kids
      226 | Playoffs Bred (2019) | Black/White-Varsity Red | 378037-061 | 2019-12-14 | 12795 | 20100
    `),
  },
  {
    brand: 'jordan',
    name: 'Jordan 11 Retro Low',
    category: 'shoes',
    audience: 'men',
    sizing: 'nike',
    art: { silhouette: 'court-low', materials: { base: 'mesh', over: 'leather' } },
    story: 'Patent leather for the warm months.',
    details: { Upper: 'Mesh and patent leather', Sole: 'Clear rubber' },
    colorways: readColorways(`
      227 | Concord Bred  | White/Gym Red-Black-True Red      | 528896-160 | 2020-06-27 |  7795 | 12900 | kids
      228 | White Concord | White/Black-Concord               | AH7860-100 | 2020-07-10 | 10695 | 15950 | women
      229 | Cool Grey     | Medium Grey/White-Gunsmoke        | 528895-003 | 2018-04-28 | 10195 | 14100
      230 | Black Cement  | Black/Fire Red-Cement Grey-White  | 919712-006 | 2020-07-16 |  9895 | 11900
      231 | Cement Grey   | White/Cement Grey/University Blue | AV2187-140 | 2023-04-01 | 10995 | 12600
    `),
  },
  {
    brand: 'jordan',
    name: 'Jordan 12 Retro',
    category: 'shoes',
    audience: 'men',
    sizing: 'nike',
    art: { silhouette: 'retro-rays', materials: { base: 'tumbled', over: 'leather' } },
    story: 'Stitched rays like a rising sun, a lizard-textured mudguard and metal at the top of the laces.',
    details: { Upper: 'Tumbled leather, stitched rays', Sole: 'Herringbone rubber' },
    colorways: readColorways(`
      232 | Black Dark Concord    | Black/Black-Dark Concord           | CT8013-005 | 2020-10-17 | 10995 | 19700
      233 | Black Game Royal      | Black/Game Royal-Black             | 130690-014 | 2019-09-21 | 10995 | 16350
      234 | Black University Gold | Black/University Gold              | 153265-070 | 2020-07-24 |  8095 | 11200 | kids
      235 | Indigo                | Stone Blue/Legend Blue-Obsidian    | DB5595-404 | 2020-08-22 |  8095 | 11050 | kids
      236 | Reverse Taxi          | Black/White-Taxi-Black             | 130690-017 | 2019-10-31 | 10995 | 14050
      237 | Michigan              | College Navy/Amarillo              | BQ3180-407 | 2018-06-23 | 12995 | 15050
      238 | Fiba (2019)           | White/University Red-Metallic Gold | 130690-107 | 2019-08-24 | 10995 | 11900
      239 | Indigo                | Stone Blue/Legend Blue-Obsidian    | 130690-404 | 2020-08-22 | 10995 | 13300
      240 | Black University Gold | Black/University Gold              | 130690-070 | 2020-07-24 | 10995 | 12350
    `),
  },
  {
    brand: 'jordan',
    name: 'Jordan 13 Retro',
    category: 'shoes',
    audience: 'men',
    sizing: 'nike',
    art: { silhouette: 'retro-dimple', materials: { base: 'leather', over: 'suede' } },
    story: 'Dimples on the side, a paw underneath, an eye at the ankle: the black cat on his feet.',
    details: { Upper: 'Leather, dimpled mesh, suede', Sole: 'Podded foam' },
    colorways: readColorways(`
      241 | White Lucky Green       | White/White-Lucky Green-Black            | DB6537-113 | 2020-09-26 | 10995 | 15000
      242 | Black University Blue   | Black/University Blue/White              | DJ5982-041 | 2022-12-23 | 11595 | 15400
      243 | He Got Game 2018        | White/True Red-Black                     | 884129-104 | 2018-08-04 |  8095 | 10450 | kids
      244 | Flint 2020              | Navy/Flint Grey-White-University Blue    | 884129-404 | 2020-05-30 |  8095 | 10300 | kids
      245 | Chinese New Year (2020) | Pale Ivory/Black-Digital Pink-Club Gold  | CW4409-100 | 2020-01-23 | 11595 | 14600
      246 | White Soar Green Pink   | White/Soar-Green-Pink                    | 439358-100 | 2020-05-08 |  8095 | 10000 | kids
      247 | Black Island Green      | Black/Metallic Silver-Island Green       | 414571-030 | 2019-11-09 | 11595 | 13350
      248 | Reverse He Got Game     | Black/Gym Red-White                      | 414571-061 | 2020-01-11 | 10995 | 12050
      249 | Lakers                  | White/Black-Court Purple-University Gold | 414571-105 | 2019-07-20 | 10995 | 11650
      250 | White Lucky Green       | White/White-Lucky Green-Black            | DB6536-113 | 2020-09-26 |  8095 | 10550 | kids
    `),
  },
  {
    brand: 'jordan',
    name: 'Jordan 1 Retro High',
    category: 'shoes',
    audience: 'kids',
    sizing: 'nike',
    art: { silhouette: 'court-high', materials: { base: 'leather', over: 'leather' } },
    story: 'The high of 1985 for grade schoolers who already know the year.',
    details: { Upper: 'Leather, padded high collar', Sizes: 'Grade school, 4Y to 7Y' },
    colorways: readColorways(`
      251 | Royal Toe        | Black/White-Game Royal-Black                | 575441-041 | 2020-05-09 | 7495 | 11850
      252 | Tokyo Bio Hack   | Baroque Brown/Black-Laser Orange-Racer Pink | 575441-201 | 2020-09-04 | 8095 |  9850
      253 | Light Smoke Grey | White/Black-Light Smoke Grey-Varsity Red    | 575441-126 | 2020-07-11 | 7495 |  9100
      254 | Bloodline        | Black/Gym Red-White                         | 575441-062 | 2019-11-29 | 6995 |  8250
      255 | Turbo Green      | Turbo Green/Sail-White-Light Smoke Grey     | 575441-311 | 2019-02-15 | 6995 |  6800
    `),
  },
  {
    brand: 'jordan',
    name: 'Jordan 1 Mid',
    category: 'shoes',
    audience: 'kids',
    sizing: 'nike',
    art: { silhouette: 'court-mid', materials: { base: 'leather', over: 'leather' } },
    story: 'Colors of the big ones, cut for younger feet, with a collar that is easy to get into.',
    details: { Upper: 'Leather', Sizes: 'Grade school, 4Y to 7Y' },
    colorways: readColorways(`
      256 | Patent Black White Gold | Black/White-Metallic Gold      | BQ6931-007 | 2019-01-22 | 5195 | 6650
      257 | Camo                    | Light Bone/Black               | CW5550-001 | 2020-07-01 | 6395 | 7700
      258 | Light Smoke Grey        | Light Smoke Grey/Black-White   | 554725-092 | 2020-06-09 | 5195 | 5700
      259 | Green Toe               | Black/Gym Red-White-Pine Green | 554725-067 | 2019-12-10 | 5195 | 5600
      260 | Incredible Hulk         | Aloe Verde/Court Purple-White  | 554725-300 | 2020-04-01 | 5195 | 5250
      261 | White Black Teal Tint   | White/Black-Teal Tint          | BQ6931-103 | 2019-08-01 | 5795 | 5800
      262 | White Shadow            | Black/Medium Grey-White        | 554725-073 | -          | 5195 | 7450
    `),
  },
  {
    brand: 'jordan',
    name: 'Jordan 1 Low',
    category: 'shoes',
    audience: 'kids',
    sizing: 'nike',
    art: { silhouette: 'court-low', materials: { base: 'leather', over: 'leather' } },
    story: 'Low, quick to tie, and through the school gate on time.',
    details: { Upper: 'Leather', Sizes: 'Grade school, 4Y to 7Y' },
    colorways: readColorways(`
      263 | Reverse Bred  | Gym Red/Black-Gym Red-White        | 553560-606 | 2020-07-01 | 4395 | 8000
      264 | Gym Red White | Gym Red/Gym Red-White              | 553560-611 | 2020-03-01 | 4395 | 4300
      265 | Laser Blue    | Black/Black-Laser Blue-White       | CT1564-004 | 2020-05-17 | 4895 | 4600
      266 | Grey Toe      | Black/Black-Light Smoke Grey-White | 553560-039 | -          | 4395 | 4350
    `),
  },
  {
    brand: 'jordan',
    name: 'Jordan 6 Retro',
    category: 'shoes',
    audience: 'kids',
    sizing: 'nike',
    art: { silhouette: 'retro-net', materials: { base: 'suede', over: 'leather' } },
    story: 'Two holes in the tongue, for small fingers.',
    details: { Upper: 'Leather or nubuck', Sizes: 'Grade school, 4Y to 7Y' },
    colorways: readColorways(`
      267 | Washed Denim | Washed Denim/Sail-Varsity Red-Black | CV5489-401 | 2019-12-28 | 8095 | 8250
      268 | DMP 2020     | Black/Metallic Gold                 | CT4964-007 | 2020-04-18 | 8695 | 8650
      269 | Hare         | Neutral Grey/White-True Red-Black   | 384665-062 | 2020-06-17 | 8095 | 7750
    `),
  },
  {
    brand: 'jordan',
    name: 'Jordan 14 Retro',
    category: 'shoes',
    audience: 'men',
    sizing: 'nike',
    art: { silhouette: 'court-low', materials: { base: 'leather', over: 'suede' } },
    story: 'Drawn after a red Italian car; there is even an air intake underneath.',
    details: { Upper: 'Leather or suede', Sole: 'Carbon-look shank' },
    colorways: readColorways(`
      270 | White Hyper Royal  | White/Black-Hyper Royal       | 487524-104 | 2020-09-19 |  8095 | 15000 | kids
      271 | Doernbecher (2019) | Black/Multi-Color             | CV2469-001 | 2019-12-07 | 11595 | 14850
      272 | Gym Red Toro       | Black/White-Off White-Gym Red | 487471-006 | 2020-07-02 | 10995 | 11100
      273 | Gym Red Toro       | Black/Gym Red-White-Off White | 487524-006 | 2020-07-02 |  8095 |  8150 | kids
    `),
  },
];
