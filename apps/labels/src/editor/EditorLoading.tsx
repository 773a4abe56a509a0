import { AppModal } from '@console/ui'
import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { EDITOR_WIDTH } from './editor-width.ts'

/** The dialog in its size, so that nothing jumps when the editor comes. */
export function EditorLoading() {
  const { formatMessage } = useIntl()
  return (
    <AppModal
      open
      width={EDITOR_WIDTH}
      fillsPhone
      closable={false}
      footer={null}
      title={formatMessage({ id: 'label.page' })}
    >
      <div role="status" aria-label={formatMessage({ id: 'ui.loading' })}>
        <Skeleton active paragraph={{ rows: 10 }} />
      </div>
    </AppModal>
  )
}
