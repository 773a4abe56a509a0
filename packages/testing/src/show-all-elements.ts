import { onTestFinished, vi } from 'vitest'

/** Brings into view whatever is observed: jsdom, which lays nothing out, has no IntersectionObserver. */
export function showAllElements(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #call: (entries: { isIntersecting: boolean }[]) => void
      constructor(call: (entries: { isIntersecting: boolean }[]) => void) {
        this.#call = call
      }
      observe(): void {
        this.#call([{ isIntersecting: true }])
      }
      disconnect(): void {}
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
}
