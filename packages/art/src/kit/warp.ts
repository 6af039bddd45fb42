import { numberText } from './number-text.ts';
import { type Point, segmentsOf } from './path.ts';

export type Warp = (point: Point) => Point;

/** Longest piece of a curve that is moved as one: shorter ones cost bytes, longer ones cut corners at the toe. */
const pieceLength = 34;

type Curve = { readonly from: Point; readonly first: Point; readonly second: Point; readonly to: Point };

const middle = (one: Point, other: Point): Point => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];

function halves({ from, first, second, to }: Curve): readonly [Curve, Curve] {
  const a = middle(from, first);
  const b = middle(first, second);
  const c = middle(second, to);
  const d = middle(a, b);
  const e = middle(b, c);
  const centre = middle(d, e);
  return [
    { from, first: a, second: d, to: centre },
    { from: centre, first: e, second: c, to },
  ];
}

function pieces(curve: Curve): readonly Curve[] {
  const length =
    Math.hypot(curve.first[0] - curve.from[0], curve.first[1] - curve.from[1]) +
    Math.hypot(curve.second[0] - curve.first[0], curve.second[1] - curve.first[1]) +
    Math.hypot(curve.to[0] - curve.second[0], curve.to[1] - curve.second[1]);
  if (length <= pieceLength) {
    return [curve];
  }
  const [one, other] = halves(curve);
  return [...pieces(one), ...pieces(other)];
}

const pointText = (point: Point): string => `${numberText(point[0])} ${numberText(point[1])}`;

/** Cuts the curves of a path into short pieces and moves them one by one. */
export function warpPath(data: string, warp: Warp): string {
  let text = '';
  for (const segment of segmentsOf(data)) {
    switch (segment.kind) {
      case 'move':
        text += `M${pointText(warp(segment.to))}`;
        break;
      case 'close':
        text += 'Z';
        break;
      case 'curve':
        for (const { first, second, to } of pieces(segment)) {
          text += `C${pointText(warp(first))} ${pointText(warp(second))} ${pointText(warp(to))}`;
        }
        break;
      default:
        segment satisfies never;
    }
  }
  return text.replace(/ -/g, '-');
}

function warpGradient(whole: string, numbers: readonly string[], warp: Warp, anchor: Point): string {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbers.map(Number);
  // A gradient along one axis says nothing about the other, so it goes through the middle of the item.
  const isAcross = y1 === y2;
  const isDown = x1 === x2;
  const start = warp([isDown ? anchor[0] : x1, isAcross ? anchor[1] : y1]);
  const end = warp([isDown ? anchor[0] : x2, isAcross ? anchor[1] : y2]);
  return whole.replace(
    /x1="[^"]*" y1="[^"]*" x2="[^"]*" y2="[^"]*"/,
    isAcross
      ? `x1="${numberText(start[0])}" y1="0" x2="${numberText(end[0])}" y2="0"`
      : isDown
        ? `x1="0" y1="${numberText(start[1])}" x2="0" y2="${numberText(end[1])}"`
        : `x1="${numberText(start[0])}" y1="${numberText(start[1])}" x2="${numberText(end[0])}" y2="${numberText(end[1])}"`,
  );
}

/**
 * Moves all paths, gradients and glows of a drawing's markup. Textures stay, because their tiles are too small to
 * turn. `anchor` is a point in the middle of the item.
 */
export function warpMarkup(markup: string, warp: Warp, anchor: Point): string {
  return markup
    .split(/(<pattern.*?<\/pattern>)/s)
    .map((part) =>
      part.startsWith('<pattern')
        ? part
        : part
            .replace(/ d="([^"]*)"/g, (_, data: string) => ` d="${warpPath(data, warp)}"`)
            .replace(/<linearGradient[^>]* x1="([^"]*)" y1="([^"]*)" x2="([^"]*)" y2="([^"]*)">/g, (whole, ...rest) =>
              warpGradient(whole, rest.slice(0, 4).map(String), warp, anchor),
            )
            .replace(/transform="translate\((-?[\d.]+)[ ,](-?[\d.]+)\)/g, (_, x: string, y: string) => {
              const [movedX, movedY] = warp([Number(x), Number(y)]);
              return `transform="translate(${numberText(movedX)} ${numberText(movedY)})`;
            }),
    )
    .join('');
}
