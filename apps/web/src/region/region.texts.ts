export const regionTexts = {
  includes: 'Prices include delivery to',
  change: 'Change',
  title: 'Where should we deliver?',
  label: 'Delivery region',
  close: 'Close',
  use: 'Use this region',
  days: (min: number, max: number) => (min === max ? `${min} courier days` : `${min} to ${max} courier days`),
} as const;
