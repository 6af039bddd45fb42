import { chroma, fromHsl, isDark, isPale, toHsl } from './colour/colour-maths.ts';
import { parseColourway } from './colour/parse-colourway.ts';
import { loudest } from './colour/roles.ts';

export type GroundColour = { readonly light: string; readonly dark: string };

/** Neutral grounds for items without a hue: warm grey, deeper under pale items so that white leather has an edge. */
const neutral = {
  pale: { light: '#dedbd5', dark: '#3a3833' },
  middle: { light: '#e8e4dc', dark: '#34322d' },
  dark: { light: '#e6e2dc', dark: '#45423c' },
} as const;

/**
 * Returns the soft tint behind a picture for the light and the dark theme, with the hue of the loudest colour but
 * never its strength. Reds are turned towards sand: one item in three has red, and a page of pink squares is not a
 * shop.
 */
export function groundColour(colourway: string): GroundColour {
  const { colours } = parseColourway(colourway);
  const first = colours[0] ?? '#f4f2ed';
  const loud = loudest(colours);
  const weight = isPale(first) ? 'pale' : isDark(first) ? 'dark' : 'middle';
  if (loud === undefined || chroma(loud) < 0.12) {
    return neutral[weight];
  }
  const { hue, saturation } = toHsl(loud);
  const isRed = hue < 22 || hue > 335;
  const turned = isRed ? 24 : hue;
  const strength = isRed ? 0.75 : 1;
  return {
    light: fromHsl({
      hue: turned,
      saturation: Math.min(0.42, 0.16 + saturation * 0.2) * strength,
      level: weight === 'pale' ? 0.865 : 0.89,
    }),
    dark: fromHsl({
      hue: turned,
      saturation: Math.min(0.26, 0.1 + saturation * 0.12) * strength,
      level: weight === 'dark' ? 0.27 : 0.225,
    }),
  };
}
