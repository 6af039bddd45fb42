import type { VerificationResult } from '@suki/sdk/types';

/** Words of the inspection report, on the order and on the certificate. */
export const reportTexts = {
  caption: (at: string) => `Inspection report, ${at}`,
  results: {
    pass: 'Authentic. Everything as it should be.',
    minor_defect: 'Authentic, with a small defect.',
    fail: 'Didn’t pass.',
  } satisfies Record<VerificationResult, string>,
  remarks: (count: number) => (count === 1 ? 'Authentic, with one remark.' : `Authentic, with ${count} remarks.`),
  stamp: (passed: number, all: number) => `${passed} of ${all} points passed`,
  noted: (count: number) => `${count} noted`,
  failed: (count: number) => `${count} failed`,
  foot: (inspector: string) => `Checked by inspector ${inspector}`,
  certificate: (number: string) => `Certificate ${number}`,
  verdicts: { pass: 'Pass', noted: 'Noted', fail: 'Fail' },
  photo: (position: number) => `Photo ${position}`,
  /** Read aloud in place of a photo that shows a noted point. */
  alt: (place: string, finding: string, isCircled: boolean) => `${place}. ${isCircled ? 'Circled: ' : ''}${finding}`,
  zoom: {
    viewer: 'Photos of the inspection',
    close: 'Close',
    zoom: 'Zoom',
    back: 'Previous photo',
    forward: 'Next photo',
    failed: 'This photo didn’t load. Check your connection and try again.',
  },
} as const;
