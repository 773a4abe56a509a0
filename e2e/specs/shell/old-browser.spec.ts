import { parse } from 'acorn'
import { PHONE } from '../../fixtures/console-pages.ts'
import { expect, test } from '../../fixtures/test.ts'

/** A page of each document that the build makes. */
const PAGES = [
  '/console/',
  '/assistant-console/release-notes',
  '/assistant-console/statistic',
  '/console/sdk/gallery/',
]
/** Tags that may come before the script: nothing that loads or runs. */
const SILENT_TAGS = new Set(['!doctype', 'html', 'head', 'meta', 'title', '/title'])
const NOTICE = /^Your browser version is too low/

for (const address of PAGES) {
  test(`${address} loads the notice for old browsers before all else [SHELL-101]`, async ({ request }) => {
    const html = await (await request.get(address)).text()
    const first = /<script\b[^>]*>/.exec(html)
    const src =
      /^<script src="(\/console\/assets\/(?:shell|assistant|gallery)\/[\d.]+\/old-browser\.js)">$/.exec(
        first?.[0] ?? '',
      )?.[1]
    expect(src, first?.[0]).toBeDefined()
    const tagsBefore = [...html.slice(0, first?.index).matchAll(/<([!/]?[a-z]+)/gi)].map(([, name = '']) =>
      name.toLowerCase(),
    )
    expect(tagsBefore.filter((name) => !SILENT_TAGS.has(name))).toEqual([])

    const response = await request.get(src ?? '')
    expect(response.headers()['content-type']).toContain('javascript')
    const script = await response.text()
    expect(() => parse(script, { ecmaVersion: 5 })).not.toThrow()
    // The bundler may write a number into the text or leave it beside it, but never changes it.
    for (const version of ['130', '132', '18']) expect(script).toMatch(new RegExp(`\\b${version}\\b`))
    expect(script).not.toMatch(/__[A-Z_]+__/)
  })
}

test.describe('in an outdated Chrome, on a phone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Mobile Safari/537.36',
    viewport: PHONE,
    colorScheme: 'dark',
  })

  for (const address of ['/console/login', '/assistant-console/release-notes']) {
    test(`${address} shows the notice, which fits and can be closed [SHELL-101]`, async ({
      page,
      expectAccessible,
    }) => {
      await page.goto(address)
      const notice = page.getByRole('alert').filter({ hasText: NOTICE })
      await expect(notice).toContainText('Chrome 130, Edge 130, Firefox 132 or Safari 18, or newer.')
      await expect(notice).toContainText('Chrome 130、Edge 130、Firefox 132、Safari 18 或更高版本。')
      await expectAccessible()
      const box = await notice.boundingBox()
      expect(box?.width).toBe(PHONE.width)
      expect(box?.height).toBeLessThan(PHONE.height / 3)
      await notice.getByRole('button', { name: 'Close' }).click()
      await expect(notice).toHaveCount(0)
    })
  }
})
