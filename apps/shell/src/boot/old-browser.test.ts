import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterEach, describe, expect, test, vi } from 'vitest'

const script = readFileSync(join(import.meta.dirname, '../../public/old-browser.js'), 'utf8')

function runIn(userAgent: string): HTMLElement | null {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  document.body.replaceChildren()
  // The file is a script of the page, not a module: run it as the browser would.
  runInNewContext(script, { document, navigator })
  return document.querySelector('[role=alert]')
}

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const chrome = (version: number) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`
const firefox = (version: number) =>
  `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`

describe('old browser notice', () => {
  test.each([
    ['Chrome 87', chrome(87)],
    ['Edge 87', `${chrome(87)} Edg/87.0`],
    ['the Edge before Chromium', `${chrome(64)} Edge/18.17763`],
    ['Firefox 77', firefox(77)],
  ])('%s gets an alert in both languages [SHELL-101]', (_, userAgent) => {
    const notice = runIn(userAgent)
    expect(notice).toHaveTextContent('Your browser version is too low. Please upgrade your browser')
    expect(notice).toHaveTextContent('浏览器版本过低')
  })

  test.each([
    ['Chrome 88', chrome(88)],
    ['Chrome 156', chrome(156)],
    ['Edge 88 ', `${chrome(88)} Edg/88.0`],
    ['Firefox 78', firefox(78)],
    [
      'Safari',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15',
    ],
  ])('%s gets none [SHELL-101]', (_, userAgent) => {
    expect(runIn(userAgent)).toBeNull()
  })

  test('it waits for the page when it comes before it, and speaks nothing newer than ES5 [SHELL-101]', () => {
    const body = vi.spyOn(document, 'body', 'get').mockReturnValue(null as unknown as HTMLElement) // as in <head>
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(chrome(50))
    runInNewContext(script, { document, navigator })
    body.mockRestore()
    document.dispatchEvent(new Event('DOMContentLoaded'))
    expect(document.querySelector('[role=alert]')).toBeInTheDocument()
    expect(script).not.toMatch(/=>|\b(?:let|const|class)\b\s|`/)
  })
})
