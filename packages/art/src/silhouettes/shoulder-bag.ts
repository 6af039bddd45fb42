import { edgeOf, type Hex, isDark, shade, threadOf } from '../colour/colour-maths.ts';
import { gold, goldDeep, goldEdge, goldLight } from '../colour/house-colours.ts';
import { type Drawing, shadowInk } from '../kit/drawing.ts';
import { form } from '../kit/form.ts';
import { panel } from '../kit/panel.ts';
import type { Paint } from './silhouette.types.ts';

const body =
  'M142 404C150 372 176 356 212 360C270 392 330 404 400 404C470 404 530 392 588 360C624 356 650 372 658 404C672 470 660 552 614 604C580 640 530 654 400 654C270 654 220 640 186 604C140 552 128 470 142 404Z';
const strap = 'M190 384C176 250 250 126 400 126C550 126 624 250 610 384';
const tongue =
  'M352 300C352 288 358 284 368 284H432C442 284 448 288 448 300V470C448 496 428 512 400 512C372 512 352 496 352 470Z';

/** Gold rings at the strap, the closing tongue, its piston. */
function paintFittings(drawing: Drawing, base: Hex): void {
  for (const x of [190, 610]) {
    drawing
      .shape(`M${x - 26} 366h52v30h-52Z`, 'none', { stroke: goldEdge, strokeWidth: 11 })
      .shape(`M${x - 26} 366h52v30h-52Z`, 'none', { stroke: gold, strokeWidth: 8 })
      .line(`M${x - 24} 364h46`, '#fff', { width: 2, opacity: 0.7 });
  }
  panel(drawing, tongue, base, { lift: 1.4 });
  drawing
    .stitch('M361 304V468C361 490 378 502 400 502C422 502 439 490 439 468V304', threadOf(base))
    .shape('M374 404h52v40h-52Z', goldEdge, { stroke: shade(goldEdge, 0.4), strokeWidth: 2 })
    .shape(
      'M378 408h44v32h-44Z',
      drawing.linear(
        [378, 408, 422, 440],
        [
          [0, goldLight],
          [0.5, gold],
          [1, goldDeep],
        ],
      ),
    )
    .shape(
      'M362 414h76v20h-76Z',
      drawing.linear(
        [0, 414, 0, 434],
        [
          [0, goldLight],
          [0.5, gold],
          [1, goldDeep],
        ],
      ),
      { stroke: goldEdge, strokeWidth: 1.6 },
    )
    .line('M368 419h64', '#fff', { width: 2.4, opacity: 0.8, round: true })
    .line('M366 414v20M434 414v20', goldEdge, { width: 2 });
}

/** A curved shoulder bag: crescent of smooth leather, wide strap, a closing tongue with one piece of gold. */
export function paintShoulderBag({ drawing, roles, materials }: Paint): void {
  const { base } = roles;
  const trim = roles.over === base ? shade(base, 0.12) : roles.over;
  drawing
    .shape('M196 372C270 344 530 344 604 372C530 420 270 420 196 372Z', shade(trim, 0.5), { stroke: edgeOf(trim) })
    .line(strap, '#140f1c', { width: 46, opacity: 0.08 })
    .line(strap, edgeOf(base), { width: 37 })
    .line(strap, base, { width: 34 })
    .line(strap, '#fff', { width: 5, opacity: isDark(base) ? 0.12 : 0.22 })
    .stitch(
      'M177 384C163 244 243 113 400 113C557 113 637 244 623 384M203 384C190 256 258 139 400 139C542 139 610 256 597 384',
      threadOf(base),
    );
  drawing.clip(body);
  panel(drawing, body, base, { material: materials.base ?? 'leather', lift: 0 });
  const bound = 'M212 360C270 392 330 404 400 404C470 404 530 392 588 360';
  drawing
    .line(bound, trim, { width: 30 })
    .line('M206 374C270 408 330 420 400 420C470 420 530 408 594 374', edgeOf(trim), { width: 1.8 })
    .stitch('M208 366C270 400 330 412 400 412C470 412 530 400 592 366', threadOf(trim))
    .shape(
      'M160 420C190 540 300 600 400 604C500 600 610 540 640 420C640 560 560 650 400 654C240 650 160 560 160 420Z',
      shadowInk,
      { opacity: 0.1 },
    )
    .stitch(
      'M156 430C152 520 176 590 222 616C262 640 330 642 400 642C470 642 538 640 578 616C624 590 648 520 644 430',
      threadOf(base),
    );
  form(drawing, { outline: body, top: 360, bottom: 690, left: 136, right: 664, strength: 1.1 });
  drawing
    .glow('translate(280 470) rotate(-24) scale(96 44)', isDark(base) ? 0.16 : 0.3)
    .glow('translate(540 470) rotate(24) scale(80 34)', isDark(base) ? 0.1 : 0.18)
    .release()
    .shape(body, 'none', { stroke: edgeOf(base), strokeWidth: 2 });
  paintFittings(drawing, base);
}
