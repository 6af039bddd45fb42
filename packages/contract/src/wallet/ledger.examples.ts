import { payoutHold } from '@suki/domain/config/payouts';
import { whatOfLine } from '@suki/domain/ledger/ledger-line';
import { type Centavos, zero } from '@suki/domain/money/centavos';
import { inPesos } from '@suki/domain/money/in-pesos';
import { message } from '@suki/domain/texts/message';
import { ruleOfPosting } from '@suki/domain/trade/facts/posting-codes';
import type { z } from 'zod';
import type { ExamplesOf } from '../examples/example-of.ts';
import { ids } from '../examples/ids.ts';
import { at, later } from '../examples/moments.ts';
import { orderNumber } from '../examples/orders.ts';
import { limit, page } from '../examples/pages.ts';
import { card } from '../examples/pair.ts';
import { price, sells } from '../examples/prices.ts';
import type { LedgerEntry, ledgerRoutes } from './ledger.table.ts';

type Answer = z.output<typeof LedgerEntry>;

const { techServiceFee, paymentFee, operationalFee, tax, income, deposit } = sells;

function line(id: string, { code, through, amount }: Pick<Answer, 'code' | 'through' | 'amount'>): Answer {
  return {
    id,
    code,
    rule: ruleOfPosting(code),
    what: whatOfLine({ code, through, amount }),
    through,
    paymentMethod: null,
    amount,
    balanceAfter: zero,
    status: null,
    availableAt: null,
    withdrawal: null,
    sale: null,
    split: null,
    orderId: null,
    orderNumber: null,
    itemName: card.name,
    askId: ids.ask,
    bidId: null,
    payoutId: null,
    createdAt: at.askLive,
  };
}

const sale: Answer = {
  ...line('jrn_01kb13x2z4c6v8b1n3-1', { code: 'seller_paid', through: 'wallet', amount: income }),
  balanceAfter: income,
  availableAt: later(at.delivered, payoutHold.holdMs),
  withdrawal: { isHeld: true, availableAt: later(at.delivered, payoutHold.holdMs), about: null },
  sale: { price, discount: zero, techServiceFee, paymentFee, operationalFee, tax },
  orderId: ids.order,
  orderNumber,
  createdAt: at.passed,
};
const held = line('jrn_01kas7f3h5j7k9l2m4-1', { code: 'deposit_held', through: 'deposit', amount: deposit });

const columns =
  'date,code,rule,amount,reference,balance after,what,place,through,status,available from,sale price,discount,tech service fee,payment fee,operational fee,tax withheld,fine to the harmed side,fine to Suki,fine for the way back';
const pesosOf = (amount: Centavos): string => inPesos(amount).toFixed(2);

/** The sale as a line of the CSV file: Manila time, pesos with two decimals. */
const saleCells = [
  '2026-11-27 13:40',
  sale.code,
  message('en', sale.rule),
  pesosOf(income),
  ids.order,
  pesosOf(income),
  message('en', sale.what),
  'wallet',
  message('en', 'ledgerPlace.wallet'),
  '',
  '2026-12-01 14:15',
  ...[price, zero, techServiceFee, paymentFee, operationalFee, tax].map(pesosOf),
  ...['', '', ''],
];

export const ledgerExamples: ExamplesOf<typeof ledgerRoutes> = {
  listLedger: { query: { limit }, answer: page(sale, held) },
  downloadLedger: { answer: `${columns}\r\n${saleCells.map(quoted).join(',')}\r\n` },
};

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
