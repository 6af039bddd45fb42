import { createPool } from '@suki/db/pool';
import { algoliaClient } from '../adapters/search-index/algolia-client.ts';
import { fillAlgoliaIndex } from '../adapters/search-index/fill-algolia-index.ts';
import { readEnvironment } from '../env.ts';

/*
 * `search-index fill`: sets up the index at Algolia and writes every listed item, after the account was made and after
 * a change of what a record holds. It reads the environment of the API.
 */

const [command, ...rest] = process.argv.slice(2);
if (command !== 'fill' || rest.length > 0) {
  process.stderr.write('Expected search-index fill.\n');
  process.exitCode = 1;
} else {
  const environment = readEnvironment(process.env);
  const {
    ALGOLIA_APP_ID: appId,
    ALGOLIA_WRITE_KEY: apiKey,
    ALGOLIA_BASE_URL: baseUrl,
    ALGOLIA_INDEX: index,
  } = environment;
  if (appId === undefined || apiKey === undefined) {
    process.stdout.write('ALGOLIA_APP_ID is not set: items are searched in PostgreSQL, which needs no filling.\n');
  } else {
    const pool = createPool(environment.DATABASE_URL, { max: 1, name: 'suki-search-index' });
    try {
      const count = await fillAlgoliaIndex({ pool, client: algoliaClient({ appId, apiKey, baseUrl }), index });
      process.stdout.write(`${count.toLocaleString('en')} items are in the index ${index} of ${appId}.\n`);
    } finally {
      await pool.end();
    }
  }
}
