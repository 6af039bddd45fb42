import { tagOrange, tagPaper } from '../colour/house-colours.ts';
import type { Drawing } from '../kit/drawing.ts';

/**
 * The tag that every item gets in the warehouse, hanging from a cord: notched corner, punched hole, printed lines. A
 * rim of paper separates it from an orange box.
 */
export function tag(
  drawing: Drawing,
  { x, y, height, turn }: { readonly x: number; readonly y: number; readonly height: number; readonly turn: number },
): void {
  const scale = height / 190;
  drawing
    .add(`<g transform="translate(${x} ${y}) rotate(${turn}) scale(${Math.round(scale * 100) / 100})">`)
    .shape('M-50-16H26L58 16V166H-50Z', '#140f1c', { opacity: 0.2 })
    .shape('M-58-26H18L50 6V158H-58Z', tagPaper, { stroke: '#c9c2b2', strokeWidth: 1.5 })
    .shape('M-51-19H15L43 9V151H-51Z', tagOrange)
    .line('M-4 4h.01', tagPaper, { width: 28, round: true })
    .line('M-4 4h.01', '#3b342b', { width: 15, round: true })
    .line('M-34 46H24M-34 66H8', tagPaper, { width: 8 })
    .line('M-34 112H26', tagPaper, { width: 42, dash: '5 3 2 4 7 3 2 2 4 4' })
    .add('</g>');
}
