import { subApp } from '@console/contracts'
import { PageFailure } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { PageLink } from '@console/sub-app/page-link'
import { formatTime, StatusWord, type StatusTone } from '@console/ui'
import { Button, Skeleton } from 'antd'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { useAppVersions, useRetryVersion } from '../../queries/apps.ts'
import type { ArchiveUpload, ArchiveUploads } from '../../queries/use-archive-uploads.ts'
import { SlotList } from './SlotList.tsx'
import { useSizeText } from './use-size-text.ts'
import styles from './AppsPage.module.css'

const TONES = {
  waiting: 'warn',
  fetching: 'calling',
  ready: 'good',
  failed: 'error',
  removed: 'idle',
} as const satisfies Record<subApp.AppVersion['state'], StatusTone>

type VersionListProps = {
  app: subApp.AppRow
  /** False for people of the owner, who only read. */
  mayRegister: boolean
  uploads: ArchiveUploads
}

/** The versions of an app, the newest first, with what became of their files. */
export function VersionList({ app: { module }, mayRegister, uploads }: VersionListProps) {
  const { formatMessage } = useIntl()
  const detail = useAppVersions(module)
  if (detail.data === undefined) {
    return detail.error === null ? (
      <div role="status" aria-label={formatMessage({ id: 'ui.loading' })}>
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      </div>
    ) : (
      <PageFailure
        error={detail.error}
        title={formatMessage({ id: 'apps.one.failed' })}
        page={formatMessage({ id: 'apps.page' })}
        onRetry={() => void detail.refetch()}
      />
    )
  }
  return (
    <ol className="ui-list" aria-label={formatMessage({ id: 'apps.versions' })}>
      {detail.data.versions.map((version) => (
        <VersionRow
          key={version.id}
          module={module}
          mayRegister={mayRegister}
          version={version}
          upload={uploads.uploads.get(version.id)}
          onUpload={(file) => uploads.start(version.id, file)}
        />
      ))}
    </ol>
  )
}

type VersionRowProps = {
  module: string
  mayRegister: boolean
  version: subApp.AppVersion
  /** An upload that runs, or that failed here. */
  upload: ArchiveUpload | undefined
  onUpload: (file: File) => void
}

function VersionRow({ module, mayRegister, version, upload, onUpload }: VersionRowProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { number, state, source, createdAt, createdBy, problem, slots } = version
  const time = formatTime(createdAt, timezone)
  const title = formatMessage({ id: 'apps.versions.one' }, { number })
  return (
    <li className={styles['version']} aria-label={title}>
      <div className="ui-row ui-between ui-gap-12">
        <strong>{title}</strong>
        <VersionState version={version} upload={upload} />
      </div>
      <span className="ui-small ui-muted ui-anywhere">
        {source?.url ?? formatMessage({ id: 'apps.versions.archive' })}
      </span>
      <span className="ui-small ui-muted">
        {createdBy === null ? time : formatMessage({ id: 'apps.versions.made' }, { time, name: createdBy })}
      </span>
      {slots !== null && <SlotList slots={slots} />}
      {state === 'failed' && problem !== null && <VersionProblem problem={problem} />}
      {upload?.problem != null && (
        <span className="ui-small ui-error" role="alert">
          {upload.problem}
        </span>
      )}
      {mayRegister && <VersionActions {...{ module, version, upload, onUpload }} />}
    </li>
  )
}

/** The state in words; a ready version says how large it is. */
function VersionState({
  version: { state, files, bytes },
  upload,
}: Pick<VersionRowProps, 'version' | 'upload'>) {
  const { formatMessage, formatNumber } = useIntl()
  const size = useSizeText()
  if (upload?.problem === null) {
    const share = formatNumber(upload.share, { style: 'percent' })
    return <Running text={formatMessage({ id: 'apps.versions.uploading' }, { share })} />
  }
  const text = formatMessage({ id: `apps.versions.state.${state}` })
  if (state === 'fetching') return <Running text={text} />
  return (
    <span className="ui-cluster ui-gap-0-8">
      {state === 'ready' && (
        <span className="ui-small ui-muted ui-figures">
          {formatMessage({ id: 'apps.versions.size' }, { files, size: size(bytes) })}
        </span>
      )}
      <StatusWord tone={TONES[state]}>{text}</StatusWord>
    </span>
  )
}

/** Something goes on in the server, or on the way to it. */
function Running({ text }: { text: string }) {
  return (
    <span className="ui-inline-row ui-gap-6 ui-small" role="status">
      <span className={styles['running']} aria-hidden="true" />
      {text}
    </span>
  )
}

/** The reason in words with what to do, the file and what else is known. */
function VersionProblem({ problem }: { problem: NonNullable<subApp.AppVersion['problem']> }) {
  const { formatMessage } = useIntl()
  const { reason, file, detail } = problem
  return (
    <div className={styles['problem']} role="alert">
      <span>{formatMessage({ id: `apps.problem.${reason}` })}</span>
      {file !== '' && (
        <span className="ui-anywhere">{formatMessage({ id: 'apps.versions.file' }, { file })}</span>
      )}
      {detail !== '' && (
        <span className="ui-anywhere">{formatMessage({ id: 'apps.versions.detail' }, { detail })}</span>
      )}
    </div>
  )
}

function VersionActions({ module, version, upload, onUpload }: Omit<VersionRowProps, 'mayRegister'>) {
  const { formatMessage } = useIntl()
  const retry = useRetryVersion()
  const picker = useRef<HTMLInputElement>(null)
  const { id, number, state, source } = version
  const isUploading = upload?.problem === null
  const takesArchive = source === null && (state === 'waiting' || state === 'failed') && !isUploading
  const toLabel = (action: string) =>
    formatMessage(
      { id: 'apps.actionOn' },
      { action, name: formatMessage({ id: 'apps.versions.one' }, { number }) },
    )
  const uploadText = formatMessage({
    id: state === 'failed' || upload?.problem != null ? 'apps.versions.uploadAgain' : 'apps.versions.upload',
  })
  const previewText = formatMessage({ id: 'apps.versions.preview' })
  const retryText = formatMessage({ id: 'apps.versions.retry' })
  return (
    <div className="ui-wrap ui-gap-8">
      {state === 'failed' && source !== null && (
        <Button
          size="small"
          loading={retry.isPending}
          aria-label={toLabel(retryText)}
          onClick={() => retry.mutate(id)}
        >
          {retryText}
        </Button>
      )}
      {takesArchive && (
        <>
          <Button size="small" aria-label={toLabel(uploadText)} onClick={() => picker.current?.click()}>
            {uploadText}
          </Button>
          <input
            ref={picker}
            type="file"
            accept=".zip"
            hidden
            aria-label={toLabel(uploadText)}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file !== undefined) onUpload(file)
              target.value = ''
            }}
          />
        </>
      )}
      {state === 'ready' && (
        <span className="ui-small">
          <PageLink to={`${subApp.PAGES_PATH}${module}?preview=${id}`} label={toLabel(previewText)}>
            {previewText}
          </PageLink>
        </span>
      )}
    </div>
  )
}
