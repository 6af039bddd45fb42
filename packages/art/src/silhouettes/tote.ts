import { edgeOf, isDark, shade, threadOf, tint } from '../colour/colour-maths.ts';
import { folds } from '../kit/folds.ts';
import { form } from '../kit/form.ts';
import { panel } from '../kit/panel.ts';
import type { Paint } from './silhouette.types.ts';

const body =
  'M196 326C330 316 470 316 604 326L634 640C636 652 630 658 618 659C480 670 320 670 182 659C170 658 164 652 166 640Z';
const handle = 'M300 430V326C290 188 344 126 400 126C456 126 510 188 500 326V430';

/** An open tote: canvas or leather body, base in the second colour, two handles crossed in, our tag on a cord. */
export function paintTote({ drawing, roles, materials }: Paint): void {
  const { base } = roles;
  const trim = roles.over === base ? shade(base, isDark(base) ? -0.2 : 0.2) : roles.over;
  drawing
    .line('M322 330C312 200 350 150 400 150C450 150 488 200 478 330', shade(trim, 0.4), { width: 24 })
    .shape('M204 326C330 304 470 304 596 326C470 340 330 340 204 326Z', shade(base, 0.5));
  drawing.clip(body);
  panel(drawing, body, base, { material: materials.base ?? 'canvas', lift: 0 });
  const floor = 'M150 566C300 582 500 582 650 566';
  panel(drawing, `${floor}V680H150Z`, trim, { material: materials.base ?? 'canvas', seam: floor, rows: [6] });
  folds(
    drawing,
    base,
    'M246 562C300 480 290 400 268 330C314 410 314 510 276 576ZM560 562C520 480 532 410 544 330C510 410 512 510 590 576Z',
    'M360 330C350 420 352 490 366 560C380 490 376 410 360 330ZM214 350C206 440 198 520 190 600C212 520 222 430 214 350Z',
  );
  drawing.stitch('M194 344C330 334 470 334 606 344', threadOf(base));
  form(drawing, { outline: body, top: 320, bottom: 690, left: 166, right: 634 });
  drawing
    .release()
    .shape(body, 'none', { stroke: edgeOf(base), strokeWidth: 2 })
    .line(handle, '#140f1c', { width: 34, opacity: 0.1 })
    .line(handle, edgeOf(trim), { width: 28 })
    .line(handle, trim, { width: 25 })
    .stitch(
      'M291 426V330C284 186 340 117 400 117C460 117 516 186 509 330V426M309 426V330C298 198 348 135 400 135C452 135 502 198 491 330V426',
      threadOf(trim),
    )
    .line('M290 402L310 424M310 402L290 424M490 402L510 424M510 402L490 424', threadOf(trim), { width: 1.8 });
  const mark = roles.accent === base ? trim : roles.accent;
  drawing
    .line('M500 330C520 360 536 380 540 404', tint(mark, 0.2), { width: 4, round: true })
    .shape('M520 404h36l16 15v60h-52Z', mark, { stroke: edgeOf(mark) })
    .line('M536 417h.01', base, { width: 9, round: true })
    .line('M530 440h30M530 452h20', base, { width: 4.4 });
}
