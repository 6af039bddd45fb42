import { hashOf } from '../seed.ts';
import { fromHsl, type Hex, mix, toHsl } from './colour-maths.ts';
import { colourNames, hueWords } from './colour-names.table.ts';

/** For names such as "Zyon" that name no colour: muted colours stay plausible and in harmony. */
const mutedColours = [
  '#cfc3ae',
  '#a89a88',
  '#7d7468',
  '#5b5650',
  '#c7b59c',
  '#b6a999',
  '#8c8f86',
  '#d9d2c2',
  '#9aa09c',
  '#b58f72',
] as const;
const multiColours = ['#e94a8c', '#f0b72b', '#2f62b4', '#3fc0a5', '#ec7426', '#6a3fa0', '#6fd24a'] as const;

const pick = (from: readonly string[], text: string): Hex => from[hashOf(text) % from.length] ?? '#98999c';

function modify(colour: Hex, modifier: string): Hex {
  if (/^(dark|deep|night|midnight|heavy)$/.test(modifier)) {
    return mix(colour, '#15151c', 0.38);
  }
  if (/^(light|pale|soft|washed|barely|faded|pastel)$/.test(modifier)) {
    return mix(colour, '#fbf7ee', 0.45);
  }
  if (/^(dusty|mystic|smoke|ash|worn|vintage)$/.test(modifier)) {
    return mix(colour, '#9a978f', 0.3);
  }
  if (/^(bright|neon|hyper|electric|vivid|laser|solar|acid)$/.test(modifier)) {
    const { hue, saturation, level } = toHsl(colour);
    return fromHsl({ hue, saturation: Math.min(1, saturation * 1.3), level: Math.min(0.62, level * 1.08) });
  }
  return colour;
}

/**
 * Returns the colour for a maker's name ("University Blue"). Exact names come from the table; others from their
 * longest known end with the words before it as modifiers, then from a hue word, then a muted colour chosen by the
 * name.
 */
export function colourOfName(name: string, seed = ''): Hex {
  const key = name
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const exact = colourNames[key];
  if (exact !== undefined) {
    return exact;
  }
  if (key.includes('multi')) {
    return pick(multiColours, seed + key);
  }
  const words = key.split(' ');
  for (let start = 1; start < words.length; start += 1) {
    const ending = colourNames[words.slice(start).join(' ')];
    if (ending !== undefined) {
      return words.slice(0, start).reduce(modify, ending);
    }
  }
  for (let end = words.length - 1; end > 0; end -= 1) {
    const beginning = colourNames[words.slice(0, end).join(' ')];
    if (beginning !== undefined) {
      return beginning;
    }
  }
  const hue = words
    .toReversed()
    .map((word) => colourNames[hueWords[word] ?? ''])
    .find((colour) => colour !== undefined);
  return hue === undefined ? pick(mutedColours, key) : words.reduce(modify, hue);
}
