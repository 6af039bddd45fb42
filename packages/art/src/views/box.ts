import { chroma, edgeOf, type Hex, isDark, isPale, mix, shade, threadOf, tint, toHsl } from '../colour/colour-maths.ts';
import type { Roles } from '../colour/roles.types.ts';
import { Drawing, shadowInk } from '../kit/drawing.ts';
import { frame } from '../kit/frame.ts';
import type { Subject } from './subject.types.ts';
import { tag } from './tag.ts';

/**
 * Chooses a board colour: the item's loudest colour a little greyed; kraft under white items, charcoal instead of
 * orange.
 */
function boardOf(roles: Roles): Hex {
  const wanted = chroma(roles.label) > 0.25 ? roles.label : roles.over;
  if (isPale(wanted)) {
    return '#b99a70';
  }
  const { hue } = toHsl(wanted);
  if (chroma(wanted) > 0.3 && hue > 8 && hue < 44) {
    return '#3b393c';
  }
  return mix(wanted, '#8d867a', isDark(wanted) ? 0.12 : 0.16);
}

function paintBox(drawing: Drawing, board: Hex): void {
  const side = 'M112 486H688V664C688 668 685 671 681 671H119C115 671 112 668 112 664Z';
  const lid = 'M100 446H700V522C700 525 698 527 695 527H105C102 527 100 525 100 522Z';
  const top = 'M100 446L164 396H636L700 446Z';
  drawing
    .shape(
      side,
      drawing.linear(
        [0, 486, 0, 671],
        [
          [0, shade(board, 0.1)],
          [1, shade(board, 0.3)],
        ],
      ),
      { stroke: edgeOf(board) },
    )
    .shape('M112 527H688V541H112Z', shadowInk, { opacity: 0.28 })
    .shape(
      top,
      drawing.linear(
        [0, 396, 0, 446],
        [
          [0, shade(board, 0.06)],
          [1, tint(board, 0.16)],
        ],
      ),
      { stroke: edgeOf(board) },
    )
    .shape(
      lid,
      drawing.linear(
        [0, 446, 0, 527],
        [
          [0, tint(board, 0.1)],
          [1, board],
        ],
      ),
      { stroke: edgeOf(board) },
    )
    .line('M101 447H699', '#fff', { width: 2, opacity: 0.4 })
    .shape(
      lid,
      drawing.linear(
        [100, 0, 700, 0],
        [
          [0, shadowInk, 0.14],
          [0.14, shadowInk, 0],
          [0.86, shadowInk, 0],
          [1, shadowInk, 0.18],
        ],
      ),
    );
  // The size label on the end of the box: lines and a bar code, no words.
  drawing
    .shape('M520 556H660V640H520Z', '#f6f3ea', { stroke: '#cfc8b8', strokeWidth: 1.2 })
    .line('M532 572H608M532 586H586', '#2a2630', { width: 5, opacity: 0.75 })
    .line('M628 578H650', '#2a2630', { width: 22, opacity: 0.85 })
    .line('M532 616H650', '#2a2630', { width: 26, opacity: 0.9, dash: '3 2 1 3 4 2 2 3 1 2' });
}

function paintFolded(drawing: Drawing, subject: Subject): void {
  const { roles, materials } = subject;
  const { base } = roles;
  const material = materials.base ?? 'leather';
  const fill = roles.base;
  for (const [y, inset] of [
    [352, 0],
    [298, 10],
  ] as const) {
    const left = 190 + inset;
    const right = 610 - inset;
    const fold = `M${left} ${y + 26}C${left} ${y + 6} ${left + 12} ${y} ${left + 34} ${y}H${right - 34}C${right - 12} ${y} ${right} ${y + 6} ${right} ${y + 26}C${right} ${y + 50} ${right - 12} ${y + 58} ${right - 34} ${y + 58}H${left + 34}C${left + 12} ${y + 58} ${left} ${y + 50} ${left} ${y + 26}Z`;
    drawing
      .body(fold, fill, material)
      .shape(
        fold,
        drawing.linear(
          [0, y, 0, y + 58],
          [
            [0, '#fff', 0.18],
            [0.4, '#fff', 0],
            [1, shadowInk, 0.34],
          ],
        ),
      )
      .line(`M${left + 20} ${y + 44}C300 ${y + 50} 500 ${y + 50} ${right - 20} ${y + 44}`, edgeOf(base), {
        opacity: 0.5,
      })
      .stitch(`M${left + 30} ${y + 50}H${right - 30}`, threadOf(base));
  }
  const mark = roles.over === base ? roles.accent : roles.over;
  drawing
    .shape('M378 312h34l12 11v25h-46Z', mark === base ? tint(base, 0.4) : mark, { stroke: edgeOf(base) })
    .line('M388 321h.01', base, { width: 6, round: true });
}

/** Draws the item on its box with the tag, as it leaves the warehouse. */
export function drawBox(subject: Subject): string {
  const { kind, recipe, prefix, label, ground, roles } = subject;
  const drawing = new Drawing(prefix);
  paintBox(drawing, boardOf(roles));
  if (kind === 'garment') {
    drawing.glow('translate(400 418) scale(250 20)', 0.5, shadowInk);
    paintFolded(drawing, subject);
  } else {
    const item = new Drawing(`${prefix}i`);
    subject.paint(item);
    const foot = recipe.shadow?.y ?? 770;
    // Tall items are drawn smaller, to leave space around tag and item.
    const scale = kind === 'shoe' ? (recipe.nudge > 20 ? 0.72 : 0.8) : kind === 'object' ? 0.5 : 0.6;
    drawing
      .glow(`translate(400 424) scale(${Math.round(340 * scale)} 16)`, 0.6, shadowInk)
      .adopt(item.definitions)
      .add(
        `<g transform="translate(${Math.round(400 - 400 * scale)} ${Math.round(424 - foot * scale)}) scale(${scale})">${item.marks}</g>`,
      );
  }
  drawing
    .line('M236 446C214 470 206 500 210 532', '#f3efe4', { width: 5, round: true })
    .line('M236 446C226 482 214 506 212 532', '#d8d1c2', { width: 4, round: true });
  tag(drawing, { x: 212, y: 530, height: 132, turn: 7 });
  return frame(drawing, {
    label,
    ground,
    shadow: { x: 400, y: 672, width: 320, height: 18 },
    transform: `translate(0 ${kind === 'shoe' && recipe.nudge > 20 ? 20 : 0})`,
  });
}
