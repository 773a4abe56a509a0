import { projectFile } from '@console/contracts'
import { MoreTexts } from '@console/sub-app'
import { Icon, IconButton } from '@console/ui'
import { type ControlProps, FormField } from '@console/ui/form'
import { Button } from 'antd'
import { type ReactNode, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { filesTexts } from './texts.ts'
import type { Upload } from './upload-queue.ts'
import type { Uploads } from './use-uploads.ts'
import styles from './UploadList.module.css'

type UploadListProps = {
  label: string
  uploads: Uploads
  problem: string | undefined
}

const BYTES_A_MEGABYTE = 1_048_576

/** A field of files: chosen or dropped, several at a time, each with its progress (PROV-016). */
export function UploadList(props: UploadListProps) {
  return (
    <MoreTexts texts={filesTexts}>
      <UploadField {...props} />
    </MoreTexts>
  )
}

function UploadField({ label, uploads, problem }: UploadListProps) {
  const { formatMessage, formatList } = useIntl()
  const limits = getUploadLimits(uploads)
  return (
    <FormField label={label} note={formatMessage({ id: 'files.note' }, limits)} problem={problem}>
      {({ status, ...control }) => (
        <DropArea status={status} onFiles={uploads.add}>
          <FilePicker label={label} uploads={uploads} control={control} />
          {uploads.refused.map(({ reason, names }) => (
            <p key={reason} className="ui-no-margin ui-small ui-anywhere ui-error" role="alert">
              {formatMessage({ id: `files.${reason}` }, { ...limits, names: formatList(names) })}
            </p>
          ))}
          <UploadRows uploads={uploads} />
        </DropArea>
      )}
    </FormField>
  )
}

function getUploadLimits({ max }: Uploads) {
  return { max, size: projectFile.MAX_FILE_BYTES / BYTES_A_MEGABYTE }
}

type DropAreaProps = {
  status: ControlProps['status'] | undefined
  onFiles: (files: readonly File[]) => void
  children: ReactNode
}

function DropArea({ status, onFiles, children }: DropAreaProps) {
  const [isOver, setIsOver] = useState(false)
  return (
    <div
      className={styles['field']}
      data-over={isOver}
      data-status={status}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      {children}
    </div>
  )
}

type FilePickerProps = Pick<UploadListProps, 'label' | 'uploads'> & {
  control: Omit<ControlProps, 'status'>
}

function FilePicker({ label, uploads, control }: FilePickerProps) {
  const { formatMessage } = useIntl()
  const picker = useRef<HTMLInputElement>(null)
  const { max, isFull } = uploads
  return (
    <div className="ui-cluster ui-gap-8-12 ui-phone-buttons">
      <Button
        {...control}
        icon={<Icon name="plus" />}
        disabled={isFull || control.disabled}
        onClick={() => picker.current?.click()}
      >
        {formatMessage({ id: 'files.choose' }, { max })}
      </Button>
      <span className="ui-small ui-muted">
        {formatMessage({ id: isFull ? 'files.full' : 'files.drop' }, getUploadLimits(uploads))}
      </span>
      <input
        ref={picker}
        type="file"
        hidden
        multiple={max > 1}
        aria-label={label}
        onChange={({ target }) => {
          uploads.add([...(target.files ?? [])])
          // Allows choosing the same file again.
          target.value = ''
        }}
      />
    </div>
  )
}

/** The uploaded files, then those that are uploading or have failed. */
function UploadRows({
  uploads: { value, uploads, retry, cancel, remove },
}: Pick<UploadListProps, 'uploads'>) {
  return (
    <ul className="ui-stack ui-gap-4 ui-list ui-hides-empty">
      {value.map(({ fid, name }) => (
        <li key={fid}>
          <UploadRow name={name} onRemove={() => remove(fid)} />
        </li>
      ))}
      {uploads.map((upload) => (
        <li key={upload.key}>
          <UploadRow
            name={upload.name}
            upload={upload}
            onRetry={() => retry(upload.key)}
            onRemove={() => cancel(upload.key)}
          />
        </li>
      ))}
    </ul>
  )
}

type UploadRowProps = {
  name: string
  /** Absent once it is uploaded. */
  upload?: Upload
  onRetry?: () => void
  onRemove: () => void
}

/** One file of a form: its progress, its failure, or that it is uploaded. */
function UploadRow({ name, upload, onRetry, onRemove }: UploadRowProps) {
  const { formatMessage, formatNumber } = useIntl()
  const state = upload?.state ?? 'arrived'
  const share = upload?.share ?? 1
  const isOnItsWay = state === 'waiting' || state === 'sending'
  return (
    <div className={styles['row']} data-state={state}>
      <Icon name={state === 'arrived' ? 'check' : state === 'failed' ? 'warning' : 'page'} />
      <span className="ui-anywhere" dir="auto">
        {name}
      </span>
      <span className={`ui-figures ui-muted ${styles['state']}`}>
        {state === 'sending'
          ? formatNumber(share, { style: 'percent', maximumFractionDigits: 0 })
          : formatMessage({ id: `files.state.${state}` })}
      </span>
      <span className="ui-row">
        {state === 'failed' && (
          <Button
            type="link"
            size="small"
            aria-label={formatMessage({ id: 'files.retryOf' }, { name })}
            onClick={onRetry}
          >
            {formatMessage({ id: 'files.retry' })}
          </Button>
        )}
        <IconButton
          icon="close"
          label={formatMessage({ id: isOnItsWay ? 'files.cancelOf' : 'files.removeOf' }, { name })}
          onClick={onRemove}
        />
      </span>
      {state === 'failed' && upload?.reason != null && (
        <span className={styles['reason']} role="alert">
          {upload.reason}
        </span>
      )}
      {isOnItsWay && (
        <span
          className={styles['bar']}
          role="progressbar"
          aria-label={formatMessage({ id: 'files.progressOf' }, { name })}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(share * 100)}
        >
          <span className={styles['done']} style={{ width: `${share * 100}%` }} />
        </span>
      )}
    </div>
  )
}
