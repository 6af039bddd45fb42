import type { Handler } from '../../http/handlers.ts';
import { buyAtLowestAsk as buy } from './buy-at-lowest-ask.ts';

/** `POST /order`: E31. */
export const buyAtLowestAsk: Handler<'buyAtLowestAsk'> = async (request, dependencies) => buy(request, dependencies);
