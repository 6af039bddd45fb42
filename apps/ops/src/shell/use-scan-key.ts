import { useEffect } from 'react';
import { useLocation } from 'wouter';

/** The id of the one field that takes scans. */
export const scanFieldId = 'scan';

/** F2 is no character, so it works in other fields too; some hand scanners can send it before each code. */
export const SCAN_KEY = 'F2';

/** Opens the scan field from every page by the key. */
export function useScanKey(path: string): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === SCAN_KEY) {
        event.preventDefault();
        navigate(path);
        // Already on that page: no page change will focus the field.
        document.getElementById(scanFieldId)?.focus();
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [navigate, path]);
}
