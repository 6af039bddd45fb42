import type { Handler } from '../../http/handlers.ts';
import { createWithdrawalAccount as create } from './create-withdrawal-account.ts';
import { presentAccount } from './present-account.ts';

export const createWithdrawalAccount: Handler<'createWithdrawalAccount'> = async ({ caller, body }, dependencies) =>
  presentAccount(await create({ userId: caller.userId, input: body }, dependencies), dependencies.secrets);
