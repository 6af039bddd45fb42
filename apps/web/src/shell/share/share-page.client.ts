export type Shared = 'shared' | 'copied' | 'failed';

type Device = Pick<Navigator, 'clipboard'> & { readonly share?: Navigator['share'] };

/** Hands a page to the share sheet of the device; without one, copies its address. */
export async function sharePage(page: { url: string; title: string }, device: Device = navigator): Promise<Shared> {
  if (device.share !== undefined) {
    try {
      await device.share(page);
      return 'shared';
    } catch (error) {
      // The person closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  try {
    await device.clipboard.writeText(page.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
