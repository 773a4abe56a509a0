import type { projectEntity } from '@console/contracts'
import { lazyPart, MoreTexts, useHost } from '@console/sub-app'
import { AppModal, EmptyState, ErrorState, Icon } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import styles from './FilePreview.module.css'
import { toFileName } from './file-name.ts'
import { fileQuery } from './load-file.ts'
import { PictureView } from './PictureView.tsx'
import { previewKind } from './preview-kind.ts'
import { filesTexts } from './texts.ts'

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
