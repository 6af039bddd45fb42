/** Plays the people and couriers at the hosted services, through the sandbox's control API. */
export type SandboxScript = {
  readonly approve: (attemptId: string) => Promise<void>;
  readonly moveParcel: (trackingNumber: string, status: string) => Promise<void>;
  readonly hasParcel: (trackingNumber: string) => Promise<boolean>;
};

export function sandboxScript(url: string, controlKey: string): SandboxScript {
  const key = { 'x-control-key': controlKey };
  const post = async (path: string, body: unknown): Promise<void> => {
    const response = await fetch(`${url}/control${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...key },
      body: JSON.stringify(body),
    });
    if (!response.ok)
      throw new Error(`Expected the sandbox to do ${path}, got ${response.status}: ${await response.text()}.`);
  };
  return {
    approve: (attemptId) => post(`/payments/${attemptId}/approve`, {}),
    moveParcel: (trackingNumber, status) => post(`/parcels/${trackingNumber}/event`, { status }),
    hasParcel: async (trackingNumber) => (await fetch(`${url}/control/parcels/${trackingNumber}`, { headers: key })).ok,
  };
}
