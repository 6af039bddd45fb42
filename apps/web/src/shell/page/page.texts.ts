/** Words of the parts that every page is made of: what is loading, the rest of a list, a dialog. */
export const pageTexts = {
  loading: 'Loading',
  late: 'This takes longer than usual. We keep trying.',
  more: 'Show more',
  moreLoading: 'Loading more',
  noMore: 'That is all.',
  dialogClose: 'Close',
} as const;
