import { edgeOf, type Hex, shade, tint } from '../colour/colour-maths.ts';
import { shadowInk } from '../kit/drawing.ts';
import { randomOf } from '../seed.ts';
import type { Paint } from './silhouette.types.ts';

const front = 'M120 210H640V664H120Z';
const side = 'M640 210L706 178V628L640 664Z';
const top = 'M120 210L186 178H706L640 210Z';

/** A set of building bricks: its box with a model of bricks on the front, and a few loose ones before it. */
export function paintBrickSet({ drawing, roles, seed }: Paint): void {
  const { base, over, accent } = roles;
  const random = randomOf(`${seed}bricks`);
  const colours = [base, over, accent, tint(base, 0.4)];
  drawing
    .shape(
      front,
      drawing.linear(
        [0, 210, 0, 664],
        [
          [0, tint(over, 0.5)],
          [1, tint(over, 0.12)],
        ],
      ),
      { stroke: edgeOf(over), strokeWidth: 2 },
    )
    .shape(side, shade(over, 0.24), { stroke: edgeOf(over), strokeWidth: 2 })
    .shape(top, tint(over, 0.66), { stroke: edgeOf(over), strokeWidth: 2 })
    .shape('M120 210H270L300 240V300H120Z', '#f26a1b')
    .line('M148 240h.01', '#fff', { width: 19, round: true })
    .line('M146 272H262', '#fff', { width: 13 })
    .line('M520 626H612', shade(over, 0.5), { width: 17, opacity: 0.7 });
  const brick = (x: number, y: number, studs: number, colour: Hex): void => {
    const width = studs * 34;
    drawing.shape(`M${x} ${y}h${width}v36h${-width}Z`, colour, { stroke: edgeOf(colour), strokeWidth: 1.8 });
    let pegs = '';
    for (let peg = 0; peg < studs; peg += 1) pegs += `M${x + 8 + peg * 34} ${y}v-9h18v9Z`;
    drawing
      .shape(pegs, tint(colour, 0.14), { stroke: edgeOf(colour), strokeWidth: 1.4 })
      .line(`M${x + 3} ${y + 4}h${width - 6}`, '#fff', { width: 2.4, opacity: 0.5 });
  };
  // A tower that grows narrower, of bricks in the colours of the set.
  for (let row = 0; row < 7; row += 1) {
    const studs = 12 - row;
    let left = 176 + row * 17;
    let rest = studs;
    while (rest > 0) {
      const taken = Math.min(rest, 2 + Math.floor(random() * 3));
      brick(left, 576 - row * 36, taken, colours[Math.floor(random() * colours.length)] ?? base);
      left += taken * 34;
      rest -= taken;
    }
  }
  drawing.shape('M120 612H640V664H120Z', shadowInk, { opacity: 0.1 });
  brick(96, 664, 3, base);
  brick(222, 676, 2, accent);
  brick(586, 672, 3, over === base ? accent : over);
}
