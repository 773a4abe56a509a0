import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import config from '../../../rsbuild.config.ts'

const getDocument = vi.hoisted(() =>
  vi.fn((_options: Record<string, unknown>) => ({ promise: null, destroy: () => {} })),
)
vi.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({ getDocument, GlobalWorkerOptions: {} }))

const PUBLIC_PATH = '/console/apps/projects/'

test('every folder that pdf.js fetches from is copied beside the app, with the decoders of scans', async () => {
  vi.stubGlobal('__webpack_public_path__', PUBLIC_PATH)
  const { openPdf } = await import('./pdf-document.ts')
  await openPdf(new Blob(['%PDF'])).document
  const [options = {}] = getDocument.mock.calls[0] ?? []
  const folders = Object.values(options).filter((value) => typeof value === 'string')
  expect(folders.toSorted()).toEqual([
    `${PUBLIC_PATH}pdf/cmaps/`,
    `${PUBLIC_PATH}pdf/standard_fonts/`,
    `${PUBLIC_PATH}pdf/wasm/`,
  ])
  const { copy } = config.output ?? {}
  const copied = Array.isArray(copy) ? copy : (copy?.patterns ?? [])
  expect(copied.map((one) => (typeof one === 'object' ? one.to : one))).toEqual(
    folders.map((url) => url.slice(PUBLIC_PATH.length, -1)).toSorted(),
  )
  const wasm = join(import.meta.dirname, '../../../node_modules/pdfjs-dist/wasm')
  for (const name of ['openjpeg.wasm', 'jbig2.wasm']) {
    expect(existsSync(join(wasm, name))).toBe(true)
    expect(
      readFileSync(
        join(import.meta.dirname, '../../../node_modules/pdfjs-dist/legacy/build/pdf.worker.min.mjs'),
        'utf8',
      ),
    ).toContain(name)
  }
})
