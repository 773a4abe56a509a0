import { act, within } from '@testing-library/react'
import { onTestFinished } from 'vitest'

/** jsdom has no full screen; `refused` is why the browser does not allow it. */
export function fakeFullScreen({ refused }: { refused?: Error } = {}) {
  const state = { element: null as Element | null }
  const enter = (element: Element | null): void => {
    state.element = element
    document.dispatchEvent(new Event('fullscreenchange'))
  }
  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true })
  Object.defineProperty(document, 'fullscreenElement', { get: () => state.element, configurable: true })
  Element.prototype.requestFullscreen = async function requestFullscreen(this: Element) {
    await Promise.resolve()
    if (refused !== undefined) throw refused
    enter(this)
  }
  document.exitFullscreen = async () => {
    await Promise.resolve()
    enter(null)
  }
  onTestFinished(() => {
    for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen'])
      Reflect.deleteProperty(document, name)
    Reflect.deleteProperty(Element.prototype, 'requestFullscreen')
  })
  return {
    /** Content on the whole screen: nothing else of the page is visible. */
    content: () => {
      if (!(state.element instanceof HTMLElement)) throw new Error('Nothing is on the full screen.')
      return within(state.element)
    },
    isFull: () => state.element !== null,
    /** The browser leaves by itself, without a key event for the page. */
    pressEscape: () => act(() => enter(null)),
  }
}
