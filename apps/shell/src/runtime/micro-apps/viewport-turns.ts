let last: Promise<void> = Promise.resolve()

/**
 * Runs one after the other what happens in the viewport: a sub-app has left before the next one comes (SHELL-047).
 * What is run must not reject.
 */
export function takeTurn(run: () => Promise<void>): Promise<void> {
  last = last.then(run)
  return last
}
