import type { DeskItem } from '@suki/db/queries/catalogue-desk';
import type { CatalogueFacts } from '@suki/domain/catalogue/catalogue-changes';

/** The facts of an item that the history tells of. Names and not ids: a reader of next year has no table beside it. */
export function factsOfItem(item: DeskItem): CatalogueFacts {
  const { status, name, model, colourway, styleCode, category, retailPrice, releaseDate, description } = item;
  return {
    status,
    name,
    model,
    colorway: colourway,
    styleCode,
    category,
    brands: item.brandNames.join(', '),
    genders: item.genders.join(', '),
    retailPrice,
    releaseDate,
    description,
    photos: item.photos.length === 0 ? null : item.photos.join(', '),
  };
}
