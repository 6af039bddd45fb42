import type { Handler } from '../../http/handlers.ts';
import { postAsk as post } from './post-ask.ts';

/** `POST /ask`: E01. */
export const postAsk: Handler<'postAsk'> = async (request, dependencies) => post(request, dependencies);
