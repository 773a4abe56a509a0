import { EmptyState } from '@console/ui'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import styles from './FilePreview.module.css'

type PdfPageProps = { document: PDFDocumentProxy; number: number; zoom: number; label: string }

/** Px on each side; browsers render nothing on a larger canvas. */
const LARGEST_CANVAS = 8192

/** One page; at a zoom of 1 it fills the width. */
export function PdfPage({ document, number, zoom, label }: PdfPageProps) {
  const { formatMessage } = useIntl()
  const sheet = useRef<HTMLCanvasElement>(null)
  const [isBroken, setIsBroken] = useState(false)

  useEffect(() => {
    const canvas = sheet.current
    if (canvas === null) return
    let drawing: { cancel: () => void } | null = null
    let isLeft = false
    async function draw(target: HTMLCanvasElement) {
      const page = await document.getPage(number)
      if (isLeft) return
      const plain = page.getViewport({ scale: 1 })
      const width = (target.parentElement?.clientWidth ?? plain.width) * zoom
      const scale = width / plain.width
      const most = LARGEST_CANVAS / Math.max(plain.width, plain.height)
      const viewport = page.getViewport({ scale: Math.min(scale * window.devicePixelRatio, most) })
      target.width = viewport.width
      target.height = viewport.height
      target.style.width = `${width}px`
      target.style.height = `${plain.height * scale}px`
      const task = page.render({ canvas: target, viewport })
      drawing = task
      await task.promise
    }
    draw(canvas).catch(() => {
      if (!isLeft) setIsBroken(true)
    })
    return () => {
      isLeft = true
      drawing?.cancel()
    }
  }, [document, number, zoom])

  if (isBroken) return <EmptyState title={formatMessage({ id: 'files.preview.failed' })} />
  return <canvas ref={sheet} className={styles['sheet']} role="img" aria-label={label} />
}
