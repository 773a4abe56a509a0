let last: Promise<void> = Promise.resolve()

/**
 * Serialises the work in the viewport: a sub-app unmounts before the next one mounts (SHELL-047).
 * `run` must not reject.
 */
export function enqueueInViewport(run: () => Promise<void>): Promise<void> {
  last = last.then(run)
  return last
}
