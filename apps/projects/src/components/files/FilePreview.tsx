import type { Language, projectEntity } from '@console/contracts'
import { ApiError, httpMessage, lazyPart, MoreTexts, useHost } from '@console/sub-app'
import { AppModal, EmptyState, ErrorState, Icon } from '@console/ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { type ReactNode, useCallback, useState } from 'react'
import { useIntl } from 'react-intl'
import { filesTexts } from './texts.ts'
import { previewKind, toFileName } from './uploaded-file.ts'
import styles from './FilePreview.module.css'

type FilePreviewProps = { file: projectEntity.ProjectFile; onClose: () => void }

/** px; less in a narrower window. */
const WIDTH = 960

/** The PDF renderer is large, so it loads with the first PDF. */
const PdfView = lazyPart<{ bytes: Blob; name: string }>(
  async () => {
    const view = await import(/* webpackChunkName: "on-demand-pdf" */ './PdfView.tsx')
    return { Page: view.PdfView }
  },
  { Loading },
)

/** Shows a picture or a PDF over the page; any other file is offered for download. */
export function FilePreview(props: FilePreviewProps) {
  return (
    <MoreTexts texts={filesTexts}>
      <Preview {...props} />
    </MoreTexts>
  )
}

function Preview({ file, onClose }: FilePreviewProps) {
  const { formatMessage } = useIntl()
  return (
    <AppModal
      open
      fillsPhone
      width={WIDTH}
      title={toFileName(file)}
      onCancel={onClose}
      footer={
        <>
          <Button href={file.url} download={toFileName(file)} icon={<Icon name="download" />}>
            {formatMessage({ id: 'files.download' })}
          </Button>
          <Button onClick={onClose}>{formatMessage({ id: 'ui.close' })}</Button>
        </>
      }
    >
      {previewKind(file.mediaType ?? '') === null ? (
        <EmptyState title={formatMessage({ id: 'files.preview.none' })}>
          {formatMessage({ id: 'files.preview.none.text' })}
        </EmptyState>
      ) : (
        <Shown file={file} />
      )}
    </AppModal>
  )
}

function Shown({ file }: { file: projectEntity.ProjectFile }): ReactNode {
  const { formatMessage } = useIntl()
  const { language } = useHost()
  const { data: bytes, error, refetch } = useQuery(fileQuery(file, language))
  if (bytes === undefined) {
    if (error === null) return <Loading />
    return (
      <ErrorState
        title={formatMessage({ id: 'files.preview.failed' })}
        error={error}
        onRetry={() => void refetch()}
      />
    )
  }
  const name = toFileName(file)
  if (previewKind(file.mediaType ?? '') === 'picture') return <PictureView bytes={bytes} name={name} />
  return <PdfView bytes={bytes} name={name} />
}

function Loading() {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['loading']} role="status" aria-label={formatMessage({ id: 'ui.loading' })}>
      <Skeleton active title={false} paragraph={{ rows: 8 }} />
    </div>
  )
}

/** A picture from its bytes; they are released when it is closed. */
function PictureView({ bytes, name }: { bytes: Blob; name: string }) {
  const { formatMessage } = useIntl()
  const [isBroken, setIsBroken] = useState(false)
  const draw = useCallback(
    (picture: HTMLImageElement) => {
      const address = URL.createObjectURL(bytes)
      picture.src = address
      return () => {
        URL.revokeObjectURL(address)
      }
    },
    [bytes],
  )
  if (isBroken) return <EmptyState title={formatMessage({ id: 'files.preview.failed' })} />
  return (
    <div className={styles['stage']}>
      <img className={styles['picture']} ref={draw} alt={name} onError={() => setIsBroken(true)} />
    </div>
  )
}

/** Loads a file as bytes. Previews use these, never a document of our own origin (R26). */
function fileQuery({ url }: Pick<projectEntity.ProjectFile, 'url'>, language: Language) {
  return queryOptions({
    queryKey: ['projectFile.bytes', url],
    queryFn: async ({ signal }) => loadFile(url, { language, signal }),
    // Up to 50 MB: not cached beyond its preview.
    gcTime: 0,
    staleTime: Infinity,
  })
}

type LoadOptions = { language: Language; signal: AbortSignal }

/** The address works for the user who requested it, as long as their session lasts. */
async function loadFile(url: string, { language, signal }: LoadOptions): Promise<Blob> {
  const response = await fetch(url, { credentials: 'omit', signal }).catch((error: unknown) => {
    if (signal.aborted) throw error
    throw new ApiError(httpMessage(language, 'network'), {
      kind: 'network',
      callId: 'projectFile.bytes',
      cause: error,
    })
  })
  if (!response.ok) {
    const { status } = response
    throw new ApiError(httpMessage(language, status), { kind: 'status', status, callId: 'projectFile.bytes' })
  }
  return response.blob()
}
