import { sessionRecord } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useIntl } from 'react-intl'
import { CaseForm } from '../../components/CaseForm.tsx'
import { useEditCase } from '../../queries/cases.ts'

/** Changes an example. A conflicting change is reported before it is overwritten. */
export function EditCaseDialog({
  sessionCase,
  onClose,
}: {
  sessionCase: sessionRecord.SessionCase
  onClose: () => void
}) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const edit = useEditCase()
  const { id, version, title, note } = sessionCase
  return (
    <CaseForm
      heading={formatMessage({ id: 'case.editTitle' }, { title })}
      draftKey={{ name: sessionRecord.editCase.id, id, version }}
      initial={{ title, note }}
      onSave={async (text) => edit.mutateAsync({ id, version, ...text })}
      onSaved={() => {
        services.toast.success(formatMessage({ id: 'case.saved' }))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
