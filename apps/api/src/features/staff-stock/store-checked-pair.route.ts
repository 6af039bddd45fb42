import type { Handler } from '../../http/handlers.ts';
import { storeCheckedPair as store } from './store-checked-pair.ts';

/** `POST /staff/stock`: S1, S2, S3 and the ask of it (E01) in one go. */
export const storeCheckedPair: Handler<'storeCheckedPair'> = async (request, dependencies) =>
  store(request, dependencies);
