import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('reading PDFs needs neither iterator helpers nor maps that insert, which Safari 18 and Firefox 132 lack', async () => {
  // Outside a browser pdf.js warns about the missing canvas.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('Iterator', undefined)
  Reflect.deleteProperty(Map.prototype, 'getOrInsertComputed')
  const { openPdf } = await import('./pdf-document.ts')
  expect(openPdf).toBeTypeOf('function')
  expect(Map.prototype).toHaveProperty('getOrInsertComputed')
})
