import type { NextStep, SkuLabel } from '@suki/sdk/types';

const moment = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Manila',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

const systemNames = {
  us_m: 'US M',
  us_w: 'US W',
  us: 'US',
  eu: 'EU',
  uk: 'UK',
  cm: 'CM',
  kr: 'KR',
  asia: 'Asia',
  no_size_conversion: 'Size',
} as const satisfies Record<keyof SkuLabel['sizes'], string>;

/** "Sat 21 Nov, 14:05" in Manila. */
export function momentText(iso: string): string {
  return moment.format(new Date(iso));
}

/** "by Sat 21 Nov, 14:05", or that nothing runs. */
export function deadlineText({ deadline }: Pick<NextStep, 'deadline'>): string {
  return deadline === null ? 'no deadline' : `by ${momentText(deadline)}`;
}

/** The first size that the label knows: "US M 9". */
export function sizeText(sizes: SkuLabel['sizes']): string {
  for (const [system, name] of Object.entries(systemNames)) {
    const size = sizes[system as keyof typeof systemNames];
    if (size !== undefined) {
      return `${name} ${size}`;
    }
  }
  return 'one size';
}
