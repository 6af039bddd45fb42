import { ItemId } from '@suki/contract/shared/brands';
import { z } from 'zod';
import { jobDefinition } from './job-definition.ts';

/** Written by `@suki/db/queries/books` with every change of a book, at most once in ten seconds for each item. */
export const renewItemPages = jobDefinition({ name: 'renew-item-pages', payload: z.object({ itemId: ItemId }) });
