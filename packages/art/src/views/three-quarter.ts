import { edgeOf, type Hex, shade } from '../colour/colour-maths.ts';
import { Drawing, type Layer, shadowInk } from '../kit/drawing.ts';
import { frame } from '../kit/frame.ts';
import { numberText } from '../kit/number-text.ts';
import { type Warp, warpMarkup, warpPath } from '../kit/warp.ts';
import { placeOf } from './place.ts';
import { ridgeOf, type Shell, shellWarp } from './shoe-shell.ts';
import type { Subject } from './subject.types.ts';
import { turn } from './turn.ts';

const anchor = [400, 430] as const;

/** The edge of the opening, from the heel to the throat. */
function openingOf({ outline, throatX }: Shell): string {
  const ridge = ridgeOf(outline);
  let points = '';
  for (let x = 110; x <= throatX; x += 5) {
    points += `${points === '' ? 'M' : 'L'}${x} ${numberText(ridge(x))}`;
  }
  return points;
}

/** Adds some layers of the side view to the picture, moved to their place in space. */
function addPart(
  picture: Drawing,
  {
    subject,
    layers,
    warp,
    name,
  }: { readonly subject: Subject; readonly layers: readonly Layer[]; readonly warp: Warp; readonly name: string },
): void {
  const source = new Drawing(`${picture.prefix}${name}`);
  subject.paint(source);
  const marks = source.layers
    .filter((layer) => layers.includes(layer.name))
    .map((layer) => layer.marks)
    .join('');
  picture.adopt(warpMarkup(source.definitionsOf(marks), warp, anchor)).add(warpMarkup(marks, warp, anchor));
}

/** The far inside of the opening, dark towards the sole. */
function addInside(picture: Drawing, shell: Shell, lining: Hex): void {
  const opening = warpPath(`${openingOf(shell)}V500H90Z`, shellWarp(shell, 1));
  picture.shape(opening, shade(lining, 0.4), { stroke: edgeOf(lining), strokeWidth: 4 }).shape(
    opening,
    picture.linear(
      [0, 120, 0, 420],
      [
        [0, shadowInk, 0],
        [1, shadowInk, 0.75],
      ],
    ),
  );
}

/**
 * Adds the tongue, as wide as the throat: slices of it from the far edge to the near one; the label comes with the
 * last.
 */
function addTongue(picture: Drawing, shell: Shell, subject: Subject): void {
  const [data] = pathsOf(subject, 'tongue');
  const { roles } = subject;
  if (data === undefined) {
    return;
  }
  for (let step = 0; step <= 8; step += 1) {
    const colour = shade(roles.tongue, 0.2 - step * 0.018);
    const slice = warpPath(data, shellWarp(shell, 0.85 - step * 0.15, 'middle'));
    picture.shape(slice, colour, { stroke: step === 0 ? edgeOf(roles.tongue) : colour, strokeWidth: 2 });
  }
}

/** The rolled edge of the collar on the near side. */
function addRim(picture: Drawing, shell: Shell, rim: Hex): void {
  const edge = warpPath(openingOf(shell), shellWarp(shell, -1));
  picture
    .line(edge, edgeOf(rim), { width: 10, round: true })
    .line(edge, rim, { width: 7, round: true })
    .line(edge, '#fff', { width: 2, opacity: 0.3, round: true });
}

/**
 * Draws a laced shoe from the front quarter, built of two halves of its side view: far half, inside, tongue, near
 * half. It is no photograph, but every panel, stitch and lace is where a hand would find it.
 */
function laced(subject: Subject, shell: Shell): Drawing {
  const picture = new Drawing(subject.prefix);
  const part = (name: string, layers: readonly Layer[], warp: Warp): void =>
    addPart(picture, { subject, layers, warp, name });
  part('a', ['body', 'sole', 'outline'], shellWarp(shell, 1));
  addInside(picture, shell, subject.roles.lining);
  addTongue(picture, shell, subject);
  part('b', ['tongue'], shellWarp(shell, -0.42, 'middle'));
  part('c', ['laces'], shellWarp(shell, 1, 'laces'));
  part('d', ['body'], shellWarp(shell, -1));
  addRim(picture, shell, subject.roles.collar);
  part('e', ['laces'], shellWarp(shell, -1, 'laces'));
  part('f', ['sole'], shellWarp(shell, -1));
  return picture;
}

function addFootbed(picture: Drawing, sole: Shell, colour: Hex): void {
  const ridge = ridgeOf(sole.outline);
  const edge = (half: 1 | -1): readonly string[] => {
    const warp = shellWarp(sole, half, 'flat');
    return Array.from({ length: 66 }, (_, index) => {
      const x = 82 + index * 10;
      return warp([x, ridge(x)])
        .map(numberText)
        .join(' ');
    });
  };
  const bed = `M${[...edge(1), ...edge(-1).toReversed()].join('L')}Z`;
  picture.shape(bed, shade(colour, 0.12), { stroke: edgeOf(colour), strokeWidth: 2 }).shape(
    bed,
    picture.linear(
      [180, 0, 620, 0],
      [
        [0, shadowInk, 0.06],
        [0.45, shadowInk, 0.4],
        [1, shadowInk, 0.12],
      ],
    ),
  );
}

/**
 * Draws a slide or a clog: upright sole on both sides, footbed between them, the vamp as a shell, a strap at the
 * heel.
 */
function open(subject: Subject): Drawing {
  const picture = new Drawing(subject.prefix);
  const [outline = ''] = pathsOf(subject, 'outline');
  const [body = outline] = pathsOf(subject, 'body');
  const sole: Shell = { outline, throatX: 0, throatEnd: 1 };
  const vamp: Shell = { ...sole, outline: body };
  const part = (name: string, layers: readonly Layer[], warp: Warp): void =>
    addPart(picture, { subject, layers, warp, name });
  part('a', ['sole', 'outline'], shellWarp(sole, 1, 'flat'));
  addFootbed(picture, sole, subject.roles.base);
  part('b', ['tongue'], shellWarp(sole, 0.96, 'flat'));
  part('c', ['body'], shellWarp(vamp, 1));
  part('d', ['sole'], shellWarp(sole, -1, 'flat'));
  part('e', ['body'], shellWarp(vamp, -1));
  part('f', ['tongue'], shellWarp(sole, -1.02, 'flat'));
  return picture;
}

/** Draws bags and watches as a board with a thickness: their front in perspective over a darker back. */
function turned(subject: Subject): Drawing {
  const picture = new Drawing(subject.prefix);
  const board =
    (depth: number): Warp =>
    ([x, y]) =>
      turn(x - 400, y - 400, depth);
  const layers: readonly Layer[] = ['body', 'sole', 'outline', 'laces', 'tongue', 'inside'];
  addPart(picture, { subject, layers, warp: board(46), name: 'a' });
  addPart(picture, { subject, layers, warp: board(0), name: 'b' });
  return picture;
}

export function drawThreeQuarter(subject: Subject): string {
  const { kind, recipe, ground, label } = subject;
  if (kind !== 'shoe') {
    return frame(turned(subject), { label, ground, shadow: recipe.shadow, transform: placeOf(recipe) });
  }
  const [outline = ''] = pathsOf(subject, 'outline');
  const drawing =
    recipe.opening === undefined
      ? open(subject)
      : laced(subject, { outline, throatX: recipe.opening.from, throatEnd: recipe.opening.to });
  return frame(drawing, {
    label,
    ground,
    shadow: { x: 420, y: 590, width: 330, height: 46 },
    transform: `translate(-26 ${Math.round(recipe.nudge * 0.8) - 6})`,
  });
}

/**
 * Returns the stored paths of a layer of the side view, in painting order: the upper's outline, the sole's, the
 * vamp's.
 */
function pathsOf({ paint }: Subject, name: Layer): readonly string[] {
  const source = new Drawing('p');
  paint(source);
  const marks = source.layers
    .filter((layer) => layer.name === name)
    .map((layer) => layer.marks)
    .join('');
  return [...marks.matchAll(/<use href="#([\w-]+)"/g)].flatMap(([, id = '']) => {
    const data = new RegExp(`id="${id}" d="([^"]*)"`).exec(source.definitions)?.[1];
    return data === undefined ? [] : [data];
  });
}
