import type { Handler } from '../../http/handlers.ts';
import { requestPayout as request } from './request-payout.ts';

/** `POST /pay/payout` */
export const requestPayout: Handler<'requestPayout'> = async (call, dependencies) => request(call, dependencies);
