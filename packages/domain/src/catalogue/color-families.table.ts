/** Colors that people look for, in the order of the filter. */
export const colorFamilies = [
  'black',
  'white',
  'gray',
  'beige',
  'brown',
  'red',
  'pink',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'gold',
  'silver',
  'multicolor',
] as const;
export type ColorFamily = (typeof colorFamilies)[number];

export const colorFamilyNames: Readonly<Record<ColorFamily, string>> = {
  black: 'Black',
  white: 'White',
  gray: 'Gray',
  beige: 'Beige',
  brown: 'Brown',
  red: 'Red',
  pink: 'Pink',
  orange: 'Orange',
  yellow: 'Yellow',
  green: 'Green',
  blue: 'Blue',
  purple: 'Purple',
  gold: 'Gold',
  silver: 'Silver',
  multicolor: 'Multicolor',
};

/** Words of makers for their colors. "Glow-In-The-Dark" and other words that name no color have none. */
const words: Readonly<Record<ColorFamily, string>> = {
  black: 'black anthracite onyx obsidian carbon jet phantom noir charcoal itim',
  white: 'white ivory chalk snow puti',
  gray: 'gray grey smoke magnet granite cement ash graphite slate fog platinum stone cloud steel steeple stealth melange abo',
  beige:
    'beige cream sail bone egret oatmeal sand tan khaki muslin linen natural coconut oat ecru nude butter taupe parchment',
  brown:
    'brown chocolate cognac mocha coffee bronze rust copper chestnut espresso cacao wheat gum hazel cinder kayumanggi',
  red: 'red burgundy crimson maroon scarlet cherry bred wine bordeaux ruby cardinal brick pula',
  pink: 'pink rose fuchsia magenta blush coral salmon peach mauve rosas',
  orange: 'orange starfish apricot tangerine mandarin shattered dalandan kahel',
  yellow: 'yellow maize lemon mustard volt canary amarillo dilaw',
  green:
    'green olive mint pine sage forest teal turquoise jade lime moss khakigreen army fern emerald seafoam berde luntian',
  blue: 'blue navy royal obsidianblue unc indigo denim aqua sky cobalt azure ocean stonewash marine midnight asul bughaw',
  purple: 'purple violet lavender lilac grape plum orchid eggplant ube lila',
  gold: 'gold golden ginto',
  silver: 'silver chrome metallic pilak',
  multicolor: 'multicolor multi multicolour rainbow tiedye assorted camo camouflage',
};

const familyOf: ReadonlyMap<string, ColorFamily> = new Map(
  colorFamilies.flatMap((family) => words[family].split(' ').map((word): [string, ColorFamily] => [word, family])),
);

/** Returns the families that words of a colorway name, each once; `words` as `searchWords` gives them. */
export function colorFamiliesOf(words: readonly string[]): ColorFamily[] {
  return [...new Set(words.flatMap((word) => familyOf.get(word) ?? []))];
}
