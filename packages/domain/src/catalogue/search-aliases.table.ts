import { filterTerm } from '../search/filter-terms.ts';
import type { Category } from './categories.ts';

/*
 * Words that people type and no name has: nicknames of models and brands, and Filipino words. Each stands for words of
 * names ("jordan 1"), or for a term of a filter. The typed word itself is still looked for.
 */

/** Nicknames of brands and models, each with the words that it stands for; `|` parts other readings. */
const nicknames: Readonly<Record<string, string>> = {
  // Jordan
  aj: 'jordan',
  j1: 'jordan 1',
  j3: 'jordan 3',
  j4: 'jordan 4',
  j5: 'jordan 5',
  j6: 'jordan 6',
  j11: 'jordan 11',
  j12: 'jordan 12',
  j13: 'jordan 13',
  jordans: 'jordan',
  mj: 'jordan',
  jumpman: 'jordan',
  bred: 'black red',
  unc: 'university blue',
  // Nike
  nikey: 'nike',
  naik: 'nike',
  swoosh: 'nike',
  af1: 'air force 1',
  af: 'air force',
  afs: 'air force',
  forces: 'air force',
  uptowns: 'air force 1',
  am1: 'air max 1',
  am90: 'air max 90',
  am95: 'air max 95',
  am97: 'air max 97',
  airmax: 'air max',
  tn: 'air max plus',
  tns: 'air max plus',
  vm: 'vapormax',
  sbs: 'sb',
  dunks: 'dunk',
  kobes: 'kobe',
  lbj: 'lebron',
  kd: 'kevin durant',
  pg: 'paul george',
  acg: 'acg',
  cortez: 'cortez',
  // adidas
  adi: 'adidas',
  adidass: 'adidas',
  '3stripes': 'adidas',
  yzy: 'yeezy',
  yeezys: 'yeezy',
  yzys: 'yeezy',
  'yeezy boost': 'yeezy',
  ub: 'ultra boost|ultraboost',
  'ultra boost': 'ultraboost',
  nmds: 'nmd',
  stans: 'stan smith',
  shelltoe: 'superstar',
  shelltoes: 'superstar',
  sambas: 'samba',
  // New Balance, ASICS and others
  nb: 'new balance',
  nbs: 'new balance',
  newbie: 'new balance',
  gt2160: 'gt 2160',
  gel: 'gel',
  onitsuka: 'onitsuka tiger',
  chucks: 'converse chuck',
  chuck: 'converse chuck|chuck taylor',
  cons: 'converse',
  'all star': 'chuck taylor',
  ct70: 'chuck 70',
  oldskool: 'old skool',
  xt6: 'xt 6',
  tnf: 'north face',
  northface: 'north face',
  wip: 'carhartt',
  levi: 'levis',
  // Luxury
  lv: 'louis vuitton',
  vuitton: 'louis vuitton',
  ysl: 'saint laurent|yves saint laurent',
  'd&g': 'dolce gabbana',
  gg: 'gucci',
  cdg: 'comme des garcons',
  ow: 'off white',
  offwhite: 'off white',
  tscott: 'travis scott',
  ts: 'travis scott',
  lacoste: 'lacoste',
  bape: 'bathing ape',
  fog: 'fear of god',
  supreme: 'supreme',
  // Words of sizes and people
  gs: 'grade school|kids',
  wmns: 'women',
  wmn: 'women',
  mens: 'men',
  womens: 'women',
  ladies: 'women',
  lalaki: 'men',
  panlalaki: 'men',
  babae: 'women',
  pambabae: 'women',
  bata: 'kids',
  pambata: 'kids',
  tee: 't shirt|tshirt|tee',
  tees: 't shirt|tshirt',
  tshirt: 't shirt',
  hoody: 'hoodie',
  sweatshirt: 'sweatshirt|hoodie',
  grey: 'gray',
  gray: 'grey',
  colour: 'color',
  watch: 'moonswatch|casio|seiko|g shock',
  // Filipino
  tsinelas: 'slide|slides|slipper|slippers|flip flops|clog',
  chinelas: 'slide|slides|slipper|slippers|flip flops',
  tsinela: 'slide|slides|slipper|slippers',
  sandalyas: 'sandal|sandals',
  bota: 'boot|boots',
  takong: 'heels',
  damit: 'shirt|tee|hoodie|jacket|dress',
  kamiseta: 't shirt|tshirt|shirt|tee',
  dyaket: 'jacket',
  jaket: 'jacket',
  pantalon: 'pants|trousers|jeans',
  maong: 'jeans|denim',
  salawal: 'shorts',
  medyas: 'socks',
  sumbrero: 'cap|hat|beanie',
  sombrero: 'cap|hat|beanie',
  relo: 'watch|watches|moonswatch|casio|seiko|g shock',
  orasan: 'watch|watches|moonswatch|casio|seiko|g shock',
  pitaka: 'wallet|wallets',
  sinturon: 'belt|belts',
  salamin: 'sunglasses',
  palda: 'skirt|skirts',
  bestida: 'dress|dresses',
  itim: 'black',
  puti: 'white',
  pula: 'red',
  asul: 'blue',
  bughaw: 'blue',
  berde: 'green',
  luntian: 'green',
  dilaw: 'yellow',
  rosas: 'pink',
  kahel: 'orange',
  lila: 'purple',
  ube: 'purple',
  abo: 'gray|grey',
  kayumanggi: 'brown',
  ginto: 'gold',
  pilak: 'silver',
};

/** Words for a whole category. */
const categoryNames: Readonly<Record<Category, readonly string[]>> = {
  shoes: [
    'shoe',
    'shoes',
    'sneaker',
    'sneakers',
    'kicks',
    'trainers',
    'footwear',
    'rubber shoes',
    'rubbershoes',
    'sapatos',
    'snickers',
  ],
  apparel: ['apparel', 'clothes', 'clothing', 'damit', 'kasuotan', 'wear'],
  collectibles: ['collectible', 'collectibles', 'laruan', 'toys'],
  handbags: ['bag', 'bags', 'handbag', 'handbags', 'purse', 'purses'],
};

export type SearchAlias = {
  /** Each reading is the words that stand together in its place. */
  readonly readings: readonly (readonly string[])[];
  /** A term that counts as well: everything of a category. */
  readonly term: string | null;
};

const numbered: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from({ length: 39 }, (_, index) => [`aj${index + 1}`, `jordan ${index + 1}`]),
);

const categoryTerm: ReadonlyMap<string, string> = new Map(
  (Object.entries(categoryNames) as [Category, readonly string[]][]).flatMap(([category, names]) =>
    names.map((name): [string, string] => [name, filterTerm('category', category)]),
  ),
);

/** The aliases by their typed words, parted by one space; at most three words. */
export const searchAliases: ReadonlyMap<string, SearchAlias> = new Map(
  [...new Set([...Object.keys(nicknames), ...Object.keys(numbered), ...categoryTerm.keys()])].map((typed) => {
    const words = nicknames[typed] ?? numbered[typed];
    const readings = words === undefined ? [] : words.split('|').map((reading) => reading.split(' '));
    return [typed, { readings, term: categoryTerm.get(typed) ?? null }];
  }),
);

/** Words without meaning of their own: they may be missing in a name. */
export const fillerWords: ReadonlySet<string> = new Set(
  'a an and the for of with in by to my sa ng na ang at para yung mga x'.split(' '),
);
