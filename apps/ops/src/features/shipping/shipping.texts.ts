export const shippingTexts = {
  title: 'Ship',
  courier: 'Courier',
  chooseCourier: 'Choose the courier',
  courierMissing: 'Choose the courier who takes the parcel.',
  number: 'Tracking number',
  handHint: 'Scan the courier’s label; its Enter hands the parcel over.',
  hand: 'Handed to the courier',
  handing: 'Handing it over',
  handed: 'Handed to the courier',
  wrong: 'The tracking number to the buyer is wrong',
  wrongText: (number: string) =>
    `It says ${number}. You can replace it until the courier scans the parcel; we tell the buyer.`,
  replaceHint: 'Scan the courier’s label; its Enter replaces the number.',
  replace: 'Replace the number',
  replacing: 'Replacing it',
  replaced: (number: string) => `The number is ${number} now`,
} as const;
