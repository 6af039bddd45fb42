import type { CatalogueModel } from '../model.types.ts';
import { readColorways } from '../read-colorways.ts';

/** Converse, Vans, Puma, Reebok, Crocs and others, by model; facts of the makers, words of ours. */
export const streetShoeModels: readonly CatalogueModel[] = [
  {
    brand: 'converse',
    name: 'Converse Chuck 70 Hi',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'converse',
    art: { silhouette: 'canvas-high', materials: { base: 'canvas', over: 'canvas' } },
    story: 'Twelve-ounce canvas, a glossy egret sole and a cushion inside.',
    details: { Upper: 'Heavy canvas', Sole: 'Vulcanized rubber, varnished sidewall' },
    colorways: readColorways(`
      576 | Off-White                                | White/Bold Orange-Black | 163862C | 2018-10-08 | 7495 | 28100
      577 | Golf Wang Tripanel                       | Blue/Yellow-Red         | 169910C | 2020-09-14 | 6395 | 11250
      578 | Kendrick Lamar pgLang White              | White/Irish Cream/Navy  | A00691C | 2022-05-02 | 5795 | 10250
      579 | Franchise New York Knicks                | Blue/Orange             | 659428C | 2017-09-29 | 3495 |  6100 | kids
      580 | Comme des Garcons Play Multi-Heart White | White/Red-Egret         | 162972C | 2018-09-21 | 8395 | 12850
      581 | Fear of God Essentials Grey              | String/White/Black      | 168219C | 2020-03-26 | 6395 |  9400
      582 | Fear Of God Black Natural                | Black/Egret-Natural     | 167954C | 2020-02-26 | 6395 |  8950
      583 | Comme des Garçons Play White             | White/Red/Egret         | 150205C | 2019-01-27 | 7250 |  8450
      584 | Comme des Garçons Play Black             | Black/Red/Egret         | 150204C | 2019-03-30 | 7250 |  8650
    `),
  },
  {
    brand: 'converse',
    name: 'Converse Chuck 70 Ox',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'converse',
    art: { silhouette: 'vulc', materials: { base: 'canvas', over: 'canvas' } },
    story: 'The same canvas, cut below the ankle.',
    details: { Upper: 'Heavy canvas', Sole: 'Vulcanized rubber' },
    colorways: readColorways(`
      585 | 7 Moncler Fragment Black | Black/White-Black | 169069C | 2020-09-03 | 7795 | 41950
      586 | A-COLD-WALL Green        | Green/Green-White | A06688C | 2023-07-11 | 6395 |  6800
      587 | A-COLD-WALL Navy         | Navy/Navy-White   | A06689C | 2023-07-11 | 6395 |  5800
    `),
  },
  {
    brand: 'converse',
    name: 'Converse Chuck Taylor All-Star Hi',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'converse',
    art: { silhouette: 'canvas-high', materials: { base: 'canvas', over: 'canvas' } },
    story: 'The shoe of a century, with a thicker sole for this one.',
    details: { Upper: 'Canvas', Sole: 'Vulcanized rubber' },
    colorways: readColorways(`
      588 | Union White       | White/Multi-White                   | 169115C | 2020-09-24 | 5795 | 21550
      589 | A-COLD-WALL Black | Black/Black-Black                   | 169814C | 2020-10-08 | 9295 | 10000
      590 | A-COLD-WALL       | Grey Violet/Grey Violet-Grey Violet | 168177C | 2020-09-01 | 8095 |  8600
    `),
  },
  {
    brand: 'converse',
    name: 'Converse Run Star Hike Hi',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'converse',
    art: { silhouette: 'canvas-high', materials: { base: 'canvas', over: 'canvas' } },
    story: 'A Chuck on a saw blade.',
    details: { Upper: 'Canvas', Sole: 'Jagged platform' },
    colorways: readColorways(`
      591 | Black White Gum | Black/White-Gum | 166800C | 2019-12-28 | 5795 | 6350
    `),
  },
  {
    brand: 'vans',
    name: 'Vans Old Skool',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'vans',
    art: { silhouette: 'vulc', materials: { base: 'canvas', over: 'suede' } },
    story: 'Suede where a board would eat it, canvas everywhere else.',
    details: { Upper: 'Canvas and suede', Sole: 'Vulcanized, waffle tread' },
    colorways: readColorways(`
      592 | David Bowie Aladdin Sane        | Cream/Red           | VN0A38G1VIP | 2019-04-05 | 4395 | 5100
      593 | VLT LX Blends Bones Black White | Black/White         | VN0A4BVFA17 | 2022-03-12 | 9295 | 9300
      594 | GORE-TEX DEFCON Woodland Camo   | Woodland Camo/Black | VN0A4BWXA8R | 2022-04-02 | 8595 | 8350
      595 | VLT LX Krink Black              | Black/White/Yellow  | VN0A4BVF172 | 2022-03-25 | 5495 | 4900
    `),
  },
  {
    brand: 'vans',
    name: 'Vans Sk8-Hi',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'vans',
    art: { silhouette: 'canvas-high', materials: { base: 'suede', over: 'canvas' } },
    story: 'The ankle that saved a generation of skaters theirs.',
    details: { Upper: 'Canvas and suede, quilted collar', Sole: 'Vulcanized, waffle tread' },
    colorways: readColorways(`
      596 | WTAPS Bones Black                       | Bones/Black-White   | VN0A4BVB20P1 | 2020-09-25 |  6995 | 7850
      597 | Reissue Zip LX Blends Bones Black White | Black/White         | VN0000SPA17  | 2022-03-12 | 10195 | 9850
      598 | Valerian White                          | Valerian/True White | VN0A4P3ITUK  | 2020-08-28 |  7495 | 7300 | women
    `),
  },
  {
    brand: 'vans',
    name: 'Vans Era',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'vans',
    art: { silhouette: 'vulc', materials: { base: 'canvas', over: 'canvas' } },
    story: 'The first shoe made for skating, with a padded collar and two-tone panels.',
    details: { Upper: 'Canvas, padded collar', Sole: 'Vulcanized, waffle tread' },
    colorways: readColorways(`
      599 | Tiger Patchwork   | Black/True White  | VN0A4U391IO  | 2020-07-03 | 3795 | 4350
      600 | WTAPS Bones Black | Bones/Black-White | VN0A4BVA20P1 | 2020-09-25 | 6095 | 5450
      601 | Origami Croc      | Multi/Snow White  | VN0A4TZWX90  | 2020-02-18 | 4595 | 4100 | women
    `),
  },
  {
    brand: 'vans',
    name: 'Vans UA Authentic 44 DX',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'vans',
    art: { silhouette: 'vulc', materials: { base: 'canvas', over: 'canvas' } },
    story: 'The boat shoe of 1966, remade from the first patterns.',
    details: { Upper: 'Canvas', Sole: 'Vulcanized, glossy tape' },
    colorways: readColorways(`
      602 | Barbed Wire Black         | Black/White/OG Barbed Wire | VN0A5KX4AVS | 2022-02-12 | 4595 | 4600
      603 | Vanity Plate Black        | Vanity Plate/Black         | VN0A5KX4AXB | 2022-02-12 | 4595 | 4550
      604 | Vanity Plate Light Blue   | Vanity Plate/Light Blue    | VN0A5KX4AXC | 2022-02-12 | 4595 | 4250
      605 | Vanity Plate Orange Tiger | Vanity Plate/Orange Tiger  | VN0A5KX4AXD | 2022-02-12 | 4595 | 4050
    `),
  },
  {
    brand: 'vans',
    name: 'Vans Classic Slip-On',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'vans',
    art: { silhouette: 'slip-on', materials: { base: 'canvas', over: 'canvas' } },
    story: 'No laces, no problem; checkerboard optional.',
    details: { Upper: 'Canvas, elastic gores', Sole: 'Vulcanized' },
    colorways: readColorways(`
      606 | Suede Leopard | Chipmunk/Marshmallow    | VN0A3MVD4Y5 | 2021-02-03 | 4095 | 4400 | women
      607 | Dobale        | Black/Green/Orange/Gold | VN0A3QXYBC1 | 2022-02-12 | 5195 | 5050
    `),
  },
  {
    brand: 'puma',
    name: 'Puma MB.01',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'house',
    art: { silhouette: 'foam-runner', materials: { base: 'mesh', over: 'leather' } },
    story: 'Wings, a rocket and a first signature that came louder than most last ones.',
    details: { Upper: 'Engineered mesh', Sole: 'Nitro foam' },
    colorways: readColorways(`
      608 | Buzz City            | Puma Black/Blue Atoll    | 376886-13 | 2022-02-04 | 5495 |  8100 | kids
      609 | Digital Camo         | Pale Khaki/Ultra Orange  | 379217-01 | 2023-03-24 | 8695 | 12600
      610 | Galaxy               | Elektro Blue/Green Gecko | 376677-07 | 2022-04-29 | 7195 | 10350
      611 | Red Blast            | Red Blast/Fiery Red      | 376886-02 | 2021-12-16 | 5495 |  6700 | kids
      612 | Rock Ridge Red Blast | Rock Ridge Red Blast     | 376886-09 | 2022-02-18 | 4895 |  5450 | kids
      613 | Digital Camo         | Pale Khaki/Ultra Orange  | 379254-01 | 2023-03-24 | 7195 | 10300 | kids
    `),
  },
  {
    brand: 'puma',
    name: 'Puma Suede',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'house',
    art: { silhouette: 'vulc', materials: { base: 'suede', over: 'suede' } },
    story: 'One hide, one stripe of our own, fifty years of dancing.',
    details: { Upper: 'Suede', Sole: 'Rubber cup' },
    colorways: readColorways(`
      614 | Classic MCM                     | Buckthorn Brown/Puma Black-White     | 366299-01 | 2018-05-24 | 19695 | 23150
      615 | Atelier New Regime Orange       | Scarlet Ibis/Scarlet Ibis            | 366534-01 | 2018-10-06 |  6395 |  6750
      616 | Diamond Supply Co. Orchid Bloom | Orchid Bloom/Puma Black              | 365650-02 | 2018-01-25 |  6395 |  6300
      617 | Santa Cruz Shark                | Puma Black/Green Flash/Deep Wisteria | 381905-01 | 2021-10-26 |  6395 |  5750
    `),
  },
  {
    brand: 'puma',
    name: 'Puma Future Rider',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'house',
    art: { silhouette: 'terrace', materials: { base: 'mesh', over: 'suede' } },
    story: 'Eighties jogging in sweets colors.',
    details: { Upper: 'Nylon and suede', Sole: 'Wedge foam' },
    colorways: readColorways(`
      618 | SpongeBob SquarePants        | Lucent Yellow/Puma White      | 392116-01 | 2023-03-30 | 4095 | 3950 | kids
      619 | Double Spectra               | White/Sunblaze/Green Glare    | 382740-01 | 2021-08-19 | 4595 | 4250
      620 | Floral                       | Black                         | 383332-01 | 2022-04-13 | 4595 | 4100 | women
      621 | Cloud9                       | Puma White                    | 380849-01 | 2020-11-12 | 5795 | 5050
      622 | Animal Crossing New Horizons | Bok Choy/Puma White/Rosewater | 383076-01 | 2021-09-17 | 4095 | 3400 | kids
    `),
  },
  {
    brand: 'puma',
    name: 'Puma Mayze',
    category: 'shoes',
    audience: 'women',
    sizing: 'house',
    art: { silhouette: 'court-low', materials: { base: 'leather', over: 'leather' } },
    story: 'A platform with a straight face.',
    details: { Upper: 'Leather', Sole: 'Stacked platform' },
    colorways: readColorways(`
      623 | Suede Spring Lavender | Spring Lavender                    | 383983-08 | 2023-07-01 | 6395 | 6650
      624 | Fade White Gradient   | White/Luminous Pink/Elektro Purple | 385389-01 | 2022-04-13 | 5195 | 5100
      625 | Infuse Pristine       | Pristine/Pristine/Ocean Dive       | 384974-02 | 2022-04-13 | 5195 | 4450
    `),
  },
  {
    brand: 'puma',
    name: 'Puma RS-0',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'house',
    art: { silhouette: 'dad', materials: { base: 'mesh', over: 'leather' } },
    story: 'A running computer of 1986 without the computer.',
    details: { Upper: 'Leather and mesh', Sole: 'Foam' },
    colorways: readColorways(`
      626 | J. Cole Black           | Black/Multi                 | 193990-03 | 2020-07-31 | 7195 | 7500
      627 | Game Restart            | Grey/Multi-Color            | 367969-01 | 2018-07-13 | 6995 | 7200
      628 | Super Mario 64          | Flame Scarlet/Electric Blue | 194606-01 | 2020-09-04 | 7195 | 7050
      629 | SEGA Sonic the Hedgehog | Surf The Web Blue           | 368276-01 | 2018-06-12 | 7495 | 7200
    `),
  },
  {
    brand: 'reebok',
    name: 'Reebok Question Mid',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'house',
    art: { silhouette: 'court-mid', materials: { base: 'leather', over: 'suede' } },
    story: 'The answer’s shoe: pearl leather, a colored toe, a crossover.',
    details: { Upper: 'Leather, suede toe', Sole: 'Honeycomb cells' },
    colorways: readColorways(`
      630 | Yellow Toe     | White/Yellow-Ultraviolet                      | FX4286 | 2020-12-31 | 5795 | 6500 | kids
      631 | Candy Land     | White/Pixie Pink/Goal Green                   | GZ0081 | 2021-03-26 | 5795 | 6000 | kids
      632 | Tyrell Winston | Footwear White/Footwear White/Silver Metallic | GZ1565 | 2022-05-13 | 9295 | 9500
    `),
  },
  {
    brand: 'reebok',
    name: 'Reebok Club C',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'house',
    art: { silhouette: 'terrace', materials: { base: 'leather', over: 'leather' } },
    story: 'Tennis whites for people who do not play.',
    details: { Upper: 'Soft leather', Sole: 'Rubber cup' },
    colorways: readColorways(`
      633 | Cardi B Coated Crisp Purple Quartz | Crisp Purple/Quartz Met                   | H05406 | 2021-04-23 | 3795 | 3600 | kids
      634 | The Jetsons Jane Jetson            | Brilliant Pink/Footwear White/Grape Punch | GZ6421 | 2022-04-08 | 5795 | 5150
    `),
  },
  {
    brand: 'reebok',
    name: 'Reebok Classic Leather',
    category: 'shoes',
    audience: 'women',
    sizing: 'house',
    art: { silhouette: 'terrace', materials: { base: 'leather', over: 'suede' } },
    story: 'Garment leather on a small wedge; eighties, and easy.',
    details: { Upper: 'Garment leather', Sole: 'Molded wedge' },
    colorways: readColorways(`
      635 | Pure Grey Light Sage         | Pure Grey 2/Pure Grey 2/Light Sage  | GX6198 | 2022-05-01 |  4895 |  4850
      636 | Pump 50th Anniversary Smiley | Footwear White/Footwear White/Chalk | GY1580 | 2022-04-15 | 14495 | 13950
    `),
  },
  {
    brand: 'reebok',
    name: 'Reebok Freestyle',
    category: 'shoes',
    audience: 'women',
    sizing: 'house',
    art: { silhouette: 'court-mid', materials: { base: 'leather', over: 'leather' } },
    story: 'The first sports shoe made for women, aerobics included.',
    details: { Upper: 'Garment leather', Sole: 'Rubber cup' },
    colorways: readColorways(`
      637 | 40th Anniversary - Chalk Gum      | Chalk/Digital Blue/Rubber Gum         | GX2789 | 2022-05-01 | 5795 | 5350
      638 | 40th Anniversary - Pale Pink Gum  | Pale Pink/Rose Dust/Rubber Gum        | GW5355 | 2022-05-01 | 5795 | 5250
      639 | 40th Anniversary - Glass Blue Gum | Glass Blue/Rubber Gum/Digital Blue    | GX2794 | 2022-05-01 | 5195 | 4600
      640 | 40th Anniversary - White Gum      | Footwear White/Rubber Gum/Always Blue | GX2793 | 2022-05-01 | 5195 | 4600
    `),
  },
  {
    brand: 'reebok',
    name: 'Reebok Zig Kinetica II',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'house',
    art: { silhouette: 'foam-runner', materials: { base: 'knit', over: 'leather' } },
    story: 'A zigzag of foam that wants to move.',
    details: { Upper: 'Knit', Sole: 'Zigzag foam' },
    colorways: readColorways(`
      641 | Billionaire Boys Club Digi Camo | Hunter Green/Boulder Grey/Stucco | GX1313 | 2022-05-12 | 8695 | 7900
      642 | The Flintstones The Great Gazoo | Flora Green/Big Green/Black      | GX3975 | 2022-04-08 | 8095 | 6800
      643 | The Jetstones Rosie the Robot   | Footwear White/Black/Blue Pearl  | GW3853 | 2022-04-08 | 7495 | 6050
      644 | La Casa De Papel                | Red/Black/Gum                    | GX9440 | 2022-05-03 | 7795 | 6150
    `),
  },
  {
    brand: 'crocs',
    name: 'Crocs Classic Clog',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'crocs',
    art: { silhouette: 'clog' },
    story: 'Thirteen holes, one strap and no shame whatsoever.',
    details: { Material: 'Closed-cell foam' },
    colorways: readColorways(`
      645 | Hocus Pocus                      | Multicolor/Black       | 206911-90H | 2021-12-07 | 3495 | 5300
      646 | Free & Easy                      | F&E Signature Gradient | 207671     | 2021-08-24 | 4095 | 5900
      647 | Daily Paper                      | Green                  | 207250-CMO | 2020-09-30 | 3395 | 4900
      648 | Staple Sidewalk Luxe             | Grey/Red               | 207917-90H | 2022-04-12 | 4595 | 6650
      649 | Barneys New York XO Black Punk   | Black                  | 506381838  | 2019-06-21 | 5195 | 7000 | women
      650 | Cinnamon Toast Crunch            | Brown/Light Brown/Blue | 207920-2E9 | 2022-04-28 | 4095 | 5400
      651 | Carrots Soil                     | Espresso               | 207699-206 | 2022-02-11 | 4095 | 4950
      652 | Lucky Charms Magically Delicious | Red                    | 207118-610 | 2022-03-17 | 3495 | 4200
      653 | Lisa Frank                       | Purple/Multi           | 207736-573 | 2022-03-15 | 3495 | 4150
    `),
  },
  {
    brand: 'crocs',
    name: 'Crocs Classic Bae Clog',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'crocs',
    art: { silhouette: 'clog' },
    story: 'The clog on a platform.',
    details: { Material: 'Closed-cell foam, platform' },
    colorways: readColorways(`
      654 | Orchid    | Orchid    | 206302-5PR | - | 3395 | 3900 | women
      655 | Lime Zest | Lime Zest | 206302-3U4 | - | 3395 | 3800 | women
      656 | Black     | Black     | 206302-001 | - | 3395 | 3100 | women
    `),
  },
  {
    brand: 'crocs',
    name: 'Crocs Classic Slide',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'crocs',
    art: { silhouette: 'slide' },
    story: 'The clog’s lazier brother.',
    details: { Material: 'Closed-cell foam' },
    colorways: readColorways(`
      657 | Pleasures   | Black/Black            | 207690-001 | 2021-11-16 | 2295 | 2450
      658 | Free & Easy | F&E Signature Gradient | 207672     | 2021-08-24 | 2295 | 2150
    `),
  },
  {
    brand: 'timberland',
    name: 'Timberland 6-Inch Premium Boot',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'house',
    art: { silhouette: 'boot', materials: { base: 'suede', over: 'suede' } },
    story: 'Made for building sites in New Hampshire, claimed by New York.',
    details: { Upper: 'Waterproof nubuck', Sole: 'Lugged rubber' },
    colorways: readColorways(`
      659 | Black Nubuck Premium    | Black       | TB010073    | 2018-01-01 | 10995 | 12300
      660 | ’’ Premium Wheat Nubuck | Wheat       | TB010061    | -          | 11595 | 14000
      661 | Wheat Nubuck            | Wheat/Gum   | TB010061713 | -          | 11500 |  9950
      662 | Black Nubuck            | Black/Black | TB010073001 | -          | 11500 |  9650
      663 | Rust Nubuck             | Rust/Gum    | TB072066827 | -          | 11500 |  9450
    `),
  },
  {
    brand: 'dr-martens',
    name: 'Dr. Martens 1460',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'house',
    art: { silhouette: 'boot', materials: { base: 'leather', over: 'leather' } },
    story: 'Eight eyes, yellow thread and air under the heel since 1 April 1960.',
    details: { Upper: 'Smooth leather, yellow welt stitch', Sole: 'Air-cushioned' },
    colorways: readColorways(`
      664 | Marc Jacobs  | Cherry Red  | 26496600 | 2020-09-25 | 14495 | 14500
      665 | Black Smooth | Black/Black | 11822006 | -          |  9990 |  8450
      666 | White Smooth | White/White | 11822100 | -          |  9990 |  8150
    `),
  },
  {
    brand: 'bape',
    name: 'BAPE Bape Sta',
    category: 'shoes',
    audience: 'unisex',
    sizing: 'house',
    art: { silhouette: 'court-low', materials: { base: 'leather', over: 'leather' } },
    story: 'A familiar shape in colors from a sweet shop, from a back street of Harajuku.',
    details: { Upper: 'Patent leather', Sole: 'Rubber cup' },
    colorways: readColorways(`
      667 | Ronnie Fieg Fiegsta Sand | Sand/White | BA1000-104 | 2016-09-17 | 17395 | 21950
    `),
  },
];
