import { useForgetPerson } from '@suki/sdk/hooks/users';
import { useRouter } from 'next/navigation';
import { endSession } from './session.ts';

/** Signs out: here, at our web server, and out of everything that was kept; then to the shop. */
export function useSignOut(): () => Promise<void> {
  const router = useRouter();
  const forget = useForgetPerson();
  return async () => {
    await endSession();
    await forget();
    router.replace('/');
  };
}
