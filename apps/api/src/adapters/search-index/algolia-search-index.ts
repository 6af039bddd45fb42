import { searchRecords } from '@suki/db/queries/search-records';
import type { SearchRequest } from '@suki/domain/search/search-request';
import type { Pool } from 'pg';
import type { Circuit } from '../../concurrency/circuit.ts';
import type { SearchAnswer, SearchIndex } from '../../ports/search-index.ts';
import { AlgoliaResult, algoliaAnswer } from './algolia-answer.ts';
import type { AlgoliaClient } from './algolia-client.ts';
import { algoliaQueries } from './algolia-queries.ts';
import { algoliaRecord } from './algolia-record.ts';

/** A call may hold 1,000 operations; a record is about 1 kB. */
const BATCH_ITEMS = 500;

export type AlgoliaSearchIndexOptions = {
  readonly pool: Pool;
  /** May only search. */
  readonly reader: Pick<AlgoliaClient, 'search'>;
  readonly writer: Pick<AlgoliaClient, 'batch'>;
  readonly index: string;
  /** Our own index: the source of the records, and the answer while Algolia gives none. */
  readonly own: SearchIndex;
  readonly circuit: Circuit;
  /** The longest wait of a search: the client asks further hosts of Algolia, each with a time of its own. */
  readonly withinMs: number;
  /** Hears of a search that Algolia did not answer. */
  readonly onFailure: (error: unknown) => void;
};

/** Search at Algolia (ADR 0173). */
export function algoliaSearchIndex(options: AlgoliaSearchIndexOptions): SearchIndex {
  const { pool, reader, writer, index, own, circuit, withinMs, onFailure } = options;
  const ask = async (request: SearchRequest): Promise<SearchAnswer> => {
    const queries = algoliaQueries(index, request);
    const requests = [
      queries.main,
      ...(queries.best === null ? [] : [queries.best]),
      ...queries.counts.map(([, query]) => query),
    ];
    const { results } = await reader.search({ requests });
    return algoliaAnswer(request, queries, AlgoliaResult.array().parse(results));
  };
  return {
    search: async (request) => {
      if (isPriceOfSize(request)) return await own.search(request);
      try {
        return await circuit(() => inTime(ask(request), withinMs));
      } catch (error) {
        onFailure(error);
        return await own.search(request);
      }
    },
    refresh: async (itemIds) => {
      await own.refresh(itemIds);
      for (let from = 0; from < itemIds.length; from += BATCH_ITEMS) {
        const batch = itemIds.slice(from, from + BATCH_ITEMS);
        const records = new Map((await searchRecords(pool, batch)).map((record) => [record.itemId, record]));
        const requests = batch.map((itemId) => {
          const record = records.get(itemId);
          return record === undefined
            ? { action: 'deleteObject' as const, body: { objectID: itemId } }
            : { action: 'updateObject' as const, body: algoliaRecord(record) };
        });
        await writer.batch({ indexName: index, batchWriteParams: { requests } });
      }
    },
  };
}

/** @throws Error when there is no answer in time; the call goes on, and nobody reads its answer. */
async function inTime<Answer>(answer: Promise<Answer>, withinMs: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Expected an answer of Algolia within ${withinMs} ms.`)), withinMs);
  });
  return await Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** A price of one size is in no record: it changes with every ask, and each change would be a paid write. */
const isPriceOfSize = ({ filters, price }: SearchRequest): boolean =>
  filters.size.length > 0 && (price.from !== null || price.to !== null);
