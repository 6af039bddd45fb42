/**
 * Two files that import each other are one file in two places: neither can be read, moved or tested without the other.
 * Biome refuses circles that exist at run time; those of types grow unseen. There were thirteen, the largest over
 * nineteen files, and each went by moving a type to the lowest file that uses it. A part that is loaded later by
 * `import()` may name the props of its loader: that is no circle here.
 */
import type { Finding, SourceFile } from '../finding.ts';
import { type Imports, importsOf } from '../imports.ts';

/** One finding for each circle, at the first import of its first file that stays inside. */
export function importCircles(files: readonly SourceFile[]): readonly Finding[] {
  const imports = importsOf(files);
  return circlesIn(imports).flatMap((circle) => {
    const [path = ''] = circle;
    const inside = imports.get(path)?.find(({ to }) => circle.includes(to));
    const names = circle.map((one) => one.split('/').at(-1)).join(', ');
    const message = `These ${circle.length} files import each other in a circle, types included: ${names}. Move the type or helper that they share into a file below them (facts/money-steps.ts, roles.types.ts).`;
    return [{ path, line: inside?.line ?? 1, message }];
  });
}

/**
 * Returns the groups of files in which each file reaches each other file, by Tarjan's algorithm, with the files in
 * order of their paths.
 */
function circlesIn(imports: Imports): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (path: string): number => {
    const own = order.size;
    order.set(path, own);
    lowest.set(path, own);
    open.push(path);
    for (const { to } of imports.get(path) ?? []) {
      const seen = order.get(to);
      const reached = seen === undefined ? visit(to) : open.includes(to) ? seen : own;
      lowest.set(path, Math.min(lowest.get(path) ?? own, reached));
    }
    const low = lowest.get(path) ?? own;
    if (low === own) {
      const circle = open.splice(open.indexOf(path));
      const isCircle = circle.length > 1 || imports.get(path)?.some(({ to }) => to === path) === true;
      if (isCircle) circles.push(circle.toSorted());
    }
    return low;
  };
  for (const path of imports.keys()) if (!order.has(path)) visit(path);
  return circles;
}
