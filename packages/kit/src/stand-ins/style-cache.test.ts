import { StyleProvider } from '@ant-design/cssinjs'
import { Button } from 'antd'
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import StyleCache from './style-cache.ts'

test('the styles of a component outlive the last one of its kind, and its variables do not', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const cache = new StyleCache('test')
  const cached = (kind: string) =>
    new Map(
      [...cache.cache]
        .filter(([path]) => path.startsWith(`${kind}%`))
        .map(([path, [, value]]) => [path, value]),
    )
  const container = document.body.appendChild(document.createElement('div'))
  async function drawAndLeave() {
    const root = createRoot(container)
    await act(async () =>
      root.render(createElement(StyleProvider, { cache }, createElement(Button, null, 'Save'))),
    )
    const drawn = { styles: cached('style'), tokens: cached('token').size }
    await act(async () => root.unmount())
    return drawn
  }
  const first = await drawAndLeave()
  expect(first.tokens).toBeGreaterThan(0)
  expect([...first.styles.keys()].some((path) => path.includes('ant-btn'))).toBe(true)
  expect(cached('style')).toEqual(first.styles)
  expect(cached('token').size).toBe(0)
  const again = await drawAndLeave()
  for (const [path, value] of again.styles) expect(value).toBe(first.styles.get(path))
  container.remove()
  vi.unstubAllGlobals()
})
