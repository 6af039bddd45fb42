/** Words of the parts of every page: loading, the rest of a list, dialogs. */
export const pageTexts = {
  loading: 'Loading',
  late: 'This takes longer than usual. We keep trying.',
  more: 'Show more',
  moreLoading: 'Loading more',
  noMore: 'That is all.',
  dialogClose: 'Close',
} as const;
