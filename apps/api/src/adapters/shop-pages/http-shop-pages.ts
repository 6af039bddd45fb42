import type { ShopPages } from '../../ports/shop-pages.ts';
import { serviceRequest } from '../service-request.ts';

export type HttpShopPagesOptions = { readonly copies: readonly string[]; readonly serviceToken: string };

/** Calls `POST /api/revalidate` at every copy of the shop, because each copy keeps pages of its own. */
export function httpShopPages({ copies, serviceToken }: HttpShopPagesOptions): ShopPages {
  return {
    renew: async (tags) => {
      await Promise.all(copies.map((copy) => tell(copy, { tags, serviceToken })));
    },
  };
}

async function tell(
  copy: string,
  { tags, serviceToken }: { readonly tags: readonly string[]; readonly serviceToken: string },
): Promise<void> {
  const answer = await serviceRequest({
    method: 'POST',
    url: `${copy}/api/revalidate`,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${serviceToken}` },
    body: JSON.stringify({ tags }),
  });
  if (!answer.isOk)
    throw new Error(`Expected the shop at ${new URL(copy).host} to renew its pages, got HTTP ${answer.status}.`);
}
