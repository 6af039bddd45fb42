import { Button } from '@suki/ui/foundations/Button/Button';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import * as styles from './paper.css.ts';

type PrintButtonProps = {
  readonly children: string;
  /** Says which of several tags; the text of the button alone by default. */
  readonly label?: string | undefined;
  readonly paper: ReactNode;
};

/** Prints one paper on one page and nothing else. The paper is in the document only until it is printed. */
export function PrintButton({ children, label, paper }: PrintButtonProps) {
  const [isPrinting, setPrinting] = useState(false);

  useEffect(() => {
    if (!isPrinting) return;
    const done = () => setPrinting(false);
    addEventListener('afterprint', done);
    print();
    return () => removeEventListener('afterprint', done);
  }, [isPrinting]);

  return (
    <>
      <Button size="compact" aria-label={label} onClick={() => setPrinting(true)}>
        {children}
      </Button>
      {isPrinting && createPortal(<div className={styles.sheet}>{paper}</div>, document.body)}
    </>
  );
}
