import type { Category } from '@suki/domain/catalogue/categories';

/** Words of an order that is done, for its buyer. */
export const doneTexts = {
  title: 'Your certificate',
  number: 'Certificate number',
  passed: 'Authentic and inspected in person. Share the page: anyone can see our photos and every point.',
  kept: 'Authentic and inspected in person. The certificate names the defect you kept it with.',
  open: 'See the certificate',
  qr: (address: string) => `QR code of ${address}`,
  shareTitle: (item: string) => `${item}, checked by Suki`,
  sell: (category: Category) => (category === 'shoes' ? 'Sell this pair' : 'Sell this item'),
} as const;
