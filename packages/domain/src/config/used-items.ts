/** Grades of a used item, best first (ADR 0012). */
export const usedGrades = ['likeNew', 'good', 'fair'] as const;
export type UsedGrade = (typeof usedGrades)[number];

/** What the page of a used item shows, and how it is sold: one of a kind (ADR 0012). */
export const usedItem = {
  shows: ['ownPhotos', 'grade', 'defectsWithPhotos', 'age', 'boxContents'],
  hasSizeGrid: false,
  asks: 1,
  takesBids: true,
} as const;
