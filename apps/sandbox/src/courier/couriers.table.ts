export type Courier = { code: string; name: string; url: string; phone: string; numberPattern: RegExp };

/**
 * Couriers of the Philippines under TrackingMore's codes (other trackers use others, such as `lbc`). The form of a
 * number tells couriers apart.
 */
export const couriers: readonly Courier[] = [
  {
    code: 'lbcexpress',
    name: 'LBC Express',
    url: 'https://www.lbcexpress.com',
    phone: '+63 2 8858 5999',
    numberPattern: /^\d{14,15}$/,
  },
  {
    code: 'ninjavan-ph',
    name: 'Ninja Van Philippines',
    url: 'https://www.ninjavan.co/en-ph',
    phone: '+63 2 7729 9500',
    numberPattern: /^(NVPH|NJVPH|PHNV)[A-Z0-9]{6,}$/i,
  },
  {
    code: 'jtexpress-ph',
    name: 'J&T Express Philippines',
    url: 'https://www.jtexpress.ph',
    phone: '+63 2 8911 1888',
    numberPattern: /^(\d{12}|JT[A-Z0-9]{8,})$/i,
  },
  {
    code: 'flashexpress-ph',
    name: 'Flash Express Philippines',
    url: 'https://www.flashexpress.ph',
    phone: '+63 2 8539 4002',
    numberPattern: /^P\d[A-Z0-9]{10,}$/i,
  },
  {
    code: 'spx-ph',
    name: 'SPX Express Philippines',
    url: 'https://spx.ph',
    phone: '+63 2 8880 5200',
    numberPattern: /^(SPXPH|PH)\d[A-Z0-9]{8,}$/i,
  },
];
