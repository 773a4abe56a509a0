import { AppModal } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { KINDS, type LabelKind } from './label-config.search.ts'
import styles from './LabelConfigPage.module.css'

type AddLabelDialogProps = { onChoose: (kind: LabelKind) => void; onClose: () => void }

/** Which kind of label is added (LABEL-031). */
export function AddLabelDialog({ onChoose, onClose }: AddLabelDialogProps) {
  const { formatMessage } = useIntl()
  return (
    <AppModal open title={formatMessage({ id: 'label.add.title' })} footer={null} onCancel={onClose}>
      <div className={styles['kinds']}>
        {KINDS.map((kind) => (
          <Button key={kind} className={styles['kind'] ?? ''} onClick={() => onChoose(kind)}>
            <strong>{formatMessage({ id: `label.kind.${kind}` })}</strong>
            <span>{formatMessage({ id: `label.kind.${kind}.text` })}</span>
          </Button>
        ))}
      </div>
    </AppModal>
  )
}
