import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { shellTexts } from './shell.texts.ts';

/** Copies a text and says so. A browser may refuse: a station can be set up without a clipboard. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.show(done, { tone: 'positive' });
  } catch {
    toasts.show(shellTexts.notCopied, { tone: 'critical' });
  }
}
