import type { Category } from '../catalogue/categories.ts';

/** The names of all required angles. */
export const angleIds = ['side', 'sole', 'tag', 'box', 'front', 'label', 'lining'] as const;
export type AngleId = (typeof angleIds)[number];

/** A photo that every report of a category needs; `view` is the drawing of the item that shows how to take it. */
export type Angle = { readonly id: AngleId; readonly label: string; readonly view: string };

/** The photos that prove what was inspected: taken alike, two items can be compared. */
export const requiredAngles: Readonly<Record<Category, readonly Angle[]>> = {
  shoes: [
    { id: 'side', label: 'Outer side of the pair', view: 'side' },
    { id: 'sole', label: 'Soles', view: 'sole' },
    { id: 'tag', label: 'Size tag inside the tongue', view: 'detail' },
    { id: 'box', label: 'Label on the box', view: 'box' },
  ],
  apparel: [
    { id: 'front', label: 'Front, laid flat', view: 'side' },
    { id: 'label', label: 'Neck and care labels', view: 'lining' },
  ],
  collectibles: [
    { id: 'front', label: 'Front', view: 'side' },
    { id: 'box', label: 'Box with its seals', view: 'box' },
  ],
  handbags: [
    { id: 'front', label: 'Front', view: 'side' },
    { id: 'lining', label: 'Inner stamp or serial code', view: 'lining' },
  ],
};

/**
 * Numbers of certificates that one visitor tries in a minute (docs/decisions.md#limits-for-people-and-calls): enough
 * for slips of the finger, and at this pace nobody finds a certificate by trying numbers.
 */
export const CERTIFICATES_TRIED_PER_MINUTE = 10;

/** Limits of one inspection report; lengths in characters. */
export const reportLimits = { photosMax: 20, pointsMax: 60, noteLengthMax: 200, altLengthMax: 120 } as const;
