import { EmptyState } from '@console/ui'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import styles from './FilePreview.module.css'

/** A picture from its bytes; the browser lets go of them when it is closed. */
export function PictureView({ bytes, name }: { bytes: Blob; name: string }) {
  const { formatMessage } = useIntl()
  const [address, setAddress] = useState<string | null>(null)
  const [isBroken, setIsBroken] = useState(false)
  useEffect(() => {
    const made = URL.createObjectURL(bytes)
    setAddress(made)
    return () => {
      URL.revokeObjectURL(made)
    }
  }, [bytes])
  if (isBroken) return <EmptyState title={formatMessage({ id: 'files.preview.failed' })} />
  return (
    <div className={styles['stage']}>
      {address !== null && (
        <img className={styles['picture']} src={address} alt={name} onError={() => setIsBroken(true)} />
      )}
    </div>
  )
}
