import { sessionRecord } from '@console/contracts'
import { failureText, useHost } from '@console/sub-app'
import { useIntl } from 'react-intl'
import { CaseForm } from '../../components/CaseForm.tsx'
import { useEditCase } from '../../queries/cases.ts'

/** Changes an example. A conflicting change is reported before it is overwritten. */
export function EditCaseDialog({ kept, onClose }: { kept: sessionRecord.SessionCase; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const edit = useEditCase()
  const { id, version, title, note } = kept
  return (
    <CaseForm
      heading={formatMessage({ id: 'case.editTitle' }, { title })}
      keptAs={{ name: sessionRecord.editCase.id, id, version }}
      initial={{ title, note }}
      isSaving={edit.isPending}
      problem={edit.error === null ? null : failureText(edit.error)}
      onSave={(text, onSaved) =>
        edit.mutate(
          { id, version, ...text },
          {
            onSuccess: () => {
              services.toast.success(formatMessage({ id: 'case.saved' }))
              onSaved()
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    />
  )
}
