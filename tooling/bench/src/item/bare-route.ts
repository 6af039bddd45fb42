import { createServer } from 'node:http';
import { createPool } from '@suki/db/pool';
import { itemById, relatedItems, sizeTemplateById, skusOfItem } from '@suki/db/queries/catalogue';
import type { ItemId } from '@suki/domain/ids/id';

/**
 * The least that the page of an item can be: the statements of `GET /item/{id}` over as many connections as the API
 * has, and their rows as JSON. It knows no tokens, limits, contract or logs.
 */
const pool = createPool(process.argv[2] ?? '', { name: 'bench-bare-route', max: 6 });

async function answerOf(id: ItemId): Promise<string> {
  const item = await itemById(pool, id);
  if (item === undefined) throw new Error(`Expected item ${id}.`);
  const [sizeTemplate, skus, related] = await Promise.all([
    sizeTemplateById(pool, item.sizeTemplateId),
    skusOfItem(pool, id),
    relatedItems(pool, id),
  ]);
  return JSON.stringify({ ...item, sizeTemplate, skus, related });
}

const server = createServer((request, response) => {
  const id = (request.url ?? '').slice('/item/'.length) as ItemId;
  answerOf(id).then(
    (body) => {
      const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) };
      response.writeHead(200, headers).end(body);
    },
    (error: Error) => response.writeHead(500, { 'content-length': error.message.length }).end(error.message),
  );
});
process.on('disconnect', () => process.exit(0));
// Its connections wait while the API has its turn; Node would close them after 5 s.
server.keepAliveTimeout = 10 * 60_000;
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as { port: number }).port));
