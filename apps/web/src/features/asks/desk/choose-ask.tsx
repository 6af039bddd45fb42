import type { AskId } from '@suki/domain/ids/id';
import type { AskSummary } from '@suki/sdk/types';
import { CheckboxField } from '@suki/ui/forms/CheckboxField/CheckboxField';
import { VisuallyHidden } from '@suki/ui/foundations/VisuallyHidden/VisuallyHidden';
import { useSkuWords } from '../../trade/use-sku-words.ts';
import { deskTexts as texts } from './ask-desk.texts.ts';
import { nameOf } from './ask-desk.view-model.ts';

export type Selection = {
  readonly ids: ReadonlySet<AskId>;
  readonly choose: (askId: AskId, isChosen: boolean) => void;
};

/** The box of one ask; its words are for screen readers, as the item stands beside it. */
export function ChooseAsk({ ask, selection }: { readonly ask: AskSummary; readonly selection: Selection }) {
  const skuWords = useSkuWords();
  return (
    <CheckboxField
      checked={selection.ids.has(ask.id)}
      onChange={(event) => selection.choose(ask.id, event.currentTarget.checked)}
      label={<VisuallyHidden>{texts.choose(nameOf(ask, skuWords(ask.sku)))}</VisuallyHidden>}
    />
  );
}
