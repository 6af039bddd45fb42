export const shareTexts = {
  button: 'Share',
  copied: 'Link copied',
  failed: 'We could not copy the link. Copy it from the address bar.',
} as const;
