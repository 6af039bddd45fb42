export const tileTexts = {
  soldOut: 'No listings yet',
  flash: 'Flash',
  arrives: (dates: string) => `Arrives ${dates}`,
} as const;
