export type GatewayTrip = {
  readonly redirectUrl: string;
  /** Where the back button leads from there: the order or ask that is being paid, never the form that made it. */
  readonly backTo: string;
};

/** Leaves the shop for the wallet's page. The form in the history becomes the thing it made, so that going back cannot make a second one. */
export function goToGateway({ redirectUrl, backTo }: GatewayTrip): void {
  // With the router's own state the entry is only renamed; the page itself is about to go.
  history.replaceState(history.state, '', backTo);
  addEventListener('pageshow', ({ persisted }) => {
    // The browser kept the page as it was left: it would show the form under the other's address.
    if (persisted) {
      location.reload();
    }
  });
  location.assign(redirectUrl);
}
