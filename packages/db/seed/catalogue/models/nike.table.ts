import type { CatalogueModel } from '../model.types.ts';
import { readColorways } from '../read-colorways.ts';

/** Nike, by model; facts of the makers, words of ours. */
export const nikeModels: readonly CatalogueModel[] = [
  {
    brand: 'nike',
    name: 'Nike Air Force 1 Low',
    category: 'shoes',
    audience: 'men',
    sizing: 'nike',
    art: { silhouette: 'court-low', materials: { base: 'leather', over: 'leather' } },
    story:
      'A basketball shoe of 1982 that became the default: thick cup, perforated toe, one strap of leather around the ankle.',
    details: { Upper: 'Leather, perforated toe', Sole: 'Thick rubber cup with an air unit' },
    colorways: readColorways(`
      274 | Supreme White                   | White/White-White                                             | CU9225-100 | 2020-03-05 |  5595 | 14350
      275 | Travis Scott Sail               | Sail/Sail-Gum Light Brown                                     | AQ4211-101 | 2018-08-10 |  8695 | 50900
      276 | Clot Rose Gold Silk             | Rose Gold/White-Gum Medium Brown                              | CJ5290-600 | 2020-01-25 | 14495 | 31350
      277 | Supreme Black                   | Black/Black-Black                                             | CU9225-001 | 2020-03-05 |  5595 | 13300
      278 | Travis Scott Cactus Jack        | Multi-Color/Muted Bronze-Fossil                               | CN2405-900 | 2019-11-16 |  9295 | 49900
      279 | CLOT Blue Silk                  | University Blue/White-Gum                                     | CJ5290-400 | 2019-11-11 | 14495 | 29000
      280 | Off-White Volt                  | Volt/Hyper Jade-Cone-Black                                    | AO4606-700 | 2018-12-19 |  9895 | 39750
      281 | Wheat Dark Mocha                | Wheat/Wheat-Dark Mocha                                        | DC7504-700 | 2020-10-17 |  7495 | 10150
      282 | Gore-tex Obsidian               | Obsidian/Black-Off Noir-White                                 | CK2630-400 | 2019-12-01 |  8695 | 11600
      283 | Off-White Black White           | Black/White-Cone-Black                                        | AO4606-001 | 2018-12-19 |  9895 | 35050
      284 | 3x1 Denim Raw Indigo            | Raw Indigo/Raw Indigo-Dark Obsidian-Total Orange-Summit White | 905345-402 | 2019-05-24 |  7495 | 11100
      285 | NY vs. NY White Black           | White/Black                                                   | CW7297-100 | 2020-07-17 |  6395 |  9200
      286 | Pure Platinum Indigo Fog        | Pure Platinum/White-Hyper Crimson-Indigo Fog                  | CK4383-001 | 2020-05-18 |  6395 |  9000
      287 | Puerto Rico (2020)              | True White/True White-Obsidian-Comet Red                      | CJ1386-100 | 2020-06-01 |  8095 | 11100
      288 | Worldwide White Blue Fury Black | White/Blue Fury-Black                                         | CK7648-100 | 2020-07-11 |  5195 |  6750
      289 | Olivia Kim No Cover             | Navy/Yellow-Sail                                              | CK3314-400 | 2019-12-08 |  6995 |  8700 | women
      290 | Ivory Snake                     | White/Elemental Gold-Dark Hazel-Black                         | AO1635-100 | 2019-05-22 |  8695 | 10900
      291 | QS Uno                          | White/University Gold-University Red-Game Royal               | DO6634-100 | 2022-04-23 |  5195 |  6450 | kids
      292 | Moto                            | Summit White/White-Tour Yellow-Black                          | AT2583-100 | 2018-05-01 |  5795 |  6750 | women
      293 | Be True (2020)                  | White/Multi-Color-White                                       | CV0258-100 | 2020-06-22 |  6995 |  8000
    `),
  },
  {
    brand: 'nike',
    name: 'Nike Air Force 1 Shadow',
    category: 'shoes',
    audience: 'women',
    sizing: 'nike',
    art: { silhouette: 'court-low', materials: { base: 'leather', over: 'leather' } },
    story: 'Everything twice: double panels, double eyestays, pastel on pastel.',
    details: { Upper: 'Layered leather', Sole: 'Raised rubber cup' },
    colorways: readColorways(`
      294 | White Coral Pink                      | Summit White/Washed Coral-Summit White-Pink Quartz | CJ1641-101 | 2020-06-01 | 6395 | 9600
      295 | White Grey                            | White/Grey Fog-Photon Dust-Particle Grey           | CK6561-100 | 2020-08-04 | 6395 | 9450
      296 | White Sapphire Barely Volt            | White/Sapphire-Fire Pink-Barely Volt               | CJ1641-100 | 2020-06-01 | 6395 | 8900
      297 | Triple White                          | White/White-White                                  | CI0919-100 | 2019-10-03 | 6395 | 8150
      298 | Summit White Barely Volt Crimson Tint | Summit White/Black-Barely Volt-Crimson Tint        | CI0919-107 | -          | 6395 | 9600
    `),
  },
  {
    brand: 'nike',
    name: 'Nike Dunk Low',
    category: 'shoes',
    audience: 'men',
    sizing: 'nike',
    art: { silhouette: 'court-low', materials: { base: 'leather', over: 'leather' } },
    story: 'College colors in hard blocks on a low cup: made for teams in 1985, found by skaters, worn by all.',
    details: { Upper: 'Leather', Sole: 'Rubber cup with a pivot circle' },
    colorways: readColorways(`
      299 | Off-White University Gold Midnight Navy | University Gold/Midnight Navy-White                     | CT0856-700 | 2019-12-20 |  9895 | 42750
      300 | Game Royal                              | Summit White/Game Royal-Summit White                    | CK6654-100 | 2020-09-04 |  6395 | 10750 | women
      301 | Off-White Pine Green                    | White/Pine Green-Pine Green                             | CT0856-100 | 2019-12-20 |  9895 | 40400
      302 | Off-White University Red                | University Red/University Red-Wolf Grey                 | CT0856-600 | 2019-12-20 |  9895 | 38950
      303 | Split - Chicago                         | University Red/Black/Light Silver/White                 | DZ2536-600 | 2023-07-15 |  6395 |  9900
      304 | Comme des Garcons Print                 | Black/White                                             | CZ2675-001 | 2020-05-14 | 15095 | 24000 | women
      305 | Brazil (2020)                           | Varsity Maize/Pine Green-White                          | CU1727-700 | 2020-05-21 |  5795 |  9000
      306 | Two-Toned Grey                          | Light Grey/Dark Grey                                    | DH9765-001 | 2022-03-01 |  4895 |  7600 | kids
      307 | Gym Red                                 | Summit White/Gym Red-Summit White                       | CK6654-101 | 2020-09-04 |  6395 |  9700 | women
      308 | Black White Metallic                    | Off Noir/Summit White/Metalic Gold Star/Metallic Pewter | DH9764-001 | 2022-03-01 |  5195 |  7850 | kids
      309 | Viotech (2019)                          | Viotech/Viotech                                         | CT5050-500 | 2019-12-10 |  6995 | 10450
      310 | Kentucky (2020)                         | White/Varsity Royal                                     | CU1726-100 | 2020-03-14 |  5795 |  8700
    `),
  },
  {
    brand: 'nike',
    name: 'Nike SB Dunk Low',
    category: 'shoes',
    audience: 'men',
    sizing: 'nike',
    art: { silhouette: 'court-low', materials: { base: 'suede', over: 'suede' } },
    story: 'The Dunk for the board: a fat tongue, a soft insole, and a story told in suede every few weeks.',
    details: { Upper: 'Suede and leather, padded tongue', Sole: 'Rubber cup, cushioned insole' },
    colorways: readColorways(`
      311 | Travis Scott                | Black/Black-Parachute Beige-Petra Brown | CT5053-001 | 2020-02-29 | 8695 | 50650
      312 | J-Pack Chicago              | Red/White-Black                         | BQ6817-600 | 2020-09-01 | 5495 | 13400
      313 | Supreme Jewel Swoosh Silver | Metallic Silver/Metallic Silver-Black   | CK3480-001 | 2019-09-14 | 6395 | 15050
      314 | Infrared Orange Label       | White/Cement Grey-Black-Infrared        | CD2563-004 | 2020-01-20 | 5795 | 13350
      315 | J-Pack Shadow               | Black/Shadow Grey-White                 | BQ6817-007 | 2020-02-04 | 5195 | 10850
      316 | Ben & Jerry’s Chunky Dunky  | Multi-Color/Multi-Color                 | CU3244-100 | 2020-05-26 | 5795 | 41350
      317 | Safari                      | Black/Orange-Cement Grey-Outdoor green  | CD2563-002 | 2020-03-14 | 5795 | 14950
      318 | Concepts Purple Lobster     | Voltage Purple/Voltage Purple           | BV1310-555 | 2018-12-14 | 7495 | 19250
      319 | Parra                       | White/Red-Pink                          | CN4504-100 | 2019-07-27 | 5795 | 14800
      320 | Grateful Dead Bears Green   | Green Spark/Soar                        | CJ5378-300 | 2020-07-24 | 6395 | 16150
      321 | Ben-G                       | White/White-Lucid Green-Sail            | CU3846-100 | 2019-10-05 | 5795 | 14500
      322 | Paisley Brown               | Brown/Muli-Color-White-Gum              | DH7534-200 | 2022-05-01 | 7495 | 18000
      323 | Laser Orange                | White/Regency Purple-Laser Orange       | BQ6817-800 | 2020-04-10 | 5795 | 13450
      324 | Concepts Orange Lobster     | Orange Frost/Electro Orange/White       | FD8776-800 | 2022-12-20 | 6995 | 16100
      325 | Blue Fury                   | Blue Fury/Deep Royal-Blue Fury          | BQ6817-400 | 2020-04-01 | 5795 | 13100
      326 | ACG Terra                   | Black/Purple-Orange-University Gold     | BQ6817-008 | 2020-07-31 | 5795 | 12350
    `),
  },
  {
    brand: 'nike',
    name: 'Nike Dunk High',
    category: 'shoes',
    audience: 'men',
    sizing: 'nike',
    art: { silhouette: 'court-high', materials: { base: 'leather', over: 'leather' } },
    story: 'The college shoe up to the ankle, as the teams wore it.',
    details: { Upper: 'Leather', Sole: 'Rubber cup with a pivot circle' },
    colorways: readColorways(`
      327 | Space Jam                    | Black/Black-White-Varsity Royal           | BQ6826-002 | 2019-11-27 | 6395 |  9700
      328 | Game Royal                   | White/Game Royal-Total Orange             | DD1399-102 | 2021-06-29 | 6395 | 10250
      329 | Michigan (2020)              | Varsity Maize/Midnight Navy-Midnight Navy | CZ8149-700 | 2020-09-23 | 6995 |  9750
      330 | Salmon                       | White/Salmon                              | DD1869-600 | 2022-05-01 | 6395 |  8150 | women
      331 | Slam Jam White Pure Platinum | White/Clear-Pure Platinum                 | DA1639-100 | 2020-10-03 | 8695 | 11050
      332 | Anthracite White             | Anthracite/Black/White                    | DH9751-001 | 2022-04-19 | 5795 |  7200 | kids
      333 | Dog Walker                   | Multi-Color/Multi-Color                   | BQ6827-300 | 2019-04-20 | 6395 |  7800
      334 | Coconut Milk Oxygen Purple   | White/Coconut Milk-Oxygen Purple          | FN3504-100 | 2023-03-25 | 7195 |  8850
      335 | Paul Rodriguez Mexico        | White/Red-Green                           | CT6680-100 | 2020-01-21 | 7195 |  8700
    `),
  },
  {
    brand: 'nike',
    name: 'Nike Air Max 1',
    category: 'shoes',
    audience: 'men',
    sizing: 'nike',
    art: { silhouette: 'air-runner', materials: { base: 'mesh', over: 'suede' } },
    story: 'The first window on air, in 1987. Mesh, a suede mudguard and that one color all around.',
    details: { Upper: 'Mesh with leather and suede overlays', Sole: 'Foam with a visible air unit in the heel' },
    colorways: readColorways(`
      336 | Susan Missing Link                     | Multi-Color/Multi-Color                                   | CK6643-100 | 2019-04-12 | 9895 | 15650
      337 | SNKRS Day Brown                        | Brown/Tan-Beige-Khaki                                     | DA4302-700 | 2020-08-08 | 8095 | 12900
      338 | Future Swoosh Pack                     | Black/Volt-Blue                                           | CT1624-001 | 2019-12-20 | 7495 | 11750
      339 | Chili 2023                             | White/University Red/Pure Platinum/Black                  | FD9082-101 | 2023-07-20 | 9295 | 14300
      340 | London                                 | Smoke Grey/Valerian Blue-Dark Smoke Grey                  | CV1639-001 | 2020-03-19 | 9295 | 14300
      341 | Tinker Sketch to Shelf                 | White/Sport Red-Black-Neutral Grey                        | CJ4286-101 | 2019-07-13 | 8695 | 13200
      342 | Graffiti Logo                          | White/Chutney-Dark Smoke Grey-Glacier Ice                 | CZ8138-100 | 2020-10-02 | 8095 | 12150
      343 | Clear Jade                             | Neutral Grey/Clear Jade-White-Black                       | DZ4549-001 | 2023-07-21 | 8695 | 12800
      344 | Amsterdam                              | Red Bark/Khaki-Terra Blush-Dusty Peach                    | CV1638-200 | 2020-03-19 | 9295 | 13200
      345 | Pure Platinum Midnight Navy Racer Pink | White/Midnight Navy-Pure Platinum-Racer Pink-Laser Orange | 319986-116 | 2019-02-22 | 6395 |  8950 | women
      346 | Chinese New Year Longevity (2020)      | Blue/Pink                                                 | CU8861-460 | 2020-01-18 | 9295 | 13000
      347 | Anniversary Orange (2020)              | White/Magma Orange-Neutral Grey-Black                     | DC1454-101 | 2020-07-30 | 8095 | 11300
    `),
  },
  {
    brand: 'nike',
    name: 'Nike Air Max 90',
    category: 'shoes',
    audience: 'men',
    sizing: 'nike',
    art: { silhouette: 'air-runner', materials: { base: 'mesh', over: 'suede' } },
    story: 'A bigger window, ribs of rubber around it and layers that point forward even when it stands still.',
    details: { Upper: 'Mesh with leather and suede overlays', Sole: 'Foam with a visible air unit in the heel' },
    colorways: readColorways(`
      348 | OFF-WHITE Black    | Black/Black-Cone-White                  | AA7293-001 | 2019-02-07 | 9295 | 38750
      349 | Royal              | White/Particle Grey-Royal Blue          | CD0490-100 | 2020-01-09 | 8095 | 13500 | women
      350 | Royal              | White/Hyper Royal-Black-Particle Grey   | CD0881-102 | 2020-02-01 | 6995 | 10450
      351 | Supernova (2020)   | Black/White/Multi Color                 | CW6018-001 | 2020-06-20 | 6995 |  9250
      352 | Viotech OG         | University Red/Pale Vanilla-Hyper Grape | CD0917-600 | 2019-08-29 | 8095 | 10650
      353 | Mars Landing       | Mars Stone/Magma Orange                 | CD0920-600 | 2019-03-16 | 9295 | 11900
      354 | Camowabb           | Desert Sand/Black                       | CI5646-001 | 2019-11-15 | 8095 |  9750
      355 | Laser Blue (2020)  | White/Black-Grey Fog-Laser Blue         | CJ6779-100 | 2020-10-02 | 6995 |  8350
      356 | Dia de los Muertos | Multi-Color/Multi-Color                 | DC5154-458 | 2020-10-15 | 8095 |  9650
      357 | Denham             | Denim/Medium Denim-Infrared-Ecru        | CU1646-400 | 2020-09-25 | 9295 | 10950
      358 | Sail               | Sail/Sail-Sail                          | CT2007-100 | 2019-12-21 | 8695 | 10250
    `),
  },
  {
    brand: 'nike',
    name: 'Nike Air Max 95',
    category: 'shoes',
    audience: 'men',
    sizing: 'nike',
    art: { silhouette: 'wave-runner', materials: { base: 'mesh', over: 'suede' } },
    story: 'Waves of suede like muscle over ribs: an anatomy lesson with air under the toes.',
    details: { Upper: 'Mesh with leather and suede overlays', Sole: 'Foam with a visible air unit in the heel' },
    colorways: readColorways(`
      359 | Atmos Animal Pack 2.0 (2018 All Black Box) | Pony/Sport Red-Black-Classic Green | AQ0929-200 | 2018-03-17 | 11595 | 15850
      360 | Comme des Garcons Black                    | Black/Black-Black                  | CU8406-001 | 2020-01-18 | 20295 | 26400
      361 | Denham                                     | Black/Volt-Summit White            | DD9519-001 | 2020-09-25 | 10395 | 13400
      362 | Gunsmoke Pink Foam                         | Black/Pink Foam-Gunsmoke-Grey Fog  | CJ0588-001 | 2020-03-06 | 10395 | 12850
      363 | Retro Logo Black Grey Volt                 | Black/Wolf Grey-Cool Grey-Volt     | CV1635-002 | 2020-01-27 |  9895 | 11150
    `),
  },
  {
    brand: 'nike',
    name: 'Nike Air Max 97',
    category: 'shoes',
    audience: 'men',
    sizing: 'nike',
    art: { silhouette: 'ripple-runner', materials: { base: 'mesh', over: 'leather' } },
    story: 'Ripples of metal from toe to heel over a sole that is all air, like the bullet train it was named after.',
    details: { Upper: 'Mesh with reflective piping', Sole: 'Full-length air unit' },
    colorways: readColorways(`
      364 | Black White Anthricite               | Black/White-Anthracite                    | 921826-015 | 2019-06-10 |  9295 | 12900
      365 | Realtree                             | Black/Team Orange-Black                   | BV7461-001 | 2018-01-04 |  9895 | 12550
      366 | Shanghai Kaleidoscope                | Ice Blue/Red-White                        | CI1508-400 | 2019-04-13 | 11595 | 14750
      367 | Have a Nike Day                      | Space Purple/White-Black-Washed Coral     | BQ9130-500 | 2019-03-01 |  9895 | 12150
      368 | White Pure Platinum                  | White/White-Pure Platinum                 | 921733-100 | 2018-07-01 |  9295 | 10700 | women
      369 | Cristiano Ronaldo Portugal Patchwork | Varsity Red/Metallic Gold-White-Black     | AQ0655-600 | 2018-04-24 |  9895 | 10750
      370 | Neon Seoul                           | Black/Reflect Silver-Blue Lagoon          | CI1503-001 | 2019-04-13 | 11595 | 12350
      371 | Gold Medal                           | Metallic Gold/Metallic Gold-Metallic Gold | CT4556-700 | -          |  9895 | 12150
      372 | Joker                                | Black/White-Court Purple-Kumquat          | CU4890-001 | 2019-12-01 |  9295 | 10650
    `),
  },
  {
    brand: 'nike',
    name: 'Nike Air Max 270',
    category: 'shoes',
    audience: 'men',
    sizing: 'nike',
    art: { silhouette: 'foam-runner', materials: { base: 'mesh', over: 'leather' } },
    story: 'A heel of air as big as a fist under a light knit.',
    details: { Upper: 'Knit mesh', Sole: 'Heel air unit, foam' },
    colorways: readColorways(`
      373 | React ENG Travis Scott Cactus Trails | Light Cream/Dark Hazel-Mica Green-Starfish | CT2864-200 | 2020-05-29 | 9895 | 49400
      374 | White Black                          | White/Black-White                          | AH8050-100 | 2018-03-20 | 8695 | 10300
      375 | Triple Black                         | Black/Black-Black                          | AH8050-005 | 2018-03-16 | 8695 |  9750
    `),
  },
  {
    brand: 'nike',
    name: 'Nike Air VaporMax',
    category: 'shoes',
    audience: 'men',
    sizing: 'nike',
    art: { silhouette: 'foam-runner', materials: { base: 'knit', over: 'leather' } },
    story: 'No midsole at all: knit glued to bubbles.',
    details: { Upper: 'Knit', Sole: 'Bubbles of air, no foam' },
    colorways: readColorways(`
      376 | Off-White Black          | Black/Total Crimson-Clear                     | AA3831-002 | 2018-03-30 | 14495 | 61100
      377 | Cactus Plant Flea Market | Multi-Color/Multi-Color                       | CD7001-300 | 2019-05-14 | 14495 | 28200 | women
      378 | Oreo                     | Black/White-Metallic Silver                   | AJ6900-002 | 2019-05-02 | 10995 | 13700
      379 | .0 Triple Black          | Black/Anthracite-White-Metallic Silver        | AJ6900-004 | 2019-03-23 | 10995 | 13650
      380 | White Pure Platinum      | White/White-Pure Platinum-Metallic Silver     | AJ6900-102 | 2019-03-04 | 10995 | 13600
      381 | Work Blue                | Work Blue/Diffused Blue-White-Cool Grey       | 924453-402 | 2018-08-04 | 10995 | 13300
      382 | Triple Pink              | Digital Pink/Hyper Pink-Pink Blast-Hyper Pink | CT1274-600 | 2020-04-01 | 11595 | 13550 | women
    `),
  },
  {
    brand: 'nike',
    name: 'Nike Blazer Mid',
    category: 'shoes',
    audience: 'men',
    sizing: 'nike',
    art: { silhouette: 'court-mid', materials: { base: 'leather', over: 'suede' } },
    story: 'The oldest hoop shoe of the house, with a foam edge at the tongue and a sole already yellow.',
    details: { Upper: 'Leather and suede', Sole: 'Vulcanized rubber' },
    colorways: readColorways(`
      383 | sacai Black Grey                      | Black/White-Wolf Grey-Black                 | BV0072-002 | 2019-10-10 | 8095 | 18650
      384 | sacai Snow Beach                      | White/Obsidian-University Red-Varsity Maize | BV0072-700 | 2019-05-30 | 8095 | 18550
      385 | sacai White Grey                      | Summit White/White-Wolf Grey-Black          | BV0072-100 | 2019-10-10 | 8095 | 16000
      386 | White Black                           | White/Sail-Black                            | CZ1055-100 | 2020-04-01 | 5795 |  7650 | women
      387 | Stranger Things Independence Day Pack | Game Royal/White                            | CK1906-400 | 2019-07-12 | 6995 |  9050
      388 | White Black                           | Black/Sail-White                            | BQ6806-100 | 2019-03-25 | 5795 |  7450
    `),
  },
  {
    brand: 'nike',
    name: 'Nike LD Waffle',
    category: 'shoes',
    audience: 'men',
    sizing: 'nike',
    art: { silhouette: 'air-runner', materials: { base: 'mesh', over: 'suede' } },
    story: 'Two runners in one: two tongues, two sets of laces, two soles, and it works.',
    details: { Upper: 'Nylon and suede, doubled', Sole: 'Waffle rubber, stacked foam' },
    colorways: readColorways(`
      389 | sacai Black       | Black/Anthracite-White-Gunsmoke               | BV0073-001 | 2019-09-12 | 9295 | 22450
      390 | Sacai White Nylon | White/White                                   | BV0073-101 | 2020-03-10 | 9295 | 21350
      391 | Sacai Black Nylon | Black/Black                                   | BV0073-002 | 2020-03-10 | 9295 | 20300
      392 | Sacai Blue Multi  | Blue/Multi                                    | BV0073-400 | 2019-05-30 | 8995 | 18550
      393 | sacai Pine Green  | Pine Green/Clay Orange-Del Sol-Bright Magenta | BV0073-301 | 2019-09-12 | 9295 | 18850
    `),
  },
  {
    brand: 'nike',
    name: 'Nike Air Presto',
    category: 'shoes',
    audience: 'men',
    sizing: 'nike',
    art: { silhouette: 'knit', materials: { base: 'mesh' } },
    story: 'A T-shirt for the feet: stretch mesh, a plastic cage and sizes like clothing.',
    details: { Upper: 'Stretch mesh, cage', Sole: 'Foam with air' },
    colorways: readColorways(`
      394 | Off-White White (2018) | White/Black-Cone                    | AA3830-100 | 2018-08-03 | 9295 | 38500
      395 | Off-White Black (2018) | Black/White-Cone                    | AA3830-002 | 2018-07-27 | 9295 | 33200
      396 | Naija                  | Pine Green/Green Strike-Black-White | CJ1229-300 | 2020-09-28 | 7495 |  9700
      397 | PRM Halloween          | Black/Starfish-Sail                 | DJ9568-001 | 2021-10-29 | 8695 | 10550
    `),
  },
  {
    brand: 'nike',
    name: 'Nike React Presto',
    category: 'shoes',
    audience: 'men',
    sizing: 'nike',
    art: { silhouette: 'knit', materials: { base: 'mesh' } },
    story: 'The T-shirt for the feet on bouncier foam.',
    details: { Upper: 'Stretch mesh', Sole: 'React foam' },
    colorways: readColorways(`
      398 | Black Cat           | Black/Electric Green-Black-White   | AV2605-004 | 2019-10-01 |  6995 |  7300
      399 | Undercover Mahogany | Mahogany/White-Pueblo Brown-String | CU3459-200 | 2020-01-28 | 10395 | 10750
      400 | Undercover White    | White/Black-White                  | CU3459-100 | 2020-01-28 | 10395 | 10250
    `),
  },
  {
    brand: 'nike',
    name: 'Nike React Element 87',
    category: 'shoes',
    audience: 'men',
    sizing: 'nike',
    art: { silhouette: 'foam-runner', materials: { base: 'mesh', over: 'leather' } },
    story: 'See-through: one chooses the shoe by choosing the socks.',
    details: { Upper: 'Translucent woven film', Sole: 'Podded foam' },
    colorways: readColorways(`
      401 | Sail Light Bone      | Sail/Light Bone-White-Rush Orange    | AQ1090-100 | 2018-07-13 | 9295 | 13250
      402 | Dark Grey Photo Blue | Dark Grey/Pure Platinum-Photo Blue   | AQ1090-003 | 2018-08-14 | 9295 | 11900
      403 | Anthracite Black     | Anthracite/Black-White               | AQ1090-001 | 2018-06-14 | 9295 | 11700
      404 | Desert Sand          | Desert Sand/Cool Grey-Smokey Mauve   | AQ1090-002 | 2018-08-14 | 9295 | 11500
      405 | Blue Chill Solar Red | Black/Cool Grey-Blue Chill-Solar Red | AQ1090-006 | 2018-10-11 | 9295 | 10800
    `),
  },
  {
    brand: 'nike',
    name: 'Nike Air More Uptempo',
    category: 'shoes',
    audience: 'men',
    sizing: 'nike',
    art: { silhouette: 'court-high', materials: { base: 'leather', over: 'suede' } },
    story: 'Letters as tall as the shoe, air all the way, 1996 at full volume.',
    details: { Upper: 'Leather or nubuck', Sole: 'Full-length air' },
    colorways: readColorways(`
      406 | Black White Laser Crimson | Black/White-Laser Crimson                        | CJ6129-001 | 2019-12-19 | 9295 | 11600
      407 | Scottie Pippen            | White/Black-University Red                       | 414962-105 | 2017-06-29 | 9295 | 10600
      408 | Olympic (2016/2020)       | White/Metallic Gold-University Red-Midnight Navy | 414962-104 | 2020-03-17 | 9295 | 10100
    `),
  },
  {
    brand: 'nike',
    name: 'Nike Kobe 5 Protro',
    category: 'shoes',
    audience: 'men',
    sizing: 'nike',
    art: { silhouette: 'foam-runner', materials: { base: 'mesh', over: 'leather' } },
    story: 'Low as a football boot, because he wanted his ankles free.',
    details: { Upper: 'Welded film over mesh', Sole: 'Foam with air' },
    colorways: readColorways(`
      409 | PJ Tucker         | Particle Grey/Light Cream-Sail-White                       | CD4991-004 | 2020-09-25 | 10395 | 29500
      410 | Zebra PE          | Wolf Grey/White-Black                                      | CD4991-003 | 2020-09-18 | 10395 | 28900
      411 | Lakers            | Court Purple/University Gold-Black-White                   | CD4991-500 | 2020-08-24 | 10395 | 28200
      412 | EYBL Girls (2020) | Forest Green/Metallic Red Bronze-Speed Yellow-Forest Green | CD4991-300 | 2020-08-29 | 10395 | 26100
      413 | 5 Rings           | Concord/Midwest Gold                                       | CD4991-400 | 2020-10-15 | 10395 | 23650
    `),
  },
  {
    brand: 'nike',
    name: 'Nike LeBron 17',
    category: 'shoes',
    audience: 'men',
    sizing: 'nike',
    art: { silhouette: 'foam-runner', materials: { base: 'knit', over: 'leather' } },
    story: 'Heat-molded knit and two kinds of air, for a man of 113 kilos.',
    details: { Upper: 'Knit with film beads', Sole: 'Heel air unit' },
    colorways: readColorways(`
      414 | Infrared             | Black/University Red-White     | BQ3177-006 | 2020-01-24 | 11595 | 18100
      415 | Black White          | Black/White                    | BQ3177-002 | 2019-10-03 | 11595 | 13500
      416 | More Than An Athlete | Racer Blue/White-White         | CT3464-400 | 2019-12-25 | 12995 | 14600
      417 | Monstars             | Navy Heather/Multi-Color-Black | CD5050-400 | 2020-02-13 | 12995 | 14600
    `),
  },
  {
    brand: 'nike',
    name: 'Nike Air Fear of God 1',
    category: 'shoes',
    audience: 'men',
    sizing: 'nike',
    art: { silhouette: 'court-high', materials: { base: 'mesh', over: 'suede' } },
    story: 'A basketball boot from Los Angeles with a zip at the back and an air unit one can count.',
    details: { Upper: 'Woven and suede, rear zip', Sole: 'Double-stacked air' },
    colorways: readColorways(`
      418 | Orange Pulse   | Orange Pulse/Orange Pulse-Orange Pulse       | AR4237-800 | 2019-06-01 | 20295 | 28450
      419 | Frosted Spruce | Frosted Spruce/Frosted Spruce-Frosted Spruce | AR4237-300 | 2019-06-01 | 20295 | 27100
      420 | Oatmeal        | Multi-Color/String-Oatmeal                   | AR4237-900 | 2019-11-02 | 20295 | 26750
      421 | Triple Black   | Black/Black                                  | AR4237-005 | 2020-04-25 | 20295 | 24400
      422 | Black          | Black/Black                                  | AR4237-001 | 2018-12-15 | 22895 | 25800
    `),
  },
  {
    brand: 'nike',
    name: 'Nike Cortez',
    category: 'shoes',
    audience: 'men',
    sizing: 'nike',
    art: { silhouette: 'terrace', materials: { base: 'leather', over: 'suede' } },
    story: 'The runner of 1972: a wedge, a herringbone, a film career.',
    details: { Upper: 'Leather', Sole: 'Wedge foam, herringbone' },
    colorways: readColorways(`
      423 | Stranger Things Independence Day Pack | Red/White | CK1907-600 | 2019-07-12 | 6995 | 7400
      424 | Stranger Things Sail Upside Down Pack | Sail/Navy | CJ6107-100 | 2019-08-13 | 6995 | 7050
    `),
  },
  {
    brand: 'nike',
    name: 'Nike Air Zoom Pegasus 39',
    category: 'shoes',
    audience: 'women',
    sizing: 'nike',
    art: { silhouette: 'foam-runner', materials: { base: 'mesh', over: 'leather' } },
    story: 'The one for all the kilometers between races.',
    details: { Upper: 'Engineered mesh', Sole: 'React foam, two air units' },
    colorways: readColorways(`
      425 | Black White         | Black/White-Dark Smoke Grey                                    | DH4072-001 | 2022-04-28 | 6995 | 7650
      426 | Iris Whisper        | Iris Whisper/Madder Root-Summit White-Light Madder Root-Sulfur | DH4072-501 | 2022-04-28 | 6995 | 7000
      427 | White Pure Platinum | White/Metallic Silver-Pure Platinum-Grey Fog                   | DH4072-100 | 2022-04-28 | 6995 | 6900
    `),
  },
  {
    brand: 'nike',
    name: 'Nike Calm Slide',
    category: 'shoes',
    audience: 'women',
    sizing: 'nikeSlide',
    art: { silhouette: 'slide' },
    story: 'A slab of foam to come home to.',
    details: { Material: 'Foam, one piece' },
    colorways: readColorways(`
      428 | Black    | Black/Black       | DX4816-001 | 2023-07-14 | 2895 | 3200
      429 | Sesame   | Sesame/Sesame     | DX4816-200 | 2023-07-14 | 2895 | 3200
      430 | Sail     | Sail/Sail         | DX4816-100 | 2023-07-14 | 2895 | 3200
      431 | Jade Ice | Jade Ice/Jade Ice | DX4816-300 | 2023-07-14 | 2895 | 2550
    `),
  },
  {
    brand: 'nike',
    name: 'Nike Air Sesh',
    category: 'shoes',
    audience: 'men',
    sizing: 'nike',
    art: { silhouette: 'court-low', materials: { base: 'leather', over: 'suede' } },
    story: 'A skate shoe that borrowed from the hoop.',
    details: { Upper: 'Leather and suede', Sole: 'Cup with air' },
    colorways: readColorways(`
      432 | White Varsity Red Royal    | White/Varsity Royal-Pure Platinum-Varsity Red | DD3680-100 | 2021-10-19 | 6395 | 9350
      433 | Black White                | Black/White                                   | DD3680-001 | 2021-10-12 | 6395 | 5400
      434 | Pure Platinum Action Green | Pure Platinum/Action Green/Black/White        | DD3680-002 | -          | 6395 | 7000
    `),
  },
];
