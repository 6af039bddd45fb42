import { postingsEn } from '../src/texts/postings.en.ts';
import type { Account, Entry } from '../src/trade/facts/decision.ts';
import { postingCodes, ruleOfPosting } from '../src/trade/facts/posting-codes.ts';
import { eventIds, transition } from '../src/trade/table/transitions.table.ts';
import { bookedExamples } from './posting-examples.ts';
import { GENERATED } from './transitions-page.ts';

/** Writes a page of all postings: their words in a person's ledger, the moved accounts, and the booking rows. */
export function postingsPage(): string {
  const examples = bookedExamples();
  return [
    GENERATED,
    '',
    '# Postings',
    '',
    'Every way in which money moves. A posting takes from some accounts and puts as much onto others; [the life cycle](../lifecycle.md#postings) says when',
    'each is booked and why. The accounts are read from postings that the rules make: of every row on a plain trade, and of trades with a coupon, a',
    'discount, a debt or withheld tax. Lines of ₱0 are left out of a posting, so one posting rarely moves all of the accounts.',
    '',
    '| Posting | In the ledger of a person | Takes from | Puts onto | Booked by |',
    '|---|---|---|---|---|',
    ...postingCodes.map((code) => {
      const own = examples.filter(({ posting }) => posting.code === code);
      const entries = own.flatMap(({ posting }) => posting.entries);
      const rows = new Set([...own.flatMap(({ by }) => (by === null ? [] : [by])), ...rowsWithStep(code)]);
      const cells = [
        `\`${code}\``,
        postingsEn[ruleOfPosting(code)],
        accountsOf(entries.filter(({ amount }) => amount < 0)),
        accountsOf(entries.filter(({ amount }) => amount > 0)),
        rows.size === 0 ? '–' : [...rows].join(', '),
      ];
      return `| ${cells.join(' | ')} |`;
    }),
    '',
    '## Accounts',
    '',
    '| Account | What lies there |',
    '|---|---|',
    ...Object.entries(accountKinds).map(([kind, what]) => `| ${kind.replaceAll('_', ' ')} | ${what} |`),
    '',
  ].join('\n');
}

/** Rows whose step of money has the posting's own name: on a plain trade it may have nothing to book. */
function rowsWithStep(code: string): readonly string[] {
  return eventIds.filter((event) => (transition(event).money ?? []).some((step) => step.replace('bid:', '') === code));
}

type Platform<Name> = Name extends `platform:${infer Part}` ? Part : never;
type Owned<Name> = Name extends `platform:${string}` ? never : Name extends `${infer Kind}:${string}` ? Kind : never;
type AccountKind = Platform<Account> | Owned<Account>;

/** The content of each kind of account, by its name before the colon (behind the colon for the platform's). */
const accountKinds: Readonly<Record<AccountKind, string>> = {
  deposit: 'one deposit while it is under hold',
  penalty: 'the kept part of one deposit, until it is shared out (penalty suspense)',
  escrow: 'the buyer’s money of one order, and the platform’s coupon with it',
  refund: 'money on its way back through the gateway, by the payment that brought it',
  wallet: 'one person’s balance with us',
  receivable: 'what one person owes after a bank took a payment back; never above zero',
  gateway_clearing: 'what the payment gateway holds for us',
  payout_transit: 'payouts that have left a balance and that no bank has confirmed yet',
  fee_revenue: 'fees that the platform has earned',
  shipping_revenue: 'shipping that buyers or sellers have paid',
  penalty_revenue: 'the platform’s part of kept deposits',
  promo_expense: 'coupons that the platform pays',
  platform_expense: 'credits and other costs of the platform',
  item_loss: 'items that the platform pays for',
  chargeback_loss: 'payments that a bank took back and nobody owes',
  tax_withheld: 'tax kept from sellers for the tax office',
};

function accountsOf(entries: readonly Entry[]): string {
  return [...new Set(entries.map(({ account }) => nameOf(account)))].join(', ');
}

/** `platform:gateway_clearing` → `gateway clearing`, `wallet:usr_…` → `wallet`. */
function nameOf(account: Account): string {
  const [kind = '', rest = ''] = account.split(':');
  return kind === 'platform' ? rest.replaceAll('_', ' ') : kind;
}
