import type { projectEntity } from '@console/contracts'
import { useIntl } from 'react-intl'
import { toFileName } from './file-name.ts'
import styles from './FileLink.module.css'

const BYTES_A_KILOBYTE = 1024

/** An uploaded file, as the link that downloads it (PROJ-035). */
export function FileLink({ file }: { file: projectEntity.ProjectFile }) {
  const { url, bytes } = file
  const name = toFileName(file)
  const { formatNumber } = useIntl()
  return (
    <span className={styles['file']}>
      <a href={url} download={name} dir="auto">
        {name}
      </a>
      {bytes !== undefined && (
        <span className={styles['size']}>
          {formatNumber(Math.max(1, Math.round(bytes / BYTES_A_KILOBYTE)))} kB
        </span>
      )}
    </span>
  )
}
