import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('reading PDFs needs neither iterator helpers nor maps that insert, which Safari 18 and Firefox 132 lack', async () => {
  // Outside of a browser pdf.js warns of the canvas that it does not find.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('Iterator', undefined)
  Reflect.deleteProperty(Map.prototype, 'getOrInsertComputed')
  const { openPdf } = await import('./pdf-document.ts')
  expect(openPdf).toBeTypeOf('function')
  expect(Map.prototype).toHaveProperty('getOrInsertComputed')
})
