import { z } from 'zod';

/** Addresses to which the page of the wallet or bank returns the shopper. */
export const returnUrlsRecord = z.object({
  success: z.string().nullable(),
  failure: z.string().nullable(),
  cancel: z.string().nullable(),
});

export type ReturnUrls = z.infer<typeof returnUrlsRecord>;

const url = z.url({ protocol: /^https?$/, error: 'must be a valid http or https url' });

export const channelPropertiesInput = z.looseObject({
  success_return_url: url.nullish(),
  failure_return_url: url.nullish(),
  cancel_return_url: url.nullish(),
});

/** Reads the three addresses of `channel_properties`; missing ones come from `fallback`. */
export function returnUrlsOf(
  properties: z.infer<typeof channelPropertiesInput> | null | undefined,
  fallback?: ReturnUrls | undefined,
): ReturnUrls {
  return {
    success: properties?.success_return_url ?? fallback?.success ?? null,
    failure: properties?.failure_return_url ?? fallback?.failure ?? null,
    cancel: properties?.cancel_return_url ?? fallback?.cancel ?? null,
  };
}
