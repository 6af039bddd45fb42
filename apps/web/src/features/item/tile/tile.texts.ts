export const tileTexts = {
  soldOut: 'Nobody sells it now',
} as const;
