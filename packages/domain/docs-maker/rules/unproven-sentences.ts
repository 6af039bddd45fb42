/**
 * Sentences of docs/specification.md that no test proves, and why:
 * - `later`: the part of the product that brings the sentence and does not exist yet;
 * - `open`: the sentence says only that something is not shown; where the project has decided.
 */
export const unprovenSentences: Readonly<Record<string, { readonly later: string } | { readonly open: string }>> = {
  'Other page routes are not shown.': { open: 'The pages that exist stand in `apps/web/src/proxy.test.ts`.' },
  'The content of each screen beyond these lists is not shown.': {
    open: 'The screens are those of `apps/web/src/features`.',
  },
  'Which transitions the server allows is not shown.': {
    open: '[Every transition](transitions.md), with the [rows of the life cycle](lifecycle-rows.md).',
  },
  'A failed deletion of a saved brand restores it.': { later: 'saved items and brands' },
  'The coupon list for tab selectCoupon is replaced wholesale on refetch.': {
    later: 'the calls and screens of coupons',
  },
  'Other form validation is not shown.': { open: 'Decisions, "Input"; the rest of `packages/domain/src/validators`.' },
  'Handling of other API errors by callers is not shown.': {
    open: '[docs/errors](../errors/README.md): each refusal with what a client does.',
  },
  'meanings not shown.': { open: '[docs/errors](../errors/README.md) gives each code its meaning.' },
  'its use is not shown.': { open: 'Decisions, "Prices and money": the highest price.' },
};

/** Sentences that tests prove, and where we do more than they say, or otherwise on purpose. */
export const notesOnSentences: Readonly<Record<string, string>> = {
  'After an anonymous sign-in the user is taken, by replace navigation, to a configured default path.':
    'Only a page that asks for a session leads there, and none does yet; on every other page the visitor stays.',
  'External help-centre, social and app-download links are configured':
    'None of these places exists yet, so no page links to them.',
  'The message panel shows at most the first 3 transactions.': 'No screen has this panel yet.',
  'Deposit states: due, under_hold, returned, deducted.':
    'Ours besides: `voided`, a deposit that was never paid and is wanted no more.',
  'Timeout kinds: platform_to_ship, seller_to_receive, buyer_inspection_timeout.':
    'Names for timers of ours; no call answers them yet.',
  'Image uploads are compressed at quality 0.6 by default and stored in cloud file storage, which returns a download link.':
    'In a bucket of Google Cloud Storage where several machines serve, in a folder on one machine (ADR 0112).',
  'On an auth failure a toast shows the message for 1 second.': 'The form keeps the message besides.',
  'Failed requests elsewhere are only logged':
    'We tell the person what happened and what to do, with the number under which it was logged.',
  'no visible message is shown.': 'Otherwise on purpose, as above.',
  'Tracking events: click, conversion, view.': 'Nothing sends them yet.',
  'The message panel shows at most 3 transactions.': 'No screen has this panel yet.',
};
