import { projectFile } from '@console/contracts'
import { MoreTexts } from '@console/sub-app'
import { Icon } from '@console/ui'
import { FormField } from '@console/ui/form'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { filesTexts } from './texts.ts'
import styles from './UploadList.module.css'
import { UploadRow } from './UploadRow.tsx'
import type { Uploads } from './use-uploads.ts'

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
  const picker = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const { value, max, isFull, refused } = uploads
  const limits = {
    max,
    size: projectFile.MAX_FILE_BYTES / BYTES_A_MEGABYTE,
  }
  return (
    <FormField label={label} note={formatMessage({ id: 'files.note' }, limits)} problem={problem}>
      {({ status, disabled, ...control }) => (
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
            uploads.add([...event.dataTransfer.files])
          }}
        >
          <div className={styles['choose']}>
            <Button
              {...control}
              icon={<Icon name="plus" />}
              disabled={isFull || disabled}
              onClick={() => picker.current?.click()}
            >
              {formatMessage({ id: 'files.choose' }, { max })}
            </Button>
            <span className={styles['hint']}>
              {formatMessage({ id: isFull ? 'files.full' : 'files.drop' }, limits)}
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
          {refused.map(({ reason, names }) => (
            <p key={reason} className={styles['problem']} role="alert">
              {formatMessage({ id: `files.${reason}` }, { ...limits, names: formatList(names) })}
            </p>
          ))}
          <ul className={styles['list']}>
            {value.map(({ fid, name }) => (
              <li key={fid}>
                <UploadRow name={name} onRemove={() => uploads.remove(fid)} />
              </li>
            ))}
            {uploads.uploads.map((upload) => (
              <li key={upload.key}>
                <UploadRow
                  name={upload.name}
                  upload={upload}
                  onRetry={() => uploads.retry(upload.key)}
                  onRemove={() => uploads.cancel(upload.key)}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </FormField>
  )
}
