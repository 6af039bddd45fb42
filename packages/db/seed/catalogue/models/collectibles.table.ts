import type { CatalogueModel } from '../model.types.ts';
import { readColorways } from '../read-colorways.ts';

/** Watches, figures, cards, brick sets and boards, by model; facts of the makers, words of ours. */
export const collectibleModels: readonly CatalogueModel[] = [
  {
    brand: 'swatch',
    name: 'Swatch × Omega MoonSwatch',
    category: 'collectibles',
    audience: 'unisex',
    sizing: 'oneSize',
    art: { silhouette: 'watch' },
    story: 'The chronograph that went to the moon, in a material made of ceramic and castor oil.',
    details: { Case: 'Bioceramic, 42 mm', Movement: 'Quartz chronograph' },
    colorways: readColorways(`
      795 | Mission to the Sun | Yellow/White        | SO33J100 | 2022-03-26 | 15950 | 15450
      796 | Mission to Mercury | Grey/Black          | SO33A100 | 2022-03-26 | 15950 | 16450
      797 | Mission to Venus   | Pink/White          | SO33P100 | 2022-03-26 | 15950 | 15950
      798 | Mission on Earth   | Green/Navy/Brown    | SO33G100 | 2022-03-26 | 15950 | 16250
      799 | Mission to Mars    | Red/White           | SO33R100 | 2022-03-26 | 15950 | 17450
      800 | Mission to Jupiter | Beige/Brown/White   | SO33C100 | 2022-03-26 | 15950 | 15850
      801 | Mission to Saturn  | Sand/Brown/Beige    | SO33T100 | 2022-03-26 | 15950 | 15750
      802 | Mission to Uranus  | Light Blue/White    | SO33L100 | 2022-03-26 | 15950 | 16150
      803 | Mission to Neptune | Navy/Blue           | SO33N100 | 2022-03-26 | 15950 | 18950
      804 | Mission to Pluto   | Grey/Burgundy/White | SO33M101 | 2022-03-26 | 15950 | 15650
    `),
  },
  {
    brand: 'casio',
    name: 'Casio G-Shock',
    category: 'collectibles',
    audience: 'unisex',
    sizing: 'oneSize',
    art: { silhouette: 'watch' },
    story: 'Dropped from a bathroom window in 1981, two hundred times, until one survived.',
    details: { Case: 'Resin, shock resistant', Water: '200 m' },
    colorways: readColorways(`
      805 | GA-2100 Black       | Black/Black       | GA-2100-1A1 | 2019-08-01 | 6495 | 5950
      806 | DW-5600E Black      | Black/Red/Yellow  | DW-5600E-1V | 1996-01-01 | 4295 | 4150
      807 | DW-5600BB Black     | Black/Black/Black | DW-5600BB-1 | 2017-09-01 | 5295 | 4950
      808 | GA-110GB Black Gold | Black/Gold        | GA-110GB-1A | 2011-01-01 | 9495 | 8450
    `),
  },
  {
    brand: 'seiko',
    name: 'Seiko 5 Sports',
    category: 'collectibles',
    audience: 'men',
    sizing: 'oneSize',
    art: { silhouette: 'watch' },
    story: 'An automatic with day and date, for less than dinner for ten.',
    details: { Case: 'Steel, 42.5 mm', Movement: 'Automatic 4R36' },
    colorways: readColorways(`
      809 | SRPD55 Black | Black/Silver/White | SRPD55K1 | 2019-09-01 | 15500 | 12950
      810 | SRPD51 Blue  | Navy/Silver/White  | SRPD51K1 | 2019-09-01 | 15500 | 12950
      811 | SRPD63 Green | Green/Silver/Gold  | SRPD63K1 | 2019-09-01 | 15500 | 13450
    `),
  },
  {
    brand: 'medicom',
    name: 'Medicom Bearbrick 400%',
    category: 'collectibles',
    audience: 'unisex',
    sizing: 'oneSize',
    art: { silhouette: 'figure' },
    story: 'A bear of nine parts and 28 centimeters, painted by everybody.',
    details: { Height: '28 cm', Material: 'ABS and PVC' },
    colorways: readColorways(`
      812 | Basquiat #1         | White/Black/Red   | BB400-BASQUIAT1 | 2018-01-01 | 7950 | 12450
      813 | Keith Haring #1     | White/Black/Black | BB400-HARING1   | 2018-01-01 | 7950 | 10950
      814 | Andy Warhol Flowers | Pink/Black/White  | BB400-WARHOL    | 2019-01-01 | 7950 |  9450
      815 | Clear               | Ice/White         | BB400-CLEAR     | 2020-01-01 | 7950 |  8450
    `),
  },
  {
    brand: 'kaws',
    name: 'KAWS Companion Open Edition',
    category: 'collectibles',
    audience: 'unisex',
    sizing: 'oneSize',
    art: { silhouette: 'figure' },
    story: 'Crossed-out eyes, gloved hands, and a museum queue.',
    details: { Height: '27 cm', Material: 'Vinyl' },
    colorways: readColorways(`
      816 | Brown | Brown/White | KAWS-OE-BROWN | 2016-11-03 | 11950 | 21950
      817 | Grey  | Grey/White  | KAWS-OE-GREY  | 2016-11-03 | 11950 | 22950
      818 | Black | Black/Grey  | KAWS-OE-BLACK | 2016-11-03 | 11950 | 23950
    `),
  },
  {
    brand: 'pop-mart',
    name: 'Pop Mart Labubu The Monsters Plush',
    category: 'collectibles',
    audience: 'unisex',
    sizing: 'oneSize',
    art: { silhouette: 'figure' },
    story: 'Nine teeth, rabbit ears, and on every second bag in Makati.',
    details: { Height: '17 cm', Material: 'Plush and vinyl' },
    colorways: readColorways(`
      819 | Exciting Macaron Soymilk      | Cream/Brown | LABUBU-MACARON-SOY    | 2023-10-24 | 1290 | 3450
      820 | Exciting Macaron Lychee Berry | Pink/Rose   | LABUBU-MACARON-LYCHEE | 2023-10-24 | 1290 | 3950
      821 | Have a Seat Baba              | Brown/Tan   | LABUBU-SEAT-BABA      | 2024-07-12 | 1390 | 3250
      822 | Big into Energy Hope          | Green/Mint  | LABUBU-ENERGY-HOPE    | 2025-04-25 | 1490 | 3650
    `),
  },
  {
    brand: 'pokemon',
    name: 'Pokémon Card',
    category: 'collectibles',
    audience: 'unisex',
    sizing: 'oneSize',
    art: { silhouette: 'card' },
    story: 'Cardboard, a little foil, and a whole childhood.',
    details: { Language: 'English', Condition: 'Near mint, sleeved' },
    colorways: readColorways(`
      823 | Charizard ex 199 Scarlet & Violet 151 | Orange/Red/Gold     | MEW-199 | 2023-09-22 | 2500 | 14950
      824 | Umbreon VMAX 215 Evolving Skies       | Navy/Yellow/Purple  | EVS-215 | 2021-08-27 | 2500 | 58950
      825 | Rayquaza VMAX 218 Evolving Skies      | Green/Gold/Blue     | EVS-218 | 2021-08-27 | 2500 | 32950
      826 | Giratina V 186 Lost Origin            | Purple/Gold/Black   | LOR-186 | 2022-09-09 | 2500 | 26950
      827 | Pikachu VMAX 188 Vivid Voltage        | Yellow/Red/Black    | VIV-188 | 2020-11-13 | 2500 | 11950
      828 | Charizard VMAX 074 Champion’s Path    | Purple/Orange/Black | CPA-074 | 2020-09-25 | 2500 |  9950
    `),
  },
  {
    brand: 'lego',
    name: 'LEGO Set',
    category: 'collectibles',
    audience: 'unisex',
    sizing: 'oneSize',
    art: { silhouette: 'brick-set' },
    story: 'Bags by number, one missing piece found under the couch.',
    details: { Age: '18+' },
    colorways: readColorways(`
      829 | 75192 Millennium Falcon          | Grey/White/Red    | LEGO-75192 | 2017-10-01 | 54999 | 56950
      830 | 10294 Titanic                    | Black/Red/White   | LEGO-10294 | 2021-11-01 | 44999 | 46950
      831 | 10282 adidas Originals Superstar | White/Black       | LEGO-10282 | 2021-07-01 |  6499 |  9450
      832 | 42143 Ferrari Daytona SP3        | Red/Black         | LEGO-42143 | 2022-06-01 | 27999 | 26950
      833 | 10280 Flower Bouquet             | Pink/Green/Yellow | LEGO-10280 | 2021-01-01 |  3999 |  3650
    `),
  },
  {
    brand: 'supreme',
    name: 'Supreme Skateboard Deck',
    category: 'collectibles',
    audience: 'unisex',
    sizing: 'oneSize',
    art: { silhouette: 'deck' },
    story: 'Seven plies of maple that mostly hang on walls.',
    details: { Material: 'Maple, 7 plies', Size: '8.25 inches' },
    colorways: readColorways(`
      834 | Box Red    | Red/White         | SUP-DECK-BOX-RED | 2020-08-27 | 3195 | 7450
      835 | Black Camo | Black/Olive/Brown | SUP-DECK-CAMO    | 2021-03-04 | 3195 | 5450
      836 | Multicolor | Multi/White       | SUP-DECK-MULTI   | 2022-09-01 | 3195 | 4950
    `),
  },
];
