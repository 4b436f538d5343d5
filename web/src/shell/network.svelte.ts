/** Whether the network is there: what the browser says, and what the worker finds when it asks. */
class Network {
  lost = $state(!navigator.onLine);

  constructor() {
    addEventListener('offline', () => (this.lost = true));
    addEventListener('online', () => (this.lost = false));
    navigator.serviceWorker?.addEventListener('message', ({ data }) => {
      this.lost = data === 'offline' || !navigator.onLine;
    });
  }
}

export const network = new Network();

/** Keep the page for times without a network. A page in development has no worker: it would keep what changes. */
export function keepPage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register('/worker.js').catch(() => undefined);
    void navigator.serviceWorker.ready.then(({ active }) => {
      // What came before the worker did is kept by it now.
      const keep = performance.getEntriesByType('resource').map(({ name }) => name);
      active?.postMessage({ keep });
    });
  });
}
