import { ProForm } from '@ant-design/pro-components'
import type { userData } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { AppModal, DraftNotice } from '@console/ui'
import { useIntl } from 'react-intl'
import type { SuggestionForm } from '../../../model/suggestions.ts'
import { SuggestionFields } from './SuggestionFields.tsx'
import { useSuggestionForm } from './use-suggestion-form.ts'

type SuggestionDialogProps = {
  /** Null: a new one. */
  stored: userData.CheckConfig | null
  bizTypeId: number
  sources: readonly userData.DataSource[]
  isSaving: boolean
  onSave: (check: userData.SavedCheck, onSaved: () => void) => void
  onClose: () => void
}

const WIDTH = 720

/** A suggestion with its rules (RPT-052..059). */
export function SuggestionDialog(props: SuggestionDialogProps) {
  const { stored, sources, isSaving, onSave, onClose } = props
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const form = useSuggestionForm(props)
  function close(): void {
    form.drop()
    onClose()
  }
  return (
    <AppModal
      open
      fillsPhone
      width={WIDTH}
      title={formatMessage({ id: `statConfig.suggestion.${stored === null ? 'new' : 'edit'}` })}
      okText={formatMessage({ id: 'statConfig.save' })}
      okButtonProps={{ loading: isSaving }}
      closable={!isSaving}
      onCancel={close}
      onOk={form.submit}
    >
      <DraftNotice draft={{ typedAt: form.typedAt, discard: form.discard }} timezone={timezone} />
      <ProForm<SuggestionForm>
        formRef={form.ref}
        submitter={false}
        omitNil={false}
        requiredMark="optional"
        initialValues={form.initial}
        onValuesChange={form.type}
        onFinish={async () => {
          onSave(form.check(), close)
          return false
        }}
      >
        <SuggestionFields sources={sources} />
      </ProForm>
    </AppModal>
  )
}
