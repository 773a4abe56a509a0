/**
 * Runs a task on request, after the next frame, so that its rendering is no part of the frame's own work and waits in a
 * hidden tab. The next run follows only after a while. Once stopped nothing runs, whatever is requested, until it is started
 * again.
 */
export function createThrottle(
  everyMs: number,
  run: () => void,
): { request: () => void; start: () => void; stop: () => void } {
  let frame: number | null = null
  let timer: ReturnType<typeof setTimeout> | null = null
  let isRequested = false
  let isStopped = false

  function schedule(): void {
    frame ??= requestAnimationFrame(() => {
      frame = null
      timer = setTimeout(runNow)
    })
  }

  function runNow(): void {
    isRequested = false
    timer = setTimeout(onRested, everyMs)
    run()
  }

  function onRested(): void {
    timer = null
    if (isRequested) schedule()
  }

  return {
    request: () => {
      isRequested = true
      if (timer === null && !isStopped) schedule()
    },
    start: () => {
      isStopped = false
      if (isRequested && timer === null) schedule()
    },
    stop: () => {
      isStopped = true
      if (frame !== null) cancelAnimationFrame(frame)
      if (timer !== null) clearTimeout(timer)
      frame = null
      timer = null
    },
  }
}
