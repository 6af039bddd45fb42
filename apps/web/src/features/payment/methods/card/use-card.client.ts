import { useState } from 'react';
import { publicEnv } from '../../../../env.client.ts';
import { useVisitTime } from '../../../../shell/clock/browser-clock.ts';
import { type CardDraft, type CardProblems, readCard } from './card-form.view-model.ts';
import { cardToken } from './card-token.client.ts';

const empty: CardDraft = { number: '', expiry: '', code: '' };

export function useCard() {
  const now = useVisitTime();
  const [draft, setDraft] = useState(empty);
  const [problems, setProblems] = useState<CardProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isRunning, setRunning] = useState(false);

  const change = (next: CardDraft): void => {
    setDraft(next);
    setProblems({});
    setFailure(null);
  };
  /** Null when a field is wrong or the payment service refused the card; the form shows the reason. */
  const token = async (): Promise<string | null> => {
    const read = readCard(draft, now);
    if (publicEnv.cardService === null || !('card' in read)) {
      setProblems('problems' in read ? read.problems : {});
      return null;
    }
    setRunning(true);
    const answer = await cardToken(read.card, publicEnv.cardService);
    setRunning(false);
    if (!answer.ok) {
      setFailure(answer.text);
      return null;
    }
    // From here on only the token is needed.
    setDraft(empty);
    return answer.token;
  };
  return { draft, change, problems, failure, isRunning, token };
}
