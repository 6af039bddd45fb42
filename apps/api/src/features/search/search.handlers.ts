import type { SomeHandlers } from '../../http/handler.ts';
import { searchItems } from './search-items.route.ts';

export const searchHandlers = {
  searchItems,
} satisfies SomeHandlers;
