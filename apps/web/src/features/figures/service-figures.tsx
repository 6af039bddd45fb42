import { Stats } from '@suki/ui/lists/Stats/Stats';
import { readServiceFigures } from '../../catalogue/catalogue.server.ts';
import { statsOf } from './service-figures.view-model.ts';

/** How fast and how well we worked lately, counted from the trades; nothing while there is too little to tell. */
export async function ServiceFigures() {
  const figures = await readServiceFigures();
  return figures === null ? null : <Stats stats={statsOf(figures)} />;
}
