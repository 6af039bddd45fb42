import { allLedgerEntries } from '@suki/db/queries/ledger-entries';
import { userById } from '@suki/db/queries/users';
import { answeredItself, type Handler } from '../../http/handler.ts';
import { ledgerFile } from './ledger-file.ts';

export const downloadLedger: Handler<'downloadLedger'> = async ({ caller, http }, { pool }) => {
  const [user, entries] = await Promise.all([userById(pool, caller.userId), allLedgerEntries(pool, caller.userId)]);
  await http.reply
    .type('text/csv; charset=utf-8; header=present')
    .header('content-disposition', 'attachment; filename="suki-ledger.csv"')
    .send(ledgerFile(entries, user?.locale ?? 'en'));
  return answeredItself;
};
