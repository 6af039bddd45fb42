/** A colour as `#rrggbb`. Every function here takes and gives this form. */
export type Hex = string;

type Channels = readonly [number, number, number];

const channelsOf = (colour: Hex): Channels => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
];

const hexOf = (channels: Channels): Hex =>
  `#${channels
    .map((value) =>
      Math.max(0, Math.min(255, Math.round(value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Mixes two colours; `share` 0 is the first, 1 the second. */
export function mix(from: Hex, to: Hex, share: number): Hex {
  const [r, g, b] = channelsOf(from);
  const [r2, g2, b2] = channelsOf(to);
  return hexOf([r + (r2 - r) * share, g + (g2 - g) * share, b + (b2 - b) * share]);
}

/** Perceived lightness, 0 black to 1 white: the square root of the relative luminance, close enough for choosing. */
export function lightness(colour: Hex): number {
  const linear = (value: number): number => {
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const [r, g, b] = channelsOf(colour);
  return Math.sqrt(0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b));
}

/** Distance of the colour from grey, 0 to 1. */
export function chroma(colour: Hex): number {
  const channels = channelsOf(colour);
  return (Math.max(...channels) - Math.min(...channels)) / 255;
}

export type HueSaturationLightness = { readonly hue: number; readonly saturation: number; readonly level: number };

/** Hue in degrees, saturation and level 0 to 1 (HSL). */
export function toHsl(colour: Hex): HueSaturationLightness {
  const [red, green, blue] = channelsOf(colour);
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const most = Math.max(r, g, b);
  const spread = most - Math.min(r, g, b);
  const level = most - spread / 2;
  if (spread === 0) {
    return { hue: 0, saturation: 0, level };
  }
  const sector = most === r ? ((g - b) / spread) % 6 : most === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return { hue: (sector * 60 + 360) % 360, saturation: spread / (1 - Math.abs(2 * level - 1)), level };
}

export function fromHsl({ hue, saturation, level }: HueSaturationLightness): Hex {
  const channel = (offset: number): number => {
    const place = (offset + hue / 30) % 12;
    return 255 * (level - saturation * Math.min(level, 1 - level) * Math.max(-1, Math.min(place - 3, 9 - place, 1)));
  };
  return hexOf([channel(0), channel(8), channel(4)]);
}

/** The material in shadow: mixed towards a violet black, because plain black makes leather look burnt. */
export const shade = (colour: Hex, share: number): Hex => mix(colour, mix('#1b1622', colour, 0.12), share);

export const tint = (colour: Hex, share: number): Hex => mix(colour, '#ffffff', share);

export const isDark = (colour: Hex): boolean => lightness(colour) < 0.2;
export const isPale = (colour: Hex): boolean => lightness(colour) > 0.8;

/** A line that shows on the edge of any fill: lighter on near-black, darker elsewhere. */
export function edgeOf(colour: Hex): Hex {
  if (lightness(colour) < 0.16) {
    return mix(colour, '#ffffff', 0.22);
  }
  return shade(colour, lightness(colour) > 0.85 ? 0.34 : 0.44);
}

/** A thread that shows on the fill without shouting. */
export function threadOf(colour: Hex): Hex {
  if (isDark(colour)) {
    return mix(colour, '#ffffff', 0.38);
  }
  if (isPale(colour)) {
    return shade(colour, 0.32);
  }
  return tint(colour, lightness(colour) > 0.45 ? 0.5 : 0.36);
}
