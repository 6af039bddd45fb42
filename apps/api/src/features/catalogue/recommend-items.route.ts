import { homeSections } from '@suki/db/queries/catalogue';
import { homeSections as sectionNames } from '@suki/domain/catalogue/sections';
import type { Handler } from '../../http/handler.ts';
import { presentItemCard } from './present-item-card.ts';

/** `GET /item/recommend`: the home page. */
export const recommendItems: Handler<'recommendItems'> = async ({ query }, { pool, environment }) => {
  const sections = await homeSections(pool, query.tab ?? null);
  return {
    sections: sections.flatMap(({ section, items }) => {
      const id = sectionNames.find((name) => name === section);
      return id === undefined ? [] : [{ id, items: items.map((item) => presentItemCard(item, environment)) }];
    }),
  };
};
