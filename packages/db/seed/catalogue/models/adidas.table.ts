import type { CatalogueModel } from '../model.types.ts';
import { readColorways } from '../read-colorways.ts';

/** adidas and Yeezy, by model; facts of the makers, words of ours. */
export const adidasModels: readonly CatalogueModel[] = [
  {
    brand: 'adidas',
    name: 'adidas Yeezy Boost 350 V2',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'adidas',
    art: { silhouette: 'knit', materials: { base: 'knit' } },
    story: 'One piece of knit with a stripe that nobody needs to read, on a ribbed cage of pellets.',
    details: { Upper: 'Patterned knit, one piece', Sole: 'Pellet foam in a ribbed cage', Fit: 'Snug; half a size up' },
    colorways: readColorways(`
      435 | Cloud White       | Cloud White/Cloud White/Cloud White | FW3043 | 2019-09-21 | 12795 | 19300
      436 | Cream             | Cream/White                         | CP9366 | 2017-04-29 | 12795 | 18950
      437 | Beluga Reflective | Reflective/Steeple Grey/Solar Red   | GW1229 | 2021-12-18 | 13895 | 20550
      438 | Zyon              | Zyon/Zyon/Zyon                      | FZ1267 | 2020-07-18 | 12795 | 18700
      439 | Yecheil           | Yecheil/Yecheil/Yecheil             | FW5190 | 2019-12-20 | 12795 | 18550
      440 | Static            | Static/Static/Static                | EF2905 | 2018-12-27 | 12795 | 18050
      441 | Synth             | Synth/Synth/Synth                   | FV5578 | 2019-06-22 | 12795 | 17750
      442 | Antlia            | Antlia/Antlia/Antlia                | FV3250 | 2019-06-22 | 12795 | 17750
      443 | Yeezreel          | Yeezreel/Yeezreel/Yeezreel          | FW5191 | 2019-12-14 | 12795 | 17750
      444 | Linen             | Linen/Linen/Linen                   | FY5158 | 2020-04-18 | 12795 | 17700
      445 | Glow              | Glow/Glow/Glow                      | EG5293 | 2019-05-25 | 14495 | 20000
      446 | Tail Light        | Tail Light/Tail Light/Tail Light    | FX9017 | 2020-02-22 | 12795 | 17550
      447 | Sesame            | Sesame/Sesame/Sesame                | F99710 | 2018-11-23 | 12795 | 17100
      448 | Trfrm             | Grey/Grey/Grey                      | EG7492 | 2019-03-16 | 12795 | 17100
      449 | Carbon            | Carbon/Carbon/Carbon                | FZ5000 | 2020-10-02 | 12795 | 16850
      450 | Flax              | Flax/Flax/Flax                      | FX9028 | 2020-02-22 | 12795 | 16300
      451 | Lundmark          | Lundmark/Lundmark/Lundmark          | FU9161 | 2019-07-13 | 12795 | 16300
      452 | Marsh             | Marsh/Marsh/Marsh                   | FX9034 | 2020-02-01 | 12795 | 16300
      453 | Black             | Black/Black/Black                   | FU9006 | 2019-06-07 | 12795 | 16150
      454 | Cinder            | Cinder/Cinder/Cinder                | FY2903 | 2020-03-21 | 12795 | 16000
      455 | Desert Sage       | Desert Sage/Desert Sage/Desert Sage | FX9035 | 2020-03-14 | 12795 | 15800
      456 | Israfil           | Israfil/Israfil/Israfil             | FZ5421 | 2020-08-22 | 12795 | 15800
    `),
  },
  {
    brand: 'adidas',
    name: 'adidas Yeezy Boost 380',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'adidas',
    art: { silhouette: 'knit', materials: { base: 'knit' } },
    story: 'The 350 without a stripe, with windows cut into the knit.',
    details: { Upper: 'Knit, perforated', Sole: 'Pellet foam' },
    colorways: readColorways(`
      457 | Pepper   | Pepper/Pepper/Pepper       | FZ1269 | 2020-09-19 | 13295 | 15200
      458 | Mist     | Mist/Mist/Mist             | FX9764 | 2020-03-25 | 13295 | 14550
      459 | Alien    | Alien/Alien/Alien          | FV3260 | 2019-12-12 | 13295 | 14350
      460 | Blue Oat | Blue Oat/Blue Oat/Blue Oat | Q47306 | 2020-07-25 | 13295 | 14050
    `),
  },
  {
    brand: 'adidas',
    name: 'adidas Yeezy 500',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'adidas',
    art: { silhouette: 'dad', materials: { base: 'suede', over: 'suede' } },
    story: 'Cow suede over mesh on a sole like wet sand; the quiet one of the family.',
    details: { Upper: 'Suede, leather and mesh', Sole: 'Molded foam' },
    colorways: readColorways(`
      461 | Utility Black | Utility Black/Utility Black/Utility Black | F36640 | 2018-07-07 | 11595 | 16400
      462 | Soft Vision   | Soft Vision/Soft Vision/Soft Vision       | FW2656 | 2019-11-02 | 11595 | 15900
      463 | Stone         | Stone/Stone/Stone                         | FW4839 | 2019-11-23 | 11595 | 15600
      464 | Blush         | Blush/Blush/Blush                         | DB2908 | 2018-02-16 | 11595 | 14150
      465 | Salt          | Salt/Salt/Salt                            | EE7287 | 2018-11-30 | 11595 | 13900
      466 | Bone White    | Bone White/Bone White/Bone White          | FV3573 | 2019-08-24 | 11595 | 13600
    `),
  },
  {
    brand: 'adidas',
    name: 'adidas Yeezy Boost 700',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'adidas',
    art: { silhouette: 'dad', materials: { base: 'mesh', over: 'suede' } },
    story: 'Layer on layer until a running shoe became architecture.',
    details: { Upper: 'Mesh, suede and leather', Sole: 'Encapsulated pellet foam' },
    colorways: readColorways(`
      467 | Mauve         | Mauve/Mauve/Mauve                         | EE9614 | 2018-10-27 | 17395 | 21950
      468 | Magnet        | Magnet/Magnet/Magnet                      | FV9922 | 2019-09-09 | 17395 | 21700
      469 | Utility Black | Utility Black/Utility Black/Utility Black | FV5304 | 2019-06-29 | 17395 | 20750
      470 | Inertia       | Grey/Grey/Inertia                         | EG7597 | 2019-03-09 | 17395 | 20500
      471 | Analog        | Analog/Analog/Analog                      | EG7596 | 2019-04-27 | 17395 | 20350
      472 | Salt          | Salt/Salt/Salt                            | EG7487 | 2019-02-23 | 17395 | 19900
    `),
  },
  {
    brand: 'adidas',
    name: 'adidas Yeezy Boost 700 V2',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'adidas',
    art: { silhouette: 'dad', materials: { base: 'mesh', over: 'suede' } },
    story: 'The second draft, with light that jumps back at a flash.',
    details: { Upper: 'Mesh, nubuck, reflective lines', Sole: 'Encapsulated pellet foam' },
    colorways: readColorways(`
      473 | Static        | Static/Static/Static                      | EF2829 | 2018-12-29 | 17395 | 22350
      474 | Tephra        | Tephra/Tephra/Tephra                      | FU7914 | 2019-06-15 | 17395 | 21950
      475 | Inertia       | Inertia/Inertia/Inertia                   | FW2549 | 2019-09-07 | 17395 | 21650
      476 | Vanta         | Vanta/Vanta/Vanta                         | FU6684 | 2019-06-06 | 17395 | 19650
      477 | Hospital Blue | Hospital Blue/Hospital Blue/Hospital Blue | FV8424 | 2019-09-28 | 17395 | 18650
      478 | Geode         | Geode/Geode/Geode                         | EG6860 | 2019-03-23 | 17395 | 18450
    `),
  },
  {
    brand: 'adidas',
    name: 'adidas Yeezy 700 V3',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'adidas',
    art: { silhouette: 'foam-runner', materials: { base: 'knit', over: 'leather' } },
    story: 'A cage that glows around a sock.',
    details: { Upper: 'Knit in a glowing cage', Sole: 'Foam' },
    colorways: readColorways(`
      479 | Arzareth | Azareth/Azareth/Azareth | G54850 | 2020-08-29 | 11595 | 15000
      480 | Azael    | Azael/Azael/Azael       | FW4980 | 2019-12-23 | 11595 | 13200
      481 | Alvah    | Alvah/Alvah/Alvah       | H67799 | 2020-04-11 | 11595 | 12600
    `),
  },
  {
    brand: 'adidas',
    name: 'adidas Yeezy QNTM',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'adidas',
    art: { silhouette: 'knit', materials: { base: 'knit', over: 'suede' } },
    story: 'Basketball, as imagined somewhere in Wyoming.',
    details: { Upper: 'Knit and suede', Sole: 'Pellet foam' },
    colorways: readColorways(`
      482 | Barium    | Barium/Barium/Barium | H68771 | 2020-06-25 | 14495 | 17100
      483 | Teal Blue | Ophani/Ophani/Ophani | G58864 | 2020-10-10 | 14495 | 15650
    `),
  },
  {
    brand: 'adidas',
    name: 'adidas Yeezy Slide',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'adidasSlides',
    art: { silhouette: 'slide' },
    story: 'One block of soft foam, carved like a beach stone.',
    details: { Material: 'Injected foam, one piece', Fit: 'Whole sizes; take the size up' },
    colorways: readColorways(`
      484 | Core                | Core/Core/Core                   | G55492 | 2020-09-04 | 3195 | 7100
      485 | Soot                | Soot/Soot/Soot                   | G55495 | 2020-09-04 | 3195 | 6950
      486 | Bone (2022 Restock) | Bone/Bone/Bone                   | FZ5897 | 2022-05-31 | 3495 | 7350
      487 | Glow Green          | Glow Green/Glow Green/Glow Green | GX6138 | 2021-09-06 | 3495 | 7150
      488 | Onyx                | Onyx/Onyx/Onyx                   | HQ6448 | 2022-03-07 | 3995 | 7250
      489 | Pure                | Pure/Pure/Pure                   | GZ5554 | 2021-04-26 | 3495 | 8450
      490 | Slate Grey          | Slate Grey/Slate Grey/Slate Grey | ID2350 | 2022-12-12 | 3995 | 5950
    `),
  },
  {
    brand: 'adidas',
    name: 'adidas Ultra Boost',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'adidas',
    art: { silhouette: 'foam-runner', materials: { base: 'knit', over: 'leather' } },
    story: 'The foam that started it: pellets steamed together under a sock.',
    details: { Upper: 'Knit with a lace cage', Sole: 'Full-length pellet foam' },
    colorways: readColorways(`
      491 | Game of Thrones Targaryen Dragons | Black/Grey/White                   | EE3709 | 2019-03-22 | 11595 | 12900
      492 | Cloud White Grey One              | Cloud White/Cloud White/Grey One   | FW4904 | 2020-01-01 | 10395 | 11450
      493 | Black Gold                        | Core Black/Gold Metallic/Grey      | EG8102 | 2019-10-09 | 10395 | 11350
      494 | All Terrain Clear Brown           | Clear Brown/Legend Ink/Cloud White | F35237 | 2018-12-05 |  8695 |  9450
      495 | Game of Thrones White Walkers     | White/Ice Blue/Black               | EE3708 | 2019-03-22 | 10395 | 11350
      496 | Triple Black                      | Core Black/Grey Four/Solar Red     | EG0691 | 2019-12-06 | 10395 | 11250
      497 | 19 Pride (2019)                   | Cloud White/Scarlet/Bright Yellow  | EF3675 | 2019-06-01 | 10395 | 11100
      498 | Grey White                        | Grey Three/Grey Three/Core Black   | GX5460 | 2022-02-03 | 10995 | 11150
      499 | Game of Thrones House Stark       | Grey/Black/Grey                    | EE3706 | 2019-03-22 | 10395 | 10550
    `),
  },
  {
    brand: 'adidas',
    name: 'adidas NMD R1',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'adidas',
    art: { silhouette: 'knit', materials: { base: 'knit' } },
    story: 'Two plugs in the sole, a sock on top, and the eighties in the details.',
    details: { Upper: 'Knit', Sole: 'Pellet foam with plugs' },
    colorways: readColorways(`
      500 | Star Wars Darth Vader               | Core Black/Core Black/Solar Red           | FW2282 | 2019-12-17 | 7495 | 8150
      501 | Star Wars Yoda                      | Legend Earth/Legend Earth/Solar Green     | FW3935 | 2019-12-02 | 7495 | 8100
      502 | Toy Story Woody                     | Cloud White/Silver Metallic/Bright Yellow | FZ4540 | 2020-10-15 | 6995 | 7400 | kids
      503 | Trail Guardians of the Galaxy Groot | Trace Khaki/Hazy Yellow/Core Black        | GX1208 | 2022-04-06 | 9295 | 9700
      504 | White Gum (2018)                    | Cloud White/Cloud White/Gum               | D96635 | 2018-06-01 | 7495 | 7000
    `),
  },
  {
    brand: 'adidas',
    name: 'adidas NMD Hu',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'adidas',
    art: { silhouette: 'trail', materials: { base: 'knit', over: 'leather' } },
    story: 'Words across the toes and laces through a cage: Pharrell’s trail runner for the street.',
    details: { Upper: 'Embroidered knit', Sole: 'Pellet foam, trail lugs' },
    colorways: readColorways(`
      505 | Human Made White Red                 | White/White/Red                 | EF7223 | 2019-09-25 | 12795 | 19050
      506 | Extra Eye Grey                       | Grey/Burgundy/Green             | G58412 | 2020-09-19 | 12795 | 18400
      507 | Solar Pack Red                       | White/Black/Red                 | BB9527 | 2018-08-18 | 14495 | 19550
      508 | Pharrell Now Is Her Time Cream White | Cream White/Raw White/Gum Three | EG7737 | 2019-09-13 | 12795 | 17200
      509 | Extra Eye Orange                     | Orange/Beige/Blue               | H67401 | 2020-09-19 | 12795 | 15750
      510 | Solar Pack Mother                    | White/Pink/Yellow               | BB9531 | 2018-08-18 | 14495 | 16850
      511 | Solar Pack Orange                    | White/Black/Orange              | BB9528 | 2018-08-18 | 14495 | 18850
    `),
  },
  {
    brand: 'adidas',
    name: 'adidas Superstar',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'adidas',
    art: { silhouette: 'shell-toe', materials: { base: 'leather', over: 'leather' } },
    story: 'The shell on the toe, 1969 to now.',
    details: { Upper: 'Leather, rubber shell toe', Sole: 'Rubber cup' },
    colorways: readColorways(`
      512 | Bonega Embroidered Floral          | Crystal White/Wonder White/Off White | GZ3474 | 2022-04-26 | 6395 | 7400 | women
      513 | Sean Wotherspoon Superearth        | Cloud White/Cloud White/Off White    | FZ4724 | 2020-08-29 | 6395 | 7300
      514 | Jonah Hill                         | Cloud White/Green Night/Off White    | FW7577 | 2020-07-11 | 8095 | 9100
      515 | Kris Andrew Small Pride Collection | White/Cream White/Cream White        | GX6395 | 2022-05-01 | 5795 | 6150
      516 | Lunar New Year (2020)              | Core Black/Gold Metallic/Cloud White | FW5271 | -          | 5795 | 6200
    `),
  },
  {
    brand: 'adidas',
    name: 'adidas Stan Smith',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'adidas',
    art: { silhouette: 'terrace', materials: { base: 'leather', over: 'leather' } },
    story: 'White leather and nothing else, apart from the color on the heel.',
    details: { Upper: 'Leather, perforated', Sole: 'Rubber cup' },
    colorways: readColorways(`
      517 | Kris Andrew Smalls Pride Collection | White/Cream White/Cream White      | GX6394 | 2022-05-01 | 6995 | 7050
      518 | Primegreen Cloud White              | Cloud White/Cloud White/Core Black | FX5500 | -          | 5495 | 4400
    `),
  },
  {
    brand: 'adidas',
    name: 'adidas Campus',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'adidas',
    art: { silhouette: 'court-low', materials: { base: 'suede', over: 'suede' } },
    story: 'Suede from the practice court, later on an album cover.',
    details: { Upper: 'Suede', Sole: 'Rubber cup' },
    colorways: readColorways(`
      519 | Bad Bunny Cream                    | Cloud White/Aluminium/Chalk White   | FZ5823 | 2023-02-25 | 9295 | 16400
      520 | Kris Andrew Small Pride Collection | Off White/Core Black/Off White      | GX6390 | 2022-05-09 | 5795 |  7300
      521 | XLARGE Orbit Violet                | Orbit Violet/Core Black/Chalk White | GW3247 | 2022-02-04 | 6395 |  7750
      522 | Wings and Horns Shift Grey         | Shift Grey/Shift Grey/Shift Grey    | BB3116 | 2017-04-27 | 8695 |  9750
      523 | 00s Core Black                     | Core Black/Cloud White/Off White    | HQ8708 | 2022-11-01 | 5800 |  6450
      524 | 00s Grey                           | Grey Three/Cloud White/Off White    | HQ8707 | 2022-11-01 | 5800 |  6150
    `),
  },
  {
    brand: 'adidas',
    name: 'adidas Samba OG',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'adidas',
    art: { silhouette: 'terrace', materials: { base: 'leather', over: 'suede' } },
    story:
      'An indoor football shoe from the fifties that never left: thin leather, a suede T at the toe, gum underfoot.',
    details: { Upper: 'Leather, suede T-toe', Sole: 'Gum rubber', Fit: 'Narrow; many go up half a size' },
    colorways: readColorways(`
      525 | Core Black          | Core Black/Cloud White/Gum       | B75807 | -          | 5800 |  6250
      526 | Collegiate Green    | Cloud White/Collegiate Green/Gum | ID2054 | 2023-08-01 | 5800 |  7450
      527 | Wales Bonner Silver | Silver Metallic/Core Black/Gum   | IG8181 | 2023-11-08 | 9800 | 18950
    `),
  },
  {
    brand: 'adidas',
    name: 'adidas Gazelle',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'adidas',
    art: { silhouette: 'terrace', materials: { base: 'suede', over: 'suede' } },
    story: 'Suede in a strong color, on gum, as every terrace knew it.',
    details: { Upper: 'Suede', Sole: 'Gum rubber' },
    colorways: readColorways(`
      528 | Indoor Collegiate Green | Collegiate Green/Cloud White/Gum | H06262 | 2022-07-01 | 6500 | 7250
      529 | Indoor Bliss Pink       | Bliss Pink/Core Black/Gum        | IE7002 | 2023-06-01 | 6500 | 7650
      530 | Bold Core Black         | Core Black/Cloud White/Gum       | HQ6912 | 2022-09-01 | 7000 | 6950 | women
    `),
  },
];
