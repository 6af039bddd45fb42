import { edgeOf, isPale, mix, shade } from '../colour/colour-maths.ts';
import type { Roles } from '../colour/roles.types.ts';
import { type Drawing, shadowInk } from '../kit/drawing.ts';
import { parallel } from '../kit/parallel.ts';

/** The line where the upper meets the cup. */
const top = 'M79 503C150 517 250 526 350 526C430 526 530 525 610 521C664 517 708 508 738 493';
const outline = `${top}C743 502 745 512 743 523C739 542 722 554 694 562C656 571 600 574 520 574H108C94 574 86 571 82 562C76 548 77 524 79 503Z`;
const outsole = 'M60 559H520C600 559 652 555 690 546C714 540 730 531 745 516';

/** A stitched rubber cup: sidewall with a groove and a stitch row, textured toe and heel, coloured outsole. */
export function cupsole(drawing: Drawing, roles: Roles): void {
  const { mid, out } = roles;
  drawing
    .layer('sole')
    .shape(
      outline,
      drawing.linear(
        [0, 495, 0, 575],
        [
          [0, mix(mid, '#ffffff', isPale(mid) ? 0.5 : 0.1)],
          [0.4, mid],
          [1, shade(mid, 0.17)],
        ],
      ),
    )
    .clip(outline)
    .shape(`${outsole}L760 590H60Z`, out)
    .line(outsole, edgeOf(out), { width: 1.6 })
    .line('M86 569H520C600 569 656 564 704 551', shade(out, 0.55), { width: 9, opacity: 0.55, dash: '3 10' })
    .line(parallel(outsole, { offset: -2.6, gap: 120 }), '#fff', { width: 1.6, opacity: 0.34 });
  let grain = '';
  for (const offset of [-9, -16, -23]) {
    grain += parallel('M604 521C660 517 704 507 733 491', { offset, gap: 60 });
  }
  drawing
    .line(grain, shade(mid, 0.36), { width: 3, opacity: 0.6, dash: '.01 8', round: true })
    .shape(
      outline,
      drawing.linear(
        [74, 0, 742, 0],
        [
          [0, shadowInk, 0.2],
          [0.09, shadowInk, 0],
          [0.9, shadowInk, 0],
          [1, shadowInk, 0.2],
        ],
      ),
    )
    // The upper throws a little shade onto the cup.
    .line(top, shadowInk, { width: 7, opacity: 0.12 })
    .release()
    .add(
      `<path class="s" d="${parallel(top, { offset: -10, from: 0.015, to: 0.985, gap: 110 })}" stroke="${shade(mid, isPale(mid) ? 0.42 : 0.25)}" style="stroke-width:2.2px"/>`,
    )
    .line(parallel(top, { offset: -15, from: 0.012, to: 0.985, gap: 110 }), shade(mid, 0.3), {
      width: 1.2,
      opacity: 0.5,
    })
    .layer('outline')
    .shape(outline, 'none', { stroke: edgeOf(mid), strokeWidth: 2 });
}
