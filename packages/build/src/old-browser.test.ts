import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { parse } from 'acorn'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { withSupportedBrowsers } from './old-browser-script.ts'

const source = readFileSync(join(import.meta.dirname, 'old-browser.js'), 'utf8')
const script = withSupportedBrowsers(source)

function runIn(userAgent: string, frame: { parent: Window } = window): HTMLElement | null {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  document.body.replaceChildren()
  // The file is a script of the page, not a module: run it as the browser would.
  runInNewContext(script, { document, navigator, window: frame })
  return document.querySelector('[role=alert]')
}

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const LINUX = 'Mozilla/5.0 (X11; Linux x86_64)'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)'

const chrome = (version: number) =>
  `${LINUX} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`
const headless = (version: number) => chrome(version).replace('Chrome/', 'HeadlessChrome/')
const edge = (version: number) => `${chrome(version)} Edg/${version}.0.0.0`
const firefox = (version: number) =>
  `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`
const safari = (version: string) => `${MAC} Version/${version} Safari/605.1.15`
const iPhone = (system: string, browser: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${system} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${browser} Safari/604.1`
const iPad = (system: string, browser: string) =>
  iPhone(system, browser).replace('iPhone; CPU iPhone', 'iPad; CPU')

describe('old browser notice', () => {
  test.each([
    ['Chrome 129', chrome(129)],
    ['HeadlessChrome 129', headless(129)],
    ['Edge 129', edge(129)],
    ['the Edge before Chromium', `${chrome(64)} Edge/18.17763`],
    ['Firefox 131', firefox(131)],
    ['Safari 17.6', safari('17.6')],
    ['Safari 9 of an iPad', iPad('9_3', 'Version/9.0 Mobile/13E188a')],
    ['Safari 17.6 of an iPhone', iPhone('17_6', 'Version/17.6 Mobile/15E148')],
    ['Chrome of iOS 17', iPhone('17_7', 'CriOS/130.0.6723.90 Mobile/15E148')],
    ['Firefox of iOS 17', iPhone('17_7', 'FxiOS/132.0 Mobile/15E148')],
    ['Edge of iPadOS 17', iPad('17_7', 'Version/17.0 EdgiOS/130.2849.80 Mobile/15E148')],
    ['Internet Explorer 11', 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko'],
    ['Internet Explorer 9', 'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; Trident/5.0)'],
    ['Opera on Chromium 129', `${chrome(129)} OPR/115.0.0.0`],
    ['a web view of Chromium 129', `${ANDROID} Version/4.0 Chrome/129.0.0.0 Mobile Safari/537.36`],
  ])('%s gets an alert in both languages [SHELL-101]', (_, userAgent) => {
    const notice = runIn(userAgent)
    expect(notice?.querySelector('[lang=en]')?.textContent).toBe(
      'Your browser version is too low. Please upgrade your browser to use the console. ' +
        'The console needs Chrome 130, Edge 130, Firefox 132 or Safari 18, or newer.',
    )
    expect(notice?.querySelector('[lang=zh-CN]')?.textContent).toBe(
      '您的浏览器版本过低，请升级浏览器后使用控制台。控制台需要 Chrome 130、Edge 130、Firefox 132、Safari 18 或更高版本。',
    )
  })

  test.each([
    ['Chrome 130', chrome(130)],
    ['HeadlessChrome 130', headless(130)],
    ['Edge 130', edge(130)],
    ['Firefox 132', firefox(132)],
    ['Safari 18.0', safari('18.0')],
    ['Safari 26 of an iPhone, which names iOS 18', iPhone('18_6', 'Version/26.0 Mobile/15E148')],
    ['Safari 18.0 of an iPhone', iPhone('18_0', 'Version/18.0 Mobile/15E148')],
    ['Chrome of iOS 18', iPhone('18_0', 'CriOS/130.0.6723.90 Mobile/15E148')],
    ['Firefox of iOS 18', iPhone('18_0', 'FxiOS/132.0 Mobile/15E148')],
    ['Edge of iPadOS 18', iPad('18_0', 'Version/18.0 EdgiOS/130.2849.80 Mobile/15E148')],
    ['Chrome of an iPad that names no system', `${MAC} CriOS/130 Version/11.1.1 Safari/605.1.15`],
    ['WebKit of GNOME', `${LINUX} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/60.5 Safari/605.1.15`],
    ['Opera on Chromium 130', `${chrome(130)} OPR/116.0.0.0`],
    ['a web view of Chromium 130', `${ANDROID} Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36`],
    ['a browser of old Androids', `${ANDROID} Version/4.0 Mobile Safari/534.30`],
    ['an unknown browser', 'Mozilla/5.0 (compatible; Unknown/1.0)'],
    ['a browser without a name', ''],
  ])('%s gets none [SHELL-101]', (_, userAgent) => {
    expect(runIn(userAgent)).toBeNull()
  })

  test('its button closes it [SHELL-101]', () => {
    const notice = runIn(chrome(50))
    const close = notice?.querySelector('button')
    expect(close).toHaveAccessibleName('Close / 关闭')
    close?.click()
    expect(document.querySelector('[role=alert]')).toBeNull()
  })

  test('a framed page leaves it to its host page [SHELL-101]', () => {
    expect(runIn(chrome(50), { parent: window })).toBeNull()
  })

  test('in the head of a page it waits for the body [SHELL-101]', () => {
    const body = vi.spyOn(document, 'body', 'get').mockReturnValue(null as unknown as HTMLElement) // as in <head>
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(chrome(50))
    runInNewContext(script, { document, navigator, window })
    body.mockRestore()
    document.dispatchEvent(new Event('DOMContentLoaded'))
    expect(document.querySelector('[role=alert]')).toBeInTheDocument()
  })

  test('it is ES5 [SHELL-101]', () => {
    expect(() => parse(script, { ecmaVersion: 5 })).not.toThrow()
  })

  test('a source without room for the versions fails the build [SHELL-101]', () => {
    expect(() => withSupportedBrowsers('var OLDEST = {}')).toThrow('__SUPPORTED_BROWSERS__')
  })
})
