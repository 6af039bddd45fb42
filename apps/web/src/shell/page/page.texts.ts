/** Words of the parts of every page: loading, the rest of a list, dialogs. */
export const pageTexts = {
  loading: 'Loading',
  late: 'This is taking longer than usual. We’re still trying.',
  more: 'Show more',
  moreLoading: 'Loading more',
  noMore: 'That’s all.',
  dialogClose: 'Close',
} as const;
