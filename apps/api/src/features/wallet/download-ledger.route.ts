import { Readable } from 'node:stream';
import { ledgerEntriesInBatches } from '@suki/db/queries/ledger-entries';
import { userById } from '@suki/db/queries/users';
import { LEDGER_FILE_BATCH_LINES } from '@suki/domain/config/lists';
import { answeredItself, type Handler } from '../../http/handler.ts';
import { ledgerFile } from './ledger-file.ts';

export const downloadLedger: Handler<'downloadLedger'> = async ({ caller, http }, { pool }) => {
  const batches = ledgerEntriesInBatches(pool, caller.userId, LEDGER_FILE_BATCH_LINES);
  // The first batch is read before the headers leave: a database that is away is answered as everywhere.
  const [user, first] = await Promise.all([userById(pool, caller.userId), batches.next()]);
  await http.reply
    .type('text/csv; charset=utf-8; header=present')
    .header('content-disposition', 'attachment; filename="suki-ledger.csv"')
    .send(Readable.from(ledgerFile(first, batches, user?.locale ?? 'en')));
  return answeredItself;
};
