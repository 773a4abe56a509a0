import type { projectEntity } from '@console/contracts'
import { MoreTexts, useHost } from '@console/sub-app'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FilePreview } from './FilePreview.tsx'
import { filesTexts } from './texts.ts'
import { previewKind, toFileName } from './uploaded-file.ts'
import styles from './FileList.module.css'

const BYTES_A_KILOBYTE = 1024

type FileListProps = { files: readonly projectEntity.ProjectFile[] }

/** Uploaded files: each can be downloaded, pictures and PDFs also previewed (PROV-Q10). */
export function FileList({ files }: FileListProps) {
  return (
    <MoreTexts texts={filesTexts}>
      <Files files={files} />
    </MoreTexts>
  )
}

function Files({ files: sent }: FileListProps) {
  const { formatMessage } = useIntl()
  const { apiOrigin } = useHost()
  // File addresses are relative to the server's origin, which may differ from the console's.
  const files = sent.map((file) => ({
    ...file,
    url: file.url.startsWith('/') ? `${apiOrigin}${file.url}` : file.url,
  }))
  const [opened, setOpened] = useState<projectEntity.ProjectFile | null>(null)
  return (
    <>
      <ul className={`ui-stack ui-gap-4 ui-list ${styles['files']}`}>
        {files.map((file) => (
          <li key={file.fid ?? file.url}>
            <FileLink file={file} />
            {file.mediaType !== undefined && previewKind(file.mediaType) !== null && (
              <Button
                type="link"
                size="small"
                aria-label={formatMessage({ id: 'files.previewOf' }, { name: toFileName(file) })}
                onClick={() => {
                  setOpened(file)
                }}
              >
                {formatMessage({ id: 'files.preview' })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {opened !== null && (
        <FilePreview
          file={opened}
          onClose={() => {
            setOpened(null)
          }}
        />
      )}
    </>
  )
}

/** An uploaded file, as the link that downloads it (PROJ-035). */
function FileLink({ file }: { file: projectEntity.ProjectFile }) {
  const { url, bytes } = file
  const name = toFileName(file)
  const { formatNumber } = useIntl()
  return (
    <span className="ui-flex ui-items-baseline ui-gap-8 ui-body ui-anywhere">
      <a href={url} download={name} dir="auto">
        {name}
      </a>
      {bytes !== undefined && (
        <span className="ui-rigid ui-size-12 ui-faint">
          {formatNumber(Math.max(1, Math.round(bytes / BYTES_A_KILOBYTE)))} kB
        </span>
      )}
    </span>
  )
}
