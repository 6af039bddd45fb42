import { isId } from '@suki/domain/ids/id';
import { isSukiError } from '@suki/sdk/errors';
import { catalogueOf } from '@suki/sdk/server';
import type { Certificate } from '@suki/sdk/types';
import { cacheLife } from 'next/cache';
import { env } from '../../env.server.ts';

/** One certificate, which does not depend on the visitor; null when no item has this number. */
export async function readCertificate(certificateId: string): Promise<Certificate | null> {
  'use cache';
  cacheLife('catalogue');
  if (!isId('crt', certificateId)) {
    return null;
  }
  try {
    const { API_URL, CATALOGUE_SERVICE_TOKEN } = env();
    return await catalogueOf({ baseUrl: API_URL, serviceToken: CATALOGUE_SERVICE_TOKEN }).certificate(certificateId);
  } catch (error) {
    if (isSukiError(error, 'CERTIFICATE_NOT_FOUND')) {
      return null;
    }
    throw error;
  }
}
