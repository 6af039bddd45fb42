import { randomOf } from '../seed.ts';
import { chroma, type Hex, isDark, isPale, lightness, mix, shade, tint } from './colour-maths.ts';
import { colourOfName } from './colour-of-name.ts';
import { parseColourway } from './parse-colourway.ts';
import type { Roles } from './roles.types.ts';
import { signatures } from './signatures.table.ts';

/** The way in which a family of silhouettes spreads the colours of a colourway over its panels. */
export type Blocking = 'court' | 'runner' | 'plain';

const white = '#f4f2ed';

/** Returns the most colourful swatch, or undefined when all are grey. */
export function loudest(colours: readonly Hex[]): Hex | undefined {
  const [first] = colours.toSorted((one, other) => chroma(other) - chroma(one));
  return first !== undefined && chroma(first) > 0.12 ? first : undefined;
}

/**
 * Returns first, second and third colour, repeated where missing; on court shoes a pale colour goes under a strong
 * one.
 */
function mainColours(colours: readonly Hex[], blocking: Blocking): { base: Hex; over: Hex; accent: Hex } {
  const first = colours[0] ?? white;
  const second = colours[1] ?? first;
  const third = colours[2] ?? second;
  if (blocking === 'court' && !isPale(first) && isPale(second)) {
    return { base: second, over: first, accent: colours[2] ?? first };
  }
  return { base: first, over: second, accent: third };
}

/** One colour all over needs steps of light between the panels, or the shoe turns into a blot. */
function monoColours(colour: Hex, blocking: Blocking): { base: Hex; over: Hex; accent: Hex } {
  if (isPale(colour)) {
    return { base: colour, over: mix(colour, '#ffffff', 0.35), accent: mix(colour, '#cfc8ba', 0.22) };
  }
  if (isDark(colour)) {
    return { base: colour, over: tint(colour, 0.075), accent: tint(colour, blocking === 'runner' ? 0.16 : 0.13) };
  }
  return { base: colour, over: shade(colour, 0.12), accent: tint(colour, 0.16) };
}

function midsoleOf(main: Hex, isMono: boolean, colours: readonly Hex[], gum: Hex | undefined): Hex {
  if (isMono) {
    return isPale(main) ? '#f3f0e9' : isDark(main) ? mix(main, '#3b3a3f', 0.25) : mix(main, white, 0.35);
  }
  const aged = [colourOfName('Sail'), colourOfName('Muslin'), colourOfName('Cream'), colourOfName('Egret')];
  return gum !== undefined || colours.some((colour) => aged.includes(colour)) ? '#efe7d4' : '#f5f3ee';
}

/**
 * Assigns colours to parts. The order of a colourway gives it roughly (first the body, then the parts sewn on); a
 * known nickname in the name gives it exactly and wins (signatures.table.ts).
 */
export function rolesOf({
  colourway,
  name,
  seed,
  blocking,
}: {
  readonly colourway: string;
  readonly name?: string | undefined;
  readonly seed: string;
  readonly blocking: Blocking;
}): Roles {
  const { colours, isMono, gum } = parseColourway(colourway, seed);
  const random = randomOf(seed + blocking);
  const first = colours[0] ?? white;
  const isOneColour = colours.length === 1;
  const { base, over, accent } = isOneColour ? monoColours(first, blocking) : mainColours(colours, blocking);
  const side = colours.length === 2 ? over : accent;
  const mid = midsoleOf(first, isMono, colours, gum);
  const loud = loudest(colours);
  const courtSole = isPale(over) && loud !== undefined ? loud : over;
  const runnerSole = isDark(base) ? base : shade(mid, 0.25);
  const out =
    gum ??
    (isMono ? (isPale(first) ? shade(mid, 0.1) : shade(first, 0.12)) : blocking === 'court' ? courtSole : runnerSole);
  const contrasts = [base, accent, '#f3f1ec'].toSorted(
    (one, other) => Math.abs(lightness(other) - lightness(over)) - Math.abs(lightness(one) - lightness(over)),
  );
  const lace = isOneColour ? mix(base, isPale(base) ? '#ffffff' : '#77757c', 0.3) : (contrasts[0] ?? white);
  const derived: Roles = {
    base,
    over,
    accent,
    toe: base,
    mudguard: over,
    eyestay: over,
    side,
    heel: over,
    strap: over,
    collar: colours.length > 2 && random() < 0.5 ? accent : over,
    tab: colours.length > 2 ? accent : over,
    tongue: blocking === 'court' ? base : over,
    lace,
    lining: isOneColour ? shade(base, isPale(base) ? 0.08 : 0.2) : over,
    mid,
    out,
    label: loud ?? (isPale(over) ? '#4b4d51' : over),
    isMono,
  };
  return { ...derived, ...signatureOf(`${name ?? ''} ${colourway}`) };
}

function signatureOf(text: string): Partial<Roles> {
  const words = text.toLowerCase();
  const signature = signatures.find((candidate) => candidate.pattern.test(words));
  if (signature === undefined) {
    return {};
  }
  return Object.fromEntries(Object.entries(signature.parts).map(([part, name]) => [part, colourOfName(name)]));
}
