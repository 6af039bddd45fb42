/** The names under which the photographs of an item are shown, in place of the views of a drawing. */
const PHOTO = /^photo-([1-9]\d?)$/;

/** Returns the views of an item's photographs, with the words for who cannot see them. */
export function photoViews(name: string, count: number): { readonly view: string; readonly alt: string }[] {
  return Array.from({ length: count }, (_, index) => ({
    view: `photo-${index + 1}`,
    alt: count === 1 ? `${name}, photograph` : `${name}, photograph ${index + 1} of ${count}`,
  }));
}

/** Returns the photograph of a view, or undefined when the view is another one. */
export function photoOfView<Photo>(photos: readonly Photo[], view: string): Photo | undefined {
  const [, number] = PHOTO.exec(view) ?? [];
  return number === undefined ? undefined : photos[Number(number) - 1];
}
