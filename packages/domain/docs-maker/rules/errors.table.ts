import type { Proof, RuleRow } from './rule-row.ts';

const http = 'packages/sdk/src/http.test.ts';
const kinds = `${http}#every failure becomes one of three kinds (specification, section 8)`;

/** A message of the sign-in, by a failure that shows it. */
function signIn(sentence: string, test = `users/users.test.ts#%o reads "%s" › ${sentence}`): RuleRow {
  return { sentence, proofs: [['texts/sign-in-text.ts#signInMessage', test], wordForWord(sentence)] };
}

function wordForWord(text: string): Proof {
  return [
    'texts/sign-in.en.ts#signInEn',
    `users/sign-in.test.ts#the texts are the specification’s, word for word › ${text}`,
  ];
}

/** Specification, section 8: error catalogue. */
export const errorRules: readonly RuleRow[] = [
  {
    sentence:
      'Transport mapping: a server response rejects with the response body; no response gives code -1 and message "Network Error"; any other failure gives code -2 with its message.',
    proofs: [
      ['packages/sdk/src/http.ts#http', `${kinds} › the server refuses`],
      ['packages/sdk/src/http.ts#http', `${http}#a refusal keeps details and request id`],
      ['packages/sdk/src/errors.ts#networkError', `${http}#nobody listens at all: -1`],
      ['packages/sdk/src/errors.ts#otherError', `${kinds} › the answer is no JSON`],
      [
        'users/transport-error.ts#transportError',
        'users/users.test.ts#no response is -1, any other failure is -2 with its message',
      ],
    ],
  },
  {
    sentence: 'Handling of other API errors by callers is not shown.',
    open: '[docs/errors](../errors/README.md): each refusal with what a client does.',
  },
  signIn('Invalid email'),
  signIn('Incorrect password, please retry'),
  signIn('Incorrect password'),
  signIn('Invalid email, please re-enter'),
  signIn('User not found, please re-enter email'),
  signIn('Account suspended, please contact support'),
  signIn('Email already in use'),
  signIn('Account already closed'),
  signIn('Account already banned'),
  signIn('Invalid authentication credentials'),
  signIn('Operation not supported in this environment'),
  {
    sentence: 'Closed and banned are recognised from words in an unknown error message.',
    proofs: [
      ['users/sign-in-message.ts#signInMessageId', 'users/sign-in.test.ts#%o reads "%s" › ACCOUNT_CLOSED'],
      ['users/sign-in-message.ts#signInMessageId', 'users/sign-in.test.ts#%o reads "%s" › undisclosed reasons'],
      ['users/sign-in-message.ts#signInMessageId', 'users/users.test.ts#%o reads "%s" › this user is banned'],
    ],
  },
  {
    sentence: 'Anything else shows a generic message: "Something went wrong, please retry".',
    proofs: [
      ['texts/sign-in-text.ts#signInMessage', 'users/users.test.ts#%o reads "%s" › auth/anything'],
      wordForWord('Something went wrong, please retry'),
    ],
  },
  {
    sentence: 'On an auth failure a toast shows the message for 1 second.',
    proofs: [
      [
        'config/identity.ts#SIGN_IN_TOAST_MS',
        'config/decisions.test.ts#identity › the toast of a failed sign-in, in ms',
      ],
      [
        'apps/web/src/features/account/sign-in-flow.client.ts#useSignInFlow',
        'packages/ui/src/components/overlays/Toast/toast-store.test.ts#a toast may have a time of its own',
      ],
    ],
    note: 'The form keeps the message besides.',
  },
  {
    sentence: 'Payment redirect with no url: an error that the payment url was not found.',
    proofs: [
      ['payments/choose-redirect.ts#chooseRedirect', 'users/users.test.ts#without an address in %o there is an error'],
      ['payments/choose-redirect.ts#chooseRedirect', 'users/users.test.ts#the payer of %o goes to %s'],
    ],
  },
  {
    sentence:
      'Withdrawal failure reasons: REJECTED_BY_WG, INSUFFICIENT_BALANCE, INVALID_DESTINATION, REJECTED_BY_CHANNEL, TEMPORARY_TRANSFER_ERROR, TRANSFER_ERROR, UNKNOWN_BANK_NETWORK_ERROR.',
    proofs: [
      [
        'config/payout-failures.ts#payoutFailureActions',
        'trade/decide/decide-payout.test.ts#$reason at try $tries: $action',
      ],
    ],
  },
  {
    sentence: 'A numeric error-code table exists (1001-1013, 1020-1064, 1101-1118, 1130-1138, 1201-1205, 1230-1232)',
    proofs: [
      [
        'packages/contract/src/errors.table.ts#errors',
        'packages/contract/src/errors.table.test.ts#the code of %s lies in the table of the specification, or in our own range',
      ],
    ],
  },
  { sentence: 'meanings not shown.', open: '[docs/errors](../errors/README.md) gives each code its meaning.' },
  {
    sentence:
      "Delivery labels: Delivered, Info Received, Awaiting Pickup, Out for Delivery, Logistics Alert: We'll Reach Out, Info Expired: We'll Reach Out, Failed Delivery Attempt.",
    proofs: [
      [
        'delivery/delivery-label.ts#deliveryLabel',
        'delivery/delivery.test.ts#has each of the seven labels of the specification',
      ],
      ['delivery/delivery-label.ts#deliveryLabel', 'delivery/delivery.test.ts#%s/%s (%s) reads %s'],
    ],
  },
  {
    sentence: 'Failed requests elsewhere are only logged',
    proofs: [
      [
        'apps/web/src/shell/failure/failure.view-model.ts#failureOf',
        'apps/web/src/shell/failure/failure.view-model.test.ts#%s',
      ],
    ],
    note: 'We tell the person what happened and what to do, with the number under which it was logged.',
  },
  {
    sentence: 'no visible message is shown.',
    proofs: [
      [
        'apps/web/src/shell/failure/failure.view-model.ts#loadFailureOf',
        'apps/web/src/shell/failure/failure.view-model.test.ts#what could not be read: %s is %s',
      ],
    ],
    note: 'Otherwise on purpose, as above.',
  },
];
