import { afterEach, expect, test, vi } from 'vitest'
import getScrollBarSize, { getTargetScrollBarSize } from './scroll-bar-size.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function withSizes(element: HTMLElement, { offset, client }: { offset: number; client: number }): void {
  for (const [name, value] of [
    ['offsetWidth', offset],
    ['offsetHeight', offset],
    ['clientWidth', client],
    ['clientHeight', client],
  ] as const)
    vi.spyOn(element, name, 'get').mockReturnValue(value)
}

test('rows that scroll below their head have the size of their bar, and others are not measured', () => {
  const body = document.createElement('div')
  withSizes(body, { offset: 400, client: 385 })
  expect(getTargetScrollBarSize(body)).toEqual({ width: 0, height: 0 })
  body.style.maxHeight = '300px'
  expect(getTargetScrollBarSize(body)).toEqual({ width: 15, height: 15 })
  expect(getTargetScrollBarSize(null)).toEqual({ width: 0, height: 0 })
})

test('of the page it is what a dialog takes from it', () => {
  vi.stubGlobal('innerWidth', 1440)
  vi.stubGlobal('innerHeight', 900)
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1425)
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(900)
  expect(getTargetScrollBarSize(document.body)).toEqual({ width: 15, height: 0 })
})

test('a bar is measured in general without anything left on the page', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(88)
  const before = [...document.body.children]
  expect(getScrollBarSize()).toBe(12)
  expect([...document.body.children]).toEqual(before)
})
