import { certificateNumberText } from '@suki/domain/inspection/certificate-number';

const example = certificateNumberText(482_913_057);

export const findCertificateTexts = {
  title: 'Check a certificate',
  lead: 'Every item that we pass gets a tag with a number. Type the number to see our photos and every point we checked.',
  label: 'Certificate number',
  hint: `On the tag, like ${example}. Capitals, spaces and hyphens don’t matter.`,
  button: 'Check the number',
  checking: 'Checking the number',
  problems: {
    empty: 'Type the number on the tag.',
    mistyped: 'One digit or letter isn’t right. Compare the number with the tag again.',
    order_number: 'That’s an order number. The certificate number is on the tag and begins with SC.',
    other: `That isn’t a certificate number. It looks like ${example}.`,
  },
  unknown: 'The number is complete, but no certificate of ours has it. A tag with this number isn’t ours.',
  tooMany: 'Too many tries. Wait a minute, then try again.',
} as const;
