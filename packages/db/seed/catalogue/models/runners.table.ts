import type { CatalogueModel } from '../model.types.ts';
import { readColorways } from '../read-colorways.ts';

/** New Balance, ASICS, Saucony, On, Salomon and Diadora, by model; facts of the makers, words of ours. */
export const runnerModels: readonly CatalogueModel[] = [
  {
    brand: 'new-balance',
    name: 'New Balance 550',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'newBalance',
    art: { silhouette: 'court-low', materials: { base: 'leather', over: 'leather' } },
    story: 'A forgotten hoop shoe of 1989, found again in an old catalog: white leather and one team color.',
    details: { Upper: 'Leather, perforated', Sole: 'Rubber cup' },
    colorways: readColorways(`
      531 | UNC White University Blue | White/Pastel Blue | BB550HL1 | 2022-01-25 | 6395 | 8500
      532 | Sea Salt Burgundy         | Sea Salt/Burgundy | BB550LI1 | 2022-05-08 | 5795 | 7700
      533 | White Green               | White/Green       | BB550WT1 | 2021-04-16 | 6495 | 8250
      534 | White Grey                | White/Grey        | BB550PB1 | 2021-12-09 | 6495 | 7250
    `),
  },
  {
    brand: 'new-balance',
    name: 'New Balance 327',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'newBalance',
    art: { silhouette: 'terrace', materials: { base: 'mesh', over: 'suede' } },
    story: 'A wedge with studs climbing up the heel: seventies in shape, new in mood.',
    details: { Upper: 'Nylon and suede', Sole: 'Studded wedge' },
    colorways: readColorways(`
      535 | Grey                 | Grey/White             | MS327LAB | 2020-05-08 | 5795 | 6650
      536 | COLORSxSTUDIOS Black | Black/Rumba Red        | MS327CT  | 2021-12-02 | 6995 | 6800
      537 | White Moonbeam       | Munsell White/Moonbeam | WS327SFD | 2020-08-01 | 5795 | 5550 | women
    `),
  },
  {
    brand: 'new-balance',
    name: 'New Balance 57/40',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'newBalance',
    art: { silhouette: 'dad', materials: { base: 'mesh', over: 'suede' } },
    story: 'The 574 taken apart and built again, larger.',
    details: { Upper: 'Mesh and suede', Sole: 'Layered foam' },
    colorways: readColorways(`
      538 | Lunar New Year Poppy (2022)   | Black/Poppy              | U5740CNB | 2022-01-28 | 6995 | 7050
      539 | Lunar New Year Eclipse (2022) | Eclipse/Nightwatch Green | U5740CNN | 2022-01-28 | 6995 | 6700
    `),
  },
  {
    brand: 'new-balance',
    name: 'New Balance 990v5',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'newBalance',
    art: { silhouette: 'dad', materials: { base: 'mesh', over: 'suede' } },
    story: 'Worn by supermodels in London and dads in Ohio; both are right.',
    details: { Upper: 'Mesh and pigskin suede', Sole: 'Foam in a firm frame' },
    colorways: readColorways(`
      540 | Grey | Grey       | M990GL5 | 2019-02-13 | 10195 | 11300
      541 | Navy | Navy/White | M990NV5 | 2019-02-13 | 10500 | 11850
    `),
  },
  {
    brand: 'new-balance',
    name: 'New Balance 992',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'newBalance',
    art: { silhouette: 'dad', materials: { base: 'mesh', over: 'suede' } },
    story: 'The gray of a whole era, and the favorite of a man in a black turtleneck.',
    details: { Upper: 'Mesh and suede', Sole: 'Two-part foam' },
    colorways: readColorways(`
      542 | Grey | Grey/Silver | M992GR | 2020-03-15 | 10195 | 23150
    `),
  },
  {
    brand: 'new-balance',
    name: 'New Balance 9060',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'newBalance',
    art: { silhouette: 'dad', materials: { base: 'mesh', over: 'suede' } },
    story: 'A dad shoe seen in a funhouse mirror.',
    details: { Upper: 'Mesh and suede', Sole: 'Swollen two-part foam' },
    colorways: readColorways(`
      543 | Prism Purple     | Prism Purple/Vibrant Spring Glow | U9060NBX | 2023-07-01 | 8695 | 11850
      544 | Beach Glass Pink | Beach Glass/Hi-Pink              | U9060NBN | 2023-07-01 | 8695 | 11350
      545 | Rain Cloud       | Rain Cloud/Castlerock            | U9060GRY | 2022-08-05 | 8995 | 10450
    `),
  },
  {
    brand: 'new-balance',
    name: 'New Balance 2002R',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'newBalance',
    art: { silhouette: 'dad', materials: { base: 'mesh', over: 'suede' } },
    story: 'A runner of 2010 that only found its crowd ten years later.',
    details: { Upper: 'Suede over mesh', Sole: 'Two-part foam with a stability frame' },
    colorways: readColorways(`
      546 | Protection Pack Phantom  | Phantom/Magnet      | M2002RDB | 2021-08-20 | 8695 | 11850
      547 | Protection Pack Sea Salt | Sea Salt/Light Grey | M2002RDC | 2021-08-20 | 8695 | 12450
    `),
  },
  {
    brand: 'new-balance',
    name: 'New Balance XC72',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'newBalance',
    art: { silhouette: 'terrace', materials: { base: 'mesh', over: 'suede' } },
    story: 'Two cross-country shoes of the seventies under one wedge.',
    details: { Upper: 'Nylon and suede', Sole: 'Waffle wedge' },
    colorways: readColorways(`
      548 | Black Moonbeam | Black/Moonbeam | UXC72DA1 | 2021-11-12 | 5795 | 5550
      549 | Moonbeam Black | Moonbeam/White | UXC72DB1 | 2021-11-12 | 5795 | 5000
    `),
  },
  {
    brand: 'new-balance',
    name: 'New Balance Fresh Foam More v3',
    category: 'shoes',
    audience: 'women',
    sizing: 'newBalance',
    art: { silhouette: 'foam-runner', materials: { base: 'mesh', over: 'leather' } },
    story: 'As much foam as the rules allow.',
    details: { Upper: 'Engineered mesh', Sole: 'Tall foam' },
    colorways: readColorways(`
      550 | Washed Henna | Washed Henna/White | WMORWH3 | 2022-04-15 | 9595 | 8450
    `),
  },
  {
    brand: 'asics',
    name: 'ASICS Gel-Lyte III',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'asics',
    art: { silhouette: 'dad', materials: { base: 'mesh', over: 'suede' } },
    story: 'The split tongue of 1990, and the shoe on which collaborations became a sport.',
    details: { Upper: 'Suede and mesh, split tongue', Sole: 'Foam with gel' },
    colorways: readColorways(`
      551 | Sean Wotherspoon x atmos | Multi                 | 1203A019-000 | 2020-06-27 |  9595 | 12450
      552 | Ronnie Fieg Mint Leaf    | Mint/Grey/White       | H10FK-6565   | 2011-07-15 |  6995 | 16950
      553 | Ronnie Fieg Salmon Toes  | Black/Salmon/Grey     | H02AK-5001   | 2011-09-30 |  7495 | 24950
      554 | Afew Koi                 | Orange/White/Blue     | H51NK-0190   | 2015-05-30 |  9795 | 18450
      555 | Ronnie Fieg Cove         | Navy/Light Blue/White | H00HK-4040   | 2010-09-03 |  6695 | 15450
      556 | Ronnie Fieg Super Green  | Green/White/Black     | H60KK-6570   | 2016-05-21 | 14495 | 17950
    `),
  },
  {
    brand: 'asics',
    name: 'ASICS Gel-Kayano 14',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'asics',
    art: { silhouette: 'dad', materials: { base: 'mesh', over: 'leather' } },
    story: 'A marathon shoe of 2008 in open mesh and liquid silver.',
    details: { Upper: 'Open mesh, metallic synthetic overlays', Sole: 'Foam with gel in heel and forefoot' },
    colorways: readColorways(`
      557 | White Midnight     | White/Midnight     | 1201A019-107 | - | 8695 | 9650
      558 | Black Glacier Grey | Black/Glacier Grey | 1201A019-001 | - | 8695 | 9350
    `),
  },
  {
    brand: 'asics',
    name: 'ASICS GT-2160',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'asics',
    art: { silhouette: 'dad', materials: { base: 'mesh', over: 'leather' } },
    story: 'All the overlays of 2010, none of the regret.',
    details: { Upper: 'Mesh, synthetic overlays', Sole: 'Foam with gel' },
    colorways: readColorways(`
      559 | White Illusion Blue | White/Illusion Blue | 1203A275-100 | 2023-02-01 | 6795 | 6950
      560 | Black Pure Silver   | Black/Pure Silver   | 1203A275-002 | 2023-05-01 | 6795 | 6650
    `),
  },
  {
    brand: 'salomon',
    name: 'Salomon XT-6',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'salomon',
    art: { silhouette: 'trail', materials: { base: 'mesh', over: 'leather' } },
    story: 'Built for a hundred miles of mountain, worn to the café.',
    details: { Upper: 'Tight mesh under welded film', Lacing: 'Single-pull cord', Sole: 'Trail lugs' },
    colorways: readColorways(`
      561 | White Lunar Rock | White/White/Lunar Rock        | L41252900 | 2021-02-01 | 10995 | 11450
      562 | Vanilla Ice      | Vanilla Ice/Almond Milk/White | L41745500 | 2022-09-01 | 10995 | 12250
    `),
  },
  {
    brand: 'on',
    name: 'On Cloudmonster',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'on',
    art: { silhouette: 'foam-runner', materials: { base: 'mesh', over: 'leather' } },
    story: 'Hollow foam, supersized.',
    details: { Upper: 'Recycled mesh', Sole: 'Large hollow foam elements' },
    colorways: readColorways(`
      563 | Undyed White Creek | Undyed White/Creek | 61.98433 | 2022-03-24 | 9990 | 8950
      564 | All Black          | Black/Black        | 61.99025 | 2022-09-01 | 9990 | 9350
    `),
  },
  {
    brand: 'diadora',
    name: 'Diadora V7000',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'house',
    art: { silhouette: 'dad', materials: { base: 'mesh', over: 'suede' } },
    story: 'An Italian runner of the nineties, made where it always was.',
    details: { Upper: 'Pigskin suede and nylon', Sole: 'Two-part foam' },
    colorways: readColorways(`
      565 | END. Grappa     | Crystal Grey/Green  | 501-17876-75001  | 2022-04-02 | 12195 | 13050
      566 | END. Limoncello | Pastel Yellow/Green | 501-178375-35001 | 2022-04-02 | 12195 | 11200
    `),
  },
  {
    brand: 'diadora',
    name: 'Diadora N9002',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'house',
    art: { silhouette: 'dad', materials: { base: 'mesh', over: 'suede' } },
    story: 'The chunkier cousin, for a rapper with a color of his own.',
    details: { Upper: 'Suede and mesh', Sole: 'Two-part foam' },
    colorways: readColorways(`
      567 | Raekwon Philly | Black/Empire Red | 501178975-C3421 | 2022-04-21 | 6995 | 6600
    `),
  },
  {
    brand: 'under-armour',
    name: 'Under Armour HOVR Sonic 5',
    category: 'shoes',
    audience: 'women',
    sizing: 'house',
    art: { silhouette: 'foam-runner', materials: { base: 'mesh', over: 'leather' } },
    story: 'A daily runner that counts the steps by itself.',
    details: { Upper: 'Knit mesh', Sole: 'Caged foam' },
    colorways: readColorways(`
      568 | Stone                 | Stone/Black           | 3025169-100 | 2022-04-25 | 6395 | 5850
      569 | Halo Grey Fresco Blue | Halo Grey/Fresco Blue | 3024906-104 | 2022-04-25 | 6395 | 5800
      570 | Black White           | Black/White           | 3024906-001 | 2022-04-25 | 6395 | 5650
      571 | White Black           | White/Black           | 3024906-103 | 2022-04-25 | 6395 | 5150
      572 | Retro Pink            | Retro Pink/Beta       | 3024906-600 | 2022-04-25 | 6395 | 4900
    `),
  },
  {
    brand: 'under-armour',
    name: 'Under Armour Curry Flow 8',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'house',
    art: { silhouette: 'foam-runner', materials: { base: 'knit', over: 'leather' } },
    story: 'No rubber at all under it, and still it stops on a dime.',
    details: { Upper: 'Warp knit', Sole: 'Foam without rubber' },
    colorways: readColorways(`
      573 | Smooth Butter Flow | Taxi Yellow/White/Taxi Yellow | 3023527-701 | 2021-01-22 | 7495 | 8300 | kids
      574 | Black White        | Black/White/Black             | 3023527-002 | 2021-02-19 | 7495 | 7950 | kids
      575 | Flow Like Water    | Royal Blue/White/White        | 3023527-402 | 2021-01-22 | 7495 | 6950 | kids
    `),
  },
];
