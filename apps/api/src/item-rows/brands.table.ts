/** Names under which files carry a brand that has another one here, by slug. */
export const brandAliases: Readonly<Record<string, string>> = {
  'air-jordan': 'Jordan',
  'jordan-brand': 'Jordan',
  'adidas-originals': 'adidas',
  'adidas-neo': 'adidas',
  yeezy: 'adidas',
  'asics-tiger': 'ASICS',
  'gini-jony': 'Gini and Jony',
  'u-s-polo-assn-denim-co': 'U.S. Polo Assn.',
  'us-polo-assn': 'U.S. Polo Assn.',
  'inc-5': 'Inc 5',
};

/**
 * Brands of several words with which names of items begin, for files without a column of brands; every other brand is
 * the first word. The list is fixed, because a file must mean the same items in each catalogue.
 */
export const brandsOfSeveralWords: readonly string[] = `
  Air Jordan, New Balance, Under Armour, Carhartt WIP, The North Face, Marc Jacobs, Louis Vuitton, Fear of God,
  Dr. Martens, Acne Studios, Alexander McQueen, Alexander Wang, Anya Hindmarch, Carolina Herrera,
  Christian Louboutin, Comme des Garcons, Bimba y Lola, By Far, Cult Gaia, Armani Jeans, 3.1 Phillip Lim,
  ADIDAS Originals, ADIDAS Neo, United Colors of Benetton, Undercolors of Benetton, Lino Perros, Gini and Jony,
  Gini & Jony, Gini Jony, French Connection, Jealous 21, Flying Machine, Mark Taylor, Peter England, Indigo Nation,
  U.S. Polo Assn., U.S.Polo Assn., Mother Earth, Reid & Taylor, Red Tape, John Miller, Numero Uno, Carlton London,
  Park Avenue, Franco Leone, John Players, Classic Polo, Lee Cooper, SDL by Sweet Dreams, Status Quo, Urban Yoga,
  Arrow Sport, Arrow New York, Red Rose, Red Chief, Palm Tree, Allen Solly, Wills Lifestyle, American Tourister,
  Spice Art, Nike Fragrances, Warner Bros, Forever New, Scullers For Her, Manchester United, Latin Quarters,
  Tokyo Talkies, Ed Hardy, Little Miss, New Hide, Miami Blues, Van Heusen, Mumbai Slang, Vero Moda, Do u speak green,
  Louis Philippe, Be For Bag, Angry Birds, Pepe Jeans, Ivory Tag, Chhota Bheem, Peri Peri, Just Natural, Inc 5, Inc. 5,
  Indian Terrain, Global Desi, Rocky S, Kraus Jeans, F Sports, Free Authority, Calvin Klein, Force 10, Hush Puppies,
  Deni Yo, Celine Dion, M tv, Jack & Jones, Black Coffee, Happy Socks, DC Comics, Fusion Beats, Vital Gear, Colour Me,
  Being Human, Fruit of the Loom, Ben 10, Miki Pearl, Taylor of London, Tommy Hilfiger, Jacques M, Kenneth Cole,
  Pal Zileri, Hugo Boss, David Beckham, Estee Lauder, Sher Singh, Satya Paul, Kama Sutra, Just Cavalli,
  Tonino Lamborghini, Swiss Army, Paris Hilton, Hannah Montana, Perry Ellis`
  .split(',')
  .map((name) => name.trim().replaceAll(/\s+/g, ' '));

/** Brands whose goods stand under Luxury, by slug. */
export const luxuryBrands: ReadonlySet<string> = new Set([
  'acne-studios',
  'alexander-mcqueen',
  'alexander-wang',
  'balenciaga',
  'bally',
  'bottega-veneta',
  'burberry',
  'bvlgari',
  'cartier',
  'celine',
  'chanel',
  'christian-louboutin',
  'dior',
  'fendi',
  'gucci',
  'hermes',
  'loewe',
  'louis-vuitton',
  'marc-jacobs',
  'miu-miu',
  'prada',
  'saint-laurent',
  'valentino',
  'versace',
]);
