import { WEB_SESSION_HOURS } from '@suki/domain/config/identity';
import { payoutHold } from '@suki/domain/config/payouts';
import { periods } from '@suki/domain/config/retention.table';
import { SUPPORT_EMAIL } from '@suki/domain/config/support';
import { lengthText } from '@suki/domain/time/length-text';
import { rulePlaces } from '../../shell/paths.ts';
import { freeToCancel } from '../trade/cancel.texts.ts';
import type { InfoPageProps } from './info-page.tsx';

/** How long things are kept, from the list by which the nightly job deletes them. */
export const privacyPeriods = {
  title: 'For how long',
  paragraphs: [
    'We keep your account, with its addresses, bank accounts and payment methods, until you delete them or ask us to close it. We keep orders, payments, payouts and the record of every sale for as long as tax law requires books of account.',
    'These are deleted automatically:',
  ],
  facts: Object.values(periods).map(({ days, rows, since }) => ({
    name: sentenceStart(rows),
    value: `${days === 1 ? '24 hours' : `${days} days`} after ${since}`,
  })),
};

function sentenceStart(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const privacyTexts: InfoPageProps = {
  title: 'Privacy',
  lead: 'What we keep, why, and for how long.',
  sections: [
    {
      title: 'Before you have an account',
      paragraphs: [
        'Your browser gets an anonymous number, which becomes your account if you sign up. It says nothing about who you are, and pages are the same for everyone.',
      ],
    },
    {
      title: 'With an account',
      paragraphs: [
        'We keep your name, email, phone number, addresses, orders and payouts, because a sale can’t happen without them. Bank account numbers are stored encrypted, and screens show only their last four digits.',
        'Phone numbers, cards and account numbers also leave a scrambled mark that nobody can turn back into a number. It shows us when two accounts belong to one person, so that nobody trades with themselves.',
        'The seller never sees your address and you never see theirs: both parcels go through our warehouse. While a parcel is on its way to us, the buyer sees its status and dates only.',
      ],
    },
    {
      title: 'Who else gets something',
      paragraphs: [
        'The payment service gets what it needs to take or send money, the courier gets the name, phone number and address on the parcel, and the services for text messages and email get what they deliver. What you type into the address search may go to a map service, without your name. Nobody buys data from us.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'Under the Data Privacy Act of 2012 you may see, correct and take away what we keep about you, have it deleted, and object to its use. You can change your name, phone number, addresses, accounts and payment methods in your account yourself.',
        `For a copy of your data, or to close your account, email ${SUPPORT_EMAIL} from the address of your account. A person answers and does it for you. Records of sales and money stay as long as the law asks for them.`,
        'You can complain to the National Privacy Commission.',
      ],
    },
  ],
};

export const termsTexts: InfoPageProps = {
  title: 'Terms',
  lead: 'What you can count on from us, and what we count on from you.',
  sections: [
    {
      title: 'What Suki is',
      paragraphs: [
        'A marketplace. Sellers list items, buyers buy them, and Suki is in between: every item comes to our warehouse, is inspected, and ships to the buyer only if it passes.',
      ],
    },
    {
      id: rulePlaces.buying,
      title: 'Buying',
      paragraphs: [
        `The price you see is the total with delivery and every fee. You’re charged once, and we hold your money until the item passes. ${freeToCancel} After that, you get every peso back if the seller doesn’t ship the item or it doesn’t pass.`,
        `If something’s wrong with your item, you can have it repaired, replaced or refunded under the Consumer Act: email ${SUPPORT_EMAIL}.`,
      ],
    },
    {
      id: rulePlaces.selling,
      title: 'Selling',
      paragraphs: [
        'Each listing is backed by a deposit. You get it back when the sale is done or when you cancel the listing, and we keep part of it if you let a buyer down. Every amount is on the fees and penalties page.',
        `Your money is in your wallet when the item passes the inspection. You can withdraw it right away; for your first ${payoutHold.trustedAfterSales} sales, ${lengthText(payoutHold.holdMs)} after delivery.`,
      ],
    },
    {
      title: 'When we disagree',
      paragraphs: [
        `Email ${SUPPORT_EMAIL} first. You can take a complaint to the Department of Trade and Industry at any time.`,
      ],
    },
  ],
};

export const cookiesTexts: InfoPageProps = {
  title: 'Cookies',
  lead: 'One cookie, and only when you sign in.',
  sections: [
    {
      title: 'The cookie',
      paragraphs: [
        `“suki_session” opens your private pages. It’s set when you sign in, can’t be read by scripts, ends at most ${WEB_SESSION_HOURS} hours after your last visit, and is deleted when you sign out.`,
      ],
    },
    {
      title: 'What your browser keeps',
      paragraphs: [
        'Your sign-in (or a visitor’s anonymous number), the delivery region you chose, your choices on this page and about recently viewed items, that we asked you about counting, and, during a payment, a number that keeps you from paying twice.',
      ],
    },
    {
      title: 'What you won’t find',
      paragraphs: ['No ads, no tracking by others, and nothing that follows you to other sites.'],
    },
  ],
};
