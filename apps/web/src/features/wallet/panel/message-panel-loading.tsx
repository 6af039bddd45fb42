import { Text } from '@suki/ui/foundations/Text/Text';
import { shellTexts } from '../../../shell/shell.texts.ts';

export function MessagePanelLoading() {
  return <Text tone="soft">{shellTexts.panel.loading}</Text>;
}
