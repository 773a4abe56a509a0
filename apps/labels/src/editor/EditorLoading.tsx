import { AppModal } from '@console/ui'
import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { EDITOR_WIDTH } from './editor-width.ts'

/** The dialog in its final size, so that the layout does not shift when the editor has loaded. */
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
