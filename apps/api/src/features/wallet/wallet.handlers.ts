import type { SomeHandlers } from '../../http/handler.ts';
import { downloadLedger } from './download-ledger.route.ts';
import { listDeposits } from './list-deposits.route.ts';
import { listLedger } from './list-ledger.route.ts';
import { listTransactions } from './list-transactions.route.ts';

export const walletHandlers = {
  downloadLedger,
  listDeposits,
  listLedger,
  listTransactions,
} satisfies SomeHandlers;
