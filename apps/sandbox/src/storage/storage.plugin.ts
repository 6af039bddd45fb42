import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { timestamp } from '../clock.ts';
import type { SandboxContext } from '../context.ts';
import { takeFault } from '../control/fault.ts';
import { WireError } from '../http/wire-error.ts';
import { relatedParts } from './related-parts.ts';
import { objectToWire, type StoredObject, storageError } from './storage.wire.ts';

/** Every bucket is there but this one. */
export const missingBucket = 'no-such-bucket';
const BODY_BYTES_MAX = 32 * 1024 * 1024;

const uploadQuery = z.object({
  uploadType: z.literal('multipart'),
  name: z.string().min(1),
  ifGenerationMatch: z.literal('0').optional(),
});
const metadataInput = z.looseObject({
  contentType: z.string().optional(),
  md5Hash: z.string().optional(),
  cacheControl: z.string().optional(),
});
type ObjectPath = { Params: { bucket: string; object: string } };

/**
 * The two calls of Google Cloud Storage that keep pictures: an upload with its metadata, and a download. Objects are in
 * memory only, because a started stack keeps its pictures in a folder; tests and trials of a bucket come here.
 */
export function storagePlugin(app: FastifyInstance, context: SandboxContext): void {
  const objects = new Map<string, StoredObject>();
  const keyOf = (bucket: string, name: string): string => `${bucket}/${name}`;
  const md5Of = (bytes: Buffer): string => createHash('md5').update(bytes).digest('base64');

  app.addContentTypeParser(
    /^multipart\/related/,
    { parseAs: 'buffer', bodyLimit: BODY_BYTES_MAX },
    (_request, body, done) => done(null, body),
  );
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof WireError) return reply.code(error.status).send(error.body);
    request.log.error(error);
    return reply.code(500).send(storageError(500, 'backendError', 'We encountered an internal error.').body);
  });
  app.addHook('preHandler', async (request) => {
    const { bucket } = request.params as { bucket: string };
    if (!request.headers.authorization?.startsWith('Bearer ')) {
      throw storageError(401, 'required', `Anonymous caller does not have storage.objects access to ${bucket}.`);
    }
    // The path after the prefix, as a person names it at the page of faults: /b/pictures/o.
    const path = request.url.slice(request.url.indexOf('/b/'));
    const fault = takeFault(context, { provider: 'storage', method: request.method, path });
    if (fault) throw storageError(fault.status, fault.code, fault.message);
  });

  app.post<{ Params: { bucket: string } }>('/upload/storage/v1/b/:bucket/o', (request) => {
    const { bucket } = request.params;
    const query = uploadQuery.safeParse(request.query);
    const parts = relatedParts(request.headers['content-type'] ?? '', request.body);
    if (!query.success || parts === undefined) throw storageError(400, 'badRequest', 'Bad Request');
    requireBucket(bucket);
    const { name, ifGenerationMatch } = query.data;
    const metadata = metadataInput.parse(JSON.parse(parts.metadata));
    const md5Hash = md5Of(parts.bytes);
    if (metadata.md5Hash !== undefined && metadata.md5Hash !== md5Hash) {
      const text = `Provided MD5 hash "${metadata.md5Hash}" doesn't match calculated MD5 hash "${md5Hash}".`;
      throw storageError(400, 'invalid', text);
    }
    if (ifGenerationMatch === '0' && objects.has(keyOf(bucket, name))) {
      throw storageError(412, 'conditionNotMet', 'At least one of the pre-conditions you specified did not hold.');
    }
    const object: StoredObject = {
      bucket,
      name,
      bytes: parts.bytes,
      md5Hash,
      contentType: metadata.contentType ?? parts.contentType,
      cacheControl: metadata.cacheControl,
      generation: `${context.clock.now()}000`,
      createdAt: timestamp(context.clock),
    };
    objects.set(keyOf(bucket, name), object);
    return objectToWire(object);
  });

  app.get<ObjectPath>('/storage/v1/b/:bucket/o/:object', (request, reply) => {
    const { bucket, object: name } = request.params;
    requireBucket(bucket);
    const object = objects.get(keyOf(bucket, name));
    const isMedia = (request.query as { alt?: string }).alt === 'media';
    if (object === undefined) return noSuchObject(reply, keyOf(bucket, name), isMedia);
    if (!isMedia) return objectToWire(object);
    if (object.cacheControl !== undefined) reply.header('cache-control', object.cacheControl);
    return reply
      .type(object.contentType)
      .header('x-goog-generation', object.generation)
      .header('x-goog-hash', `md5=${object.md5Hash}`)
      .send(object.bytes);
  });
}

function requireBucket(bucket: string): void {
  if (bucket === missingBucket) throw storageError(404, 'notFound', 'The specified bucket does not exist.');
}

/** A download that finds nothing is answered in plain text, every other call in JSON. */
function noSuchObject(reply: FastifyReply, path: string, isMedia: boolean): FastifyReply {
  const text = `No such object: ${path}`;
  return isMedia
    ? reply.code(404).type('text/html; charset=UTF-8').send(text)
    : reply.code(404).send(storageError(404, 'notFound', text).body);
}
