import { refusalText } from '../../shell/failure.view-model.ts';

type Refusal = Parameters<typeof refusalText>[0];

/** The words under a field for a code that was refused; undefined without a refusal. */
export function codeProblem(error: Refusal | null, wrong: string): string | undefined {
  return error === null ? undefined : error.reason === 'CODE_WRONG' ? wrong : refusalText(error);
}
