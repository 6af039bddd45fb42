import { chroma, toHsl } from './colour/colour-maths.ts';
import { parseColourway } from './colour/parse-colourway.ts';
import { loudest } from './colour/roles.ts';
import { grounds } from './grounds.table.ts';
import { hashOf } from './seed.ts';

export type GroundColour = { readonly light: string; readonly dark: string };

/** Nearer to the item's own hue than this, a ground swallows its edge: red on pink. */
const HUE_DISTANCE_MIN = 40;

const hueDistance = (one: number, other: number): number => {
  const distance = Math.abs(one - other) % 360;
  return Math.min(distance, 360 - distance);
};

/**
 * Returns the paper behind a picture for the light and the dark theme. It is chosen by the style code among the papers
 * that contrast with the item's loudest colour: neighbours in a grid differ, and one item in three is no longer on
 * pink because one in three has red.
 */
export function groundColour(colourway: string, seed: string): GroundColour {
  const loud = loudest(parseColourway(colourway).colours);
  const hue = loud === undefined || chroma(loud) < 0.12 ? undefined : toHsl(loud).hue;
  const apart = grounds.filter((ground) => hue === undefined || hueDistance(hue, ground.hue) >= HUE_DISTANCE_MIN);
  const { light, dark } = apart[hashOf(`${seed} ground`) % apart.length] ?? grounds[0];
  return { light, dark };
}
