/** The pauses between the requests of a busy page are shorter than this. */
export const QUIET_MS = 3000

type Work = { isBusy: () => boolean; subscribe: (onChange: () => void) => () => void }

/** Runs once nothing has been at work for `quietMs`; the returned function cancels it. */
export function whenQuiet(work: readonly Work[], run: () => void, quietMs = QUIET_MS): () => void {
  let timer: number | undefined
  const wait = (): void => {
    if (work.some(({ isBusy }) => isBusy())) {
      window.clearTimeout(timer)
      timer = undefined
    } else timer ??= window.setTimeout(finish, quietMs)
  }
  const stops = work.map(({ subscribe }) => subscribe(wait))
  const stop = (): void => {
    window.clearTimeout(timer)
    for (const unsubscribe of stops) unsubscribe()
  }
  function finish(): void {
    stop()
    run()
  }
  wait()
  return stop
}
