import { Spinner } from '@suki/ui/foundations/Spinner/Spinner';
import { SignIn } from './session/sign-in.tsx';
import { useSession } from './session/use-session.ts';
import { shellTexts } from './shell/shell.texts.ts';
import { Station } from './station.tsx';

/** The console. A signed-in person sees the work lists; the API decides what they may do. */
export function App() {
  const session = useSession();
  switch (session.state) {
    case 'loading':
      return <Spinner visible label={shellTexts.opening} />;
    case 'signed-out':
      return <SignIn />;
    case 'signed-in':
      return <Station key={session.email} session={session} />;
    default:
      return session satisfies never;
  }
}
