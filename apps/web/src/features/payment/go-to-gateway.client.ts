export type GatewayTrip = {
  readonly redirectUrl: string;
  /** The target of the back button: the order or ask being paid, never the form that made it. */
  readonly backTo: string;
};

/**
 * Leaves the shop for the wallet's page. The history entry of the form gets the address of the order or ask, so that
 * going back cannot submit the form twice.
 */
export function goToGateway({ redirectUrl, backTo }: GatewayTrip): void {
  // With the router's own state, `replaceState` only renames the entry of the history.
  history.replaceState(history.state, '', backTo);
  addEventListener('pageshow', ({ persisted }) => {
    // A page restored from the browser's cache would show the form under the address of the order: reload it.
    if (persisted) {
      location.reload();
    }
  });
  location.assign(redirectUrl);
}
