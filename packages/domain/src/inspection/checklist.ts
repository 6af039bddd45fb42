import type { Category } from '../catalogue/categories.ts';

/** A point that an inspector checks and gives a verdict on. */
export type ChecklistPoint = {
  readonly id: string;
  readonly label: string;
  /** In a word or two, for the caption of a photo: "Upper". */
  readonly name: string;
};

export type Checklist = {
  /** Rises with every change of the points; a report keeps the version that it was made by. */
  readonly version: number;
  readonly points: readonly ChecklistPoint[];
};

const identity: readonly ChecklistPoint[] = [
  { id: 'item', name: 'Model', label: 'Model, colorway and style code match the order' },
  { id: 'condition', name: 'Condition', label: 'New and never used' },
  { id: 'smell', name: 'Smell', label: 'Smell of new materials and glue, as expected' },
];

const byCategory: Readonly<Record<Category, readonly ChecklistPoint[]>> = {
  shoes: [
    { id: 'size', name: 'Size', label: 'Size on tag, sole and box matches the order' },
    { id: 'box', name: 'Box', label: 'Box, label and barcode' },
    { id: 'upper', name: 'Upper', label: 'Upper: materials, panels and shape' },
    { id: 'stitching', name: 'Stitching', label: 'Stitching: even, right thread and spacing' },
    { id: 'sole', name: 'Sole', label: 'Sole: tread, color and edges' },
    { id: 'insole', name: 'Insole', label: 'Insole and lining' },
    { id: 'size-tag', name: 'Size tag', label: 'Size tag: print, font and production code' },
    {
      id: 'ultraviolet',
      name: 'Ultraviolet light',
      label: 'Ultraviolet light shows no marks that should not be there',
    },
    { id: 'extras', name: 'Extras', label: 'Laces, tissue and everything that belongs in the box' },
  ],
  apparel: [
    { id: 'size', name: 'Size', label: 'Size on neck and care label matches the order' },
    { id: 'fabric', name: 'Fabric', label: 'Fabric: weight, weave and color' },
    { id: 'stitching', name: 'Seams', label: 'Seams and hems' },
    { id: 'print', name: 'Print', label: 'Print or embroidery' },
    { id: 'labels', name: 'Labels', label: 'Neck, care and hang labels' },
    { id: 'hardware', name: 'Hardware', label: 'Zips, buttons and cords' },
  ],
  collectibles: [
    { id: 'box', name: 'Box', label: 'Box, seals and barcode' },
    { id: 'surface', name: 'Surface', label: 'Surface: paint, molding and joints' },
    { id: 'marks', name: 'Maker’s marks', label: 'Maker’s marks and numbers' },
    { id: 'parts', name: 'Parts', label: 'All parts and accessories' },
  ],
  handbags: [
    { id: 'material', name: 'Material', label: 'Leather or fabric: grain, edges and color' },
    { id: 'stitching', name: 'Stitching', label: 'Stitching: even, right thread and angle' },
    { id: 'hardware', name: 'Hardware', label: 'Hardware: engraving, weight and finish' },
    { id: 'lining', name: 'Lining', label: 'Lining, pockets and inner stamp' },
    { id: 'serial', name: 'Serial code', label: 'Serial or date code' },
    { id: 'extras', name: 'Extras', label: 'Dust bag, strap and cards' },
  ],
};

const CHECKLIST_VERSION = 1;

/**
 * Returns the checks that an item of this category has to pass at the warehouse (E58; docs/lifecycle.md#inspection).
 */
export function checklistOf(category: Category): Checklist {
  return { version: CHECKLIST_VERSION, points: [...identity, ...byCategory[category]] };
}
