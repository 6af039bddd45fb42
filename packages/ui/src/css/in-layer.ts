import type { StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

type LayeredRule = NonNullable<StyleRule['@layer']>[string];

/** Puts one rule of a component into the kit's layer: `style(inKit({ … }))`, also inside recipes. */
export function inKit(rule: LayeredRule): StyleRule {
  return { '@layer': { [layers.kit]: rule } };
}

/** Puts a rule into the layer of the building blocks of components (notch, hidden text): components override them. */
export function inPrimitive(rule: LayeredRule): StyleRule {
  return { '@layer': { [layers.primitive]: rule } };
}
