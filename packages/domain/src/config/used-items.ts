/** Grades of a used item, best first (ADR 0012). */
export const usedGrades = ['likeNew', 'good', 'fair'] as const;
export type UsedGrade = (typeof usedGrades)[number];

/** The page of a used item, and its sale: one of a kind (ADR 0012). */
export const usedItem = {
  shows: ['ownPhotos', 'grade', 'defectsWithPhotos', 'age', 'boxContents'],
  hasSizeGrid: false,
  asks: 1,
  takesBids: true,
} as const;
