import type { CheckPointVerdict } from '@suki/sdk/types';

export const certificateTexts = {
  title: 'Certificate',
  titleOf: (item: string) => `Certificate: ${item}`,
  description: (item: string, size: string) => `${item}, ${size}, went through the Suki warehouse and passed.`,
  caption: (number: string) => `Certificate ${number}`,
  facts: { style: 'Style', size: 'Size', date: 'Inspected', inspector: 'Inspector' },
  criteria: (version: number) => `Criteria version ${version}`,
  verdicts: { pass: 'Pass', noted: 'Noted', fail: 'Fail' } satisfies Record<CheckPointVerdict, string>,
  photo: (position: number) => `Photo ${position}`,
  how: 'How to check it',
  steps: [
    'Compare the number above with the one on the tag of what you hold.',
    'Look whether the tag still hangs on its string, uncut.',
    'Compare size and style code with the label inside and on the box.',
    'Compare the photos with what you hold, mark by mark.',
  ],
  scan: 'Scan it to open this page. The address must begin as below; anything else is not ours.',
  qr: (address: string) => `QR code of ${address}`,
  notFoundTitle: 'No certificate has this number',
  notFound: 'Look at the number on the tag again. A tag whose number leads nowhere is not ours.',
  notFoundAction: 'To the shop',
} as const;
