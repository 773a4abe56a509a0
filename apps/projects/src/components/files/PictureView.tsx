import { EmptyState } from '@console/ui'
import { useCallback, useState } from 'react'
import { useIntl } from 'react-intl'
import styles from './FilePreview.module.css'

/** A picture from its bytes; they are released when it is closed. */
export function PictureView({ bytes, name }: { bytes: Blob; name: string }) {
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
