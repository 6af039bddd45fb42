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
  'The coupon list for tab selectCoupon is replaced wholesale on refetch.': {
    later: 'the calls and screens of coupons',
  },
  'Other form validation is not shown.': { open: 'Decisions, "Input"; the rest of `packages/domain/src/validators`.' },
  'Handling of other API errors by callers is not shown.': {
    open: '[docs/errors](../errors/README.md): each refusal with what a client does.',
  },
  'meanings not shown.': { open: '[docs/errors](../errors/README.md) gives each code its meaning.' },
  'Users have a wallet balance (which can be hidden), saved items, saved brands, saved lookbooks, liked lookbooks, followed users, search history and a footprint (browsing history).':
    { later: 'lookbooks; the balance can be hidden, and the other lists are there' },
  'Users hold coupons, keep payment methods and withdrawal accounts, and receive order, payment and platform messages in an inbox.':
    { later: 'coupons; methods, accounts and inbox are there' },
  'Support is reached through a chat widget, booted with the user id, email, name and phone for non-anonymous users, which reports an unread count.':
    { later: 'the support chat' },
  'Claimed coupon: promoCode; counts of active, used and expired.': { later: 'the calls and screens of coupons' },
  'New-register coupon modal: header, title.': { later: 'the calls and screens of coupons' },
  'Also present: categories, brands, shop brands, trending brands, promotions, certificate order info, navigations (index), search keywords, discovers and trendings (numeric id), trackings, feedback, followed users.':
    { later: 'search, brands and promotions; certificates, trackings and the brands of items are there' },
  'Anonymous: an anonymous identity is created automatically when nobody is signed in; its id is kept and sent on login so anonymous data can be merged.':
    { later: 'the merge of anonymous data; the identity and its id are there' },
  'Registered: signed in by email, phone, a Google, Facebook or Apple account.': {
    later: 'the other ways to sign in; email and Google are there',
  },
  'The chosen provider is stored.': { later: 'the other ways to sign in' },
  'Item search uses index NewItems, sorted by saleCount, createdTimes or lowestAskPrice (ascending or descending)': {
    later: 'search',
  },
  'GET /coupon/new-register-coupon': { later: 'the calls and screens of coupons' },
  'GET /claimed-coupon/list': { later: 'the calls and screens of coupons' },
  'GET /claimed-coupon/counts': { later: 'the calls and screens of coupons' },
  'POST /claimed-coupon with promoCode': { later: 'the calls and screens of coupons' },
  'POST /feedback': { later: 'feedback' },
  'GET /shop-brand/trending/list, /shop-brand/list, /shop-brand/{tabId}': { later: 'brands and promotions' },
  'GET /brand/list': { later: 'brands and promotions' },
  'GET /brand/{id}': { later: 'brands and promotions' },
  'GET /shop-collection/list': { later: 'brands and promotions' },
  'GET /promotion/{id}': { later: 'brands and promotions' },
  'Profile: GET /user; PUT /user; DELETE /user; PUT /user/password; PUT /user/link/phone; PUT /user/link/email; PUT /user/hidden-balance with isBalanceHidden':
    { later: 'passwords, linked addresses and the end of an account; the other four calls are there' },
  'POST /login/email': { later: 'the other ways to sign in' },
  'POST /login/verify': { later: 'the other ways to sign in' },
  'GET /login/email?email': { later: 'the other ways to sign in' },
  'GET /login/phone?phoneNumber': { later: 'the other ways to sign in' },
  'Social, email and anonymous sign-in, and file storage, are handled by hosted third-party services.': {
    later: 'a hosted file store; sign-in is hosted',
  },
  "The product's wider purpose beyond the above is not shown.": {
    open: '[README](../../README.md) says what Suki is for.',
  },
  'Fields of these others beyond those listed are not shown.': {
    open: 'The [contract](../../packages/contract/openapi.json) has every field.',
  },
  'Support or admin roles: not shown.': { open: 'Ours stand in [ADR 0014](../adr/0014-access-control.md).' },
  'Response shapes are not shown unless stated.': {
    open: 'The [contract](../../packages/contract/openapi.json) has every shape.',
  },
  'its call shape is not shown.': {
    open: 'Ours is `GET /search/item` ([ADR 0155](../adr/0155-search-in-postgresql.md)).',
  },
  'Library-level calls and payloads for lookbooks, withdrawals and tracking events (click, conversion, view) are not shown.':
    { open: 'Withdrawals are calls of ours: `packages/contract/src/payouts`.' },
  'its use is not shown.': { open: 'Decisions, "Prices and money": the highest price.' },
};

/** Sentences that tests prove, and where we do more than they say, or otherwise on purpose. */
export const notesOnSentences: Readonly<Record<string, string>> = {
  'After an anonymous sign-in the user is taken, by replace navigation, to a configured default path.':
    'After signing out, which ends with an anonymous sign-in; on every other page the visitor stays.',
  'External help-centre, social and app-download links are configured':
    'None of these places exists yet, so no page links to them.',
  'Deposit states: due, under_hold, returned, deducted.':
    'Ours besides: `voided`, a deposit that was never paid and is wanted no more.',
  'Timeout kinds: platform_to_ship, seller_to_receive, buyer_inspection_timeout.':
    '`timeoutKind` of an order, beside its deadline. The seller receives a return once returns are built.',
  'Image uploads are compressed at quality 0.6 by default and stored in cloud file storage, which returns a download link.':
    'In a bucket of Google Cloud Storage where several machines serve, in a folder on one machine (ADR 0112).',
  'On an auth failure a toast shows the message for 1 second.': 'The form keeps the message besides.',
  'Failed requests elsewhere are only logged':
    'We tell the person what happened and what to do, with the number under which it was logged.',
  'no visible message is shown.': 'Otherwise on purpose, as above.',
};
