import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist'

/**
 * Reads a PDF in a worker of our own origin. What is in it runs nothing: pdf.js draws pages, and its scripting is not
 * loaded. `close` ends the worker's work for it.
 */
export function openPdf(bytes: Blob): { document: Promise<PDFDocumentProxy>; close: () => void } {
  GlobalWorkerOptions.workerPort ??= new Worker(
    /* webpackChunkName: "on-demand-pdf-worker" */ new URL(
      'pdfjs-dist/build/pdf.worker.mjs',
      import.meta.url,
    ),
    { type: 'module' },
  )
  let isClosed = false
  let close = () => {}
  const document = bytes.arrayBuffer().then(async (data) => {
    const task = getDocument({ data, enableXfa: false })
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
