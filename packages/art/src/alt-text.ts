import type { ArtView, Silhouette } from './art.types.ts';
import { silhouetteKinds } from './silhouette-kinds.table.ts';

export function altText({
  name,
  silhouette,
  view,
}: {
  readonly name: string;
  readonly silhouette: Silhouette;
  readonly view: ArtView;
}): string {
  const isShoe = silhouetteKinds[silhouette] === 'shoe';
  switch (view) {
    case 'side':
      return isShoe ? `${name}, right shoe from the outside` : `${name}, from the front`;
    case 'left':
      return `${name}, left shoe from the outside`;
    case 'three-quarter':
      return isShoe ? `${name}, from the front quarter` : `${name}, turned a little`;
    case 'detail':
      return `${name}, close up`;
    case 'sole':
      return `${name}, the sole`;
    case 'lining':
      return `${name}, the lining and its label`;
    case 'box':
      return `${name} on its box, with the Suki tag`;
    default:
      return view satisfies never;
  }
}
