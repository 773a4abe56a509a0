import { afterEach, expect, test, vi } from 'vitest'
import { leaveRoom } from './leave-room.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a strip above the page makes the page shorter, until it is gone', () => {
  let report = () => {}
  const disconnect = vi.fn()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn()
      disconnect = disconnect
      constructor(onResize: () => void) {
        report = onResize
      }
    },
  )
  const body = document.createElement('div')
  const strips = body.appendChild(document.createElement('div'))
  const height = vi.spyOn(strips, 'offsetHeight', 'get').mockReturnValue(33)
  const stop = leaveRoom(strips)
  report()
  expect(body.style.getPropertyValue('--header-height')).toBe('89px')
  height.mockReturnValue(0)
  report()
  expect(body.style.getPropertyValue('--header-height')).toBe('56px')
  stop?.()
  expect(disconnect).toHaveBeenCalledOnce()
})
