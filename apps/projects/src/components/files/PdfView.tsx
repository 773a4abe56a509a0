import { EmptyState, IconButton } from '@console/ui'
import { Skeleton } from 'antd'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { openPdf } from './pdf-document.ts'
import styles from './FilePreview.module.css'

/** Px on each side; browsers render nothing on a larger canvas. */
const LARGEST_CANVAS = 8192

type PdfViewProps = { bytes: Blob; name: string }

type Opened = { state: 'opening' } | { state: 'failed' } | { state: 'open'; document: PDFDocumentProxy }

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const
const WHOLE = ZOOMS.indexOf(1)

/** A PDF page by page, drawn from its bytes (R26). */
export function PdfView({ bytes, name }: PdfViewProps) {
  const { formatMessage } = useIntl()
  const opened = useOpenedPdf(bytes)
  const [page, setPage] = useState(1)
  const [zoomStep, setZoomStep] = useState(WHOLE)
  if (opened.state === 'failed') {
    return <EmptyState title={formatMessage({ id: 'files.preview.failed' })} />
  }
  if (opened.state === 'opening') {
    return (
      <div className={styles['loading']} role="status" aria-label={formatMessage({ id: 'ui.loading' })}>
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      </div>
    )
  }
  const { document } = opened
  const count = document.numPages
  const zoom = ZOOMS[zoomStep] ?? 1
  const at = formatMessage({ id: 'files.page' }, { page, count })
  return (
    <>
      <div className={styles['tools']}>
        <PageButtons page={page} count={count} onPage={setPage} />
        <ZoomButtons step={zoomStep} onStep={setZoomStep} />
      </div>
      <div className={styles['stage']} role="region" aria-label={name} ref={scrollableByKeys}>
        <PdfPage key={page} document={document} number={page} zoom={zoom} label={`${name}, ${at}`} />
      </div>
    </>
  )
}

type PageButtonsProps = { page: number; count: number; onPage: (page: number) => void }

function PageButtons({ page, count, onPage }: PageButtonsProps) {
  const { formatMessage } = useIntl()
  return (
    <span className={styles['pair']}>
      <IconButton
        icon="left"
        label={formatMessage({ id: 'files.page.previous' })}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <span className={styles['at']} role="status">
        {formatMessage({ id: 'files.page' }, { page, count })}
      </span>
      <IconButton
        icon="right"
        label={formatMessage({ id: 'files.page.next' })}
        disabled={page >= count}
        onClick={() => onPage(page + 1)}
      />
    </span>
  )
}

function ZoomButtons({ step, onStep }: { step: number; onStep: (step: number) => void }) {
  const { formatMessage, formatNumber } = useIntl()
  return (
    <span className={styles['pair']}>
      <IconButton
        icon="minus"
        label={formatMessage({ id: 'files.zoom.out' })}
        disabled={step <= 0}
        onClick={() => onStep(step - 1)}
      />
      <span className={styles['zoom']}>{formatNumber(ZOOMS[step] ?? 1, { style: 'percent' })}</span>
      <IconButton
        icon="plus"
        label={formatMessage({ id: 'files.zoom.in' })}
        disabled={step >= ZOOMS.length - 1}
        onClick={() => onStep(step + 1)}
      />
    </span>
  )
}

function useOpenedPdf(bytes: Blob): Opened {
  const [opened, setOpened] = useState<Opened>({ state: 'opening' })
  useEffect(() => {
    const { document, close } = openPdf(bytes)
    let isLeft = false
    document.then(
      (ready) => {
        if (!isLeft) setOpened({ state: 'open', document: ready })
      },
      () => {
        if (!isLeft) setOpened({ state: 'failed' })
      },
    )
    return () => {
      isLeft = true
      close()
    }
  }, [bytes])
  return opened
}

function scrollableByKeys(stage: HTMLElement | null): void {
  stage?.setAttribute('tabindex', '0')
}

type PdfPageProps = { document: PDFDocumentProxy; number: number; zoom: number; label: string }

/** One page; at a zoom of 1 it fills the width. */
function PdfPage({ document, number, zoom, label }: PdfPageProps) {
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
