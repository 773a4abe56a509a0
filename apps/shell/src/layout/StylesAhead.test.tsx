import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { StylesAhead } from './StylesAhead.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a field is drawn unseen once the console has nothing else to do', () => {
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  vi.stubGlobal('cancelIdleCallback', vi.fn())
  const { container, unmount } = render(<StylesAhead />)
  expect(container).toBeEmptyDOMElement()
  act(() => idle[0]?.())
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(container.querySelector('input')).not.toBeVisible()
  unmount()
  expect(cancelIdleCallback).toHaveBeenCalledExactlyOnceWith(1)
})
