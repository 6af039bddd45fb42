import type { Category } from '../catalogue/categories.ts';

/** A point that an inspector checks and gives a verdict on. */
export type ChecklistPoint = { readonly id: string; readonly label: string };

export type Checklist = {
  /** Rises with every change of the points; a report keeps the version that it was made by. */
  readonly version: number;
  readonly points: readonly ChecklistPoint[];
};

const identity: readonly ChecklistPoint[] = [
  { id: 'item', label: 'Model, colorway and style code match the order' },
  { id: 'condition', label: 'New and never used' },
  { id: 'smell', label: 'Smell of new materials and glue, as expected' },
];

const byCategory: Readonly<Record<Category, readonly ChecklistPoint[]>> = {
  shoes: [
    { id: 'size', label: 'Size on tag, sole and box matches the order' },
    { id: 'box', label: 'Box, label and barcode' },
    { id: 'upper', label: 'Upper: materials, panels and shape' },
    { id: 'stitching', label: 'Stitching: even, right thread and spacing' },
    { id: 'sole', label: 'Sole: tread, color and edges' },
    { id: 'insole', label: 'Insole and lining' },
    { id: 'size-tag', label: 'Size tag: print, font and production code' },
    { id: 'ultraviolet', label: 'Ultraviolet light shows no marks that should not be there' },
    { id: 'extras', label: 'Laces, tissue and everything that belongs in the box' },
  ],
  apparel: [
    { id: 'size', label: 'Size on neck and care label matches the order' },
    { id: 'fabric', label: 'Fabric: weight, weave and color' },
    { id: 'stitching', label: 'Seams and hems' },
    { id: 'print', label: 'Print or embroidery' },
    { id: 'labels', label: 'Neck, care and hang labels' },
    { id: 'hardware', label: 'Zips, buttons and cords' },
  ],
  collectibles: [
    { id: 'box', label: 'Box, seals and barcode' },
    { id: 'surface', label: 'Surface: paint, moulding and joints' },
    { id: 'marks', label: 'Maker’s marks and numbers' },
    { id: 'parts', label: 'All parts and accessories' },
  ],
  handbags: [
    { id: 'material', label: 'Leather or fabric: grain, edges and color' },
    { id: 'stitching', label: 'Stitching: even, right thread and angle' },
    { id: 'hardware', label: 'Hardware: engraving, weight and finish' },
    { id: 'lining', label: 'Lining, pockets and inner stamp' },
    { id: 'serial', label: 'Serial or date code' },
    { id: 'extras', label: 'Dust bag, strap and cards' },
  ],
};

const CHECKLIST_VERSION = 1;

/**
 * Returns the checks that an item of this category has to pass at the warehouse (E58; docs/lifecycle.md#inspection).
 */
export function checklistOf(category: Category): Checklist {
  return { version: CHECKLIST_VERSION, points: [...identity, ...byCategory[category]] };
}
