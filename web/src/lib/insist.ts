/** Asks again until there is an answer: without it a page could show nothing. */
const AGAIN_MS = 1500;

/** Ask, hand the answer on, and ask again if there was none; the returned function stops it. */
export function insist<T>(ask: () => Promise<T>, take: (found: T) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const attempt = () =>
    void ask().then(
      (found) => stopped || take(found),
      () => {
        if (!stopped) timer = setTimeout(attempt, AGAIN_MS);
      },
    );
  attempt();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
