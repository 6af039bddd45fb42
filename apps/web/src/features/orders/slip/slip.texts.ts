export const slipTexts = {
  title: 'Packing slip',
  lead: 'Print it and put it in the box. No printer? Write the order number on a piece of paper instead.',
  print: 'Print the slip',
  back: 'Back to the order',
  sheet: (number: string) => `Packing slip of order ${number}`,
  qr: (number: string) => `QR code of order ${number}`,
  number: 'Order number',
  facts: { item: 'Item', size: 'Size', style: 'Style code', to: 'Ship to', by: 'Ship by' },
  steps: [
    'Put the item in its own box, with everything that came with it.',
    'Put this slip on top.',
    'Put that box in a second box, and close it well.',
  ],
  noneTitle: 'No packing slip for this order',
  none: 'There’s a slip only while it’s your turn to ship the item.',
} as const;
