import type { Routes } from '@suki/contract/routes';
import type { Handlers } from './http/handlers.ts';
import { platformHandlers } from './platform-handlers.ts';
import { tradeHandlers } from './trade-handlers.ts';

/** A handler for every call of the contract: one that is missing does not compile. */
export const handlers: Handlers<Routes> = { ...platformHandlers, ...tradeHandlers };
