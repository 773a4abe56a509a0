/** Runs something on request: with the next frame, and not again for a while. */
export function createPace(everyMs: number, run: () => void): { request: () => void; cancel: () => void } {
  let frame: number | null = null
  let timer: ReturnType<typeof setTimeout> | null = null
  let isRequested = false

  function onFrame(): void {
    frame = null
    isRequested = false
    timer = setTimeout(onRested, everyMs)
    run()
  }

  function onRested(): void {
    timer = null
    if (isRequested) frame ??= requestAnimationFrame(onFrame)
  }

  return {
    request: () => {
      isRequested = true
      if (timer === null) frame ??= requestAnimationFrame(onFrame)
    },
    cancel: () => {
      if (frame !== null) cancelAnimationFrame(frame)
      if (timer !== null) clearTimeout(timer)
      frame = null
      timer = null
      isRequested = false
    },
  }
}
