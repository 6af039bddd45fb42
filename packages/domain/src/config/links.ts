/** Addresses of help, our social pages and the apps, outside of the shop (specification, section 2). */
export type ExternalLinks = {
  /** Null until the place exists, so that no link leads to a dead address. */
  readonly helpCentre: string | null;
  readonly facebook: string | null;
  readonly instagram: string | null;
  readonly tiktok: string | null;
  readonly appStore: string | null;
  readonly googlePlay: string | null;
};

/** None of them exists yet (docs/decisions.md#catalogue-places-and-pictures). */
export const externalLinks: ExternalLinks = {
  helpCentre: null,
  facebook: null,
  instagram: null,
  tiktok: null,
  appStore: null,
  googlePlay: null,
};

export type ShownLink = { readonly name: keyof ExternalLinks; readonly address: string };

/**
 * Returns the existing links in the order of the configuration (specification, section 2).
 * @throws RangeError for a link that is not an `https` address.
 */
export function shownLinks(links: ExternalLinks): readonly ShownLink[] {
  const names = ['helpCentre', 'facebook', 'instagram', 'tiktok', 'appStore', 'googlePlay'] as const;
  return names.flatMap((name) => {
    const address = links[name];
    if (address !== null && !address.startsWith('https://')) {
      throw new RangeError(`Expected ${name} to be an https address, got "${address}".`);
    }
    return address === null ? [] : [{ name, address }];
  });
}
