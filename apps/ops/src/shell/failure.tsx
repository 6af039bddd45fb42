import type { SukiError } from '@suki/sdk/errors';
import { Button } from '@suki/ui/foundations/Button/Button';
import { ErrorState } from '@suki/ui/lists/ErrorState/ErrorState';
import { loadFailureOf } from './failure.view-model.ts';
import { OpsLink } from './ops-link.tsx';
import { shellTexts as words } from './shell.texts.ts';
import { useWayHome } from './use-way-home.ts';

type FailureProps = {
  readonly error: SukiError;
  readonly retry: () => Promise<void>;
  /** 1 when the page shows nothing else; 2 in place of a list. */
  readonly level?: 1 | 2 | undefined;
};

/** A list or an order could not be read: the failure and a retry button. */
export function Failure({ error, retry, level }: FailureProps) {
  const home = useWayHome();
  const { title, text, canRetry, way = home } = loadFailureOf(error);
  return (
    <ErrorState
      announced
      level={level}
      title={title}
      action={
        canRetry ? (
          <Button onClick={() => void retry()}>{words.tryAgain}</Button>
        ) : (
          <Button href={way.href} link={OpsLink}>
            {way.text}
          </Button>
        )
      }
    >
      {text}
    </ErrorState>
  );
}
