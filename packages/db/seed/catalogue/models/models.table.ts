import type { CatalogueModel } from '../model.types.ts';
import { adidasModels } from './adidas.table.ts';
import { apparelModels } from './apparel.table.ts';
import { bagModels } from './bags.table.ts';
import { collectibleModels } from './collectibles.table.ts';
import { dropModels } from './drops.table.ts';
import { handbagModels } from './handbags.table.ts';
import { jordanModels } from './jordan.table.ts';
import { luxuryShoeModels } from './luxury-shoes.table.ts';
import { nikeModels } from './nike.table.ts';
import { runnerModels } from './runners.table.ts';
import { streetShoeModels } from './street-shoes.table.ts';

export const catalogueModels: readonly CatalogueModel[] = [
  ...jordanModels,
  ...nikeModels,
  ...adidasModels,
  ...runnerModels,
  ...streetShoeModels,
  ...apparelModels,
  ...bagModels,
  ...collectibleModels,
  ...handbagModels,
  ...luxuryShoeModels,
  ...dropModels,
];
