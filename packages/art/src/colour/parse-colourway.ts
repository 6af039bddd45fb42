import type { Hex } from './colour-maths.ts';
import { colourOfName } from './colour-of-name.ts';

export type Colourway = {
  /** Distinct colours in the maker's order: the first covers most of the item. Never empty; gum only when alone. */
  readonly colours: readonly Hex[];
  /** True for one colour all over ("Triple White", "Bone/Bone/Bone"). */
  readonly isMono: boolean;
  readonly gum: Hex | undefined;
};

/** Reads a maker's colourway such as "Black/Gym Red-White". Separators are `/`, `-`, `,`, `&`, `+` and "and". */
export function parseColourway(colourway: string, seed = ''): Colourway {
  const text = colourway
    .replace(/multi[- ]?colou?r/gi, 'Multi')
    .replace(/off-white/gi, 'Off White')
    .replace(/glow-in-the-dark/gi, 'Glow In The Dark')
    .replace(/\(.*?\)/g, '');
  const names = text
    .split(/[/\-,&+]| and /i)
    .map((name) => name.trim())
    .filter((name) => name !== '' && !/^(colou?r|clear)$/i.test(name));
  const swatches = (names.length === 0 ? ['Sail'] : names).map((name, index) => ({
    name,
    colour: colourOfName(name.replace(/^triple /i, ''), `${seed}${index}`),
  }));
  const gum = swatches.find((swatch) => /gum/i.test(swatch.name))?.colour;
  const distinct = [...new Set(swatches.map((swatch) => swatch.colour))];
  const withoutGum = distinct.filter((colour) => colour !== gum);
  return {
    colours: withoutGum.length === 0 ? distinct : withoutGum,
    isMono: /\b(triple|mono)\b/i.test(colourway) || (distinct.length === 1 && swatches.length > 1),
    gum,
  };
}
