import type { SukiError } from '@suki/sdk/errors';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Text } from '@suki/ui/foundations/Text/Text';
import { refusalText } from '../../shell/failure.view-model.ts';

type Props = {
  readonly command: { readonly error: SukiError | null; readonly isRunning: boolean };
  readonly words: {
    readonly conflict: string;
    readonly startAgain: string;
    readonly save: string;
    readonly saving: string;
  };
  /** Fills the form with what a colleague has saved meanwhile. */
  readonly onStartAgain: () => void;
  /** Says more about a refusal than its own text. */
  readonly refusal?: string | null;
};

/** The end of a form of the desk: why the last try failed, and a button to save, or to begin again after a conflict. */
export function DeskSave({ command, words, onStartAgain, refusal = null }: Props) {
  const { error, isRunning } = command;
  const isConflict = error?.reason === 'CONFLICT';
  return (
    <>
      {error !== null && (
        <Text tone="critical" role="alert" measure>
          {isConflict ? words.conflict : (refusal ?? refusalText(error))}
        </Text>
      )}
      <div>
        {isConflict ? (
          <Button tone="ink" onClick={onStartAgain}>
            {words.startAgain}
          </Button>
        ) : (
          <Button type="submit" tone="ink" loadingLabel={isRunning ? words.saving : undefined}>
            {words.save}
          </Button>
        )}
      </div>
    </>
  );
}
