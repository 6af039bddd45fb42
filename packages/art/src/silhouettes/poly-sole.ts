import { edgeOf, isPale, mix, shade, tint } from '../colour/colour-maths.ts';
import { sidewall, tread } from '../kit/sidewall.ts';
import { hashOf } from '../seed.ts';
import type { Paint } from './silhouette.types.ts';

const top = 'M72 488C140 502 220 514 300 514C370 514 430 506 500 508C550 510 590 520 636 518C680 516 714 504 740 488';
const outline = `${top}C750 506 748 528 726 546C680 572 604 578 520 578H110C86 578 72 570 68 554C62 532 62 506 72 488Z`;
const airWindow =
  'M122 530C120 520 128 515 142 517L262 528C278 530 282 540 272 547C266 552 256 554 244 554H146C130 554 124 546 122 530Z';

/** A moulded sole of the late eighties: painted heel and forefoot, a window onto the air in the heel, herringbone. */
export function polySole(paint: Paint): void {
  const { drawing, roles, seed } = paint;
  const { mid, out } = roles;
  const block = roles.isMono ? shade(mid, 0.1) : roles.over;
  const inside = mix(roles.accent, '#ffffff', isPale(roles.accent) ? 0 : 0.35);
  sidewall(drawing, {
    outline,
    top,
    colour: mid,
    from: 488,
    to: 580,
    parts: () => {
      drawing
        .shape('M60 480C120 500 190 512 250 518C300 530 310 556 296 590H50Z', block)
        .shape('M760 470C726 500 690 514 640 520C600 530 590 556 604 590H770Z', block)
        .line('M250 518C300 530 310 556 296 590M640 520C600 530 590 556 604 590', edgeOf(block), { width: 1.6 })
        .shape(airWindow, edgeOf(block), { stroke: tint(block, 0.2), strokeWidth: 5 })
        .shape(
          airWindow,
          drawing.linear(
            [0, 516, 0, 554],
            [
              [0, shade(inside, 0.5)],
              [0.6, inside],
              [1, tint(inside, 0.5)],
            ],
          ),
        )
        .line('M156 520V552M190 523V552M224 526V552', shade(inside, 0.5), { width: 8, opacity: 0.4, round: true })
        .line('M134 524L258 534', '#fff', { width: 2.6, opacity: 0.8, round: true });
      // A third of the models has its foam splashed with paint.
      if (hashOf(`${seed}speckle`) % 3 === 0) {
        drawing
          .line('M318 532C400 528 480 526 580 532', block, { width: 3.4, opacity: 0.7, dash: '.01 13', round: true })
          .line('M312 546C400 542 480 540 590 546', block, { width: 4.4, opacity: 0.6, dash: '.01 19', round: true });
      }
      tread(drawing, {
        band: 'M60 565H520C600 565 670 559 718 538L754 512',
        notches: 'M66 572H520C600 572 670 566 722 545',
        colour: out,
        dash: '6 5',
      });
    },
  });
}
