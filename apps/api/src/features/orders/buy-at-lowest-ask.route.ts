import type { Handler } from '../../http/handlers.ts';
import { settlesItself } from '../../http/settles-itself.ts';
import { buyAtLowestAsk as buy } from './buy-at-lowest-ask.ts';

/** `POST /order`: E31. */
export const buyAtLowestAsk: Handler<'buyAtLowestAsk'> = settlesItself(async (request, dependencies) =>
  buy(request, dependencies),
);
