import type { SukiError } from '@suki/sdk/errors';
import { useUser } from '@suki/sdk/hooks/users';
import { useState } from 'react';

/** `needsPhone` is true without a verified number, or when the API refused a command for that reason. */
export function usePhoneGate(error: SukiError | null) {
  const { user } = useUser();
  const [isVerified, setVerified] = useState(false);
  const isRefused = error?.reason === 'PHONE_NOT_VERIFIED';
  return {
    needsPhone: !isVerified && (isRefused || user?.phoneNumber === null),
    pass: () => setVerified(true),
  };
}
