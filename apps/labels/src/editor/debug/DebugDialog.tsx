import { useHost } from '@console/sub-app'
import { AppModal, copyText, Icon } from '@console/ui'
import { Alert, Button, Segmented } from 'antd'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import styles from './Debug.module.css'
import { DebugInput } from './DebugInput.tsx'
import { DebugLines } from './DebugLines.tsx'
import { useDebug } from './use-debug.ts'

/** Width of the dialog in px (LABEL-Q15). */
const DEBUG_WIDTH = 800

type DebugDialogProps = {
  productId: number
  /** The editor has changes that the simulation does not know. */
  isDirty: boolean
  onClose: () => void
}

/** A conversation with the saved prompt labels of a product, as a chat (LABEL-136..149). */
export function DebugDialog({ productId, isDirty, onClose }: DebugDialogProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const debug = useDebug(productId)
  const name = useId()
  const environment = formatMessage({ id: 'label.debug.environment' })

  async function copy(): Promise<void> {
    try {
      await copyText(debug.sessionId)
      services.toast.success(formatMessage({ id: 'label.debug.copied' }))
    } catch {
      // The browser refused the clipboard; there is nothing more to know.
      services.toast.error(formatMessage({ id: 'label.debug.copyFailed' }))
    }
  }

  return (
    <AppModal
      open
      width={DEBUG_WIDTH}
      fillsPhone
      footer={null}
      title={formatMessage({ id: 'label.debug.title' })}
      onCancel={onClose}
    >
      <div className={styles['dialog']}>
        <div className={styles['tools']}>
          <Segmented
            name={name}
            aria-label={environment}
            value={debug.isProd ? 'production' : 'test'}
            options={[
              { value: 'test', label: formatMessage({ id: 'label.debug.test' }) },
              { value: 'production', label: formatMessage({ id: 'label.debug.production' }) },
            ]}
            onChange={(next) => debug.switchTo(next === 'production')}
          />
          <span className={styles['session']}>
            <span className={styles['sessionId']}>{debug.sessionId}</span>
            <Button icon={<Icon name="copy" />} onClick={() => void copy()}>
              {formatMessage({ id: 'label.debug.copy' })}
            </Button>
          </span>
        </div>
        <p className={styles['note']}>
          {formatMessage({ id: debug.isProd ? 'label.debug.production.note' : 'label.debug.test.note' })}
        </p>
        {isDirty && <Alert type="warning" title={formatMessage({ id: 'label.debug.unsaved' })} />}
        <DebugLines lines={debug.lines} pending={debug.pending} />
        {debug.failure !== null && (
          <p className={styles['failure']} role="alert">
            {debug.failure}
          </p>
        )}
        <DebugInput debug={debug} />
      </div>
    </AppModal>
  )
}
