/** Limits of one inspection report; lengths in characters. */
export const reportLimits = { photosMax: 20, pointsMax: 60, noteLengthMax: 200, altLengthMax: 120 } as const;
