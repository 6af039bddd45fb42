import type { SukiError } from '@suki/sdk/errors';
import { useUser } from '@suki/sdk/hooks/users';
import { useState } from 'react';

/** The profile says whether a number is verified; the API has the last word when it refuses a command with this error. */
export function usePhoneGate(error: SukiError | null) {
  const { user } = useUser();
  const [isVerified, setVerified] = useState(false);
  const isRefused = error?.reason === 'PHONE_NOT_VERIFIED';
  return {
    needsPhone: !isVerified && (isRefused || user?.phoneNumber === null),
    pass: () => setVerified(true),
  };
}
