/** Colors of goods, for a filter by color; they are no colors of the interface. */
export const swatches = {
  black: 'rgb(21 19 15)',
  white: 'rgb(255 255 255)',
  gray: 'rgb(169 169 166)',
  beige: 'rgb(222 205 174)',
  brown: 'rgb(107 70 48)',
  red: 'rgb(200 32 43)',
  pink: 'rgb(231 154 168)',
  orange: 'rgb(238 122 34)',
  yellow: 'rgb(240 190 30)',
  green: 'rgb(31 122 74)',
  blue: 'rgb(60 111 208)',
  purple: 'rgb(107 63 176)',
  gold: 'rgb(191 152 64)',
  silver: 'rgb(196 199 204)',
  multicolor: 'linear-gradient(135deg, rgb(200 32 43), rgb(240 190 30), rgb(31 122 74), rgb(60 111 208))',
} as const;
