import { altText } from './alt-text.ts';
import type { ArtInput } from './art.types.ts';
import { artKey } from './art-key.ts';
import { rolesOf } from './colour/roles.ts';
import { Drawing } from './kit/drawing.ts';
import { frame } from './kit/frame.ts';
import { silhouetteKinds } from './silhouette-kinds.table.ts';
import { silhouetteRecipes } from './silhouettes/silhouettes.table.ts';
import { drawBox } from './views/box.ts';
import { drawLining } from './views/lining.ts';
import { placeOf } from './views/place.ts';
import { drawSole } from './views/sole.ts';
import type { Subject } from './views/subject.types.ts';
import { drawThreeQuarter } from './views/three-quarter.ts';

/**
 * Draws one picture of an item as an SVG document (square, viewBox 800 × 800). Pure: equal inputs give equal bytes on
 * every machine, for every run of this version of the generator. No photograph, logo, font, filter or outside
 * reference. Without `ground` the picture is transparent, so that one file serves the light and the dark theme.
 *
 * A view that a silhouette lacks (`viewsOf`) falls back to `side`.
 */
export function drawItem(input: ArtInput): string {
  const { silhouette, colourway, seed, view, name, materials = {}, ground } = input;
  const recipe = silhouetteRecipes[silhouette];
  const roles = rolesOf({ colourway, name, seed, blocking: recipe.blocking });
  const kind = silhouetteKinds[silhouette];
  const subject: Subject = {
    kind,
    recipe,
    roles,
    ground,
    materials,
    seed,
    // Begins with a letter, because an id may not begin with a digit; five more characters keep thousands of drawings
    // apart.
    prefix: `a${artKey(input).slice(1, 6)}`,
    label: altText({ name: name ?? colourway, silhouette, view }),
    paint: (drawing) => recipe.paint({ drawing, roles, materials, seed }),
  };
  switch (view) {
    case 'three-quarter':
      return kind === 'garment' ? drawSide(subject) : drawThreeQuarter(subject);
    case 'left':
      return drawSide(subject, `translate(0 ${recipe.nudge})matrix(-1 0 0 1 800 0)`);
    case 'detail':
      return drawDetail(subject);
    case 'sole':
      return recipe.tread === undefined ? drawSide(subject) : drawSole(subject, recipe.tread);
    case 'lining':
      return kind === 'shoe' ? drawSide(subject) : drawLining(subject);
    case 'box':
      return drawBox(subject);
    case 'side':
      return drawSide(subject);
    default:
      return view satisfies never;
  }
}

function drawSide(subject: Subject, transform = placeOf(subject.recipe)): string {
  const drawing = new Drawing(subject.prefix);
  subject.paint(drawing);
  return frame(drawing, { label: subject.label, ground: subject.ground, shadow: subject.recipe.shadow, transform });
}

/**
 * Draws a close-up that shows the stitches: a square of the side view, turned a little and enlarged to the whole
 * picture.
 */
function drawDetail(subject: Subject): string {
  const { x, y, size, turn } = subject.recipe.detail;
  const drawing = new Drawing(subject.prefix);
  subject.paint(drawing);
  const scale = Math.round((800 / size) * 1000) / 1000;
  return frame(drawing, {
    label: subject.label,
    ground: subject.ground,
    shadow: subject.recipe.shadow,
    transform: `scale(${scale})translate(${-x} ${-y})rotate(${turn} ${x + size / 2} ${y + size / 2})`,
  });
}
