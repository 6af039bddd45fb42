import type { Handler } from '../../http/handlers.ts';
import { postBid as post } from './post-bid.ts';

/** `POST /bid`: E13. */
export const postBid: Handler<'postBid'> = (request, dependencies) => post(request, dependencies);
