import { Spinner } from '@suki/ui/foundations/Spinner/Spinner';
import { SignIn } from './session/sign-in.tsx';
import { useSession } from './session/use-session.ts';
import { Station } from './station.tsx';

/** The console. Whoever is signed in sees the work lists; what they may do, the API decides. */
export function App() {
  const session = useSession();
  switch (session.state) {
    case 'loading':
      return <Spinner visible label="Opening the station" />;
    case 'signed-out':
      return <SignIn />;
    case 'signed-in':
      return <Station key={session.email} session={session} />;
    default:
      return session satisfies never;
  }
}
