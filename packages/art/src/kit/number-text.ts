/** One decimal at most, no trailing zero: a tenth of a unit is 0.03 mm on the shoe, and digits are bytes. */
export const numberText = (value: number): string => (Math.round(value * 10) / 10 || 0).toString();

/** Two decimals without the leading zero, for shares such as opacities. */
export const shareText = (value: number): string => (Math.round(value * 100) / 100).toString().replace(/^0\./, '.');
