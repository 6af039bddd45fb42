import { useEffect } from 'react';
import { useLocation } from 'wouter';

/** The id of the one field on the pages that take a scan. */
export const scanFieldId = 'scan';

/** F2 is no character, so it works inside other fields too; some hand scanners can send it before each code. */
export const SCAN_KEY = 'F2';

/** From every page, the key leads to the scan field. */
export function useScanKey(path: string): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === SCAN_KEY) {
        event.preventDefault();
        navigate(path);
        // On that page already: the field is there, and no page change will focus it.
        document.getElementById(scanFieldId)?.focus();
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [navigate, path]);
}
