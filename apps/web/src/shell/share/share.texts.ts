export const shareTexts = {
  button: 'Share',
  copied: 'Link copied',
  failed: 'We couldn’t copy the link. Copy it from the address bar.',
} as const;
