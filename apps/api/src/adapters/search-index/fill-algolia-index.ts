import { nextSearchRecords } from '@suki/db/queries/search-records';
import type { ItemId } from '@suki/domain/ids/id';
import type { Pool } from 'pg';
import type { AlgoliaClient } from './algolia-client.ts';
import { algoliaRecord } from './algolia-record.ts';
import { algoliaSettings, algoliaSynonyms } from './algolia-settings.ts';

const BATCH_ITEMS = 500;

type Filled = {
  readonly pool: Pool;
  readonly client: Pick<AlgoliaClient, 'setSettings' | 'saveSynonyms' | 'batch' | 'waitForTask'>;
  readonly index: string;
};

/**
 * Sets up the index with its replicas and writes a record of every listed item; returns their number. It can be run
 * again at any time: the index answers meanwhile.
 */
export async function fillAlgoliaIndex({ pool, client, index }: Filled): Promise<number> {
  // The settings of the index make its replicas, whose own settings come after it.
  for (const { name, settings } of algoliaSettings(index)) {
    const { taskID } = await client.setSettings({ indexName: name, indexSettings: settings });
    await client.waitForTask({ indexName: name, taskID });
  }
  const synonyms = {
    indexName: index,
    synonymHit: algoliaSynonyms(),
    forwardToReplicas: true,
    replaceExistingSynonyms: true,
  };
  await client.saveSynonyms(synonyms);
  let count = 0;
  for (let after: ItemId | null = null; ; ) {
    const records: Awaited<ReturnType<typeof nextSearchRecords>> = await nextSearchRecords(pool, after, BATCH_ITEMS);
    const requests = records.map((record) => ({ action: 'updateObject' as const, body: algoliaRecord(record) }));
    if (requests.length > 0) {
      const { taskID } = await client.batch({ indexName: index, batchWriteParams: { requests } });
      await client.waitForTask({ indexName: index, taskID });
    }
    count += records.length;
    after = records.at(-1)?.itemId ?? null;
    if (records.length < BATCH_ITEMS) return count;
  }
}
