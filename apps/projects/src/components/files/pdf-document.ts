import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The app's public path; `rsbuild.config.ts` copies the files of pdf.js there. */
declare const __webpack_public_path__: string

/**
 * Reads a PDF in a worker of our own origin. Nothing in it is executed: pdf.js draws pages, and its scripting is not
 * loaded. `close` ends the worker.
 *
 * The legacy build polyfills what supported browsers lack, such as iterator helpers before Safari 18.4 and
 * `Map.prototype.getOrInsertComputed` before Chrome 145 and Firefox 144.
 */
export function openPdf(bytes: Blob): { document: Promise<PDFDocumentProxy>; close: () => void } {
  GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href
  let isClosed = false
  let close = () => {}
  const document = bytes.arrayBuffer().then(async (data) => {
    const task = getDocument({
      data,
      enableXfa: false,
      // Fetched only for a PDF without embedded fonts, as many Chinese ones are.
      cMapUrl: `${__webpack_public_path__}pdf/cmaps/`,
      // Decoders of JPEG 2000, JBIG2 and colour profiles, fetched for a PDF that has such pictures.
      wasmUrl: `${__webpack_public_path__}pdf/wasm/`,
      standardFontDataUrl: `${__webpack_public_path__}pdf/standard_fonts/`,
    })
    close = () => void task.destroy()
    if (isClosed) close()
    return task.promise
  })
  return {
    document,
    close: () => {
      isClosed = true
      close()
    },
  }
}
