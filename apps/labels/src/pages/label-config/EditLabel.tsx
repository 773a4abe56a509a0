import type { label } from '@console/contracts'
import { PageFailure } from '@console/domain-ui'
import { AppModal } from '@console/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { EditorLoading } from '../../editor/EditorLoading.tsx'
import { LabelEditor } from '../../editor/label-editor-part.ts'
import { useLabel } from '../../queries/labels.ts'

type EditLabelProps = {
  id: number
  /** Undefined until the list is loaded. */
  labels: readonly label.Label[] | undefined
  onClose: () => void
}

/** The editor of a stored label, also of one that the list does not show. Rows have all that it needs (LABEL-Q4). */
export function EditLabel({ id, labels, onClose }: EditLabelProps) {
  const { formatMessage } = useIntl()
  const row = labels?.find((one) => one.id === id)
  const [seen, setSeen] = useState(row)
  const described = useLabel(seen === undefined && row === undefined ? id : null)
  const found = row ?? described.data
  // As it was when the editor opened: a reload of the list does not take what is typed.
  if (seen === undefined && found !== undefined) setSeen(found)
  if (seen !== undefined) {
    return <LabelEditor labelType={seen.rule.labelType} stored={seen} onClose={onClose} />
  }
  if (described.error === null) return <EditorLoading />
  return (
    <AppModal open footer={null} onCancel={onClose}>
      <PageFailure
        error={described.error}
        title={formatMessage({ id: 'label.one.failed' })}
        page={formatMessage({ id: 'label.page' })}
        onRetry={() => void described.refetch()}
      />
    </AppModal>
  )
}
